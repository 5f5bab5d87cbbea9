/** Takes the shapes of the used icons out of the family, so that only those are shipped. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import svgpath from 'svgpath';

const require = createRequire(import.meta.url);
const family: { icons: Record<string, { body: string } | undefined> } = JSON.parse(
  readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);

const PATH = /<path fill="currentColor" d="([^"]+)"\/>/g;

/** Path data of one icon in whole units of a 512-unit square; every icon of the family is plain paths in one colour. */
function shapeOf(name: string): string {
  const body = family.icons[name]?.body;
  if (body === undefined) throw new Error(`game-icons has no "${name}"`);
  const paths = [...body.matchAll(PATH)].map(match => match[1]);
  if (paths.length === 0 || body.replaceAll(PATH, '').replace(/<\/?g[^>]*>/g, '') !== '')
    throw new Error(`"${name}" is more than paths: ${body.slice(0, 80)}`);
  return svgpath(paths.join('')).rel().round(0).toString();
}

export const shapesOf = (names: readonly string[]): string =>
  `${JSON.stringify(Object.fromEntries([...new Set(names)].sort().map(name => [name, shapeOf(name)])), null, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { UI_ICONS } = await import('../src/cards/icons/ui-names.ts');
  const { ART_ICONS } = await import('../src/cards/art.ts');
  const folder = new URL('../src/cards/icons/', import.meta.url);
  writeFileSync(new URL('ui.json', folder), shapesOf(UI_ICONS));
  writeFileSync(new URL('art.json', folder), shapesOf(ART_ICONS));
  const { CRAWL_ICONS } = await import('../src/crawl/art.ts');
  writeFileSync(new URL('../../crawl/icons.json', folder), shapesOf(CRAWL_ICONS));
}
