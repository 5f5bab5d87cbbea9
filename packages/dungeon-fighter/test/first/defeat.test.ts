import { doors, hall } from '../support/rooms.ts';
import { armor, boss, clause, monster, spendable, type Table, type TestHero } from '../support/table.ts';

const slots = { weapon: 1, armor: 1, spendable: 1 };

/** No hero die is left and it is Torm's turn. */
const exhausted = (
  t: Table,
  dice: number,
  {
    heroes = ['torm', 'randolph', 'goldfinga'],
    foe = {},
    combat = {},
  }: {
    heroes?: readonly (string | TestHero)[];
    foe?: Parameters<typeof monster>[0];
    combat?: { bonusDiceThrown?: number; markers?: Record<string, string>; defeats?: number; life?: number };
  } = {},
): Table =>
  t.combat({
    heroes,
    chest: { coins: 2, dice },
    combat: { monster: monster({ life: 30, ...foe }), dice: [], ...combat },
  });

const PRICE = [
  'torm retrieved',
  'torm life 9 → 8: retrieve',
  'randolph life 9 → 8: retrieve',
  'goldfinga life 9 → 8: retrieve',
];

clause('DF1-DEFEAT-01', 'while a hero die is left there is no choice', t =>
  t
    .combat({ heroes: ['torm', 'randolph'], chest: { dice: 1 }, combat: { dice: ['blue'] } })
    .offers('torm throws blue')
    .mayNot('torm throws white', 'torm retrieves'),
);

clause('DF1-DEFEAT-01', 'when the last hero die leaves the monster alive, the next hero chooses', t =>
  t
    .combat({ heroes: ['torm', 'randolph'], chest: { dice: 1 }, combat: { dice: ['blue'] } })
    .throws('blue')
    .asks('randolph', 'turn')
    .offers('randolph throws white', 'randolph retrieves'),
);

clause(['DF1-DEFEAT-01', 'DF1-R-22'], 'a die the monster is immune to does not count as left', t =>
  t
    .combat({
      heroes: ['torm', 'randolph'],
      chest: { dice: 1 },
      combat: { monster: monster({ ability: 'hero-dice-immunity', immuneTo: 'red' }), dice: ['red', 'blue'] },
    })
    .throws('blue')
    .offers('randolph throws white', 'randolph retrieves'),
);

clause('DF1-DEFEAT-01', 'when the last hero die defeats the monster, nobody chooses', t =>
  t
    .combat({
      heroes: ['torm', 'randolph'],
      cards: doors,
      combat: { dice: ['blue'], life: 3, room: hall() },
    })
    .throws('blue')
    .asks('party', 'move'),
);

clause('DF1-DEFEAT-02', 'option A: a bonus die leaves the chest and is thrown like any die', t =>
  exhausted(t, 2)
    .does('torm throws white')
    .shows({ 'chest.dice': 1, 'combat.bonusDiceThrown': 1 })
    .does('lands 4 blank')
    .expect('torm hit 4', 'damage 4 = 4 section', 'monster life 30 → 26: hit')
    .asks('randolph', 'turn'),
);

clause('DF1-DEFEAT-02', 'option A: a missed bonus die hurts as ever', t =>
  exhausted(t, 1)
    .throws('white', { zone: 'outside' })
    .expect('torm missed: outside', 'torm life 9 → 7: miss'),
);

for (const [level, life] of [
  [1, 8],
  [2, 7],
  [3, 6],
  [4, 5],
] as const) {
  clause(
    'DF1-DEFEAT-03',
    `option B against level ${level} costs every hero ${level}, not the damage of 6`,
    t =>
      exhausted(t, 0, { foe: { level, damage: 6 } })
        .does('torm retrieves')
        .expect(
          'torm retrieved',
          `torm life 9 → ${life}: retrieve`,
          `randolph life 9 → ${life}: retrieve`,
          `goldfinga life 9 → ${life}: retrieve`,
        ),
  );
}

clause('DF1-DEFEAT-04', 'option B turns the token of the leader: the party is defeated', t =>
  exhausted(t, 1).shows({ 'combat.defeats': 0 }).does('torm retrieves').shows({ 'combat.defeats': 1 }),
);

clause('DF1-DEFEAT-04', 'option A does not turn it', t =>
  exhausted(t, 1).throws('white').shows({ 'combat.defeats': 0 }),
);

clause('DF1-DEFEAT-05', 'option B: all hero dice go to the hero left of the last thrower, who goes on', t =>
  t
    .combat({ heroes: ['torm', 'randolph', 'goldfinga'], chest: { dice: 0 }, combat: { dice: ['blue'] } })
    .throws('blue')
    .does('randolph retrieves')
    .asks('randolph', 'turn')
    .offers('randolph throws red', 'randolph throws green', 'randolph throws blue'),
);

clause(['DF1-DEFEAT-05', 'DF1-R-20'], 'option B: a fainted hero on the left is passed over', t =>
  t
    .combat({
      heroes: ['torm', { hero: 'randolph', fainted: true }, 'goldfinga'],
      chest: { dice: 0 },
      combat: { dice: ['blue'] },
    })
    .throws('blue')
    .does('goldfinga retrieves')
    .asks('goldfinga', 'turn')
    .shows({ 'combat.dice': ['red', 'green', 'blue'] }),
);

clause(
  ['DF1-DEFEAT-05', 'DF1-R-95'],
  'option B: if it makes the chooser faint, the next hero has the dice',
  t =>
    exhausted(t, 0, { heroes: [{ hero: 'torm', life: 1 }, 'randolph', 'goldfinga'] })
      .does('torm retrieves')
      .includes('torm life 1 → 0: retrieve', 'torm fainted')
      .offers('randolph throws red', 'randolph throws green', 'randolph throws blue'),
);

clause('DF1-DEFEAT-06', 'option B: bonus dice on the table go to the supply', t =>
  exhausted(t, 1, { combat: { bonusDiceThrown: 2 } })
    .shows({ 'combat.bonusDiceThrown': 2, 'supply.dice': 6 })
    .does('torm retrieves')
    .shows({ 'combat.bonusDiceThrown': 0, 'supply.dice': 8, 'chest.dice': 1 }),
);

clause('DF1-DEFEAT-07', 'with an empty chest option B is forced', t =>
  exhausted(t, 0).offers('torm retrieves').mayNot('torm throws white'),
);

clause(
  ['DF1-DEFEAT-08', 'DF1-R-19', 'DF1-R-88'],
  'with bonus dice the hero whose turn it is chooses freely',
  t =>
    t
      .combat({
        heroes: ['torm', 'randolph', 'goldfinga'],
        chest: { dice: 3 },
        combat: { dice: [], active: 'goldfinga' },
      })
      .asks('goldfinga', 'turn')
      .offers('goldfinga throws white', 'goldfinga retrieves')
      .mayNot('torm throws white', 'torm retrieves', 'randolph retrieves'),
);

for (const [what, hero, markers] of [
  ['an armor that reduces', { equipment: [armor({ reduce: 3 })] }, {}],
  ['an armor that prevents', { equipment: [armor({ prevent: 'all', once: true })] }, {}],
  ['an item that prevents', { equipment: [spendable({ prevent: 'all' })] }, {}],
  ['a captive', { captives: ['goblin'] }, {}],
  ['the beer', {}, { beer: 'torm' }],
  ['the toad', {}, { toad: 'torm' }],
] as const) {
  clause('DF1-DEFEAT-09', `${what} does not help against a defeat`, t =>
    exhausted(t, 0, {
      heroes: [{ hero: 'torm', slots, ...hero }, 'randolph', 'goldfinga'],
      combat: { markers },
    })
      .does('torm retrieves')
      .expect(...PRICE)
      .asks('torm', 'turn'),
  );
}

clause(['DF1-DEFEAT-09', 'DF1-R-36'], 'a counterblow does not answer a defeat', t =>
  exhausted(t, 0, {
    heroes: [{ hero: 'torm', slots, equipment: [armor({ counterblow: true })] }, 'randolph', 'goldfinga'],
  })
    .does('torm retrieves')
    .expect(...PRICE)
    .shows({ 'combat.life': 30 }),
);

clause('DF1-DEFEAT-10', 'each hero loses individually and whoever is below 1 faints', t =>
  exhausted(t, 0, {
    heroes: ['torm', { hero: 'randolph', life: 4 }, { hero: 'goldfinga', life: 6 }],
    foe: { level: 4 },
  })
    .does('torm retrieves')
    .expect(
      'torm retrieved',
      'torm life 9 → 5: retrieve',
      'randolph life 4 → 0: retrieve',
      'goldfinga life 6 → 2: retrieve',
      'randolph fainted',
    ),
);

clause('DF1-DEFEAT-10', 'the fainted and the eliminated lose nothing more', t =>
  exhausted(t, 0, {
    heroes: ['torm', { hero: 'randolph', fainted: true }, { hero: 'goldfinga', eliminated: true }],
  })
    .does('torm retrieves')
    .expect('torm retrieved', 'torm life 9 → 8: retrieve'),
);

clause('DF1-DEFEAT-10', 'if everybody faints the game is lost', t =>
  exhausted(t, 0, {
    heroes: [
      { hero: 'torm', life: 1 },
      { hero: 'randolph', life: 1 },
    ],
  })
    .does('torm retrieves')
    .expect(
      'torm retrieved',
      'torm life 1 → 0: retrieve',
      'randolph life 1 → 0: retrieve',
      'torm fainted',
      'randolph fainted',
      'lost: all-fainted',
    )
    .ends('all-fainted'),
);

clause('DF1-DEFEAT-11', 'a party may be defeated again and again', t =>
  exhausted(t, 0)
    .does('torm retrieves')
    .throws('red')
    .throws('green')
    .throws('blue')
    .does('torm retrieves')
    .expect(
      'torm retrieved',
      'torm life 8 → 7: retrieve',
      'randolph life 8 → 7: retrieve',
      'goldfinga life 8 → 7: retrieve',
    )
    .shows({ 'combat.defeats': 2, 'combat.life': 21 }),
);

clause('DF1-DEFEAT-11', 'a defeated party stays defeated: no unused die is rewarded', t =>
  t
    .combat({
      heroes: ['torm', 'randolph'],
      chest: { dice: 0 },
      cards: doors,
      combat: { monster: monster({ coins: 0 }), dice: [], defeats: 1, life: 3, room: hall() },
    })
    .does('torm retrieves')
    .throws('red')
    .expect('torm hit 3', 'damage 3 = 3 section', 'monster life 3 → 0: hit', 'defeated test-monster')
    .shows({ 'chest.dice': 0 }),
);

clause('DF1-DEFEAT-12', 'every following hero without dice chooses again', t =>
  exhausted(t, 2)
    .throws('white')
    .offers('randolph throws white', 'randolph retrieves')
    .throws('white')
    .offers('goldfinga retrieves'),
);

clause('DF1-DEFEAT-13', 'against the boss there is no option B', t =>
  t
    .combat({ heroes: ['torm', 'randolph'], chest: { dice: 1 }, combat: { boss: boss(), dice: [] } })
    .offers('torm throws white')
    .mayNot('torm retrieves'),
);

clause('DF1-DEFEAT-14', 'tokens stay where they are', t => {
  const markers = { tracking: 'torm', toad: 'torm', charm: 'randolph', beer: 'goldfinga' };
  const placed = Object.entries(markers).map(([marker, hero]) => ({ marker, hero }));
  return exhausted(t, 0, { combat: { markers } })
    .does('torm retrieves')
    .shows({ 'combat.markers': placed })
    .throws('red')
    .expect('torm hit 3', 'damage 4 = 3 section + 1 tracking', 'monster life 30 → 26: hit');
});

clause('DF1-DEFEAT-14', 'a silenced monster stays silent', t =>
  t
    .combat({
      heroes: [{ hero: 'fridolin', abilities: { red: 'enchanting-melody' } }, 'torm'],
      chest: { coins: 1, dice: 0 },
      combat: { monster: monster({ life: 30, requirement: 'jump' }), dice: ['red'] },
    })
    .throws('red', { face: 'icon' })
    .does('party accepts', 'torm retrieves', 'torm throws red')
    .shows({ 'combat.silenced': true, 'combat.throw.requirements': [] })
    .mayNot('lands 3 blank failed jump'),
);

clause(
  ['DF1-EX-03', 'DF1-DEFEAT-02', 'DF1-DEFEAT-03', 'DF1-DEFEAT-05', 'DF1-DEFEAT-07'],
  'the fight with the Goblin',
  t =>
    t
      .combat({
        heroes: ['torm', 'randolph', 'goldfinga'],
        chest: { coins: 0, dice: 1 },
        cards: doors,
        combat: { monster: 'goblin', room: hall() },
      })
      .shows({ 'combat.life': 7, 'combat.coins': 1, 'combat.level': 1 })
      .throws('red', { zone: '2' })
      .expect('torm hit 2', 'damage 2 = 2 section', 'monster life 7 → 5: hit')
      .offers('randolph throws green', 'randolph throws blue')
      .throws('blue', { zone: '3', bounces: 0 })
      .expect('randolph missed: no-bounce', 'randolph life 9 → 8: miss')
      .offers('goldfinga throws green')
      .throws('green', { zone: 'outside' })
      .expect('goldfinga missed: outside', 'goldfinga life 9 → 8: miss')
      .offers('torm throws white', 'torm retrieves')
      .throws('white', { zone: '4' })
      .expect('torm hit 4', 'damage 4 = 4 section', 'monster life 5 → 1: hit')
      .shows({ 'chest.dice': 0, 'combat.bonusDiceThrown': 1 })
      .offers('randolph retrieves')
      .does('randolph retrieves')
      .expect(
        'randolph retrieved',
        'torm life 9 → 8: retrieve',
        'randolph life 8 → 7: retrieve',
        'goldfinga life 8 → 7: retrieve',
      )
      .shows({ 'combat.defeats': 1, 'combat.life': 1, 'combat.bonusDiceThrown': 0, 'supply.dice': 9 })
      .offers('randolph throws red', 'randolph throws green', 'randolph throws blue')
      .throws('red', { zone: '1' })
      .expect(
        'randolph hit 1',
        'damage 1 = 1 section',
        'monster life 1 → 0: hit',
        'defeated goblin',
        'coins +1 = 1: goblin',
      )
      .shows({ 'chest.dice': 0 }),
);
