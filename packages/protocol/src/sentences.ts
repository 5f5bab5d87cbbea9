/** What a server refuses, in English. The page says it together with the sentences of the game. */
import type { HOST_SENTENCES } from '@tumblekeep/host';
import { type KERNEL_SENTENCES, refusing, type Sentences } from '@tumblekeep/kernel';

/** Versions of pages. */
interface Understood {
  readonly oldest: number;
  readonly newest: number;
}

export const ONLINE_SENTENCES = {
  'not-understood': () => 'the server did not understand that; reload the page',
  'page-too-old': ({ oldest }: Understood) =>
    `this page is too old for the server, which understands version ${oldest} and newer; it has to be loaded anew`,
  'page-too-new': ({ newest }: Understood) =>
    `this page is newer than the server, which understands up to version ${newest}; try again in a moment`,
  'hello-first': () => 'a connection begins by saying which table it comes to',
  'hello-once': () => 'this connection has a table already',
  'long-message': ({ most }: { most: number }) => `a message has at most ${most} characters`,
  'too-much-at-once': () => 'that was too much at once; wait a moment',
  'too-slow': () => 'this connection could not keep up with the table; it comes back by itself',
  'too-many-connections': () => 'too many connections come from your address',
  'too-many-tables': () => 'too many tables were opened from your address; try again later',
  'server-full': () => 'the server has no room for more; try again later',
  'too-many-guesses': () => 'too many codes were tried; wait a minute',
  'other-origin': () => 'that page may not play here',
  'no-such-page': () => 'there is nothing here',
  'no-such-table': () => 'there is no such table, or the link is not whole',
  'no-such-code': () => 'no table is gathering under this code',
  'no-such-rules': ({ rules }: { rules: string }) => `this server knows no rules called "${rules}"`,
  'no-such-seat': () => 'there is no such seat at this table',
  'not-your-seat': () => 'this device does not hold that seat',
  'seat-taken': () => 'somebody else sits there already',
  'seat-of-a-bot': () => 'a bot plays there',
  'no-name': () => 'whoever sits down has a name',
  'nothing-said': () => 'there is nothing to say',
  'you-are-muted': () => 'whoever opened the table has muted you',
  'only-the-opener': () => 'only whoever opened the table may do that',
  'only-while-gathering': () => 'that goes only before the game begins',
  'only-in-a-game': () => 'that goes only while the game is played',
  'chairs-free': () => 'some chairs are still free; fill them with people or bots',
  'nobody-plays': () => 'somebody has to play: not every chair can be a bot’s',
  'table-closed': () => 'this table was closed',
  'not-over': () => 'the whole story of a game is told when it is over',
  'not-away': () => 'they are here',
  'not-away-long': () => 'they have not been away for long; give them a moment',
  'nobody-knows-who-is-there': () =>
    'the servers cannot hear each other, so nobody knows who is there; try again in a moment',
  'nothing-to-hold': () => 'in this game nobody has to be held on',
  'they-are-not-asked': () => 'they are not asked now',
  'no-such-day': () => 'there is no board of that day here',
  'other-day': ({ today }: { today: string }) =>
    `here it is ${today}, and only the dungeon of today can be begun; look at the clock of this device`,
  'attempt-made': () => 'this device has had its attempt at that dungeon here, and one counts',
  'all-chairs': () => 'one device plays everybody in the dungeon of a day',
  'server-leaves': () => 'the server starts anew; the table comes back by itself',
  'server-trouble': () => 'the server could not do that; nothing is lost, try again',
  'store-away': () =>
    'the server cannot reach what keeps the tables, so nothing can happen; try again in a moment',
  'long-game': ({ most }: { most: number }) =>
    `that game has more than ${most} characters, too many to carry online`,
  'game-over-already': () => 'that game is over; there is nothing to carry online',
  'lost-connection': () => 'the connection is lost; it comes back by itself',
  'client-closed': () => 'this device has left the table',
} as const satisfies Sentences;

export const refuseOnline = refusing<
  typeof KERNEL_SENTENCES & typeof HOST_SENTENCES & typeof ONLINE_SENTENCES
>();
