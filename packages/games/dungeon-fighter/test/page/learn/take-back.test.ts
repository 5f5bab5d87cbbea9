/** A throw of the lesson that is had again is taken back whole. */
import { beforeEach, expect, test, vi } from 'vitest';
import { newDevice, type OpenedPage, openPage } from '../../../../../web/test/worker/page.ts';
import type { Snapshot } from '../../../hosted/index.ts';
import { LESSON, lessonOrder } from '../../../page/screens/learn/order.ts';
import type { Action } from '../../../rules/index.ts';

let worker: OpenedPage;
vi.mock('@tumblekeep/page-kit/worker/client.ts', () => ({
  pageWorker: () => worker,
  workerOf: () => worker,
}));

beforeEach(async () => {
  newDevice();
  worker = await openPage();
});

test('what was asked after the throw is taken back with it', async () => {
  const { useGame } = await import('../../../page/table/game-store.ts');
  const { takeBackThrow } = await import('../../../page/screens/learn/lend.ts');
  const now = () => useGame.getState();
  const act = (action: Action): Promise<void> => now().act(action);
  const order = lessonOrder();
  // Real dice fall as they are told to.
  await now().begin({ ...order, table: { ...order.table, dice: 'real' } });
  await act({ type: 'take-path', hero: LESSON.options.leader, card: LESSON.room });
  const throwAndLand = async (die: string, zone: '1' | '2', face: 'icon' | 'blank'): Promise<void> => {
    await act(now().snapshot?.legal.find(one => one.type === 'throw' && one.die === die) as Action);
    await act({ type: 'land', zone, face, bounces: 1, failed: [] });
  };
  await throwAndLand('red', '1', 'blank');
  const before = now().snapshot;
  expect(before?.turn).toMatchObject({ at: 'turn', hero: 'brad' });
  await throwAndLand('green', '2', 'icon');
  const { turn, legal } = now().snapshot as Snapshot;
  expect({ at: turn?.at, hero: turn?.hero }).toEqual({ at: 'window', hero: 'brad' });
  await act(legal.find(({ type }) => type === 'pass') as Action);
  expect(now().snapshot?.turn).toMatchObject({ at: 'turn', hero: 'wilrond' });
  await takeBackThrow();
  expect(now().refusal).toBeUndefined();
  expect(now().snapshot).toMatchObject({ n: before?.n, turn: { at: 'turn', hero: 'brad' } });
});
