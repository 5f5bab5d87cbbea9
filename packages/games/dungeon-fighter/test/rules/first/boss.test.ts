import { expect } from 'vitest';
import { type DungeonFighter, RULE_SETS } from '../../../rules/index.ts';
import {
  armor,
  boss,
  clause,
  mapRoom,
  monster,
  spendable,
  type Table,
  type TestStage,
  weapon,
} from '../../support/table.ts';

const { tables } = (RULE_SETS['first'] as DungeonFighter).edition;
const slots = { weapon: 1, armor: 1, spendable: 1 };

const fight = (
  t: Table,
  { combat, ...stage }: Partial<TestStage> = {},
  values: Parameters<typeof boss>[0] = {},
): Table => t.combat({ heroes: ['torm', 'randolph'], ...stage, combat: { boss: boss(values), ...combat } });

const FLOORS = ['cellar', 'crypt', 'wake'];

/** The last hit in the last room of floor 3, or of the floor on which the stage puts the party. */
const lastRoom = (
  t: Table,
  { combat, ...stage }: Partial<TestStage> = {},
  values: Parameters<typeof mapRoom>[0] = {},
): Table =>
  t.combat({
    heroes: ['torm', 'randolph'],
    map: { floors: FLOORS, room: 'wake-vault' },
    ...stage,
    decks: { bosses: ['test-boss'] },
    cards: [boss({ requirement: 'nose' }), ...(stage.cards ?? [])],
    combat: {
      monster: monster({ coins: 0 }),
      life: 3,
      dice: ['red'],
      room: mapRoom({ id: 'last-room', ...values }),
      ...combat,
    },
  });

const KILL = ['torm hit 3', 'damage 3 = 3 section', 'monster life 3 → 0: hit', 'defeated test-monster'];
const REVEALED = 'boss test-boss life 20 = 20 test-boss';

clause('DF1-BOSS-01', 'the boss comes after the maintenance of the last room of floor 3', t =>
  lastRoom(
    t,
    {
      heroes: [
        { hero: 'torm', life: 5 },
        { hero: 'randolph', fainted: true },
      ],
    },
    { kind: 'fountain' },
  )
    .throws('red')
    .expect(...KILL)
    .does('randolph scars red')
    .expect('randolph scarred red: maximum 6', 'torm healed 5 → 9: last-room', REVEALED)
    .shows({ 'combat.boss': true, phase: 'combat' }),
);

clause('DF1-BOSS-01', 'behind a shop the boss waits until the party is done', t =>
  lastRoom(t, {}, { kind: 'shop' }).throws('red').asks('party', 'shop').does('party done').expect(REVEALED),
);

for (const [floor, room, next] of [
  [1, 'cellar-trapdoor', 'crypt-gate'],
  [2, 'crypt-gate', 'wake-porch'],
] as const)
  clause('DF1-BOSS-01', `the last room of floor ${floor} leads to no boss`, t =>
    lastRoom(t, { map: { floors: FLOORS, room } })
      .throws('red')
      .includes(...KILL, `room ${next}`)
      .excludes(/^boss/)
      .shows({ 'combat.boss': false }),
  );

clause('DF1-BOSS-02', 'nobody knows the boss before it is flipped', t =>
  lastRoom(t)
    .verify(({ game, state }) => {
      for (const viewer of ['torm', 'randolph', 'spectator'])
        expect(JSON.stringify(game.view(state, viewer))).not.toContain('test-boss');
    })
    .throws('red')
    .shows({ 'combat.foe': 'test-boss' }),
);

for (const difficulty of ['easy', 'normal', 'insane'])
  clause('DF1-BOSS-02', `its hit points are the printed ones, also on ${difficulty}`, t =>
    lastRoom(t, { difficulty })
      .throws('red')
      .expect(...KILL, REVEALED)
      .shows({ 'combat.life': 20, 'combat.initialLife': 20, 'combat.coins': 0 }),
  );

for (const card of tables.bosses)
  clause('DF1-BOSS-02', `${card.id} has the hit points of its card`, t =>
    fight(t, { combat: { boss: card.id } }).shows({ 'combat.foe': card.id, 'combat.life': card.life }),
  );

// ---- the fight ------------------------------------------------------------------------------------------

clause('DF1-BOSS-03', 'contact, miss, turn order and fainting are as ever', t =>
  fight(t, {
    heroes: [
      { hero: 'torm', slots, equipment: [weapon({ bonus: 3 })] },
      { hero: 'randolph', life: 2 },
      'goldfinga',
    ],
  })
    .throws('red', { zone: '4' }, ['test-weapon'])
    .expect('torm hit 4', 'damage 7 = 4 section + 3 test-weapon', 'monster life 20 → 13: hit')
    .throws('green', { zone: 'hole' })
    .expect('randolph missed: hole', 'randolph life 2 → -1: miss', 'randolph fainted')
    .throws('blue', { bounces: 0 })
    .expect('goldfinga missed: no-bounce', 'goldfinga life 9 → 6: miss')
    .asks('torm', 'turn'),
);

clause('DF1-BOSS-03', 'its ability and its requirement work as ever', t =>
  fight(t, {}, { ability: 'critical-miss', requirement: 'nose', damage: 2 })
    .throws('red', { zone: '4', failed: ['nose'] })
    .expect('torm missed: nose', 'torm life 9 → 7: miss', 'randolph life 9 → 7: miss'),
);

clause(
  ['DF1-BOSS-03', 'DF1-R-87'],
  'the first player of the last maintenance begins, with all hero dice',
  t =>
    lastRoom(t, {
      chest: { coins: 4, dice: 3 },
      heroes: ['torm', { hero: 'randolph', life: 4 }, 'goldfinga'],
    })
      .throws('red')
      .asks('randolph', 'turn')
      .offers('randolph throws red', 'randolph throws green', 'randolph throws blue')
      .shows({ 'chest.coins': 4, 'chest.dice': 3, 'heroes.randolph.life': 4 }),
);

clause(['DF1-BOSS-03', 'DF1-R-74'], 'nobody backs down from the boss', t =>
  fight(t, {}, { requirement: 'nose' })
    .shows({ 'combat.boss': true })
    .mayNot('torm proposes backing-down', 'randolph proposes backing-down'),
);

clause(['DF1-BOSS-05', 'DF1-R-22', 'DF1-R-86'], 'a die the boss is immune to does not save the party', t =>
  fight(
    t,
    { chest: { dice: 0 }, combat: { dice: ['green', 'blue'] } },
    { ability: 'hero-dice-immunity', immuneTo: 'blue' },
  )
    .throws('green')
    .ends('out-of-dice'),
);

clause(['DF1-BOSS-05', 'DF1-R-86'], 'a second swing of the last die comes first', t =>
  fight(t, {
    heroes: [{ hero: 'torm', abilities: { red: 'swing-twice' } }, 'randolph'],
    chest: { dice: 0 },
    combat: { dice: ['red'], life: 6 },
  })
    .throws('red', { face: 'icon' })
    .goesOn()
    .does('torm accepts')
    .throws('red')
    .ends('won'),
);

clause(['DF1-BOSS-05', 'DF1-R-86'], 'an addition to the last throw comes first', t =>
  fight(t, {
    heroes: [{ hero: 'torm', slots, equipment: [spendable({ hitBonus: 2 })] }, 'randolph'],
    chest: { dice: 0 },
    combat: { dice: ['red'], life: 5 },
  })
    .throws('red')
    .goesOn()
    .does('torm uses test-spendable')
    .ends('won'),
);

for (const [life, left] of [
  [4, 0],
  [1, -3],
] as const)
  clause(['DF1-BOSS-06', 'DF1-BOSS-09'], `a boss at ${left} is defeated and the game is won on the spot`, t =>
    fight(t, {
      heroes: ['torm', 'randolph', { hero: 'goldfinga', fainted: true }],
      chest: { coins: 5, dice: 1 },
      combat: { life },
    })
      .throws('red', { zone: '4' })
      .expect(
        'torm hit 4',
        'damage 4 = 4 section',
        `monster life ${life} → ${left}: hit`,
        'defeated test-boss',
        'won',
      )
      .ends('won')
      .shows({ phase: 'over', 'chest.coins': 5, 'chest.dice': 1, 'heroes.goldfinga.scars': [] }),
  );

clause(['DF1-BOSS-06', 'DF1-R-38'], 'the win counts although the last hero faints in the same throw', t =>
  fight(t, {
    heroes: [
      { hero: 'torm', life: 1, abilities: { red: 'berserk' } },
      { hero: 'randolph', fainted: true },
    ],
    combat: { life: 6 },
  })
    .throws('red', { face: 'icon' })
    .does('torm accepts')
    .includes('monster life 6 → 0: hit', 'torm fainted', 'defeated test-boss', 'won')
    .ends('won'),
);

for (const die of ['red', 'green', 'blue'] as const)
  clause('DF1-BOSS-07', `bullseye and icon of the ${die} die defeat the boss at once`, t =>
    fight(t, { heroes: [{ hero: 'torm', scars: [die] }, 'randolph'] })
      .throws(die, { zone: 'bullseye', face: 'icon' })
      .expect(
        'torm hit bullseye',
        'torm insta-kill',
        'monster life 20 → 0: insta-kill',
        'defeated test-boss',
        'won',
      ),
  );

clause('DF1-BOSS-07', 'bullseye and icon of a bonus die defeat the boss at once', t =>
  fight(t, { heroes: [{ hero: 'torm', scars: ['red', 'green'] }, 'randolph'], combat: { dice: [] } })
    .throws('white', { zone: 'bullseye', face: 'icon' })
    .does('torm activates nothing')
    .includes('torm insta-kill', 'defeated test-boss', 'won'),
);

clause('DF1-BOSS-08', 'hero abilities work against the boss', t =>
  fight(t, { heroes: [{ hero: 'torm', abilities: { red: 'tracking-strike' } }, 'randolph'] })
    .throws('red', { face: 'icon' })
    .expect(
      'torm hit 3',
      'torm ability red: tracking-strike',
      'torm marked monster: tracking',
      'damage 4 = 3 section + 1 tracking',
      'monster life 20 → 16: hit',
    ),
);

clause('DF1-BOSS-08', 'equipment works against the boss', t =>
  fight(t, {
    heroes: [{ hero: 'torm', slots, equipment: [armor({ reduce: 1 }), weapon({ bonus: 2 })] }, 'randolph'],
  })
    .throws('red', { zone: 'outside' }, ['test-weapon'])
    .expect('torm missed: outside', 'torm life 9 → 7: miss')
    .throws('green')
    .throws('blue', {}, ['test-weapon'])
    .expect('torm hit 3', 'damage 5 = 3 section + 2 test-weapon', 'monster life 17 → 12: hit'),
);

clause('DF1-BOSS-08', 'seduced monsters work against the boss', t =>
  fight(t, {
    heroes: [{ hero: 'torm', captives: ['pet'] }, 'randolph'],
    cards: [monster({ id: 'pet', damage: 4 })],
  })
    .throws('red')
    .does('torm uses pet')
    .expect('torm used pet', 'damage 7 = 3 blow + 4 pet', 'monster life 20 → 13: hit'),
);

clause('DF1-BOSS-09', 'the requirement of the last room does not bind the boss fight', t =>
  lastRoom(t, {}, { kind: 'danger', requirement: 'jump' })
    .throws('red')
    .shows({ room: null })
    .does('randolph throws red')
    .shows({ 'combat.throw.requirements': ['nose'] }),
);
