import { createRequire } from 'node:module';
import { playRandomly } from '../../packages/cli/src/bench/rules.ts';
import { type DungeonFighter, RULE_SETS } from '../../packages/games/dungeon-fighter/rules/index.ts';
import { makeStream, nextInt, type Stream } from '../../packages/kernel/src/index.ts';
import { boardgameIo } from './boardgame-io.ts';
import { apply, begin, isLegal, legal, type Move } from './skirmish.ts';

// boardgame.io freezes and checks every state unless it is told that this is production.
process.env['NODE_ENV'] = 'production';
const { Client } = createRequire(import.meta.url)('boardgame.io/client');

const seconds = (): number => Number(process.hrtime.bigint()) / 1e9;

/** Plays whole games for a while and answers moves a second. */
function measure(playGame: (random: Stream) => number): number {
  for (const warm = seconds(); seconds() - warm < 0.5; ) playGame(makeStream('warm', 'up'));
  const random = makeStream('peers', 'play');
  let moves = 0;
  const start = seconds();
  while (seconds() - start < 3) for (let i = 0; i < 5; i++) moves += playGame(random);
  return moves / (seconds() - start);
}

function ours(random: Stream): number {
  const state = begin();
  for (let moves = 0; ; moves++) {
    const options = legal(state);
    if (options.length === 0) return moves;
    const move = options[nextInt(random, options.length)] as Move;
    if (!isLegal(state, move)) throw new Error('a legal move is refused');
    apply(state, move);
  }
}

function theirs(random: Stream): number {
  const client = Client({ game: boardgameIo, numPlayers: 3, debug: false });
  client.start();
  for (let moves = 0; ; moves++) {
    const { G, ctx } = client.getState();
    if (ctx.gameover !== undefined) {
      client.stop();
      return moves;
    }
    const options = legal(G);
    const move = options[nextInt(random, options.length)] as Move;
    if (move.type === 'retrieve') client.moves.retrieve();
    else client.moves.throwDie(move.die, move.zone);
  }
}

function secondEdition(random: Stream): number {
  const game = RULE_SETS['second'] as DungeonFighter;
  const made = game.setup({ heroes: 3 }, String(nextInt(random, 1_000_000)));
  if (!made.ok) throw new Error(made.error.message);
  return playRandomly(game, made.value, random);
}

const peer = measure(theirs);
const small = measure(ours);
const full = measure(secondEdition);
const result = {
  boardgameIoMovesPerSecond: Math.round(peer),
  skirmishMovesPerSecond: Math.round(small),
  secondEditionActionsPerSecond: Math.round(full),
  ratios: { skirmish: Number((small / peer).toFixed(1)), secondEdition: Number((full / peer).toFixed(1)) },
};
console.log(JSON.stringify(result, null, process.argv.includes('--json') ? 0 : 2));
