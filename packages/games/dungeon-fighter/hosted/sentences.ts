/** What is refused at a table of the game: by its rules, by the table, or because no die can fly like that. */
import { HOST_SENTENCES } from '@tumblekeep/host';
import { type KERNEL_SENTENCES, refusing, type Say, type Sentences } from '@tumblekeep/kernel';
import { TABLE_SENTENCES } from '@tumblekeep/table';
import type { Edition } from '../rules/edition.ts';
import { type REFUSAL_SENTENCES, sayIn } from '../texts/refusals.ts';

export const refuse = refusing<typeof KERNEL_SENTENCES & typeof HOST_SENTENCES & typeof REFUSAL_SENTENCES>();

/** `more` are sentences of whoever serves the table. */
export const sayAtTable = (edition: Edition, ...more: readonly Sentences[]): Say =>
  sayIn(edition, HOST_SENTENCES, TABLE_SENTENCES, ...more);
