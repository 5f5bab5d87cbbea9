/** Games as files. The file is the match log as it stands; who sits where travels in its header. */
import { fail, inWords, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { readSave } from '../storage/saves.ts';
import type { Parts } from './part.ts';
import { type ExportedGame, LONGEST_IMPORT, type Summary } from './protocol.ts';
import type { Kept } from './rooms.ts';
import { readLog } from './shelf.ts';

/** The longest games have some thousand; each is replayed and stored. */
const MOST_LINES = 20_000;

/**
 * Also a game that cannot be opened is exported, as it lies there; one that storage does not give back is exported
 * as it was last saved from here.
 */
export async function exportSave(
  parts: Parts,
  id: string,
  kept?: Kept,
): Promise<Result<ExportedGame, Refusal>> {
  const save = await readSave(id);
  if (save.ok) return ok(asFile(parts, save.value));
  return kept === undefined ? save : ok(asFile(parts, kept));
}

function asFile(parts: Parts, { card: value, lines: [header = '', ...lines] }: Kept): ExportedGame {
  const card = parts.readCard(value);
  const seated = card?.table === undefined ? header : withTable(header, card.table);
  const words = card?.name ?? ['game'];
  return { name: `tumblekeep-${words.join('-')}.jsonl`, text: [seated, ...lines].join('') };
}

/** Older headers do not say who sits where. */
function withTable(header: string, table: unknown): string {
  try {
    const read = JSON.parse(header) as object;
    return 'table' in read ? header : `${JSON.stringify({ ...read, table })}\n`;
  } catch {
    return header;
  }
}

export async function importSave(parts: Parts, text: unknown): Promise<Result<Summary, Refusal>> {
  if (typeof text !== 'string') return fail(inWords('import', 'that is no file of a game'));
  if (text.length > LONGEST_IMPORT) return fail(inWords('import', 'that file is too long to be a game'));
  const log = readLog(text);
  if (!log.ok) return log;
  if (log.value.lines.length > MOST_LINES)
    return fail(inWords('import', `that file has more than ${MOST_LINES} steps, which no game has`));
  return parts.import(text, log.value);
}

/** Whether a saved game came as a file. */
export async function isClaimed(parts: Parts, id: string): Promise<boolean> {
  const save = await readSave(id);
  return save.ok && parts.readCard(save.value.card)?.summary.claimed === true;
}
