import { RULE_SETS } from '@tumblekeep/dungeon-fighter';
import type { SaveSummary } from '@tumblekeep/dungeon-fighter/page/worker/protocol.ts';
import { parseLog, replay } from '@tumblekeep/kernel';
import { beforeEach, expect, test } from 'vitest';
import { goOn, must, newDevice, openPage, orderOf, RULES } from './page.ts';

beforeEach(newDevice);

test.each(RULES)('a %s game goes to another device and on', async rules => {
  const page = await openPage();
  const { id, snapshot } = must(await page.begin(orderOf(rules, ['human', 'random'])));
  let now = snapshot;
  for (let i = 0; i < 10; i++) now = (await goOn(page, id, now)).snapshot;
  must(await page.undo(id, now.at, true));
  const { snapshot: here, table, story } = must(await page.open(id));
  const { name, text } = must(await page.export(id));
  expect(await page.isClaimed(id)).toBe(false);
  expect(name).toMatch(/^tumblekeep-[a-z-]+\.jsonl$/);
  const log = must(parseLog(text));
  expect(replay(RULE_SETS[rules] as never, log).ok).toBe(true);

  newDevice();
  const other = await openPage();
  const imported = must(await other.import(text));
  expect(imported.claimed).toBe(true);
  expect(await other.isClaimed(imported.id)).toBe(true);
  expect(imported).toMatchObject({ rules, inputs: here.n, table });
  const there = must(await other.open(imported.id));
  expect(there.snapshot).toEqual(here);
  expect(there.story).toEqual(story);
  expect(there.unseen).toBeUndefined();
  expect(must(await other.export(imported.id)).text).toBe(text);
  await goOn(other, imported.id, there.snapshot);
});

test('a log without seats is a game of people', async () => {
  const page = await openPage();
  const { id } = must(await page.begin(orderOf('second', ['random', 'random'])));
  const { text } = must(await page.export(id));
  const { table: _table, ...header } = JSON.parse(text);
  const { table } = must(await page.import(`${JSON.stringify(header)}\n`)) as SaveSummary;
  expect(Object.values(table.seats).map(({ kind }) => kind)).toEqual(['human', 'human']);
  const strange = must(
    await page.import(`${JSON.stringify({ ...header, table: { dice: 7 } })}\n`),
  ) as SaveSummary;
  expect(strange.table).toEqual(table);
});

test('a line that was cut off in the middle is left out', async () => {
  const page = await openPage();
  const { id, snapshot } = must(await page.begin(orderOf('second', ['random', 'random'])));
  await goOn(page, id, snapshot);
  const { text } = must(await page.export(id));
  expect(must(await page.import(text.slice(0, -9))).inputs).toBe(0);
});

test('what is no game is refused in words and not saved', async () => {
  const page = await openPage();
  const { id, snapshot } = must(await page.begin(orderOf('second', ['random', 'random'])));
  const step = await goOn(page, id, snapshot);
  expect(step.snapshot.n).toBe(1);
  const { text } = must(await page.export(id));
  const [header = '', line = ''] = text.split('\n');
  const change = (row: string, to: object): string => JSON.stringify({ ...JSON.parse(row), ...to });
  const wrong: readonly [text: unknown, words: RegExp][] = [
    ['', /damaged/],
    ['once upon a time\n', /damaged/],
    [7, /no file of a game/],
    [`${change(header, { version: 99 })}\n`, /newer version/],
    [`${change(header, { rules: 'toString' })}\n`, /no rules called/],
    [`${change(header, { options: { heroes: ['x'] } })}\n`, /damaged/],
    [`${header}\n${change(line, { hash: 'x' })}\n`, /damaged/],
    [`${change(header, { revision: 'other' })}\n${change(line, { hash: 'x' })}\n`, /older cards/],
    [`${header}\n{}\n`, /damaged/],
  ];
  for (const [text, words] of wrong) {
    const refused = await page.import(text as string);
    expect(refused, String(text)).toMatchObject({ ok: false, error: { message: words } });
  }
  expect(await page.saves()).toHaveLength(1);
});
