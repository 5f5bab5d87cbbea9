import { expect, test } from 'vitest';
import { onlineId } from '../../src/online/address.ts';
import { SavedLog } from '../../src/storage/saved-log.ts';
import type { Card } from '../../src/storage/saves.ts';

test('a finished game of a table elsewhere is read again, though it is on no shelf', async () => {
  const log = new SavedLog({ id: onlineId('abc') } as Card, ['header\n', 'first\n']);
  expect(await log.read()).toEqual({ ok: true, value: ['header\n', 'first\n'] });
  expect(await log.read(1)).toEqual({ ok: true, value: ['first\n'] });
});
