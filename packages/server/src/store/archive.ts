/** Tables that nobody touched for long become files of log lines, and leave the database. */
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';

export const ARCHIVE_FOLDER = 'archive';

/** In one go; the rest is for the next time. */
export const MOST_ARCHIVED = 200;

/** The file is there and on disk before the table is gone; one that was written before is written again. */
async function writeSafely(folder: string, name: string, text: string): Promise<void> {
  const path = join(folder, `${name}.jsonl`);
  const file = await open(`${path}.new`, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/** A table to be archived, and what becomes of it in the store. */
export interface Archivable {
  readonly name: string;
  readonly lines: () => readonly string[];
  readonly remove: () => Promise<void>;
}

export async function archiveToFiles(data: string, old: readonly Archivable[]): Promise<number> {
  if (old.length === 0) return 0;
  const folder = join(data, ARCHIVE_FOLDER);
  await mkdir(folder, { recursive: true });
  for (const { name, lines, remove } of old) {
    await writeSafely(folder, name, lines().join(''));
    await remove();
  }
  return old.length;
}
