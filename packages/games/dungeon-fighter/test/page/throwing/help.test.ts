import { expect, test } from 'vitest';
import { hintOf } from '../../../page/table/sight/hint.ts';
import { helpFor, readHits, remember } from '../../../page/throwing/help.ts';
import { words } from '../../../page/words/index.ts';
import { RULE_SETS } from '../../../rules/index.ts';

const hits = (count: number, of: number): boolean[] => Array.from({ length: of }, (_, i) => i < count);

test('the help grows quieter as somebody gets better', () => {
  expect(helpFor([])).toBe('words');
  expect(helpFor(hits(4, 4)), 'four throws are nobody’s measure').toBe('words');
  expect(helpFor(hits(4, 12))).toBe('words');
  expect(helpFor(hits(7, 12))).toBe('marks');
  expect(helpFor(hits(10, 12))).toBe('none');
});

test('only the last throws count', () => {
  let known: readonly boolean[] = hits(0, 12);
  for (let i = 0; i < 12; i++) known = remember(known, true);
  expect(helpFor(known)).toBe('none');
});

test.each([null, '', '{', '7', '{"a":1}', '["x",3]'])('nonsense in storage (%s) is nobody’s throw', text =>
  expect(readHits(text)).toEqual([]),
);

test('a miss gets one hint, and what nobody can help gets none', () => {
  const { edition } = RULE_SETS.second;
  const hint = (reason: Parameters<typeof hintOf>[1]) => hintOf(edition, reason);
  expect(hint({ kind: 'off', off: { side: 'hard', by: 'bit' }, onFloor: false })).toBe(words.help.hard.bit);
  expect(hint({ kind: 'off', off: { side: 'left', by: 'some' }, onFloor: true })).toBe(words.help.left.some);
  expect(hint({ kind: 'no-bounce' })).toBe(words.help.noBounce);
  expect(hint({ kind: 'not-done', throw: 'palms' })).toContain(words.verdict.notDone.palms);
  expect(hint({ kind: 'ability', id: 'x' })).toBeUndefined();
});
