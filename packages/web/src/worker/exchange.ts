/** Games as files. The file is the match log as it stands; who sits where travels in its header. */
import { RULES_ID } from '@tumblekeep/die-in-the-dungeon';
import { fail, ok, parseLog, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import { readSave } from '../storage/saves.ts';
import { readCrawlCard } from './crawl-orders.ts';
import { CrawlRoom } from './crawl-room.ts';
import { readCard } from './orders.ts';
import { type AnySummary, type ExportedGame, LONGEST_IMPORT } from './protocol.ts';
import { Room } from './room.ts';
import type { Kept } from './rooms.ts';

/** The longest games have some thousand; each is replayed and stored. */
const MOST_LINES = 20_000;

/**
 * Also a game that cannot be opened is exported, as it lies there; one that storage does not give back is exported
 * as it was last saved from here.
 */
export async function exportSave(id: string, kept?: Kept): Promise<Result<ExportedGame, Refusal>> {
  const save = await readSave(id);
  if (save.ok) return ok(asFile(save.value));
  return kept === undefined ? save : ok(asFile(kept));
}

function asFile({ card: value, lines: [header = '', ...lines] }: Kept): ExportedGame {
  const card = readCard(value);
  const seated = card === undefined ? header : withTable(header, card.table);
  const crawl = readCrawlCard(value);
  const words = card ? [card.rules, ...card.heroes] : crawl ? [crawl.rules, crawl.map] : ['game'];
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

export async function importSave(text: unknown): Promise<Result<AnySummary, Refusal>> {
  if (typeof text !== 'string') return fail(refuse('import', 'that is no file of a game'));
  if (text.length > LONGEST_IMPORT) return fail(refuse('import', 'that file is too long to be a game'));
  const log = parseLog(text);
  if (log.ok && log.value.lines.length > MOST_LINES)
    return fail(refuse('import', `that file has more than ${MOST_LINES} steps, which no game has`));
  const isCrawl = log.ok && log.value.header.rules === RULES_ID;
  const room = isCrawl ? await CrawlRoom.import(text) : await Room.import(text);
  return room.ok ? ok(room.value.summary) : room;
}

/** Whether a saved game came as a file. */
export async function isClaimed(id: string): Promise<boolean> {
  const save = await readSave(id);
  if (!save.ok) return false;
  return (readCard(save.value.card) ?? readCrawlCard(save.value.card))?.claimed === true;
}
