/** What is refused at a table of the game: by its rules or by the table. */
import { HOST_SENTENCES } from '@tumblekeep/host';
import type { Say } from '@tumblekeep/kernel';
import type { Content } from '../rules/content.ts';
import { sayIn } from '../texts/refusals.ts';

export const sayAtTable = (content: Content): Say => sayIn(content, HOST_SENTENCES);
