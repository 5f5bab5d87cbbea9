import { sayPlainly } from '@tumblekeep/kernel';
import { expect } from 'vitest';
import { setUp } from '../../../rules/chapters/setup.ts';
import { type DungeonFighter, RULE_SETS, type State } from '../../../rules/index.ts';
import { clause, monster } from '../../support/table.ts';

const { edition } = RULE_SETS['prototype'] as DungeonFighter;
const SHEETS = [
  'alessandro',
  'aureliano',
  'beatrice',
  'clemente',
  'fabrizio',
  'giuseppe',
  'lorenzo',
  'ornella',
];
const sorted = (items: Iterable<string>): string[] => [...items].sort();

/** The table as it is laid out, before anybody moves. */
function laidOut(options: unknown = { heroes: 2 }, seed = 'laid-out'): State {
  const made = setUp(edition, options, seed);
  if (!made.ok) throw new Error(sayPlainly(made.error));
  return made.value;
}

function overSeeds(value: (state: State) => string): string[] {
  const found = new Set<string>();
  for (let seed = 0; seed < 400; seed++) found.add(value(laidOut({ heroes: 2 }, `seed-${seed}`)));
  return sorted(found);
}

/** Levels of the monsters in the order in which they are drawn. */
const levelsOf = (state: State): (number | undefined)[] =>
  [...state.decks.monsters].reverse().map(id => edition.monster.get(id)?.level);

clause('DF0-SETUP-03', 'the map drawn first is played first', t =>
  t.setUp({ heroes: 2 }).verify(({ game, state }) => {
    const first = game.edition.map.get(state.map?.floors[0] as string);
    expect(state.room).toBe(first?.rooms[0]?.id);
    expect(state.map?.floor).toBe(0);
  }),
);

clause('DF0-SETUP-04', 'it is joined to the second map with its rooms up, the boss out of sight', t =>
  t
    .stage({
      heroes: ['lorenzo', 'aureliano'],
      map: { floors: ['cellar', 'opera', 'motorway'], room: 'opera-stage' },
    })
    .shows({ room: 'motorway-services', 'map.floor': 2, 'combat.boss': false, 'decks.bosses': 4 }),
);

clause('DF0-SETUP-05', 'the party waits outside, before the entrance of the first map', t =>
  t.verify(() => {
    const { room, map, combat, round } = laidOut();
    expect({ room, floor: map?.floor, combat, round }).toEqual({
      room: null,
      floor: 0,
      combat: null,
      round: 0,
    });
  }),
);

for (const [difficulty, monsters] of [
  ['easy', [4, 4, 4, 2]],
  ['normal', [3, 3, 3, 5]],
  ['insane', [2, 2, 2, 8]],
] as const)
  clause(
    ['DF0-SETUP-06', 'DF0-R-01'],
    `${difficulty} means ${monsters.join('/')} monsters of the 4 levels`,
    t =>
      t.verify(() =>
        expect(levelsOf(laidOut({ heroes: 2, difficulty }))).toEqual(
          monsters.flatMap((count, i) => Array<number>(count).fill(i + 1)),
        ),
      ),
  );

clause('DF0-SETUP-06', 'a party that chooses nothing plays on Easy, and there is no other word', t =>
  t.setUp({ heroes: 2 }).shows({ difficulty: 'easy' }).cannotSetUp({ difficulty: 'hard' }),
);

for (const [level, first] of [
  [1, 13],
  [2, 9],
  [3, 5],
  [4, 1],
] as const)
  clause('DF0-SETUP-07', `every monster of level ${level} can be drawn for the tower`, t =>
    t.verify(() =>
      expect(overSeeds(state => state.decks.monsters[first] ?? '')).toEqual(
        sorted(edition.tables.monsters.filter(card => card.level === level).map(card => card.id)),
      ),
    ),
  );

clause('DF0-SETUP-07', 'the decks of the levels stay apart, and the rest is not in the game', t =>
  t
    .setUp({ heroes: 2 })
    .shows({ tower: [3, 4, 4, 2], 'combat.level': 1 })
    .verify(({ state }) => expect(state.unused).toHaveLength(48 - 14)),
);

clause(
  'DF0-SETUP-08',
  'the floors of the tower from below: levels 1 to 4, equipment, coins and bonus dice',
  t =>
    t.verify(() => {
      const state = laidOut();
      expect(levelsOf(state)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4]);
      expect(sorted(state.decks.shop)).toEqual(
        sorted(edition.tables.equipment.flatMap(card => Array<string>(card.copies).fill(card.id))),
      );
      expect(state.decks.shop).toHaveLength(55);
      expect(state.supply).toEqual({ coins: 28, dice: 8, scars: 18 });
    }),
);

clause('DF0-SETUP-09', 'no monster has life before the first one is met', t =>
  t
    .verify(() => expect(laidOut().combat).toBeNull())
    .combat({ heroes: ['lorenzo', 'aureliano'], combat: { monster: monster({ life: 7 }) } })
    .shows({ 'combat.life': 7 }),
);

clause('DF0-SETUP-10', 'the players take the sheets they like, in their order, hero side up', t =>
  t
    .setUp({ heroes: ['ornella', 'lorenzo', 'giuseppe'] })
    .shows({
      seats: ['ornella', 'lorenzo', 'giuseppe'],
      'heroes.ornella.eliminated': false,
      'heroes.lorenzo.eliminated': false,
      'heroes.giuseppe.eliminated': false,
    })
    .cannotSetUp({ heroes: ['lorenzo', 'lorenzo'] }, { heroes: ['murka'] }),
);

clause('DF0-SETUP-10', 'or draw any of the 8 at random', t =>
  t.verify(() => expect(overSeeds(state => state.heroes[0]?.hero ?? '')).toEqual(SHEETS)),
);

for (const hero of SHEETS)
  clause(['DF0-SETUP-11', 'DF0-R-02'], `${hero} starts with 9 of 9 life`, t =>
    t.setUp({ heroes: [hero] }).shows({ [`heroes.${hero}.life`]: 9, [`heroes.${hero}.maximum`]: 9 }),
  );

for (const heroes of [1, 2, 3, 4, 5, 6])
  clause('DF0-SETUP-12', `the chest of ${heroes} players starts with 1 bonus die and 2 coins`, t =>
    t.setUp({ heroes }).shows({ chest: { coins: 2, dice: 1 } }),
  );

clause('DF0-SETUP-12', 'the chest is common property: what one hero finds is for all', t =>
  t
    .combat({ heroes: [{ hero: 'lorenzo', abilities: { red: 'pickpocket' } }, 'aureliano'] })
    .throws('red', { face: 'icon' })
    .includes('coins +2 = 4: pickpocket')
    .shows({ chest: { coins: 4, dice: 1 } }),
);

clause(['DF0-SETUP-13', 'DF0-R-03'], 'the players say who looks most like the hero', t =>
  t
    .setUp({ heroes: ['lorenzo', 'aureliano', 'ornella'], leader: 'ornella' })
    .shows({ leader: 'ornella' })
    .cannotSetUp({ heroes: ['lorenzo', 'aureliano'], leader: 'ornella' }),
);

clause(['DF0-SETUP-13', 'DF0-R-03'], 'if nobody says so it can be anybody', t =>
  t.verify(() => {
    const leaders = new Set<string>();
    for (let seed = 0; seed < 50; seed++)
      leaders.add(laidOut({ heroes: ['lorenzo', 'aureliano', 'ornella'] }, `leader-${seed}`).options.leader);
    expect(sorted(leaders)).toEqual(['aureliano', 'lorenzo', 'ornella']);
  }),
);

clause('DF0-SETUP-14', 'the leader token starts on its normal side', t =>
  t.setUp({ heroes: 2 }).shows({ 'combat.defeats': 0 }),
);

clause('DF0-SETUP-15', 'the leader is the first player and holds the 3 basic dice', t =>
  t
    .setUp({ heroes: ['lorenzo', 'aureliano', 'ornella'], leader: 'aureliano' })
    .shows({ first: 'aureliano', 'combat.active': 'aureliano', 'combat.dice': ['red', 'green', 'blue'] }),
);

clause(['DF0-SETUP-16', 'DF0-R-30'], 'purchases are decisions of the party, not of a hero', t =>
  t
    .stage({ heroes: ['lorenzo', 'aureliano'], shop: { display: [] } })
    .asks('party', 'shop')
    .does('party buys healing')
    .expect('bought healing for 1: coins 1'),
);
