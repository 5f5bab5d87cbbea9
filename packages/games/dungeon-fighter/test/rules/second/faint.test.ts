import { expect } from 'vitest';
import { armor, boss, clause, monster, room, spendable } from '../../support/table.ts';

const potion = spendable({ id: 'potion', heal: { amount: 3, whom: 'hero' } });
const biting = monster({ damage: 3 });
const rabid = monster({ damage: 3, ability: 'rabid' });

clause('DF2-FAINT-01', 'a hero faints from Rabid', t =>
  t
    .combat({ heroes: ['murka', 'brad', { hero: 'edith', life: 3 }], combat: { monster: rabid } })
    .throws('red', { zone: 'hole' })
    .expect(
      'brad missed: hole',
      'murka life 9 → 6: miss',
      'brad life 9 → 6: miss',
      'edith life 3 → 0: miss',
      'edith fainted',
    ),
);

clause('DF2-FAINT-01', 'a hero faints from retrieving', t =>
  t
    .combat({ heroes: [{ hero: 'murka', life: 1 }, 'brad'], combat: { dice: [] } })
    .does('brad retrieves')
    .expect('brad retrieved', 'murka life 1 → 0: retrieve', 'brad life 9 → 8: retrieve', 'murka fainted'),
);

clause('DF2-FAINT-01', 'a hero faints from backing down', t =>
  t
    .combat({
      heroes: [{ hero: 'murka', life: 1 }, 'brad'],
      combat: { monster: monster({ requirement: 'nose' }) },
    })
    .does('brad proposes backing-down', 'murka votes yes')
    .includes('murka life 1 → 0: back-down', 'brad life 9 → 8: back-down', 'murka fainted')
    .shows({ 'heroes.murka.fainted': true }),
);

clause(['DF2-FAINT-02', 'DF2-R-57'], 'a fainted hero uses no card', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', fainted: true, equipment: [potion] },
        { hero: 'brad', life: 3 },
      ],
    })
    .offers('brad throws red', 'brad throws green', 'brad throws blue')
    .mayNot('murka uses potion on brad'),
);

clause(['DF2-FAINT-02', 'DF2-R-57'], 'a fainted hero adds nothing to a Hit of another', t =>
  t
    .combat({ heroes: [{ hero: 'murka', fainted: true, equipment: [spendable({ hitBonus: 2 })] }, 'brad'] })
    .throws('red')
    .expect('brad hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit'),
);

clause(['DF2-FAINT-02', 'DF2-R-57'], 'a fainted Marvin cannot spend the Time Spell token', t =>
  t
    .combat({ heroes: [{ hero: 'marvin', fainted: true, token: 'active' }, 'brad'] })
    .throws('red', { zone: 'hole' })
    .expect('brad missed: hole', 'brad life 9 → 7: miss'),
);

clause('DF2-R-57', 'the Flute of a fainted hero keeps playing', t =>
  t
    .combat({
      heroes: [
        { hero: 'edith', fainted: true, token: 'active' },
        { hero: 'brad', life: 5 },
      ],
    })
    .throws('red')
    .expect('brad hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit', 'brad healed 5 → 6: Flute'),
);

clause('DF2-R-57', 'the Cooking token of a fainted hero still feeds the party', t =>
  t
    .combat({
      heroes: [
        { hero: 'brad', fainted: true, token: 'active' },
        { hero: 'murka', life: 4 },
      ],
      combat: { monster: monster({ level: 2 }), life: 1 },
    })
    .throws('red')
    .does('brad scars red')
    .includes('murka healed 4 → 6: Cooking'),
);

clause('DF2-R-57', 'the card a fainted thief has stolen is still handed out', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'goldfinga', life: 2 }],
      decks: { shop: ['hell-bow'] },
      combat: { life: 3 },
    })
    .throws('blue', { zone: 'hole', face: 'icon' })
    .expect(
      'goldfinga missed: hole',
      'goldfinga ability blue: free-sample',
      'goldfinga life 2 → 0: miss',
      'goldfinga stole hell-bow',
      'goldfinga fainted',
    )
    .throws('red')
    .does('goldfinga scars green')
    .asks('party', 'assign')
    .may('party assigns hell-bow to murka'),
);

clause(['DF2-FAINT-03', 'DF2-R-55'], 'no potion can be given to a fainted hero', t =>
  t
    .combat({
      heroes: [
        { hero: 'brad', fainted: true },
        { hero: 'murka', equipment: [potion] },
      ],
    })
    .mayNot('murka uses potion on brad'),
);

clause('DF2-FAINT-03', 'the Scar step of the next Resting phase ends the faint', t =>
  t
    .combat({ heroes: [{ hero: 'brad', fainted: true }, 'murka'], combat: { life: 3 } })
    .throws('red')
    .asks('brad', 'scar')
    .shows({ 'heroes.brad.fainted': true })
    .does('brad scars red')
    .shows({ 'heroes.brad.fainted': false, 'heroes.brad.life': 7 }),
);

clause('DF2-FAINT-03', 'backing down is no rest: the next combat begins without the fainted hero', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', life: 1 }, 'edith'],
      decks: { monsters: ['zombie-monkey'] },
      combat: { monster: monster({ requirement: 'nose' }) },
    })
    .does('murka proposes backing-down', 'brad votes yes')
    .shows({ 'heroes.brad.fainted': true, 'combat.foe': 'zombie-monkey' })
    .asks('edith', 'turn'),
);

clause(
  ['DF2-FAINT-04', 'DF2-R-54', 'DF2-EX-26'],
  'at the last gasp 2 − 3 + 3 = 2 and the hero does not faint',
  t =>
    t
      .combat({
        heroes: ['murka', { hero: 'brad', life: 2, equipment: [potion] }],
        combat: { monster: biting },
      })
      .throws('red', { zone: 'hole' })
      .expect('brad missed: hole', 'brad life 2 → -1: miss')
      .asks('brad', 'window')
      .does('brad uses potion on brad')
      .expect('brad used potion on brad', 'brad healed -1 → 2: potion')
      .shows({ 'heroes.brad.fainted': false, 'heroes.brad.life': 2 }),
);

clause(['DF2-FAINT-04', 'DF2-R-54'], 'too little healing does not save', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', life: 1, equipment: [potion] }],
      combat: { monster: monster({ damage: 4 }) },
    })
    .throws('red', { zone: 'hole' })
    .does('brad uses potion on brad')
    .expect('brad used potion on brad', 'brad healed -3 → 0: potion', 'brad fainted'),
);

clause(['DF2-FAINT-04', 'DF2-R-54'], 'the heal is capped at the maximum', t =>
  t
    .combat({
      heroes: [
        'murka',
        {
          hero: 'brad',
          life: 1,
          scars: ['red', 'green', 'blue'],
          equipment: [spendable({ heal: { amount: 9, whom: 'hero' } })],
        },
      ],
    })
    .throws('red', { zone: 'hole' })
    .does('brad uses test-spendable on brad')
    .expect('brad used test-spendable on brad', 'brad healed -1 → 3: test-spendable'),
);

clause('DF2-FAINT-04', 'another standing hero may step in at the last gasp', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', equipment: [potion] },
        { hero: 'brad', life: 1 },
      ],
    })
    .throws('red', { zone: 'hole' })
    .asks('murka', 'window')
    .offers('murka uses potion on brad', 'murka passes')
    .does('murka uses potion on brad')
    .expect('murka used potion on brad', 'brad healed -1 → 2: potion'),
);

clause('DF2-FAINT-04', 'whoever declines the last gasp lets the hero faint', t =>
  t
    .combat({ heroes: ['murka', { hero: 'brad', life: 1, equipment: [potion] }] })
    .throws('red', { zone: 'hole' })
    .does('brad passes')
    .expect('brad fainted')
    .shows({ 'heroes.brad.equipment': [{ card: 'potion', used: false }] }),
);

clause('DF2-FAINT-05', 'heroes brought below 1 by the same event faint together', t =>
  t
    .combat({
      heroes: [{ hero: 'murka', life: 2 }, { hero: 'brad', life: 1 }, 'edith'],
      combat: { monster: rabid },
    })
    .throws('red', { zone: 'hole' })
    .expect(
      'brad missed: hole',
      'murka life 2 → -1: miss',
      'brad life 1 → -2: miss',
      'edith life 9 → 6: miss',
      'murka fainted',
      'brad fainted',
    ),
);

clause(
  ['DF2-FAINT-05', 'DF2-R-53'],
  'one common window comes first, in which the dying may still help each other, in any order',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'murka', life: 2, equipment: [potion] },
          {
            hero: 'brad',
            life: 3,
            equipment: [spendable({ id: 'snack', heal: { amount: 2, whom: 'hero' } })],
          },
          'edith',
        ],
        combat: { monster: rabid },
      })
      .throws('red', { zone: 'hole' })
      .excludes(/fainted/)
      .offers(
        'murka uses potion on murka',
        'murka uses potion on brad',
        'murka uses potion on edith',
        'brad uses snack on murka',
        'brad uses snack on brad',
        'brad uses snack on edith',
        'brad passes',
      )
      .does('murka uses potion on brad')
      .expect('murka used potion on brad', 'brad healed 0 → 3: potion')
      .does('brad uses snack on murka')
      .expect('brad used snack on murka', 'murka healed -1 → 1: snack')
      .asks('edith', 'turn'),
);

clause(['DF2-FAINT-06', 'DF2-R-56'], 'a fainted hero has 0 life and suffers no more damage', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', life: 1 }, 'edith'],
      combat: { monster: rabid },
    })
    .throws('red', { zone: 'hole' })
    .includes('brad life 1 → -2: miss', 'brad fainted')
    .shows({ 'heroes.brad.life': 0 })
    .throws('green', { zone: 'hole' })
    .expect('edith missed: hole', 'murka life 6 → 3: miss', 'edith life 6 → 3: miss')
    .shows({ 'heroes.brad.life': 0 }),
);

clause('DF2-R-51', 'damage of a Miss comes first, then the heal of the same throw, then the faint check', t =>
  t
    .combat({ heroes: ['murka', { hero: 'edith', life: 2 }], combat: { monster: biting } })
    .throws('green', { zone: 'hole', face: 'icon' })
    .expect(
      'edith missed: hole',
      'edith ability green: self-healing',
      'edith life 2 → -1: miss',
      'edith healed -1 → 2: self-healing',
    )
    .shows({ 'heroes.edith.fainted': false }),
);

clause('DF2-R-51', 'a hero at full life wastes nothing of the heal', t =>
  t
    .combat({ heroes: ['murka', 'edith'], combat: { monster: biting } })
    .throws('green', { zone: 'hole', face: 'icon' })
    .shows({ 'heroes.edith.life': 9 }),
);

clause(
  ['DF2-FAINT-01', 'DF2-R-52'],
  'the last hero who faints while killing the Monster has won the combat and takes a Scar',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'brad', fainted: true, scars: ['red', 'green'] },
          { hero: 'grace', life: 1, scars: ['red', 'green'] },
        ],
        combat: { life: 4, room: room() },
      })
      .throws('blue', { zone: 'hole', face: 'icon' })
      .begins(
        'grace missed: hole',
        'grace ability blue: heroic-defense',
        'monster life 4 → 0: heroic-defense',
        'grace life 1 → 0: miss',
        'grace fainted',
        'defeated test-monster',
        'coins +1 = 1: test-monster',
        'brad scarred blue: maximum 3',
        'grace scarred blue: maximum 3',
      )
      .goesOn(),
);

clause(['DF2-FAINT-01', 'DF2-R-52'], 'against the Boss such an end wins the game', t =>
  t
    .combat({
      heroes: [
        { hero: 'brad', fainted: true },
        { hero: 'grace', life: 1 },
      ],
      combat: { boss: boss(), life: 4 },
    })
    .throws('blue', { zone: 'hole', face: 'icon' })
    .includes('grace fainted', 'defeated test-boss', 'won')
    .ends('won'),
);

const purse = spendable({ id: 'purse', bonusDice: 1 });

clause(['DF2-FAINT-04', 'DF2-R-120'], 'a hero below 1 is asked for any Spendable that works now', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', equipment: [{ ...purse, id: 'pouch' }] },
        { hero: 'brad', life: 1, equipment: [purse] },
      ],
      chest: { dice: 8 },
    })
    .throws('red', { zone: 'hole' })
    .asks('brad', 'window')
    .does('brad uses purse')
    .expect('brad used purse', 'dice +1 = 9: purse', 'brad fainted')
    .shows({ 'supply.dice': 0 })
    .asks('murka', 'turn'),
);

clause('DF2-R-120', 'not if the supply has no bonus die, and nobody else is asked for one', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', equipment: [{ ...purse, id: 'pouch' }] },
        { hero: 'brad', life: 1, equipment: [purse] },
      ],
      chest: { dice: 9 },
    })
    .throws('red', { zone: 'hole' })
    .expect('brad missed: hole', 'brad life 1 → -1: miss', 'brad fainted'),
);

for (const [life, left] of [
  [8, 6],
  [9, 7],
] as const)
  clause(
    'DF2-R-120',
    `nobody is asked before the damage: from ${life} a heal of 1 afterwards makes ${left}`,
    t =>
      t
        .combat({
          heroes: [
            { hero: 'murka', equipment: [spendable({ id: 'sip', heal: { amount: 1, whom: 'hero' } })] },
            { hero: 'brad', life },
          ],
          combat: { monster: biting },
        })
        .throws('red', { zone: 'hole' })
        .expect('brad missed: hole', `brad life ${life} → ${life - 3}: miss`)
        .asks('murka', 'turn')
        .does('murka uses sip on brad')
        .shows({ 'heroes.brad.life': left }),
  );

clause('DF2-R-120', 'an Armor that is asked for leaves room for a heal before the damage', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', equipment: [spendable({ id: 'sip', heal: { amount: 1, whom: 'hero' } })] },
        {
          hero: 'brad',
          life: 8,
          slots: { weapon: 0, armor: 1, spendable: 0 },
          equipment: [armor({ prevent: 1 })],
        },
      ],
      combat: { monster: biting },
    })
    .throws('red', { zone: 'hole' })
    .asks('brad', 'window')
    .does('murka uses sip on brad', 'brad passes')
    .expect('murka used sip on brad', 'brad healed 8 → 9: sip', 'brad life 9 → 6: miss'),
);

const sip = spendable({ id: 'sip', heal: { amount: 1, whom: 'hero' } });

const feast = spendable({ id: 'feast', heal: { amount: 1, whom: 'party' } });

clause(['DF2-FAINT-04', 'DF2-FAINT-05'], 'who has passed is asked again after somebody’s card', t =>
  t
    .combat({
      heroes: [
        { hero: 'brad', life: 1, equipment: [sip] },
        { hero: 'murka', slots: { weapon: 0, armor: 0, spendable: 1 }, equipment: [feast] },
      ],
      combat: { monster: monster({ damage: 3 }), active: 'brad' },
    })
    .throws('red', { zone: 'outside' })
    .asks('brad', 'window')
    .does('brad passes')
    .asks('murka', 'window')
    .does('murka uses feast')
    .asks('brad', 'window'),
);

clause('DF2-FAINT-05', 'heroes who faint from one event are counted one by one', t =>
  t
    .combat({
      heroes: [{ hero: 'brad', life: 1 }, { hero: 'murka', life: 1 }, 'grace'],
      combat: { monster: monster({ damage: 3, ability: 'rabid' }) },
    })
    .throws('red', { zone: 'outside' })
    .verify(({ state }) => expect(state.faints).toBe(2)),
);
