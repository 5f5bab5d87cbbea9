import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A built page in small. */
export function makePage() {
  const path = mkdtempSync(join(tmpdir(), 'tumblekeep-'));
  const script = 'export const answer = 42;\n'.repeat(50);
  mkdirSync(join(path, 'assets'));
  writeFileSync(join(path, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(path, 'assets/some-1a2b.js'), script);
  writeFileSync(join(path, 'assets/some-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(path, 'assets/physics-3c.wasm'), '\0asm');
  return { path, script, remove: () => rmSync(path, { recursive: true }) };
}
