/** What the page is made of, read from the packages themselves: `import … from 'virtual:credits'`. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pagesOfGames } from './games.mjs';

const ID = 'virtual:credits';
const here = dirname(fileURLToPath(import.meta.url));
const readJson = path => JSON.parse(readFileSync(path, 'utf8'));

/** The manifest of an installed package, found from the package that names it. */
function manifestOf(name, from) {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  for (const place of places) {
    try {
      return readJson(join(place, name, 'package.json'));
    } catch {}
  }
  throw new Error(`${name} is not installed`);
}

/** Fonts have a paragraph of their own. */
const outside = ({ name, dependencies = {} }) => [
  ...Object.keys(dependencies).filter(one => !/^@(?:tumblekeep|fontsource)/.test(one)),
  ...(name === '@tumblekeep/web' ? ['workbox-window'] : []),
];

const addressOf = ({ homepage, repository }) => {
  const found = homepage ?? (typeof repository === 'string' ? repository : repository?.url);
  return found
    ?.replace(/^git\+/, '')
    .replace(/^git:/, 'https:')
    .replace(/\.git$/, '');
};

/** The libraries that reach the browser; the engines that only benchmarks use do not. */
const ELSEWHERE = new Set(['@dimforge/rapier3d-deterministic-compat', 'cannon-es', 'yaml']);

function creditsOf() {
  const found = new Map();
  for (const part of ['web', 'page-kit', 'table', 'kernel']) {
    const folder = join(here, '../..', part);
    for (const name of outside(readJson(join(folder, 'package.json')))) {
      if (ELSEWHERE.has(name)) continue;
      const manifest = manifestOf(name, folder);
      const { version, license } = manifest;
      found.set(name, { name, version, license, address: addressOf(manifest) });
    }
  }
  const files = [
    new URL('../../page-kit/src/icons/ui.json', import.meta.url),
    ...pagesOfGames().map(page => new URL('icons.json', page)),
  ];
  return {
    libraries: [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
    icons: [...new Set(files.flatMap(file => Object.keys(readJson(file))))].sort(),
  };
}

export const credits = () => ({
  name: 'tumblekeep-credits',
  resolveId: id => (id === ID ? `\0${ID}` : undefined),
  load: id => (id === `\0${ID}` ? `export default ${JSON.stringify(creditsOf())};` : undefined),
});
