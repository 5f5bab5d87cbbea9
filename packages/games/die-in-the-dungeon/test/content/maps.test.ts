import { sayPlainly } from '@tumblekeep/kernel';
import { expect } from 'vitest';
import {
  BACKS,
  CHANGING,
  CONTENT,
  type DungeonMap,
  easierMapId,
  easierNumbers,
  type LaidMap,
  layMap,
  type MapCell,
  makeContent,
  mapOf,
  OWN_DIFFICULTIES,
  ownMapId,
  parseOwnMap,
  placeOf,
  type Tile,
  TOKEN_SUPPLY,
} from '../../rules/index.ts';
import { clause, tile as makeTile } from '../support/table.ts';
import { passageProblems, shortestWay, supplyProblems } from './map-checks.ts';

const { maps, tiles } = CONTENT.tables;
const solo = maps.filter(({ players, difficulty }) => players === 1 && difficulty > 0);
const training = maps.find(({ id }) => id === 'training') as DungeonMap;

clause(
  'DIE-DESIGN-33',
  'a map says what it is called, how hard it is, where one begins and how one wins',
  t =>
    t.verify(() => {
      for (const map of maps) {
        for (const words of [map.name, map.text, map.flavour]) expect(words, map.id).toMatch(/\S.+[.!?\w]$/);
        expect(map.starts, map.id).toHaveLength(map.players);
        expect(map.cells.filter(({ back }) => back === 'start').map(({ at }) => at)).toEqual([...map.starts]);
      }
    }),
);

clause('DIE-DESIGN-34', 'no map needs more tiles or tokens than there are', t =>
  t.verify(() => {
    for (const map of maps) expect(supplyProblems(map, tiles)).toEqual([]);
    const many = { ...training, cells: training.cells.map(cell => ({ ...cell, tokens: ['time' as const] })) };
    expect(supplyProblems(many, tiles)).toEqual(['training has too many time tokens']);
    expect(
      supplyProblems(
        training,
        tiles.filter(({ back }) => back !== 'corner'),
      ),
    ).not.toEqual([]);
  }),
);

clause('DIE-DESIGN-35', 'no passage runs into a wall, and every tile can be reached', t =>
  t.verify(() => {
    for (const map of maps) expect(passageProblems(map, tiles)).toEqual([]);
    const turned = {
      ...training,
      cells: training.cells.map(cell => (cell.at === 'c2' ? { ...cell, turn: 0 as const } : cell)),
    };
    expect(passageProblems(turned, tiles)).not.toEqual([]);
  }),
);

clause('DIE-DESIGN-36', 'the shortest way to the goal costs at most 12 Time', t =>
  t.verify(() => {
    const lengths = Object.fromEntries(maps.map(map => [map.id, shortestWay(map, tiles)]));
    for (const [id, length] of Object.entries(lengths)) expect(length, id).toBeLessThanOrEqual(12);
    expect(lengths).toMatchObject({ training: 6, cellar: 8, census: 12 });
  }),
);

clause(
  ['DIE-DESIGN-37', 'DIE-TRAIN-01', 'DIE-TRAIN-02', 'DIE-TRAIN-04'],
  'the training map is small, of level 1, with a DieMinion, a Stat Token and a Combat on the way',
  t =>
    t.verify(() => {
      expect(training.cells.length).toBeLessThanOrEqual(8);
      expect(training.starts).toHaveLength(1);
      const tokens: readonly string[] = training.cells.flatMap(cell => cell.tokens ?? []);
      expect(tokens.some(token => /^d\d/.test(token))).toBe(true);
      expect(tokens.some(token => (CHANGING as readonly string[]).includes(token))).toBe(true);
      const laid = training.cells.flatMap(({ tile }) =>
        tile === undefined ? [] : [CONTENT.tile.get(tile) as Tile],
      );
      expect(laid).toHaveLength(training.cells.length - 1);
      for (const { id, level } of laid) expect(level, id).toBe(1);
      expect(training.win).toEqual({ epicParties: 1 });
      for (const { at, lesson } of training.cells) expect(lesson, at).toMatch(/\S.+[.!?]$/);
    }),
);

clause(
  'DIE-DESIGN-38',
  'six solo maps rise in difficulty; some ask for something else, and some leave tiles out',
  t =>
    t.verify(() => {
      expect(solo.map(({ difficulty }) => difficulty)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(solo.flatMap(({ win }) => ('epicParties' in win ? [win.epicParties] : []))).toEqual([1, 2, 3]);
      const kinds = solo.map(({ win }) => Object.keys(win)[0]);
      expect(new Set(kinds)).toEqual(new Set(['epicParties', 'points', 'reach', 'explored']));
      expect(solo.some(({ without }) => without !== undefined)).toBe(true);
    }),
);

clause('DIE-DESIGN-39', 'the map for two is the same from both sides', t =>
  t.verify(() => {
    const [map, ...more] = maps.filter(({ players }) => players === 2) as [DungeonMap, ...DungeonMap[]];
    expect(more).toEqual([]);
    expect(map.starts).toHaveLength(2);
    expect(map.cells.filter(({ back }) => back === 'epic-party').length).toBeGreaterThanOrEqual(3);
    expect(map.win).toEqual({ epicParties: 2 });
    const laid = layMap(map, tiles);
    const widest = Math.max(...map.cells.map(({ at }) => placeOf(at)[0]));
    const mirror = map.cells.map(({ at }) => {
      const [column, row] = placeOf(at);
      return map.cells.findIndex(
        cell => placeOf(cell.at)[0] === widest - column && placeOf(cell.at)[1] === row,
      );
    });
    map.cells.forEach((cell, i) => {
      const other = map.cells[mirror[i] as number];
      expect(other, cell.at).toMatchObject({ back: cell.back });
      expect(other?.tokens, cell.at).toEqual(cell.tokens);
      const ways = (laid.ways[i] ?? []).map(way => mirror[way]);
      expect([...ways].sort(), cell.at).toEqual([...(laid.ways[mirror[i] as number] ?? [])].sort());
    });
  }),
);

clause('DIE-DESIGN-40', 'a dungeon built on request passes the checks of every other map', t =>
  t.verify(() => {
    for (let parties = 1; parties <= 4; parties++)
      for (const level of [1, 2, 3, 4] as const)
        for (const number of [1, 5, 10])
          for (const seed of ['cabbage', '7']) {
            const id = ownMapId({ parties, level, number, seed });
            const map = mapOf(CONTENT, id)?.map;
            expect(map !== undefined, id).toBe(parties <= 2 * level);
            if (map === undefined) continue;
            expect(supplyProblems(map, tiles)).toEqual([]);
            expect(passageProblems(map, tiles)).toEqual([]);
            expect(shortestWay(map, tiles), id).toBeLessThanOrEqual(12);
            expect(map).toMatchObject({ id, players: 1, win: { epicParties: parties } });
            expect(map.without).toEqual({ aboveLevel: level, aboveNumber: number });
            expect(map.cells.length, id).toBeGreaterThan(2 * parties + 4);
          }
  }),
);

const someOwn = (parties: number): LaidMap[] =>
  Array.from(
    { length: 12 },
    (_, i) => mapOf(CONTENT, ownMapId({ parties, level: 4, number: 9, seed: `s${i}` })) as LaidMap,
  );

clause('DIE-DESIGN-40', 'it is no wider than a small screen, and has ways around', t =>
  t.verify(() => {
    let loops = 0;
    for (const { cells, ways } of [1, 2, 3, 4].flatMap(someOwn)) {
      for (const { at } of cells) for (const place of placeOf(at)) expect(place).toBeLessThan(6);
      loops += ways.flat().length / 2 - (cells.length - 1);
    }
    expect(loops).toBeGreaterThan(0);
  }),
);

clause('DIE-DESIGN-40', 'no Epic Party stands next to the Start tile or to another', t =>
  t.verify(() => {
    const isOpen = (cell?: MapCell) => cell?.back === 'start' || cell?.back === 'epic-party';
    for (const { cells, ways } of [1, 2, 3, 4].flatMap(someOwn))
      cells.forEach((cell, i) => {
        if (isOpen(cell))
          expect(
            ways[i]?.some(way => isOpen(cells[way])),
            cell.at,
          ).toBe(false);
      });
  }),
);

clause(
  ['DIE-DESIGN-40', 'DIE-R-102'],
  'more parties bring more tokens, which lie on paths, dead ends first',
  t =>
    t.verify(() => {
      for (const parties of [1, 2, 3, 4])
        for (const { map } of someOwn(parties)) {
          expect(map.difficulty).toBe(parties + 3);
          const furnished = map.cells.filter(({ tokens }) => tokens !== undefined);
          expect(furnished).toHaveLength(3 + parties);
          const ends = map.cells.filter(({ back }) => back === 'dead-end');
          const furnishedEnds = furnished.filter(({ back }) => back === 'dead-end');
          expect(furnishedEnds).toHaveLength(Math.min(ends.length, furnished.length));
          for (const { back } of furnished) expect(['start', 'epic-party']).not.toContain(back);
        }
    }),
);

clause('DIE-DESIGN-40', 'where tiles are scarce the Epic Parties stand straight ahead', t => {
  const scarce = [
    makeTile({ id: 'start', back: 'start' }),
    makeTile({ id: 'party', back: 'epic-party', level: 1, copies: 4, heads: ['assassin'] }),
    makeTile({ id: 'end', back: 'dead-end' }),
    makeTile({ id: 'way', back: 'two-way', copies: 4 }),
  ];
  const content = makeContent({ ...CONTENT.tables, tiles: scarce, maps: [] });
  t.verify(() => {
    const { cells } = mapOf(content, 'own-4-4-9-scarce') as LaidMap;
    const parties = cells.filter(({ back }) => back === 'epic-party').map(({ at }) => at);
    expect(parties).toEqual(['c1', 'a3', 'e3', 'c5']);
  });
});

clause(['DIE-DESIGN-40', 'DIE-R-102'], 'the same wishes build the same dungeon, other wishes another', t => {
  const wishes = { ...OWN_DIFFICULTIES.hard, seed: 'cabbage' };
  const id = ownMapId(wishes);
  const fresh = (one: string) => JSON.stringify(mapOf({ ...CONTENT, built: new Map() }, one)?.map.cells);
  t.verify(() => {
    expect(parseOwnMap(id)).toEqual(wishes);
    expect(fresh(id)).toBe(fresh(id));
    expect(fresh(ownMapId({ ...wishes, seed: 'turnip' }))).not.toBe(fresh(id));
    for (const wrong of [
      'own-5-4-9-x',
      'own-1-0-9-x',
      'own-1-1-11-x',
      'own-1-1-1-',
      'own-3-1-5-x',
      'own-1-1-1-A',
      `own-1-1-1-${'a'.repeat(17)}`,
    ])
      expect(mapOf(CONTENT, wrong), wrong).toBeUndefined();
  });
  t.setUp({ map: id }).shows({ map: id, win: { epicParties: 2 } });
});

clause('DIE-DESIGN-41', 'nine Stat Tokens and fourteen DieMinions', t =>
  t.verify(() =>
    expect(TOKEN_SUPPLY).toEqual({
      might: 2,
      agility: 2,
      magic: 2,
      health: 1,
      time: 1,
      ability: 1,
      d4: 3,
      d6: 4,
      d8: 3,
      d10: 2,
      d12: 1,
      d20: 1,
    }),
  ),
);

clause('DIE-DESIGN-43', 'every back of the set lies on a map of the guide', t =>
  t.verify(() => {
    const lying = new Set(maps.flatMap(({ cells }) => cells.map(({ back }) => back)));
    expect([...lying].sort()).toEqual([...BACKS].sort());
  }),
);

clause(['DIE-DESIGN-43', 'DIE-MOVE-11'], 'solid rock on a map is never a way on', t =>
  t.setUp({ map: 'long-gallery' }, 'rock').verify(({ state, game }) => {
    const { cells } = game.view(state, 'spectator');
    const rocks = Object.values(cells).filter(({ back }) => back === 'blank');
    expect(rocks).toHaveLength(2);
    expect(rocks.some(({ reachable }) => reachable)).toBe(false);
  }),
);

// ---- easier games -----------------------------------------------------------------------------------------

const isAbove = (number: number) => (id: string) => (CONTENT.tile.get(id)?.number ?? 0) > number;

clause(['DIE-SETUP-24', 'DIE-TILE-03', 'DIE-R-106'], 'the higher tiles stay in the box on request', t =>
  t.verify(({ game }) => {
    for (const { id, players } of maps)
      for (const highest of easierNumbers(CONTENT.map.get(id)?.map as DungeonMap, tiles))
        for (let seed = 0; seed < 12; seed++) {
          const made = game.setup({ map: id, highest }, `easier ${seed}`);
          if (!made.ok) throw new Error(sayPlainly(made.error));
          expect(made.value.tiles.filter(isAbove(highest)), `${id} ${highest}`).toEqual([]);
          expect(made.value.creatures).toHaveLength(players);
          expect(made.value.options.map).toBe(easierMapId(id, highest));
        }
  }),
);

clause(['DIE-SETUP-24', 'DIE-R-106'], 'the number that is named stays in, and without a number all do', t => {
  const drawn = (options: object) =>
    new Set(
      Array.from(
        { length: 60 },
        (_, seed) => t.setUp({ map: 'three-ring-circus', ...options }, `${seed}`).state,
      )
        .flatMap(state => state.tiles)
        .map(id => CONTENT.tile.get(id)?.number ?? 0),
    );
  t.verify(() => {
    expect(Math.max(...drawn({ highest: 5 }))).toBe(5);
    expect(Math.max(...drawn({}))).toBe(9);
    expect(t.setUp({ map: 'three-ring-circus', highest: 10 }, 'x').state.options.map).toBe(
      'three-ring-circus',
    );
    expect(t.setUp({ map: 'three-ring-circus', highest: 9 }, 'x').state.options.map).toBe(
      'three-ring-circus',
    );
  });
});

clause(
  ['DIE-SETUP-24', 'DIE-DESIGN-34'],
  'what leaves a cell without a tile is refused, and so is nonsense',
  t =>
    t.cannotSetUp(
      { map: 'cellar', highest: 8 },
      { map: 'census', highest: 7 },
      { map: 'training', highest: 5 },
      { map: 'larder', highest: 5 },
      { map: 'own-1-1-5-x', highest: 5 },
      { map: 'census-up-to-8', highest: 8 },
      { map: 'census-up-to-7' },
      { map: 'two-thrones-up-to-9' },
      { map: 'nowhere-up-to-5' },
      { map: 'census', highest: 0 },
      { map: 'census', highest: 11 },
      { map: 'census', highest: 5.5 },
      { map: 'census', highest: '5' },
      { map: 'census', highest: null },
      { map: 'census', highest: Number.NaN },
    ),
);

clause('DIE-SETUP-24', 'options of an easier game make the same game again', t => {
  const { state } = t.setUp({ map: 'two-thrones', highest: 6 }, 'again');
  const again = t.game.setup(t.game.options(state), 'again');
  t.verify(() => expect(again.ok && again.value.tiles).toEqual(state.tiles));
});
