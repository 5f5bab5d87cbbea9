/** What is wrong with a saved or imported game, in a player's words. */
import { inWords, type Refusal, type Say, sayPlainly } from '@tumblekeep/kernel';

/** A log that reads well but does not follow the rules as they are here. */
const CONTRADICTIONS: ReadonlySet<string> = new Set(['log-action', 'log-end', 'log-hash', 'log-options']);

/** `recorded` is the revision of cards and numbers the game was played with, `present` the one of this page. */
export function inPlayersWords(
  refusal: Refusal,
  recorded?: string,
  present = recorded,
  say: Say = sayPlainly,
): Refusal {
  const { code } = refusal;
  if (code === 'log-version')
    return inWords(
      code,
      'it was saved by a newer version of Tumblekeep; reload the page to get that version',
    );
  if (!code.startsWith('log-')) return refusal;
  if (CONTRADICTIONS.has(code) && recorded !== undefined && recorded !== present)
    return inWords(code, 'it was made with older cards than this version of Tumblekeep plays with');
  return inWords(code, `it is damaged (${say(refusal)})`);
}
