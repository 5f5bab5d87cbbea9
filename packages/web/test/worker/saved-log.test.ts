/** Saved games as a store of logs, on a device in memory; the same suite runs in a real browser. */

import type { Card } from '@tumblekeep/page-kit/storage/saves.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { describeLogStore } from '../../../host/test/table/log-store.ts';
import { failWrites, must, newDevice, spoil } from './page.ts';

beforeEach(newDevice);

const newCard = (id: string = crypto.randomUUID()): Card => ({
  id,
  rules: 'high-low',
  created: 1,
  updated: 1,
  inputs: 0,
  over: undefined,
  claimed: false,
  lines: 0,
});

/** A tab has its own modules, and so its own connection to what is saved. */
async function tab() {
  vi.resetModules();
  return {
    ...(await import('@tumblekeep/page-kit/storage/saved-log.ts')),
    ...(await import('@tumblekeep/page-kit/storage/saves.ts')),
  };
}

describeLogStore('saved games', async () => {
  const card = newCard();
  return {
    store: new (await tab()).SavedLog(card),
    again: async () => new (await tab()).SavedLog(card),
  };
});

test('the card is saved with its lines, and keeps what others wrote on it', async () => {
  const { SavedLog, changeSave, readSave } = await tab();
  const log = new SavedLog(newCard('one'));
  log.progress = lines => ({ inputs: lines.length });
  must(await log.append(0, ['header\n']));
  must(await changeSave('one', { preferences: 'good' }));
  must(await log.append(1, ['one\n', 'two\n']));
  expect(must(await readSave('one')).card).toMatchObject({ inputs: 2, lines: 3, preferences: 'good' });
  expect(log.card).toMatchObject({ inputs: 2, lines: 3 });
  expect(log.card.updated).toBeGreaterThan(1);
});

test('what cannot be saved leaves neither lines nor card', async () => {
  const { SavedLog, readSave } = await tab();
  const log = new SavedLog(newCard('one'));
  must(await log.append(0, ['header\n']));
  const before = must(await readSave('one'));
  const writes = failWrites();
  expect(await log.append(1, ['one\n'])).toMatchObject({ error: { code: 'storage-full' } });
  writes.mockRestore();
  expect(must(await readSave('one'))).toEqual(before);
  expect(log.lines).toEqual(['header\n']);
  must(await log.append(1, ['one\n']));
});

test('a line that is there although the card does not know it is not written over', async () => {
  const { SavedLog, readSave } = await tab();
  const log = new SavedLog(newCard('one'));
  must(await log.append(0, ['header\n']));
  await spoil('lines', lines => void lines.put({ id: 'one', at: 2, text: 'theirs\n' }));
  expect(await log.append(1, ['mine\n', 'mine too\n'])).toMatchObject({ error: { code: 'taken' } });
  expect(must(await readSave('one')).lines).toEqual(['header\n', 'theirs\n']);
});

test('a game that was deleted is gone, not begun anew', async () => {
  const { SavedLog, removeSave } = await tab();
  const log = new SavedLog(newCard('one'));
  must(await log.append(0, ['header\n']));
  must(await removeSave('one'));
  expect(await log.append(1, ['one\n'])).toMatchObject({ error: { code: 'gone' } });
  expect(await log.read()).toMatchObject({ error: { code: 'gone' } });
  expect(log.lines).toEqual(['header\n']);
});
