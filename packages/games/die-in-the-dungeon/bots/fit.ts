/**
 * Fits the weights of the estimate in `value.ts`: plays games by the quick player, looks at
 * the table at the beginning of every turn and learns which of the things seen there went with a win. In most games
 * the board is changed at random in some turn, so that what a thing is worth is not mixed up with how one comes by it.
 * Prints `weights.ts`.
 *
 *   node --import ./packages/terminal-kit/bin/register.mjs packages/games/die-in-the-dungeon/bots/fit.ts 12000 > weights.ts
 */

import { ln, makeStream, nextFraction, nextInt, pick, type Stream, shuffle } from '@tumblekeep/kernel';
import {
  ABILITY,
  type CreatureState,
  type DieInTheDungeon,
  FREE_DICE,
  HEALTH,
  MIGHT,
  RULE_SETS,
  RULES_ID,
  type State,
  TIME,
} from '../rules/index.ts';
import { playCrawl } from './play-crawl.ts';
import { quickCrawler } from './quick.ts';
import { chanceAt, FEATURES, lookAtTable, scoreBy, UNITS } from './value.ts';

const EPOCHS = 16;
const BATCH = 64;
const RATE = 0.003;
const SHRINK = 1e-4;
/** Boards are changed in one of the first turns. */
const TURNS = 10;
const UNCHANGED = 0.35;
const OWN_MAPS = 0.1;

interface Sample {
  readonly features: Float64Array;
  readonly won: number;
}

/** A board as it might look later in some game. */
function changeBoard(state: State, random: Stream): void {
  const creature = state.creatures[0] as CreatureState;
  const { values, dice, minions, pips, cards } = creature;
  for (let track = MIGHT; track <= HEALTH; track++)
    if (nextInt(random, 3) > 0) values[track] = 1 + nextInt(random, dice[track] as number);
  values[TIME] = Math.max(2, (values[TIME] as number) - 3 + nextInt(random, 7));
  values[TIME] = Math.min(20, values[TIME]);
  values[ABILITY] = nextInt(random, 5);
  for (let rung = 0; rung < 4; rung++) if (nextInt(random, 4) === 0) minions[rung] = nextInt(random, 2);
  for (let box = 0; box < 3; box++) if (nextInt(random, 4) === 0) pips[box] = nextInt(random, box + 2);
  creature.cards = cards.filter(() => nextInt(random, 3) > 0);
}

function mapFor(game: DieInTheDungeon, random: Stream): string {
  if (nextFraction(random) < OWN_MAPS) {
    const level = 1 + nextInt(random, 4);
    return `own-${1 + nextInt(random, Math.min(4, 2 * level))}-${level}-${4 + nextInt(random, 7)}-fit${nextInt(random, 40)}`;
  }
  return pick(
    random,
    game.content.tables.maps.filter(({ players }) => players === 1),
  ).id;
}

function sampleGame(game: DieInTheDungeon, i: number): Sample[] {
  const random = makeStream(`fit ${i}`, 'fit');
  const map = mapFor(game, random);
  const creature = pick(random, game.content.tables.creatures).id;
  const [might, agility, magic, health] = shuffle(random, [...FREE_DICE]);
  const changed = nextFraction(random) < UNCHANGED ? 0 : 1 + nextInt(random, TURNS);
  const seen: Float64Array[] = [];
  let turn = 0;
  const { outcome } = playCrawl(
    game,
    { map, players: [{ creature, dice: { might, agility, magic, health } }] },
    `fit ${i}`,
    quickCrawler,
    {
      beforeChoice: state => {
        if (state.turn === turn) return;
        turn = state.turn;
        if (turn === changed) {
          seen.length = 0;
          changeBoard(state, random);
        }
        const features = new Float64Array(FEATURES);
        lookAtTable(game.content, state, 0, features);
        seen.push(features);
      },
    },
  );
  return seen.map(features => ({ features, won: outcome.won ? 1 : 0 }));
}

const SIZE = UNITS * (FEATURES + 2) + 1;
const LEAK = 1 / 8;

/** Adds the gradient of one sample. */
function addGradient(weights: Float64Array, { features, won }: Sample, gradient: Float64Array): void {
  const end = UNITS * (FEATURES + 1);
  const error = chanceAt(scoreBy(weights, features)) - won;
  gradient[SIZE - 1] = (gradient[SIZE - 1] as number) + error;
  for (let unit = 0; unit < UNITS; unit++) {
    const first = unit * (FEATURES + 1);
    let sum = weights[first] as number;
    for (let i = 0; i < FEATURES; i++) sum += (weights[first + 1 + i] as number) * (features[i] as number);
    const slope = sum > 0 ? 1 : LEAK;
    gradient[end + unit] = (gradient[end + unit] as number) + error * sum * slope;
    const back = error * (weights[end + unit] as number) * slope;
    gradient[first] = (gradient[first] as number) + back;
    for (let i = 0; i < FEATURES; i++)
      gradient[first + 1 + i] = (gradient[first + 1 + i] as number) + back * (features[i] as number);
  }
}

/** Adam: steps along the gradient, each weight at its own pace. */
function learn(samples: readonly Sample[], onEpoch: (weights: Float64Array) => void): Float64Array {
  const random = makeStream('learn', 'fit');
  const weights = Float64Array.from({ length: SIZE }, () => (nextFraction(random) - 0.5) * 0.5);
  const mean = new Float64Array(SIZE);
  const square = new Float64Array(SIZE);
  const order = samples.map((_, i) => i);
  let meanLeft = 1;
  let squareLeft = 1;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(random, order);
    const rate = RATE * (1 - epoch / EPOCHS);
    for (let from = 0; from < order.length; from += BATCH) {
      const gradient = new Float64Array(SIZE);
      const batch = order.slice(from, from + BATCH);
      for (const i of batch) addGradient(weights, samples[i] as Sample, gradient);
      meanLeft *= 0.9;
      squareLeft *= 0.999;
      for (let i = 0; i < SIZE; i++) {
        const slope = (gradient[i] as number) / batch.length + SHRINK * (weights[i] as number);
        mean[i] = 0.9 * (mean[i] as number) + 0.1 * slope;
        square[i] = 0.999 * (square[i] as number) + 0.001 * slope * slope;
        const pace = Math.sqrt((square[i] as number) / (1 - squareLeft)) + 1e-8;
        weights[i] = (weights[i] as number) - (rate * (mean[i] as number)) / (1 - meanLeft) / pace;
      }
    }
    onEpoch(weights);
  }
  return weights;
}

/** The mean logarithmic loss, against that of knowing only how often games are won. */
function lossOf(weights: Float64Array, samples: readonly Sample[]): [number, number] {
  const log = (chance: number, won: number): number => -ln(won === 1 ? chance : 1 - chance);
  const rate = samples.reduce((sum, { won }) => sum + won, 0) / samples.length;
  const mean = (chanceOf: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + log(chanceOf(sample), sample.won), 0) / samples.length;
  return [mean(({ features }) => chanceAt(scoreBy(weights, features))), mean(() => rate)];
}

const games = Number(process.argv[2] ?? 12_000);
const game = RULE_SETS[RULES_ID] as DieInTheDungeon;
const samples = Array.from({ length: games }, (_, i) => sampleGame(game, i));
const tested = samples.slice(Math.floor(games * 0.9)).flat();
const weights = learn(samples.slice(0, Math.floor(games * 0.9)).flat(), so => {
  const [loss, base] = lossOf(so, tested);
  process.stderr.write(
    `loss on games not learnt from: ${loss.toFixed(4)}, without looking: ${base.toFixed(4)}\n`,
  );
});
process.stdout.write(
  [
    '/** Fitted by `scripts/fit-crawl.ts`: for each unit its bias and a weight a feature, then a weight a unit and the bias. */',
    'export const WEIGHTS: readonly number[] = [',
    `  ${[...weights].map(weight => Number(weight.toFixed(3))).join(', ')},`,
    '];',
    '',
  ].join('\n'),
);
