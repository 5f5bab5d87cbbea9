import type { Zone } from '@tumblekeep/dungeon-fighter';
import { armor, clause, mapRoom, monster, weapon } from '../support/table.ts';

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
const danger = mapRoom({ kind: 'danger', requirement: 'jump' });

clause('DF1-MISS-01', 'a die that touches the board first is a miss, wherever it stops', t =>
  t
    .combat({ heroes: ['torm', 'randolph'], combat: { monster: monster({ life: 12, damage: 2 }) } })
    .throws('green', { bounces: 0, zone: '4' })
    .expect('torm missed: no-bounce', 'torm life 9 → 7: miss'),
);

for (const zone of ['1', '2', '3', '5', '6', 'bullseye'] as const)
  clause('DF1-MISS-01', `without a bounce ${zone} counts nothing`, t =>
    t
      .combat({ heroes: ['torm', 'randolph'] })
      .throws('red', { bounces: 0, zone })
      .expect('torm missed: no-bounce', 'torm life 9 → 7: miss'),
  );

for (const [id, zone] of [
  ['DF1-MISS-02', 'hole'],
  ['DF1-MISS-03', 'bones'],
  ['DF1-MISS-04', 'outside'],
  ['DF1-MISS-04', 'floor'],
] as const)
  for (const bounces of [1, 2] as const)
    clause(id, `a die that bounced and ends ${zone} is a miss, bounces ${bounces}`, t =>
      t
        .combat({ heroes: ['torm', 'randolph'] })
        .throws('green', { zone, bounces })
        .expect(`torm missed: ${zone}`, 'torm life 9 → 7: miss'),
    );

for (const [source, values] of [
  ['monster', { monster: monster({ requirement: 'jump' }) }],
  ['room', { room: danger }],
] as const)
  for (const zone of ['4', 'bullseye'] as const)
    clause('DF1-MISS-05', `a throw of the ${source} not performed is a miss, even in ${zone}`, t =>
      t
        .combat({ heroes: ['torm', 'randolph'], combat: values })
        .throws('red', { zone, failed: ['jump'] })
        .expect('torm missed: jump', 'torm life 9 → 7: miss'),
    );

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

for (const damage of [1, 3, 4])
  clause('DF1-MISS-08', `a miss costs the thrower, and nobody else, the damage value ${damage}`, t =>
    t
      .combat({
        heroes: ['torm', 'randolph', 'goldfinga'],
        combat: { monster: monster({ damage, level: 2 }) },
      })
      .throws('red', { zone: 'hole' })
      .expect('torm missed: hole', `torm life 9 → ${9 - damage}: miss`)
      .shows({ 'heroes.torm.life': 9 - damage, 'heroes.randolph.life': 9, 'heroes.goldfinga.life': 9 }),
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

clause('DF1-MISS-09', 'a miss grants no section damage and no weapon bonus', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', equipment: [weapon({ bonus: 5 })] }, 'randolph'],
      combat: { markers: { tracking: 'randolph' } },
    })
    .throws('red', { zone: '5', bounces: 0 }, ['test-weapon'])
    .expect('torm missed: no-bounce', 'torm life 9 → 7: miss')
    .shows({ 'combat.life': 12 }),
);

clause('DF1-MISS-10', 'many reasons are one miss with one set of consequences', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', equipment: [weapon({ requirement: 'elbow' })] }, 'randolph'],
      chest: { coins: 3 },
      combat: { monster: monster({ ability: 'lose-gold' }), room: danger },
    })
    .throws('red', { zone: 'bones', bounces: 0, failed: ['elbow', 'jump'] }, ['test-weapon'])
    .expect('torm missed: no-bounce, bones, elbow, jump', 'torm life 9 → 7: miss', 'coins -1 = 2: lose-gold'),
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
