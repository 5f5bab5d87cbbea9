/** Everything that others have to know of high-low. */

import { type AnyGame, clonePlain, type FuzzTarget, nextInt, pick } from '@tumblekeep/kernel';
import { makePlainReady, plainJsonSchema } from '@tumblekeep/kernel/scenario';
import type { GameFolder, Hosted, Kinds, Proving } from '../../src/index.ts';
import { hostedHighLow } from './hosted.ts';
import { type Action, GUESSES, highLow, type Options, type Outcome, type State } from './rules.ts';
import { say } from './texts.ts';

const PLAYERS = ['ann', 'bob', 'cleo', 'dan'];

const problemsOf = ({ points, options }: State): string[] =>
  points.length === options.players.length ? [] : ['somebody has no points'];

const fuzzTarget: FuzzTarget<State, Action> = {
  game: highLow as AnyGame<State, Action>,
  options: random => ({ players: PLAYERS.slice(0, 2 + nextInt(random, PLAYERS.length - 1)) }),
  viewers: ({ options }) => [...options.players, 'spectator'],
  problems: problemsOf,
  scramble(state, viewer, random) {
    const other = clonePlain(state);
    if (state.waits !== 'nobody')
      other.secrets = state.secrets.map((secret, i) =>
        state.options.players[i] === viewer ? secret : 2 + nextInt(random, 11),
      );
    return other;
  },
  choose: (legal, _lucky, random) => pick(random, legal),
  words: [...PLAYERS, ...GUESSES, 'guesses', 'play', 'skip', 'the', 'last', 'round', ''],
};

const hosted = hostedHighLow as unknown as Hosted<Kinds>;

const folder: GameFolder = {
  id: 'high-low',
  name: 'High-Low',
  url: import.meta.url,
  rules: { 'high-low': highLow as unknown as AnyGame },
  ordinary: (_rules, i) => ({ players: PLAYERS.slice(0, 2 + (i % (PLAYERS.length - 1))) }),
  settingOf: options => ({ seats: (options as Options).players, difficulty: 'easy' }),
  say: () => say,
  hosted: async () => hosted,
  proving: async () => ({ hosted }) satisfies Proving<Kinds>,
  fuzz: () => fuzzTarget as FuzzTarget<unknown, unknown>,
  scenarios: {
    makeReady: (value, placeOf) =>
      makePlainReady(
        {
          gameOf: rules => folder.rules[rules],
          say,
          problemsOf: state => problemsOf(state as State),
          nameOf: outcome => ((outcome as Outcome).won ? 'won' : 'lost'),
        },
        value,
        placeOf,
      ),
    jsonSchema: () => plainJsonSchema('Scenario of High-Low'),
    words: () =>
      '# The words of scenarios: High-Low\n\nPLAYER guesses high, low or seven; play or skip the last round.\n',
  },
};

export default folder;
