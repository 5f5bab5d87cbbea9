/** Complete games by random legal play, as fast as the rules allow. */

import { type AnyGame, makeStream, nextInt, nextWord, sayPlainly } from '@tumblekeep/kernel';

export interface RulesBenchmark {
  readonly rules: string;
  readonly games: number;
  readonly actions: number;
  readonly actionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** Steps of the calibration loop a second, in the same process. */
  readonly calibrationPerSecond: number;
  /** Actions for each thousand steps of the calibration loop. */
  readonly calibrationRatio: number;
  /** Over the final states, so that a fast wrong engine is found out. */
  readonly checksum: string;
}

interface Lap {
  readonly actions: number;
  readonly seconds: number;
  readonly checksum: string;
}

const seconds = (): number => Number(process.hrtime.bigint()) / 1e9;

/** Answers how many actions a whole game took; bench/peers measures with it too. */
export function playRandomly<State, Action>(
  game: AnyGame<State, Action>,
  state: State,
  random: ReturnType<typeof makeStream>,
): number {
  let actions = 0;
  for (;;) {
    const legal = game.legal(state);
    if (legal.length === 0) return actions;
    const refusal = game.apply(state, legal[nextInt(random, legal.length)] as Action);
    if (refusal) throw new Error(`a legal action was refused: ${sayPlainly(refusal)}`);
    actions++;
  }
}

/** The options of game `i` of a lap. */
export type BenchOptions = (i: number) => unknown;

function runLap(game: AnyGame, options: BenchOptions, games: number): Lap {
  const random = makeStream('bench', 'play');
  let actions = 0;
  let high = 0;
  let low = 0;
  let hashing = 0;
  const start = seconds();
  for (let i = 0; i < games; i++) {
    const made = game.setup(options(i), `bench ${i}`);
    if (!made.ok) throw new Error(sayPlainly(made.error));
    actions += playRandomly(game, made.value, random);
    const before = seconds();
    const hash = game.hash(made.value);
    high = (Math.imul(high, 31) + Number.parseInt(hash.slice(0, 8), 16)) | 0;
    low = (Math.imul(low, 31) + Number.parseInt(hash.slice(8), 16)) | 0;
    hashing += seconds() - before;
  }
  const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0');
  return { actions, seconds: seconds() - start - hashing, checksum: hex(high) + hex(low) };
}

const CALIBRATION_STEPS = 20_000_000;

/** A fixed loop of integer arithmetic, to compare machines by. */
function calibrate(): number {
  const stream = makeStream('bench', 'calibration');
  let sum = 0;
  const start = seconds();
  for (let i = 0; i < CALIBRATION_STEPS; i++) sum = (sum + nextWord(stream)) | 0;
  const elapsed = seconds() - start;
  if (sum === 0) throw new Error('the calibration loop was optimised away');
  return CALIBRATION_STEPS / elapsed;
}

export function benchRules(
  game: AnyGame,
  options: BenchOptions,
  games: number,
  laps: number,
): RulesBenchmark {
  runLap(game, options, Math.min(games, 2000));
  calibrate();
  const results: Lap[] = [];
  let calibrationPerSecond = 0;
  for (let lap = 0; lap < laps; lap++) {
    calibrationPerSecond = Math.max(calibrationPerSecond, calibrate());
    results.push(runLap(game, options, games));
  }
  const best = results.reduce((a, b) => (b.seconds < a.seconds ? b : a));
  if (results.some(lap => lap.checksum !== best.checksum))
    throw new Error('two laps ended in different states');
  const actionsPerSecond = best.actions / best.seconds;
  return {
    rules: game.id,
    games,
    actions: best.actions,
    actionsPerSecond: Math.round(actionsPerSecond),
    gamesPerSecond: Math.round(games / best.seconds),
    calibrationPerSecond: Math.round(calibrationPerSecond),
    calibrationRatio: Number(((1000 * actionsPerSecond) / calibrationPerSecond).toFixed(2)),
    checksum: best.checksum,
  };
}
