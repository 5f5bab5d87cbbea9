import { doors, hall } from '../../support/rooms.ts';
import { armor, boss, clause, monster, type Table, type TestHero } from '../../support/table.ts';

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

clause('DF1-DEFEAT-04', 'option A does not turn it', t =>
  exhausted(t, 1).throws('white').shows({ 'combat.defeats': 0 }),
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

for (const [what, hero, markers] of [
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
