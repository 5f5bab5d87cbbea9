import { expect } from 'vitest';
import { clause, creature, map, tile } from '../support/table.ts';

const PLAIN = { creatures: [creature({ id: 'plain' })] };
const plain = { creature: 'plain' };

const corridor = map({
  id: 'corridor',
  starts: ['a1'],
  cells: [
    { at: 'a1', back: 'start', turn: 0 },
    { at: 'b1', back: 'two-way', turn: 1 },
    { at: 'c1', back: 'two-way', turn: 1 },
    { at: 'a2', back: 'two-way', turn: 1 },
    { at: 'b2', back: 'four-way', turn: 0 },
    { at: 'd1', back: 'blank', turn: 0 },
  ],
});
const made = { ...PLAIN, maps: [corridor] };

clause(
  ['DIE-MOVE-01', 'DIE-MOVE-04', 'DIE-EX-17', 'DIE-R-48'],
  'any tile connected to an Explored one is a target',
  t =>
    t
      .stage({ creature: plain, made: PLAIN, begin: 'move', explored: ['b1'] })
      .offers('explore a2', 'explore c2', 'explore b3'),
);

clause(['DIE-MOVE-03', 'DIE-R-47'], 'a tile needs a passage on both sides of the edge', t =>
  t
    .stage({ map: 'corridor', creature: plain, made, begin: 'move' })
    .offers('explore b1')
    .mayNot('explore a2', 'explore b2', 'explore c1'),
);

clause(['DIE-MOVE-02', 'DIE-MOVE-07'], 'neither diagonals nor Explored tiles are targets', t =>
  t
    .stage({ map: 'corridor', creature: plain, made, begin: 'move', explored: ['b1'] })
    .offers('explore c1')
    .mayNot('explore b2', 'explore b1', 'explore a1', 'explore z9'),
);

clause('DIE-MOVE-06', 'a Move with the last Time is legal', t =>
  t
    .stage({ creature: { ...plain, time: 1 }, made: PLAIN, begin: 'move' })
    .does('explore b1')
    .includes('time 1 → 0: move'),
);

clause(['DIE-MOVE-08', 'DIE-TILE-09', 'DIE-R-51'], 'the standee stays beside the tile until it is done', t =>
  t
    .enters({ heads: ['cleric'] }, { creature: plain, made: PLAIN })
    .owns({ at: 'b2' })
    .shows({ here: 'b1', 'cells.b1.state': 'open' })
    .rolls('d12 9')
    .does('attack might')
    .owns({ at: 'b1' })
    .shows({ here: null, 'cells.b1.state': 'explored' }),
);

clause('DIE-MOVE-08', 'also beside the first tile of the map', t =>
  t
    .stage({
      map: 'first',
      creature: plain,
      tiles: { b1: tile({ heads: ['cleric'] }) },
      enter: 'b1',
      made: {
        ...PLAIN,
        maps: [
          map({
            id: 'first',
            cells: [
              { at: 'b1', back: 'four-way', turn: 0 },
              { at: 'b2', back: 'start', turn: 0 },
            ],
          }),
        ],
      },
    })
    .owns({ at: 'b2' })
    .shows({ here: 'b1' }),
);

clause('DIE-MOVE-09', 'before the choice back, rotation and tokens are in sight, never the face', t =>
  t.setUp().shows({
    'cells.b3': { back: 'two-way', turn: 1, state: 'hidden', tokens: ['might'], tile: null, reachable: true },
  }),
);

clause(['DIE-MOVE-11', 'DIE-R-46'], 'a Blank tile is never a target', t =>
  t
    .stage({ map: 'corridor', creature: plain, made, begin: 'move', explored: ['b1', 'c1'] })
    .verify(() => t.ends('no-way')),
);

clause(['DIE-MOVE-12', 'DIE-LOSE-05', 'DIE-R-50'], 'without a target the game is lost in the Move step', t =>
  t
    .stage({
      creature: plain,
      made: PLAIN,
      begin: 'rest',
      explored: ['b1', 'a2', 'c2', 'b3'],
    })
    .does('rest 0')
    .expect('lost plain: no-way')
    .ends('no-way'),
);

clause('DIE-MOVE-10', 'a tile that is turned must be resolved', t =>
  t
    .stage({
      creature: plain,
      made: PLAIN,
      begin: 'move',
      tiles: { b1: tile({ heads: ['cleric'] }) },
    })
    .does('explore b1')
    .asks('attack')
    .mayNot('explore a2', 'explore b1', 'end-turn', 'pass'),
);

clause(['DIE-TILE-09', 'DIE-MOVE-01', 'DIE-R-51'], 'a tile opens its ways only when it is done', t =>
  t
    .stage({
      map: 'corridor',
      creature: plain,
      made,
      tiles: { b1: tile({ back: 'two-way', heads: ['cleric'] }) },
      enter: 'b1',
    })
    .shows({ 'cells.b1.state': 'open', 'cells.c1.reachable': false })
    .rolls('d12 12')
    .does('attack might')
    .shows({ 'cells.b1.state': 'explored', 'cells.c1.reachable': true }),
);

clause(['DIE-R-57', 'DIE-MOVE-09'], 'what is seen does not depend on hidden faces', t => {
  const view = (seed: string) => {
    t.setUp({ map: 'cellar', players: ['diemon'] }, seed);
    const { cells } = t.game.view(t.state, 'spectator');
    return { cells, laid: t.state.tiles.join() };
  };
  t.verify(() => {
    const one = view('one');
    const other = view('other');
    expect(one.laid).not.toBe(other.laid);
    expect(one.cells).toEqual(other.cells);
  });
});
