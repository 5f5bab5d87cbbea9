/** What the kernel refuses, in English. */

import { makeSay, type Refusal, refusing, type Say, type Speaker } from './refusal.ts';
import type { Field } from './shape.ts';

export const KERNEL_SENTENCES = {
  'no-action': () => 'this is no action',
  'unknown-action': ({ type }: { type: string }) => `"${type}" is no action of this game`,
  'action-needs-field': ({ type, field, name }: { type: string; field: Field; name: string }) =>
    `"${type}" needs ${field} for "${name}"`,
  'action-has-no-field': ({ type, name }: { type: string; name: string }) => `"${type}" has no "${name}"`,
  'game-over': () => 'the game is over',
  'long-seed': ({ most }: { most: number }) => `a seed has at most ${most} characters`,
  'nothing-to-take-back': () => 'there is nothing to take back',
  'input-refused': ({ n, why }: { n: number; why: Refusal }, { say }: Speaker) => `input ${n}: ${say(why)}`,
  'action-refused': ({ n, action, why }: { n: number; action: string; why: Refusal }, { say }: Speaker) =>
    `input ${n} "${action}": ${say(why)}`,
  'in-line': ({ line, why }: { line: number; why: Refusal }, { say }: Speaker) => `line ${line}: ${say(why)}`,
  'other-revision': (
    { why, recorded, present }: { why: Refusal; recorded: string; present: string },
    { say }: Speaker,
  ) =>
    `${say(why)}; the game was recorded with other cards or numbers (revision ${recorded}, now ${present})`,
} as const;

export const refuse = refusing<typeof KERNEL_SENTENCES>();

/** Without a game: its sentences come as data, for errors that only programmers see. */
export const sayPlainly: Say = makeSay(id => id, KERNEL_SENTENCES);
