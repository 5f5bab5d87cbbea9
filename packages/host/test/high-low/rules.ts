/**
 * High-low with two dice, the smallest game that has everything: a secret, chance, a turn, a choice of the party.
 * Everybody gets a secret number; in turn each says high, low or seven and rolls. A right guess is a point, a right
 * seven three. After three rounds the party decides whether to play a last one; then secret numbers that were rolled
 * are worth a point each.
 */

import {
  clonePlain,
  type Decision,
  fail,
  type Game,
  hashPlain,
  type KERNEL_SENTENCES,
  makeStream,
  nextInt,
  ok,
  readLine,
  refusing,
  type Stream,
} from '@tumblekeep/kernel';
import type { SENTENCES } from './texts.ts';

const refuse = refusing<typeof KERNEL_SENTENCES & typeof SENTENCES>();

export const GUESSES = ['high', 'low', 'seven'] as const;
export type Guess = (typeof GUESSES)[number];

export type Action =
  | { readonly type: 'guess'; readonly player: string; readonly guess: Guess }
  | { readonly type: 'last-round'; readonly yes: boolean };

export type Event =
  | { readonly type: 'dealt'; readonly player: string; readonly secret: number | null }
  | {
      readonly type: 'rolled';
      readonly player: string;
      readonly dice: readonly [number, number];
      readonly right: boolean;
    }
  | { readonly type: 'last-round'; readonly yes: boolean }
  | { readonly type: 'over' };

export interface Options {
  readonly players: readonly string[];
}

export interface State {
  options: Options;
  points: number[];
  secrets: number[];
  rolled: number[];
  round: number;
  turn: number;
  waits: 'guess' | 'last-round' | 'nobody';
  dice: Stream;
}

export interface View {
  readonly points: readonly number[];
  readonly secrets: readonly (number | null)[];
  readonly rolled: readonly number[];
  readonly round: number;
  readonly turn: string | null;
}

export interface Outcome {
  readonly won: boolean;
  readonly points: readonly number[];
}

const ROUNDS = 3;
const NAME = /^[a-z]{1,12}$/;

function readOptions(value: unknown): Options | undefined {
  const players = (value as Partial<Options> | null | undefined)?.players;
  if (!Array.isArray(players) || players.length < 2 || players.length > 4) return undefined;
  if (!players.every(player => typeof player === 'string' && NAME.test(player))) return undefined;
  return new Set(players).size === players.length ? { players } : undefined;
}

const isRight = (guess: Guess, sum: number): boolean =>
  guess === 'seven' ? sum === 7 : guess === 'high' ? sum > 7 : sum < 7;

const playerOf = ({ options, turn }: State): string => options.players[turn] as string;

function nextTurn(state: State): void {
  state.turn = (state.turn + 1) % state.options.players.length;
  if (state.turn > 0) return;
  state.round++;
  if (state.round === ROUNDS) state.waits = 'last-round';
  else if (state.round > ROUNDS) state.waits = 'nobody';
}

const outcomeOf = ({ waits, points, secrets, rolled }: State): Outcome | undefined => {
  if (waits !== 'nobody') return undefined;
  const totals = points.map((sum, i) => sum + rolled.filter(roll => roll === secrets[i]).length);
  return { won: totals.reduce((sum, one) => sum + one, 0) >= 2 * totals.length, points: totals };
};

export const highLow: Game<State, Action, Event, View, Options, Outcome> = {
  id: 'high-low',
  name: 'High-Low',
  revision: 'high-low 1',
  setup(value, seed, sink) {
    const options = readOptions(value);
    if (options === undefined) return fail(refuse('options', 'two-to-four'));
    const deal = makeStream(seed, 'deal');
    const secrets = options.players.map(() => 2 + nextInt(deal, 11));
    for (const [i, player] of options.players.entries())
      sink?.({ type: 'dealt', player, secret: secrets[i] as number });
    return ok({
      options,
      points: options.players.map(() => 0),
      secrets,
      rolled: [],
      round: 0,
      turn: 0,
      waits: 'guess',
      dice: makeStream(seed, 'dice'),
    });
  },
  options: state => clonePlain(state.options),
  decision(state): Decision | undefined {
    if (state.waits === 'nobody') return undefined;
    return state.waits === 'guess'
      ? { by: { seat: playerOf(state) }, at: 'guess' }
      : { by: 'party', at: 'last-round' };
  },
  legal(state) {
    if (state.waits === 'nobody') return [];
    if (state.waits === 'last-round') return [true, false].map(yes => ({ type: 'last-round', yes }) as const);
    return GUESSES.map(guess => ({ type: 'guess', player: playerOf(state), guess }) as const);
  },
  apply(state, action, sink) {
    if (state.waits === 'nobody') return refuse('over', 'game-over');
    if (action.type !== state.waits) return refuse('not-now', 'not-asked-now');
    if (action.type === 'last-round') {
      if (typeof action.yes !== 'boolean') return refuse('answer', 'yes-or-no');
      sink?.(action);
      state.waits = action.yes ? 'guess' : 'nobody';
      if (!action.yes) sink?.({ type: 'over' });
      return undefined;
    }
    if (action.player !== playerOf(state))
      return refuse('turn', 'player-guesses', { player: playerOf(state) });
    if (!GUESSES.includes(action.guess)) return refuse('guess', 'guess-one-of', { guesses: GUESSES });
    const dice = [1 + nextInt(state.dice, 6), 1 + nextInt(state.dice, 6)] as const;
    const sum = dice[0] + dice[1];
    const right = isRight(action.guess, sum);
    if (right)
      state.points[state.turn] = (state.points[state.turn] as number) + (action.guess === 'seven' ? 3 : 1);
    state.rolled.push(sum);
    sink?.({ type: 'rolled', player: action.player, dice, right });
    nextTurn(state);
    if ((state.waits as State['waits']) === 'nobody') sink?.({ type: 'over' });
    return undefined;
  },
  view: (state, viewer) => ({
    points: [...state.points],
    secrets: state.secrets.map((secret, i) =>
      state.waits === 'nobody' || state.options.players[i] === viewer ? secret : null,
    ),
    rolled: [...state.rolled],
    round: state.round,
    turn: state.waits === 'guess' ? playerOf(state) : null,
  }),
  redact: (event, viewer) =>
    event.type === 'dealt' && event.player !== viewer ? { ...event, secret: null } : event,
  outcome: outcomeOf,
  clone: clonePlain,
  hash: hashPlain,
  print: action =>
    action.type === 'guess'
      ? `${action.player} guesses ${action.guess}`
      : `${action.yes ? 'play' : 'skip'} the last round`,
  parse: text =>
    readLine<Action>(text, reader => {
      const word = reader.take();
      if (word === 'play' || word === 'skip') {
        for (const rest of ['the', 'last', 'round']) reader.expect(rest);
        return { type: 'last-round', yes: word === 'play' };
      }
      reader.expect('guesses');
      return { type: 'guess', player: word, guess: reader.oneOf(GUESSES, 'guess') };
    }),
  printEvent: event => JSON.stringify(event),
};
