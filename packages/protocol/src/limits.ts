/** Where sockets are opened and questions are asked, on the origin of the page. */
export const SOCKET_PATH = '/api/socket';
export const API_PATH = '/api';

/** What no honest client exceeds; a server may be stricter. Lengths are characters. */
export const PROTOCOL_LIMITS = {
  /** Of a frame from a client. */
  frame: 16_384,
  /** Messages in a frame. */
  messages: 16,
  id: 64,
  name: 24,
  talk: 200,
  /** Of the origin of a server. */
  origin: 300,
  /** Seats that one device holds. */
  seats: 16,
  action: 4_000,
  /** Numbers of a hand that is seen moving. */
  hint: 32,
  /** Rows of the board of a day. */
  rows: 100,
  /** Throws that are told of a game. */
  marks: 2_000,
  /** Of an order for a new table without the log it goes on from. */
  order: 65_536,
  /** Of the log of a game that is carried online. */
  log: 4_000_000,
} as const;

/** A handful of pictures, each named by what it shows. */
export const REACTIONS = ['cheer', 'laugh', 'gasp', 'groan', 'clap', 'heart'] as const;
export type Reaction = (typeof REACTIONS)[number];
