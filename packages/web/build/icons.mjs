/** Takes the shapes of the used icons out of the family, so that only those are shipped. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import svgpath from 'svgpath';
import { pagesOfGames } from './games.mjs';

const require = createRequire(import.meta.url);
const family = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));

const PATH = /<path fill="currentColor" d="([^"]+)"\/>/g;

/** Path data of one icon in whole units of a 512-unit square; every icon of the family is plain paths in one colour. */
function shapeOf(name) {
  const body = family.icons[name]?.body;
  if (body === undefined) throw new Error(`game-icons has no "${name}"`);
  const paths = [...body.matchAll(PATH)].map(match => match[1]);
  if (paths.length === 0 || body.replaceAll(PATH, '').replace(/<\/?g[^>]*>/g, '') !== '')
    throw new Error(`"${name}" is more than paths: ${body.slice(0, 80)}`);
  return svgpath(paths.join('')).rel().round(0).toString();
}

export const shapesOf = names =>
  `${JSON.stringify(Object.fromEntries([...new Set(names)].sort().map(name => [name, shapeOf(name)])), null, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { UI_ICONS } = await import('@tumblekeep/page-kit/icons/ui-names.ts');
  writeFileSync(new URL('../../page-kit/src/icons/ui.json', import.meta.url), shapesOf(UI_ICONS));
  for (const page of pagesOfGames()) {
    const { ICONS } = await import(new URL('icons.ts', page).href);
    writeFileSync(new URL('icons.json', page), shapesOf(ICONS));
  }
}
