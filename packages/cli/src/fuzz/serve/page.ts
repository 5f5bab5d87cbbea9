/** A small page whose files come and go while it is served. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** It lies beside the page and must never be told. */
export const SECRET = 'the dragon sleeps under the cellar';

const HOME = '<!doctype html><title>page</title>\n';
const SCRIPT = Buffer.from('export const answer = 42;\n'.repeat(997));

/** Larger than one write to a socket takes. */
const LONG = Buffer.alloc(300_007, 'a long line of a long file\n');

/** Files and what is in them. The last one comes and goes; no two are of one length. */
export const FILES: Readonly<Record<string, Buffer>> = {
  'index.html': Buffer.from(HOME),
  'assets/script-1a2b.js': SCRIPT,
  'assets/script-1a2b.js.br': brotliCompressSync(SCRIPT),
  'assets/script-1a2b.js.gz': gzipSync(SCRIPT),
  'assets/empty.css': Buffer.alloc(0),
  'assets/long.bin': LONG,
  'assets/fleeting.bin': Buffer.alloc(70_001, 'now you see it'),
};
export const FLEETING = 'assets/fleeting.bin';

export interface FuzzPage {
  readonly folder: string;
  /** Lets the fleeting file appear or vanish. */
  flit(): void;
  remove(): void;
}

export function makeFuzzPage(): FuzzPage {
  const parent = mkdtempSync(join(tmpdir(), 'tumblekeep-serve-'));
  const folder = join(parent, 'page');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(parent, 'secret.txt'), SECRET);
  writeFileSync(join(folder, '.secret'), SECRET);
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
  const here = join(folder, FLEETING);
  const away = join(parent, 'away.bin');
  let isThere = true;
  return {
    folder,
    flit() {
      isThere = !isThere;
      const [from, to] = isThere ? [away, here] : [here, away];
      renameSync(from, to);
    },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}
