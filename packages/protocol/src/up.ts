/**
 * What a client says. Everything with an `id` is answered by `done` or `refused` with that id, and may be sent again with
 * it after a lost connection: what was done is not done twice.
 */
import type { SeatId } from '@tumblekeep/host';
import type { Reaction } from './limits.ts';

/** A seat and the secret by which a device holds it. */
export interface HeldSeat {
  readonly seat: SeatId;
  readonly secret: string;
}

/** The first message of every connection. */
export interface Hello {
  readonly type: 'hello';
  /** What the page speaks. */
  readonly version: number;
  readonly table: string;
  /** The secret of the link. Not needed with a seat, at tables that are listed, and after the end. */
  readonly key?: string;
  readonly seats: readonly HeldSeat[];
  /** The secret of whoever opened the table. */
  readonly opener?: string;
  /** Lines of the log that this client has seen: it is told what it missed. */
  readonly at?: number;
}

/** What somebody does in the game; actions are in the notation of the game. */
export type GameInput =
  | { readonly type: 'act'; readonly action: string }
  /** What the hand lets go, as the game reads it. */
  | { readonly type: 'throw'; readonly release: unknown }
  | { readonly type: 'takeback' }
  | { readonly type: 'consent'; readonly agrees: boolean };

interface Asked<Type extends string> {
  readonly type: Type;
  /** Made by the client, never used twice: its own random name and a number. */
  readonly id: string;
}

interface ForSeat<Type extends string> extends Asked<Type> {
  readonly seat: SeatId;
}

/** `at` is how many lines of the log the client has seen: who lags behind is refused, not obeyed. */
export interface InputMessage extends ForSeat<'input'> {
  readonly at: number;
  readonly input: GameInput;
}

/** Sits down on a free chair, or renames whoever has this secret there. */
export interface Take extends ForSeat<'take'> {
  readonly name: string;
  readonly secret: string;
}

/** Gives the own chair up: only while the table gathers. */
export type Leave = ForSeat<'leave'>;

export interface Ready extends ForSeat<'ready'> {
  readonly ready: boolean;
}

/** Whose eyes this connection sees with: a seat that it holds, or nobody's. Who holds one seat alone has its eyes. */
export interface Look extends Asked<'look'> {
  readonly seat: SeatId | null;
}

/** Inputs that stand, from number `from` on; 0 is the beginning. */
export interface Recount extends Asked<'recount'> {
  readonly from: number;
}

/** What helps to answer: the odds, what a throw would have to fulfil. The game reads the question. */
export interface Inquire extends Asked<'inquire'> {
  readonly question: unknown;
}

/** Reminds whoever is asked; `seat` is the one that is reminded. */
export type Nudge = ForSeat<'nudge'>;

export interface Talk extends ForSeat<'talk'> {
  readonly text: string;
}

export interface React extends ForSeat<'react'> {
  readonly reaction: Reaction;
}

/** Bots wait, and everybody is asked at the next moment in which something could be done. */
export interface HoldOn extends ForSeat<'hold'> {
  readonly on: boolean;
}

/** Whether a bot shall play for somebody who is away; done when everybody agrees who is there and plays. */
export interface StandIn extends ForSeat<'stand-in'> {
  readonly agrees: boolean;
}

/** Begins the game: the opener, when every chair for a person is taken. */
export type Start = Asked<'start'>;

/** Puts a bot on a free chair, or makes room for a person: the opener, while the table gathers. */
export interface Fill extends ForSeat<'fill'> {
  readonly who: 'person' | 'bot';
}

/** Takes the chair from whoever has it: the opener. In a game a bot plays on until somebody sits down. */
export type Free = ForSeat<'free'>;

export interface Mute extends ForSeat<'mute'> {
  readonly muted: boolean;
}

/** Shows the table to everybody who looks for one, or no longer: the opener. */
export interface Show extends Asked<'show'> {
  readonly listed: boolean;
}

/** Nobody plays on here: the opener. The game can be exported by those who sat there. */
export type Close = Asked<'close'>;

/** A hand that moves: may be lost, is never stored, and has no answer. */
export interface Aim {
  readonly type: 'aim';
  readonly seat: SeatId;
  readonly hint: readonly number[];
}

export interface Ping {
  readonly type: 'ping';
}

export type AskedMessage =
  | InputMessage
  | Take
  | Leave
  | Ready
  | Look
  | Recount
  | Inquire
  | Nudge
  | Talk
  | React
  | HoldOn
  | StandIn
  | Start
  | Fill
  | Free
  | Mute
  | Show
  | Close;

export type UpMessage = Hello | AskedMessage | Aim | Ping;

/** A message before its client has given it an id. */
export type Unnamed<Message> = Message extends { readonly id: string } ? Omit<Message, 'id'> : never;
export type Asking = Unnamed<AskedMessage>;
