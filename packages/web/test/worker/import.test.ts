/** Whatever a file says: it is a game that can be opened, or it is refused in words and nothing is stored. */

import { GAME, gameAt, isOver } from '@tumblekeep/die-in-the-dungeon/test/page/support/crawl-games.ts';
import { asks, gameAt as gameOf } from '@tumblekeep/dungeon-fighter/test/page/support/positions.ts';
import { beforeEach, expect, test } from 'vitest';
import { bentFile, floods } from '../support/hostile-files.ts';
import { newDevice, openPage, RULES } from './page.ts';

beforeEach(newDevice);

const FILES = 150;

/** Without a table, where a throw would take its time. */
const HONEST = [
  ...RULES.map(rules => gameOf({ rules, is: asks('shop'), heroes: 2 }).file),
  gameAt({ map: 'cellar', players: ['diemon'] }, isOver).text,
];

test('bent files are games or refused in words, and leave nothing half done', async () => {
  const page = await openPage();
  let taken = 0;
  for (let i = 0; i < FILES; i++) {
    const { what, text } = bentFile(HONEST, 'import', i);
    const answer = await page.import(text);
    if (answer.ok) {
      taken++;
      const { id } = answer.value;
      const opened = answer.value.rules === GAME.id ? await page.crawl.open(id) : await page.open(id);
      expect(opened, `${i}: ${what}`).toMatchObject({ ok: true });
    } else expect(answer.error.message, `${i}: ${what}`).toMatch(/\S+ \S+/);
    expect(await page.saves(), `${i}: ${what}`).toHaveLength(taken);
  }
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThan(FILES);
});

test('texts that are long in the reading are refused in words', async () => {
  const [header = '', line = ''] = (HONEST[0] as string).split('\n');
  const page = await openPage();
  for (const { what, text } of floods(header, line, 4_000_000)) {
    const answer = await page.import(text);
    expect(answer, what).toMatchObject({ ok: false, error: { message: expect.stringMatching(/\S+ \S+/) } });
  }
  expect(await page.saves()).toEqual([]);
});
