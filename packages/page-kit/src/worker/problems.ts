/** What is wrong with a saved or imported game, as it concerns a player. */
import type { Refusal } from '@tumblekeep/kernel';
import { refuse } from '../sentences.ts';

/** A log that reads well but does not follow the rules as they are here. */
const CONTRADICTIONS: ReadonlySet<string> = new Set(['log-action', 'log-end', 'log-hash', 'log-options']);

/** `recorded` is the revision of cards and numbers the game was played with, `present` the one of this page. */
export function problemFor(why: Refusal, recorded?: string, present = recorded): Refusal {
  const { code } = why;
  if (code === 'log-version') return refuse(code, 'newer-version');
  if (!code.startsWith('log-')) return why;
  if (CONTRADICTIONS.has(code) && recorded !== undefined && recorded !== present)
    return refuse(code, 'older-cards');
  return refuse(code, 'damaged', { why });
}
