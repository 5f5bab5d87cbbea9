import type { Zone } from '../../../rules/index.ts';
import { armor, clause, monster, weapon } from '../../support/table.ts';

const ZONES: readonly Zone[] = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  'bullseye',
  'hole',
  'bones',
  'outside',
  'floor',
];

for (const failed of ['blind', 'spin'] as const)
  clause(['DF1-MISS-05', 'DF1-EX-04'], `of two weapons declared ${failed} fails: a miss`, t =>
    t
      .combat({
        heroes: [
          {
            hero: 'torm',
            equipment: [
              weapon({ id: 'helm', requirement: 'blind' }),
              weapon({ id: 'breath', requirement: 'spin' }),
            ],
          },
          'randolph',
        ],
      })
      .throws('red', { zone: '4', failed: [failed] }, ['helm', 'breath'])
      .expect(`torm missed: ${failed}`, 'torm life 9 → 7: miss'),
  );

clause('DF1-MISS-05', 'a weapon that was not declared demands nothing', t =>
  t
    .combat({ heroes: [{ hero: 'torm', equipment: [weapon({ requirement: 'spin' })] }, 'randolph'] })
    .throws('red', { zone: '4' })
    .expect('torm hit 4', 'damage 4 = 4 section', 'monster life 12 → 8: hit'),
);

clause('DF1-MISS-06', 'section 1 of a Small Target is a miss, and Piercing Damage does not activate', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', abilities: { green: 'piercing-damage-2' } }, 'randolph'],
      combat: { monster: monster({ ability: 'small-target' }) },
    })
    .throws('green', { zone: '1', face: 'icon' })
    .expect('torm missed: small-target', 'torm life 9 → 7: miss'),
);

clause('DF1-MISS-06', 'section 2 of a Small Target is a contact', t =>
  t
    .combat({ heroes: ['torm', 'randolph'], combat: { monster: monster({ ability: 'small-target' }) } })
    .throws('green', { zone: '2' })
    .expect('torm hit 2', 'damage 2 = 2 section', 'monster life 12 → 10: hit'),
);

clause(['DF1-MISS-07', 'DF1-R-62'], 'of the way of a die nothing but its bounces is judged', t =>
  t
    .combat({ heroes: ['torm', 'randolph'] })
    .does('torm throws red')
    .offers(
      ...ZONES.flatMap(zone =>
        ['blank', 'icon'].flatMap(face =>
          ['', ' bounces 0', ' bounces 2'].map(bounces => `lands ${zone} ${face}${bounces}`),
        ),
      ),
    )
    .does('lands 3 blank bounces 2')
    .expect('torm hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit'),
);

for (const [reduce, line] of [
  [0, ['torm life 9 → 8: miss']],
  [2, []],
] as const)
  clause('DF1-MISS-08', `damage 3 less 2 for the toad less ${reduce} for an armor`, t =>
    t
      .combat({
        heroes: [{ hero: 'torm', equipment: [armor({ reduce })] }, 'randolph'],
        combat: { monster: monster({ damage: 3 }), markers: { toad: 'randolph' } },
      })
      .throws('red', { zone: 'hole' })
      .expect('torm missed: hole', ...line),
  );

clause(['DF1-GEAR-06', 'DF1-GEAR-07'], 'a counterblow returns what is left after the reduction', t =>
  t
    .combat({
      heroes: [
        {
          hero: 'torm',
          slots: { weapon: 0, armor: 2, spendable: 1 },
          equipment: [armor({ id: 'padded', reduce: 1 }), armor({ id: 'spiked', counterblow: true })],
        },
        'randolph',
      ],
      combat: { monster: monster({ life: 12, damage: 3 }) },
    })
    .throws('green', { zone: 'outside' })
    .expect('torm missed: outside', 'torm life 9 → 7: miss', 'monster life 12 → 10: spiked'),
);
