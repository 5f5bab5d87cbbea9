/** What is wrong with a saved or imported game, in a player's words. */
import { RULE_SETS as CRAWLS, type DieInTheDungeon, RULES_ID } from '@tumblekeep/die-in-the-dungeon';
import { type AnyGame, type Log, parseLog, type Refusal, refuse, replay } from '@tumblekeep/kernel';
import { type RawSave, readSave } from '../storage/saves.ts';
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
    return refuse(code, 'it was made with older cards than this version of Tumblekeep plays with');
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
  claimed: false,
};

async function problemOf({ id, header, lines }: RawSave, known: number): Promise<Refusal | undefined> {
  const log = parseLog(header);
  if (!log.ok) return inPlayersWords(log.error);
  if (lines !== known) return refuse('log-line', `it is damaged (${lines} of ${known} lines are there)`);
  const { rules } = log.value.header;
  if (rules === RULES_ID) return staleness(CRAWLS[RULES_ID] as DieInTheDungeon, id, log.value);
  const game = rulesOf(rules);
  return game.ok ? staleness(game.value, id, log.value) : game.error;
}

/** A game of the present cards is not replayed; one of others goes on if they made no difference to it so far. */
async function staleness<State, Action, Event>(
  game: AnyGame<State, Action, Event>,
  id: string,
  { header: { revision } }: Pick<Log, 'header'>,
): Promise<Refusal | undefined> {
  if (revision === undefined || revision === game.revision) return undefined;
  const save = await readSave(id);
  if (!save.ok) return save.error;
  const log = parseLog(save.value.lines.join(''));
  const replayed = log.ok ? replay(game, log.value) : log;
  return replayed.ok ? undefined : inPlayersWords(replayed.error, revision, game.revision);
}

/** What the list says about a save. */
export async function summaryOf(save: RawSave): Promise<AnySummary> {
  const crawl = readCrawlCard(save.card);
  if (crawl !== undefined) return withProblem(save, crawl);
  const card = readCard(save.card);
  if (card === undefined)
    return { ...UNKNOWN, id: save.id, problem: 'it was saved by another version of Tumblekeep' };
  const { manners: _manners, seen: _seen, answered: _answered, ...summary } = card;
  return withProblem(save, summary);
}

async function withProblem<Card extends { readonly lines: number }>(save: RawSave, card: Card) {
  const { lines, ...summary } = card;
  const problem = await problemOf(save, lines);
  return problem === undefined ? summary : { ...summary, problem: problem.message };
}
