/** Saves as they are taken from storage, and games from files on their way into it. */
import { fail, type Log, ok, parseLog, type Refusal, type Result } from '@tumblekeep/kernel';
import { refuse } from '../sentences.ts';
import { SavedLog } from '../storage/saved-log.ts';
import { type Card, readSave } from '../storage/saves.ts';
import { problemFor } from './problems.ts';

export interface Shelved<Kept extends Card> {
  readonly card: Kept;
  readonly lines: readonly string[];
  readonly log: Log;
}

export function readLog(text: string): Result<Log, Refusal> {
  const log = parseLog(text);
  return log.ok ? log : fail(problemFor(log.error));
}

/** A save of which nothing is missing. */
export async function takeFromShelf<Kept extends Card>(
  id: string,
  readCard: (value: unknown) => Kept | undefined,
): Promise<Result<Shelved<Kept>, Refusal>> {
  const save = await readSave(id);
  if (!save.ok) return save;
  const { lines } = save.value;
  const log = readLog(lines.join(''));
  if (!log.ok) return log;
  const card = readCard(save.value.card);
  if (card === undefined || card.lines !== lines.length || log.value.torn)
    return fail(problemFor(refuse('log-line', 'some-lines-missing')));
  return ok({ card, lines, log: log.value });
}

/** A last line that was cut off is left out. */
export function linesOf(text: string, { torn }: Pick<Log, 'torn'>): readonly string[] {
  const rows = text.split('\n').slice(0, torn ? -1 : undefined);
  return rows.filter(row => row !== '').map(row => `${row}\n`);
}

/** A new save of a game that comes as text. */
export async function putOnShelf<Kept extends Card>(
  card: Kept,
  text: string,
  { torn }: Pick<Log, 'torn'>,
): Promise<Result<Kept, Refusal>> {
  const saved = new SavedLog(card);
  const put = await saved.append(0, linesOf(text, { torn }));
  return put.ok ? ok(saved.card) : put;
}
