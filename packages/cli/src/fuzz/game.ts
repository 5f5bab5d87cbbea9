/** One fuzzed game: random legal play and random nonsense, with every invariant checked after every action. */
import {
  type AnyGame,
  equalPlain,
  type FuzzTarget,
  type InputLine,
  LOG_FORMAT,
  LOG_VERSION,
  type LogHeader,
  makeStream,
  nextInt,
  pick,
  replay,
  type Stream,
  sayPlainly,
} from '@tumblekeep/kernel';

export interface FuzzedGame {
  readonly actions: number;
  readonly refused: number;
  readonly end: string;
}

export interface FuzzFailure {
  readonly problem: string;
  readonly header: LogHeader;
  readonly inputs: readonly InputLine[];
}

/** Thrown at the first broken invariant. */
class Broken extends Error {}

const MOST_ACTIONS = 20_000;
const NONSENSE_PER_STEP = 3;
const REMEMBERED = 200;

export function fuzzGame<State, Action>(
  target: FuzzTarget<State, Action>,
  seed: string,
): FuzzedGame | FuzzFailure {
  const { game } = target;
  const random = makeStream(seed, 'fuzz');
  const options = target.options(random);
  const lucky = nextInt(random, 3) > 0;
  const made = game.setup(options, seed);
  if (!made.ok) throw new Error(`the fuzzer made options that are refused: ${sayPlainly(made.error)}`);
  const state = made.value;
  const header: LogHeader = {
    format: LOG_FORMAT,
    version: LOG_VERSION,
    rules: game.id,
    options: game.options(state),
    seed,
    revision: game.revision,
  };
  const inputs: InputLine[] = [];
  const seen: Action[] = [];
  let refused = 0;
  try {
    for (;;) {
      checkState(target, state, random);
      const legal = game.legal(state);
      expect(
        legal.length > 0 === (game.decision(state) !== undefined),
        'a decision and legal actions go together',
      );
      expect(
        legal.length > 0 === (game.outcome(state) === undefined),
        'a game without legal actions is over',
      );
      if (legal.length === 0) break;
      expect(inputs.length < MOST_ACTIONS, `the game does not end within ${MOST_ACTIONS} actions`);
      refused += tryNonsense(target, state, legal, seen, random);
      const action = target.choose(legal, lucky, random);
      const text = game.print(action);
      const parsed = game.parse(text);
      expect(parsed.ok && equalPlain(parsed.value, action), `"${text}" does not parse back to its action`);
      const refusal = game.apply(state, action);
      expect(
        refusal === undefined,
        `the legal action "${text}" was refused: ${refusal && sayPlainly(refusal)}`,
      );
      inputs.push({ n: inputs.length + 1, action: text, hash: game.hash(state) });
      remember(seen, action, random);
    }
    checkReplay(game, header, inputs);
  } catch (error) {
    if (!(error instanceof Broken)) throw Object.assign(error as Error, { header, inputs });
    return { problem: error.message, header, inputs };
  }
  return { actions: inputs.length, refused, end: JSON.stringify(game.outcome(state)) };
}

function expect(condition: boolean, problem: string): void {
  if (!condition) throw new Broken(problem);
}

function checkState<State, Action>(target: FuzzTarget<State, Action>, state: State, random: Stream): void {
  const { game } = target;
  const [problem] = target.problems(state);
  expect(problem === undefined, problem ?? '');
  expect(
    equalPlain(JSON.parse(JSON.stringify(state)), state),
    'the state does not survive a round trip through JSON',
  );
  const viewer = pick(random, target.viewers(state));
  const other = target.scramble(state, viewer, random);
  expect(
    equalPlain(game.view(state, viewer), game.view(other, viewer)),
    `the view of ${viewer} depends on what is hidden`,
  );
}

/** What is not legal must be refused and change nothing; what is no notation must not parse. */
function tryNonsense<State, Action>(
  target: FuzzTarget<State, Action>,
  state: State,
  legal: readonly Action[],
  seen: readonly Action[],
  random: Stream,
): number {
  const { game } = target;
  let refused = 0;
  let hash: string | undefined;
  for (let i = 0; i < NONSENSE_PER_STEP; i++) {
    const known = game.print(seen.length > 0 && i > 0 ? pick(random, seen) : pick(random, legal));
    const parsed = game.parse(i === 1 ? known : distort(known, target.words, random));
    if (!parsed.ok || legal.some(one => equalPlain(one, parsed.value))) continue;
    if (equalPlain(parsed.value, game.concession?.(state))) continue;
    const text = game.print(parsed.value);
    hash ??= game.hash(state);
    const refusal = game.apply(state, parsed.value);
    expect(refusal !== undefined, `"${text}" is not legal and was accepted`);
    expect(game.hash(state) === hash, `"${text}" was refused and changed the state`);
    refused++;
  }
  return refused;
}

/** Replaces, drops or adds a word. */
function distort(text: string, vocabulary: readonly string[], random: Stream): string {
  const words = text.split(' ');
  const at = nextInt(random, words.length);
  const way = nextInt(random, 4);
  words.splice(at, way === 3 ? 0 : 1, ...(way === 2 ? [] : [pick(random, vocabulary)]));
  return words.join(' ');
}

function remember<Action>(seen: Action[], action: Action, random: Stream): void {
  if (seen.length < REMEMBERED) seen.push(action);
  else seen[nextInt(random, REMEMBERED)] = action;
}

function checkReplay<State, Action>(
  game: AnyGame<State, Action>,
  header: LogHeader,
  inputs: readonly InputLine[],
): void {
  const replayed = replay(game, { header, lines: inputs, torn: false });
  expect(replayed.ok, replayed.ok ? '' : `the replay differs: ${sayPlainly(replayed.error)}`);
}
