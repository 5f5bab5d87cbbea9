/** What is wrong with a saved or imported game, in a player's words. */
import { RULES_ID } from '@tumblekeep/die-in-the-dungeon';
import { parseLog, type Refusal, refuse } from '@tumblekeep/kernel';
import type { RawSave } from '../storage/saves.ts';
import { readCrawlCard } from './crawl-orders.ts';
import { readCard, rulesOf } from './orders.ts';
import type { AnySummary, SaveSummary } from './protocol.ts';

/** A log that reads well but does not follow the rules as they are here. */
const CONTRADICTIONS: ReadonlySet<string> = new Set(['log-action', 'log-end', 'log-hash', 'log-options']);

/** `recorded` is the revision of cards and numbers the game was played with, `present` the one of this page. */
export function inPlayersWords({ code, message }: Refusal, recorded?: string, present = recorded): Refusal {
  if (code === 'log-version')
    return refuse(code, 'it was saved by a newer version of Tumblekeep; reload the page to get that version');
  if (!code.startsWith('log-')) return refuse(code, message);
  if (CONTRADICTIONS.has(code) && recorded !== undefined && recorded !== present)
    return refuse(code, 'it was played with other cards or numbers than this version of Tumblekeep has');
  return refuse(code, `it is damaged (${message})`);
}

const UNKNOWN: Omit<SaveSummary, 'id' | 'problem'> = {
  rules: '',
  heroes: [],
  difficulty: '',
  table: { dice: 'simulated', seats: {} },
  created: 0,
  updated: 0,
  inputs: 0,
  round: 0,
  phase: '',
  over: undefined,
};

function problemOf({ header, lines }: RawSave, known: number): Refusal | undefined {
  const log = parseLog(header);
  if (!log.ok) return inPlayersWords(log.error);
  const { rules } = log.value.header;
  const game = rules === RULES_ID ? undefined : rulesOf(rules);
  if (game?.ok === false) return game.error;
  return lines === known
    ? undefined
    : refuse('log-line', `it is damaged (${lines} of ${known} lines are there)`);
}

/** What the list says about a save, without replaying it. */
export function summaryOf(save: RawSave): AnySummary {
  const crawl = readCrawlCard(save.card);
  if (crawl !== undefined) return withProblem(save, crawl);
  const card = readCard(save.card);
  if (card === undefined)
    return { ...UNKNOWN, id: save.id, problem: 'it was saved by another version of Tumblekeep' };
  const { manners: _manners, seen: _seen, ...summary } = card;
  return withProblem(save, summary);
}

function withProblem<Card extends { readonly lines: number }>(save: RawSave, card: Card) {
  const { lines, ...summary } = card;
  const problem = problemOf(save, lines);
  return problem === undefined ? summary : { ...summary, problem: problem.message };
}
