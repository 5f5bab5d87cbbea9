import { expect } from 'vitest';
import { clause, monster, weapon } from '../../support/table.ts';

clause('DF0-HIT-04', 'bonuses of a power and of equipment are added to the zone', t =>
  t
    .combat({
      heroes: [
        {
          hero: 'lorenzo',
          abilities: { red: 'extra-damage-2' },
          equipment: [weapon({ bonus: 3, requirement: 'blind' })],
        },
        'aureliano',
      ],
    })
    .throws('red', { zone: '4', face: 'icon' }, ['test-weapon'])
    .expect(
      'lorenzo hit 4',
      'lorenzo ability red: extra-damage-2',
      'damage 9 = 4 section + 2 extra-damage-2 + 3 test-weapon',
      'monster life 12 → 3: hit',
    ),
);

for (const [life, after, rest] of [
  [6, 1, 'goes on'],
  [5, 0, 'defeated'],
  [4, -1, 'defeated'],
] as const)
  clause('DF0-HIT-05', `5 damage to ${life} life leave ${after}: ${rest}`, t =>
    t
      .combat({ heroes: ['lorenzo', 'aureliano'], combat: { monster: monster(), life } })
      .throws('red', { zone: '5' })
      .includes(`monster life ${life} → ${after}: hit`)
      .verify(() => expect(t.happened.includes('defeated test-monster') ? 'defeated' : 'goes on').toBe(rest)),
  );

for (const face of ['blank', 'icon'] as const)
  clause('DF0-HIT-06', `the centre with the face ${face} is worth 10 and defeats nothing at once`, t =>
    t
      .combat({
        heroes: [{ hero: 'lorenzo', abilities: { red: 'no-damage' } }, 'aureliano'],
        combat: { monster: monster({ life: 30 }) },
      })
      .throws('red', { zone: 'bullseye', face })
      .expect('lorenzo hit bullseye', 'damage 10 = 10 bullseye', 'monster life 30 → 20: hit')
      .asks('aureliano', 'turn'),
  );
