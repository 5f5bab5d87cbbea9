/** Games as files. The file is the match log as it stands; who sits where travels in its header. */
import { fail, type Log, ok, type Refusal, type Refused, type Result } from '@tumblekeep/kernel';
import { refuse, sayOnPage } from '../sentences.ts';
import { readSave } from '../storage/saves.ts';
import type { Parts } from './part.ts';
import { type ExportedGame, LONGEST_IMPORT, type Summary } from './protocol.ts';
import { inFull, type Kept } from './rooms.ts';
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

function readFile(text: unknown): Result<{ readonly text: string; readonly log: Log }, Refusal> {
  if (typeof text !== 'string') return fail(refuse('import', 'no-game-file'));
  if (text.length > LONGEST_IMPORT) return fail(refuse('import', 'long-file'));
  const log = readLog(text);
  if (!log.ok) return log;
  if (log.value.lines.length > MOST_LINES) return fail(refuse('import', 'many-steps', { most: MOST_LINES }));
  return ok({ text, log: log.value });
}

export async function importSave(parts: Parts, file: unknown): Promise<Result<Summary, Refused>> {
  const read = readFile(file);
  if (!read.ok) return inFull(read, sayOnPage);
  const { text, log } = read.value;
  return inFull(await parts.import(text, log), parts.say(log.header.rules));
}

/** Whether a saved game came as a file. */
export async function isClaimed(parts: Parts, id: string): Promise<boolean> {
  const save = await readSave(id);
  return save.ok && parts.readCard(save.value.card)?.summary.claimed === true;
}
