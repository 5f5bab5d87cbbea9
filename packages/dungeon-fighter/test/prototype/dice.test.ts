import { expect } from 'vitest';
import { clause, monster, type Table, weapon } from '../support/table.ts';

const plain = (t: Table): Table => t.combat({ heroes: ['lorenzo', 'aureliano'] });

// ---- DICE -----------------------------------------------------------------------------------------------

for (const [bounces, first] of [
  [0, 'lorenzo missed: no-bounce'],
  [1, 'lorenzo hit 3'],
  [2, 'lorenzo hit 3'],
] as const)
  clause('DF0-DICE-01', `${bounces} bounces beside the board`, t =>
    plain(t).throws('red', { bounces }).begins(first),
  );

clause('DF0-DICE-02', 'nothing is counted before the table tells where the die stopped', t =>
  plain(t)
    .does('lorenzo throws red')
    .expect()
    .asks('table', 'landing')
    .shows({ 'combat.life': 12, 'combat.throw.zone': null })
    .does('lands 4 blank')
    .shows({ 'combat.life': 8 }),
);

for (const value of [1, 2, 3, 4, 5] as const)
  clause('DF0-DICE-03', `zone ${value} is worth ${value}`, t =>
    plain(t)
      .throws('red', { zone: `${value}` })
      .expect(
        `lorenzo hit ${value}`,
        `damage ${value} = ${value} section`,
        `monster life 12 → ${12 - value}: hit`,
      ),
  );

clause('DF0-DICE-04', 'a missed-shot zone is a complete miss', t =>
  plain(t).throws('red', { zone: 'hole' }).expect('lorenzo missed: hole', 'lorenzo life 9 → 7: miss'),
);

clause('DF0-DICE-05', 'a critical-hit zone is worth 6', t =>
  plain(t)
    .throws('red', { zone: '6' })
    .expect('lorenzo hit 6', 'damage 6 = 6 section', 'monster life 12 → 6: hit'),
);

clause('DF0-DICE-06', 'the centre is worth 10', t =>
  plain(t)
    .throws('red', { zone: 'bullseye' })
    .expect('lorenzo hit bullseye', 'damage 10 = 10 bullseye', 'monster life 12 → 2: hit'),
);

for (const [die, ability] of [
  ['red', 'extra-damage-2'],
  ['green', 'pickpocket'],
  ['blue', 'heal-all-heroes-1'],
] as const)
  clause('DF0-DICE-07', `the ${die} die belongs to the ${die} power`, t =>
    t
      .combat({
        heroes: [
          {
            hero: 'lorenzo',
            abilities: { red: 'extra-damage-2', green: 'pickpocket', blue: 'heal-all-heroes-1' },
          },
          'aureliano',
        ],
      })
      .throws(die, { face: 'icon' })
      .begins('lorenzo hit 3', `lorenzo ability ${die}: ${ability}`),
  );

clause('DF0-DICE-08', 'a face shows the symbol or nothing', t =>
  plain(t)
    .does('lorenzo throws red')
    .may('lands 3 icon', 'lands 3 blank')
    .verify(({ game, state }) =>
      expect(
        new Set(game.legal(state).map(action => (action.type === 'land' ? action.face : action.type))),
      ).toEqual(new Set(['icon', 'blank'])),
    ),
);

// ---- HIT ------------------------------------------------------------------------------------------------

for (const [zone, damage] of [
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['4', 4],
  ['5', 5],
  ['6', 6],
  ['bullseye', 10],
] as const)
  clause('DF0-HIT-01', `the monster loses ${damage} life by a die in zone ${zone}`, t =>
    plain(t)
      .throws('red', { zone })
      .shows({ 'combat.life': 12 - damage, 'heroes.lorenzo.life': 9 }),
  );

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
