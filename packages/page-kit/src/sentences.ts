/** What the page's worker refuses and what is wrong with saved games, in English. Games say it together with their own. */
import { HOST_SENTENCES } from '@tumblekeep/host';
import {
  KERNEL_SENTENCES,
  makeSay,
  type Refusal,
  refusing,
  type Say,
  type Sentences,
  type Speaker,
} from '@tumblekeep/kernel';
import { ONLINE_SENTENCES } from '@tumblekeep/protocol';

export const PAGE_SENTENCES = {
  ...ONLINE_SENTENCES,
  'no-server': () => 'there is no server for tables at this address',
  'server-silent': () => 'the server did not answer; look whether there is a network, and try again',

  // ---- saved games and files -----------------------------------------------------------------------------
  'newer-version': () => 'it was saved by a newer version of Tumblekeep; reload the page to get that version',
  'another-version': () => 'it was saved by another version of Tumblekeep',
  'older-cards': () => 'it was made with older cards than this version of Tumblekeep plays with',
  damaged: ({ why }: { readonly why: Refusal }, { say }: Speaker) => `it is damaged (${say(why)})`,
  'lines-missing': ({ there, known }: { readonly there: number; readonly known: number }) =>
    `${there} of ${known} lines are there`,
  'some-lines-missing': () => 'some lines are missing',
  'unknown-rules': ({ rules }: { readonly rules: string }) => `this page knows no rules called "${rules}"`,
  'other-seed': () =>
    'the seed of this game is not the one whose hash was shown at its beginning: it was not dealt as promised',
  'no-game-file': () => 'that is no file of a game',
  'long-file': () => 'that file is too long to be a game',
  'many-steps': ({ most }: { readonly most: number }) =>
    `that file has more than ${most} steps, which no game has`,

  // ---- the device ----------------------------------------------------------------------------------------
  'may-not-save': () => 'the browser does not let this page save games (a private window may forbid it)',
  'no-room-to-save': () => 'this device has no room left to save the game; free some space and do it again',
  'newer-page-saved': () => 'a newer version of this page has saved games here; reload the page',
  'cannot-reach-saves': () =>
    'the browser can no longer reach its saved games; close this page and open it again',
  'no-such-save': () => 'there is no such game on this device',
  'deleted-elsewhere': () => 'the game was deleted in another tab',
  'went-on-elsewhere': () => 'the game went on in another tab',

  // ---- games ---------------------------------------------------------------------------------------------
  'nothing-to-begin': () => 'that is no game to begin',
  'seed-is-text': ({ most }: { readonly most: number }) => `a seed is a text of at most ${most} letters`,
  'only-on-one-device': () => 'this game is played on one device only',
  'game-went-on': () => 'the game has gone on since; look at it again',
  'confirm-takeback': () => 'something has come to light since; taking that back has to be confirmed',
  'no-such-step': ({ last }: { readonly last: number }) => `the game has ${last} steps`,
} as const satisfies Sentences;

export const refuse = refusing<typeof PAGE_SENTENCES>();

/** For whoever asks about no game that is known here. */
export const sayOnPage: Say = makeSay(id => id, KERNEL_SENTENCES, HOST_SENTENCES, PAGE_SENTENCES);
