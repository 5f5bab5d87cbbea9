/** Style sheets stay loaded when a screen is left: a class that two areas dress would change with the way one came. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));

/** `page/table/sight.css` is of the table, `page/screens/score/score.css` of its screen; a sheet beside none is of its page. */
function areaOf(file: string): string {
  const [, root = '', area = ''] = /^(.*?\/(?:src|page))\/(screens\/[^/]+|[^/]+)\//.exec(file) ?? [];
  return root === '' ? file.replace(/[^/]+$/, '') : `${root}/${area}`;
}

/** Classes that a sheet dresses wherever they stand. */
function dressedIn(sheet: string): string[] {
  const rules = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
  return [...rules].flatMap(([, selectors = '']) =>
    selectors
      .replaceAll(/\([^()]*\)/g, '')
      .split(',')
      .flatMap(selector => /^\.([\w-]+)(?![\w.-])/.exec(selector.trim())?.[1] ?? []),
  );
}

test('a class is dressed by one area only', () => {
  const areas = new Map<string, Set<string>>();
  const sheets = readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' }).filter(name =>
    /^(?:web\/src|page-kit\/src|games\/[^/]+\/page)\/.*\.css$/.test(name),
  );
  for (const file of sheets)
    for (const name of dressedIn(readFileSync(PACKAGES + file, 'utf8')))
      areas.set(name, (areas.get(name) ?? new Set()).add(areaOf(file)));
  const shared = [...areas]
    .filter(([, own]) => own.size > 1)
    .map(([name, own]) => `${name}: ${[...own].join(', ')}`);
  expect(areas.size).toBeGreaterThan(300);
  expect(shared).toEqual([]);
});
