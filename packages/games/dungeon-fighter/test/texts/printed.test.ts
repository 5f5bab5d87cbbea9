import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { titleOf } from '../../rules/chapters/score.ts';
import { RULE_SETS, texts } from '../../rules/index.ts';

/** Every term, heading and keyword of the rulebooks. */
const TERMS = JSON.parse(
  readFileSync(new URL('../../../../../docs/rules/printed-terms.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly string[]>>;

describe.each(Object.values(RULE_SETS))('what the rulebook of $name prints', ({ id, edition }) => {
  test('can all be looked up', () => {
    const terms = TERMS[id] ?? [];
    expect(terms.length).toBeGreaterThan(100);
    expect(new Set(terms.map(term => term.toLowerCase())).size).toBe(terms.length);
    expect(terms.filter(term => texts.explain(edition, term).found.length === 0)).toEqual([]);
  });

  test('has a title for every score, and every title says its scores', () => {
    const { titles } = edition.constants.score;
    expect(TERMS[id]).toEqual(expect.arrayContaining(titles.map(([, title]) => title)));
    const all = texts
      .explain(edition, 'titles')
      .found.map(({ text }) => text)
      .join(' ');
    for (let score = -3; score <= 50; score++) {
      const title = titleOf(edition, score);
      const { found } = texts.explain(edition, title);
      const [, points = ''] = /with (.* points?(?: or (?:more|less))?) may/.exec(found[0]?.text ?? '') ?? [];
      expect(all).toContain(`${points}: ${title}`);
      const [least = 0, most = least] = (points.match(/\d+/g) ?? []).map(Number);
      if (points.endsWith('or more')) expect(score).toBeGreaterThanOrEqual(least);
      else if (points.endsWith('or less')) expect(score).toBeLessThanOrEqual(least);
      else expect([score >= least, score <= most]).toEqual([true, true]);
    }
  });

  test('has no word of the rules twice', () => {
    const ids = texts.entriesOf(edition).filter(({ kind }) => kind === 'rule' || kind === 'component');
    const known = ids.map(entry => entry.id);
    expect(known.length).toBe(new Set(known).size);
  });
});
