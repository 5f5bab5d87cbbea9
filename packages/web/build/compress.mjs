/** Puts a .br and a .gz beside every built file that shrinks, so that serving costs nothing. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const SHRINKS = /\.(?:js|css|html|svg|wasm|json|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Built files, relative to `folder`; what the build keeps for itself (`.vite`) is not served. */
export const servedFiles = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(path => !path.startsWith('.') && !/\.(?:br|gz)$/.test(path))
    .sort();

export async function compress(folder) {
  const files = servedFiles(folder).filter(file => SHRINKS.test(file));
  await Promise.all(
    files.map(async file => {
      const path = join(folder, file);
      const raw = readFileSync(path);
      const [small, smaller] = await Promise.all([
        zip(raw, { level: 9 }),
        brotli(raw, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 10,
            [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
          },
        }),
      ]);
      if (small.length < raw.length) writeFileSync(`${path}.gz`, small);
      if (smaller.length < raw.length) writeFileSync(`${path}.br`, smaller);
    }),
  );
}
