/** High-low at a table. */

import { equalPlain, isOneOf, makeStream, pick } from '@tumblekeep/kernel';
import type { Hosted, SeatId } from '../../src/index.ts';
import { type Action, type Event, highLow, type Outcome, type State, type View } from './rules.ts';
import { say } from './texts.ts';

const SEATS = ['person', 'bot'] as const;

export interface Seating {
  readonly seats: Readonly<Record<SeatId, (typeof SEATS)[number]>>;
}

export interface HighLow {
  State: State;
  Action: Action;
  Event: Event;
  View: View;
  Outcome: Outcome;
  Seating: Seating;
  /** Seven is said without asking. */
  Asking: { readonly alwaysSeven: boolean };
  Release: never;
  Shown: never;
  Lying: undefined;
}

export const hostedHighLow: Hosted<HighLow> = {
  game: highLow,
  say,
  seatsOf: ({ options }) => options.players,
  askedOf: ({ options, waits, turn }) =>
    waits === 'nobody' ? [] : waits === 'guess' ? [options.players[turn] as string] : options.players,
  actorsOf: (state, action) => (action.type === 'guess' ? [action.player] : state.options.players),
  isSecret: () => false,
  isPerson: ({ seats }, seat) => seats[seat] === 'person',
  everybody: (seats, who) => ({
    seats: Object.fromEntries(seats.map(seat => [seat, who === 'people' ? 'person' : 'bot'])),
  }),
  readSeating(value, seats) {
    const given = (value as Partial<Seating> | null | undefined)?.seats ?? {};
    const read = Object.fromEntries(seats.map(seat => [seat, given[seat]]));
    const isWhole = seats.every(seat => isOneOf(SEATS, read[seat])) && equalPlain({ seats: read }, value);
    return isWhole ? { seats: read as Seating['seats'] } : undefined;
  },
  arrange(value, seats) {
    const given = Object.values((value as Partial<Seating> | null | undefined)?.seats ?? {});
    return { seats: Object.fromEntries(seats.map((seat, i) => [seat, given[i] ?? 'person'])) };
  },
  reseat: ({ seats }, seat, who) => ({ seats: { ...seats, [seat]: who } }),
  logSeating: seating => seating,
  botAnswer: (state, _seating, { seed, inputs }) =>
    pick(makeStream(seed, `bot ${inputs}`), highLow.legal(state)),
  usualAsking: { alwaysSeven: false },
  leastAsked: { alwaysSeven: true },
  foregone: (state, _seating, { alwaysSeven }) =>
    alwaysSeven && state.waits === 'guess'
      ? { type: 'guess', player: state.options.players[state.turn] as string, guess: 'seven' }
      : undefined,
  reveals: action => action.type === 'guess',
};
