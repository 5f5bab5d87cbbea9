/** What is refused at a table of the game: by its rules or by the table. */
import { HOST_SENTENCES } from '@tumblekeep/host';
import type { Say, Sentences } from '@tumblekeep/kernel';
import type { Content } from '../rules/content.ts';
import { sayIn } from '../texts/refusals.ts';

/** `more` are sentences of whoever serves the table. */
export const sayAtTable = (content: Content, ...more: readonly Sentences[]): Say =>
  sayIn(content, HOST_SENTENCES, ...more);
