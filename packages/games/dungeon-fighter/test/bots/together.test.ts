/** What cards demand at once can be done, and the lists that were made of it are true. */
import { readFileSync } from 'node:fs';
import { loadJolt } from '@tumblekeep/table';
import { describe, expect, test } from 'vitest';
import {
  compulsoryPairs,
  excludingPairs,
  makeTogether,
  pairsOf,
  requirementsOf,
  triplesOf,
} from '../../bots/calibration/index.ts';
import { RULE_SETS } from '../../rules/index.ts';

const engine = await loadJolt();
const editions = Object.entries(RULE_SETS).map(([rules, { edition }]) => [rules, edition] as const);
const page = readFileSync(new URL('../../../../../docs/pairs.md', import.meta.url), 'utf8');
const named = (throws: readonly string[]): string => throws.map(one => `\`${one}\``).join(' ');

describe.each(editions)('%s', (rules, edition) => {
  const chapter = page.slice(page.indexOf(`## ${edition.name}`)).split('\n## ')[0] as string;

  test('TH-R-13 for every pair of monster and room that excludes itself a release is known', () => {
    const { isKnown } = makeTogether(engine, rules, 'pairs');
    for (const pair of excludingPairs(edition, new Set()))
      expect([pair, isKnown(pair, 3000)]).toEqual([pair, true]);
  });

  test('the edition lists the pairs of monster and room that exclude each other', () => {
    expect(edition.tables.excluding).toEqual(excludingPairs(edition, new Set()));
  });

  test('the page lists every pair that cards can demand, and how it bends', () => {
    const compulsory = new Set(compulsoryPairs(edition).map(pair => pair.join(' ')));
    const rows = chapter.split('\n').filter(line => line.includes('`') && line.startsWith('| '));
    expect(rows).toHaveLength(pairsOf(edition).length);
    for (const pair of pairsOf(edition)) {
      const name = compulsory.has(pair.join(' ')) ? `**${named(pair)}**` : named(pair);
      const row = rows.find(line => line.startsWith(`| ${name} | `));
      expect(row, named(pair)).toBeDefined();
      const [conflict] = requirementsOf(rules, pair).conflicts;
      expect(row).toContain(`| ${conflict?.reason ?? ''} | ${conflict?.instead ?? ''} |`);
      expect(row).not.toContain('nobody knows how');
    }
    expect(chapter).toContain(`${triplesOf(edition).length} sets of three`);
  });
});
