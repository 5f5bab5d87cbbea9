import { expect } from 'vitest';
import {
  type DungeonCard,
  type MonsterCard,
  makeEdition,
  makeGame,
  type State,
} from '../../../../rules/index.ts';
import { clause, room, type Table } from '../../../support/table.ts';

const SEEDS = 60;
const GENTLE = { beginning: 'gentle' };

/** Every set-up of many seeds. */
function overSeeds(t: Table, options: object, look: (state: State) => void): void {
  for (let seed = 0; seed < SEEDS; seed++) {
    t.setUp({ heroes: 2, ...GENTLE, ...options }, `seed-${seed}`);
    look(t.state);
  }
}

const doorsOf = (state: State): readonly string[] =>
  state.frames.flatMap(frame => (frame.at === 'path' ? frame.cards : []));

const roomOf = (t: Table, id: string | undefined): DungeonCard =>
  t.game.edition.dungeonCard.get(id ?? '') as DungeonCard;

/** The nth monster that will come, from 0. */
const foeOf = (t: Table, nth: number): MonsterCard =>
  t.game.edition.monster.get(t.state.decks.monsters.at(-1 - nth) ?? '') as MonsterCard;

const isCalm = ({ requirement, monsterAdvantage }: DungeonCard): boolean =>
  requirement === undefined && monsterAdvantage === 0;

for (const heroes of [2, 3, 4, 5, 6])
  clause('DF2-R-130', `the first fight of ${heroes} heroes is a plain one, whichever door they take`, t =>
    t.verify(() =>
      overSeeds(t, { heroes }, state => {
        const doors = doorsOf(state);
        expect(doors).toHaveLength(2);
        for (const door of doors) {
          expect(isCalm(roomOf(t, door)), door).toBe(true);
          expect(roomOf(t, door).onReveal, door).toEqual([]);
        }
        const { level, requirement, ability } = foeOf(t, 0);
        expect({ level, requirement, ability }).toEqual({
          level: 1,
          requirement: undefined,
          ability: undefined,
        });
      }),
    ),
  );

clause('DF2-R-130', 'the second foe has one simple requirement, the third an ability', t =>
  t.verify(() =>
    overSeeds(t, {}, () => {
      expect(foeOf(t, 1)).toMatchObject({ level: 1, requirement: 'sitting' });
      expect(foeOf(t, 1).ability).toBeUndefined();
      expect(foeOf(t, 2).ability).toBeDefined();
      expect(foeOf(t, 2).requirement).toBeUndefined();
    }),
  ),
);

clause('DF2-R-130', 'the rooms of the second and third round demand nothing and help no monster', t =>
  t.verify(() =>
    overSeeds(t, {}, ({ decks }) => {
      for (const id of decks.dungeon.slice(-4)) expect(isCalm(roomOf(t, id)), id).toBe(true);
    }),
  ),
);

clause(
  ['DF2-SETUP-09', 'DF2-R-130'],
  'two more monsters of level 1 and one of level 2 come, and all others as ever',
  t =>
    t.setUp({ heroes: 2, ...GENTLE }).shows({
      tower: [5, 4, 3, 12],
      beginning: 'gentle',
      'chest.coins': 0,
      'chest.dice': 2,
    }),
);

clause('DF2-R-130', 'every card is still there once', t =>
  t.verify(() =>
    overSeeds(t, {}, state => {
      const { monsters, dungeon } = t.game.edition.piles;
      expect([...state.decks.monsters, ...state.unused].sort()).toEqual([...monsters.flat()].sort());
      expect([...state.decks.dungeon, ...doorsOf(state)].sort()).toEqual([...dungeon].sort());
    }),
  ),
);

clause('DF2-R-130', 'seeds still differ, and the same seed deals the same', t =>
  t.verify(() => {
    const dealt = new Set<string>();
    overSeeds(t, {}, ({ decks }) => dealt.add(JSON.stringify(decks)));
    expect(dealt.size).toBe(SEEDS);
    overSeeds(t, {}, ({ decks }) => dealt.add(JSON.stringify(decks)));
    expect(dealt.size).toBe(SEEDS);
  }),
);

clause('DF2-R-130', 'without the option nothing is stacked and nothing is said of it', t =>
  t.verify(() => {
    let special = 0;
    for (let seed = 0; seed < SEEDS; seed++) {
      t.setUp({ heroes: 2 }, `seed-${seed}`);
      expect(t.state.options).not.toHaveProperty('beginning');
      expect(t.game.view(t.state, 'spectator')).not.toHaveProperty('beginning');
      expect(t.state.decks.monsters).toHaveLength(21);
      if (!doorsOf(t.state).every(door => isCalm(roomOf(t, door)))) special++;
    }
    expect(special).toBeGreaterThan(SEEDS / 4);
  }),
);

/** The Second Edition with these rooms instead of its own. */
function withRooms(t: Table, dungeon: readonly DungeonCard[]): State {
  const { edition } = t.game;
  const game = makeGame(makeEdition({ ...edition, tables: { ...edition.tables, dungeon } }));
  const made = game.setup({ heroes: 2, ...GENTLE }, 'few rooms');
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

const crypts = (n: number): DungeonCard[] =>
  Array.from({ length: n }, (_, i) => room({ id: `crypt-${i}`, requirement: 'sitting' }));

clause('DF2-R-130', 'with a single room that does nothing the other door is one that demands nothing', t =>
  t.verify(() => {
    const state = withRooms(t, [
      ...crypts(9),
      room({ id: 'empty' }),
      room({ id: 'well', onReveal: [{ coins: 1 }] }),
    ]);
    expect([...doorsOf(state)].sort()).toEqual(['empty', 'well']);
    expect(state.decks.dungeon).toHaveLength(9);
  }),
);

clause('DF2-R-130', 'without any such room the doors are as shuffled', t =>
  t.verify(() => {
    expect(doorsOf(withRooms(t, crypts(7)))).toHaveLength(2);
    // A deck of one card is the path itself (DF2-R-15).
    expect(withRooms(t, crypts(1)).room).toBe('crypt-0');
  }),
);

clause('DF2-R-130', 'it is refused by a name that nobody knows', t =>
  t.cannotSetUp({ heroes: 2, beginning: 'rough' }).cannotSetUp({ heroes: 2, beginning: 1 }),
);
