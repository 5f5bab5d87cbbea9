/**
 * Fits the weights of the estimate in `src/die-in-the-dungeon/value.ts`: plays games by the quick player, looks at
 * the table at the beginning of every turn and asks which of the things seen there went with a win (logistic
 * regression, Newton's method). Prints `weights.ts`.
 *
 *   node --import ./packages/cli/bin/register.mjs packages/bots/scripts/fit-crawl.ts 4000 > weights.ts
 */
import { type DieInTheDungeon, RULE_SETS, RULES_ID } from '@tumblekeep/die-in-the-dungeon';
import { makeStream, nextInt, pick } from '@tumblekeep/kernel';
import { playCrawl } from '../src/die-in-the-dungeon/play-crawl.ts';
import { quickCrawler } from '../src/die-in-the-dungeon/quick.ts';
import { chanceAt, FEATURES, featuresOf } from '../src/die-in-the-dungeon/value.ts';

/** One action in so many is any legal one, so that odd positions are seen as well. */
const SLIPS = 25;
const RIDGE = 1;
const STEPS = 12;

interface Sample {
  readonly features: number[];
  readonly won: number;
}

function sampleGame(game: DieInTheDungeon, i: number): Sample[] {
  const random = makeStream(`fit ${i}`, 'fit');
  const map = pick(
    random,
    game.content.tables.maps.filter(({ players }) => players === 1),
  ).id;
  const creature = pick(random, game.content.tables.creatures).id;
  const seen: number[][] = [];
  let turn = 0;
  const { outcome } = playCrawl(
    game,
    { map, players: [creature] },
    `fit ${i}`,
    {
      id: 'slipping',
      choose: (_game, state, legal, stream) =>
        nextInt(random, SLIPS) === 0 ? pick(random, legal) : quickCrawler.choose(game, state, legal, stream),
    },
    {
      onAction: state => {
        if (state.turn === turn) return;
        turn = state.turn;
        seen.push(featuresOf(game.content, state, 0));
      },
    },
  );
  return seen.map(features => ({ features, won: outcome.won ? 1 : 0 }));
}

/** Solves a small system of equations by elimination. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    const pivot = rows[i] as number[];
    for (let j = i + 1; j < size; j++) {
      const row = rows[j] as number[];
      const factor = (row[i] as number) / (pivot[i] as number);
      for (let k = i; k <= size; k++) row[k] = (row[k] as number) - factor * (pivot[k] as number);
    }
  }
  const solution = Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    const row = rows[i] as number[];
    let rest = row[size] as number;
    for (let k = i + 1; k < size; k++) rest -= (row[k] as number) * (solution[k] as number);
    solution[i] = rest / (row[i] as number);
  }
  return solution;
}

const scoreOf = (weights: readonly number[], features: readonly number[]): number =>
  features.reduce((sum, feature, i) => sum + feature * (weights[i] as number), 0);

function learn(samples: readonly Sample[]): number[] {
  const size = FEATURES.length;
  let weights = Array<number>(size).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map(weight => -RIDGE * weight);
    const curvature = weights.map((_, i) => weights.map((_, j) => (i === j ? RIDGE : 0)));
    for (const { features, won } of samples) {
      const chance = chanceAt(scoreOf(weights, features));
      for (let i = 0; i < size; i++) {
        const feature = features[i] as number;
        if (feature === 0) continue;
        gradient[i] = (gradient[i] as number) + feature * (won - chance);
        const row = curvature[i] as number[];
        for (let j = 0; j < size; j++)
          row[j] = (row[j] as number) + feature * (features[j] as number) * chance * (1 - chance);
      }
    }
    weights = solve(curvature, gradient).map((change, i) => (weights[i] as number) + change);
  }
  return weights;
}

/** The mean logarithmic loss, against that of knowing only how often games are won. */
function lossOf(weights: readonly number[], samples: readonly Sample[]): [number, number] {
  const log = (chance: number, won: number): number => -Math.log(won === 1 ? chance : 1 - chance);
  const rate = samples.reduce((sum, { won }) => sum + won, 0) / samples.length;
  const mean = (chanceOf: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + log(chanceOf(sample), sample.won), 0) / samples.length;
  return [mean(({ features }) => chanceAt(scoreOf(weights, features))), mean(() => rate)];
}

const games = Number(process.argv[2] ?? 4000);
const game = RULE_SETS[RULES_ID] as DieInTheDungeon;
const samples = Array.from({ length: games }, (_, i) => sampleGame(game, i));
const learnt = samples.slice(0, Math.floor(games * 0.8)).flat();
const weights = learn(learnt);
const [loss, base] = lossOf(weights, samples.slice(Math.floor(games * 0.8)).flat());
process.stderr.write(
  `loss on games not learnt from: ${loss.toFixed(4)}, without looking: ${base.toFixed(4)}\n`,
);
process.stdout.write(
  [
    '/** Fitted by `scripts/fit-crawl.ts`; in the order of `FEATURES`. */',
    'export const WEIGHTS: readonly number[] = [',
    ...weights.map((weight, i) => `  ${weight.toFixed(3)}, // ${FEATURES[i]}`),
    '];',
    '',
  ].join('\n'),
);
