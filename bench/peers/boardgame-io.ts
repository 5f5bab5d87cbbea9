/** The small game on boardgame.io. */
import { apply, begin, isLegal, type Move, type Skirmish } from './skirmish.ts';

export const boardgameIo = {
  name: 'skirmish',
  setup: begin,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    throwDie: ({ G }: { G: Skirmish }, die: 'red', zone: number) => {
      const move: Move = { type: 'throwDie', die, zone };
      if (!isLegal(G, move)) return 'INVALID_MOVE';
      apply(G, move);
    },
    retrieve: ({ G }: { G: Skirmish }) => {
      if (!isLegal(G, { type: 'retrieve' })) return 'INVALID_MOVE';
      apply(G, { type: 'retrieve' });
    },
  },
  endIf: ({ G }: { G: Skirmish }) => G.result ?? undefined,
};
