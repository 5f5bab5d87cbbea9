/** Tables that nobody touched for long become files of log lines, and leave the database. */
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { TableStore } from './port.ts';

export const ARCHIVE_FOLDER = 'archive';

/** In one go; the rest is for the next time. */
const MOST = 200;

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

/** How many were archived. */
export async function archive(store: TableStore, data: string, before: number): Promise<number> {
  const old = await store.untouchedSince(before, MOST);
  if (old.length === 0) return 0;
  const folder = join(data, ARCHIVE_FOLDER);
  await mkdir(folder, { recursive: true });
  for (const { number, name } of old) {
    const lines = await store.log(number).read();
    if (!lines.ok) continue;
    await writeSafely(folder, name, lines.value.join(''));
    await store.remove(number);
  }
  return old.length;
}
