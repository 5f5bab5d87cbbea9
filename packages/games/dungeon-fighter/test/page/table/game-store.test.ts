import { onlineId } from '@tumblekeep/page-kit/online/address.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  newDevice,
  type OpenedPage,
  openPage,
  orderOf,
  straight,
} from '../../../../../web/test/worker/page.ts';
import type { Snapshot, Step } from '../../../hosted/index.ts';
import type { News } from '../../../page/worker/protocol.ts';
import type { ActionOf } from '../../../rules/index.ts';

let worker: OpenedPage;
vi.mock('@tumblekeep/page-kit/worker/client.ts', () => ({
  pageWorker: () => worker,
  workerOf: () => worker,
}));

const load = async () => ({
  ...(await import('../../../page/table/game-store.ts')),
  ...(await import('../../../page/table/tempo.ts')),
});
type Store = Awaited<ReturnType<typeof load>>['useGame'];

let store: Store;
let pauseBefore: Awaited<ReturnType<typeof load>>['pauseBefore'];
const now = () => store.getState();

beforeEach(async () => {
  newDevice();
  worker = await openPage();
  ({ useGame: store, pauseBefore } = await load());
});
afterEach(() => void vi.restoreAllMocks());

async function goOn(): Promise<void> {
  const { snapshot, next, act, game } = now();
  const { turn, legal, at } = snapshot as NonNullable<typeof snapshot>;
  if (!turn?.isForPeople) return next();
  const looked = turn.isSecret ? await worker.look(game?.id ?? '', at, turn.hero) : undefined;
  const [action] = looked?.ok ? looked.value.legal : legal;
  return act(action as never);
}

async function goOnTo(at: string): Promise<void> {
  while (now().snapshot?.turn?.at !== at) await goOn();
}

test('a flight is watched before its outcome is told', async () => {
  await now().begin(orderOf());
  await goOnTo('landing');
  const { snapshot, story } = now();
  await now().throwByHand(straight(snapshot as never));
  expect(now().showing?.flight).toBeDefined();
  expect(now().snapshot).toBe(snapshot);
  expect(now().story).toBe(story);
  const step = now().showing as Step;
  await now().act({ type: 'done' });
  expect(now().showing).toBe(step);
  now().finishShowing();
  expect(now()).toMatchObject({ snapshot: step.snapshot, showing: undefined, last: step });
  expect(now().story).toEqual([...story, step.lines]);
});

test('at a table elsewhere a die that has left the hand is asked for no more before its flight is shown', async () => {
  const id = (await now().begin(orderOf())) as string;
  await goOnTo('turn');
  const snapshot = now().snapshot as Snapshot;
  const said = snapshot.legal.find(({ type }) => type === 'throw') as ActionOf<'throw'>;
  const opened = await worker.open(id);
  const thrown = await worker.throwAtOnce(id, snapshot.at, said, straight(snapshot));
  if (!opened.ok || !thrown.ok) throw new Error('the game does not go on');
  const [saying, landing] = thrown.value.steps as [Step, Step];
  let hear: (news: News) => void = () => undefined;
  const seen: unknown[] = [];
  worker = {
    ...worker,
    follow: async (id, heard) => {
      hear = heard;
      return { ok: true, value: { ...opened.value, id, snapshot, unseen: undefined } };
    },
    throwAtOnce: async () => {
      for (const step of [saying, landing]) hear({ type: 'step', step });
      seen.push(now().snapshot, now().showing);
      return thrown;
    },
  };
  await now().open(onlineId('elsewhere'));
  await now().throwAtOnce(said, straight(snapshot));
  expect(seen).toEqual([snapshot, undefined]);
  expect(now()).toMatchObject({ snapshot: saying.snapshot, showing: landing });
  // A throw that was not taken holds nothing back.
  now().finishShowing();
  worker = { ...worker, throwAtOnce: () => Promise.reject(new Error('out of order')) };
  await now().throwAtOnce(said, straight(snapshot));
  hear({ type: 'step', step: saying });
  expect(now().last).toBe(saying);
});

test('a reload while the die flies shows the flight again, from the table before it', async () => {
  const id = (await now().begin(orderOf())) as string;
  await goOnTo('landing');
  const { snapshot } = now();
  await now().throwByHand(straight(snapshot as never));
  const { showing, story } = now();
  now().leave();
  expect(now().game).toBeUndefined();
  worker = await openPage();
  await now().open(id);
  expect(now()).toMatchObject({ snapshot, showing, story });
  now().finishShowing();
  expect(now().story).toHaveLength(story.length + 1);
  await worker.saves();
  await now().open(id);
  expect(now().showing).toBeUndefined();
});

test('a second click while the worker thinks is ignored', async () => {
  await now().begin(orderOf('second', ['random', 'human']));
  const next = vi.spyOn(worker, 'next');
  await Promise.all([now().next(), now().next()]);
  expect(next).toHaveBeenCalledTimes(1);
  expect(now()).toMatchObject({ busy: false, refusal: undefined, snapshot: { n: 1 } });
});

test('what is refused is told, and the game stays', async () => {
  await now().begin(orderOf());
  const { snapshot } = now();
  await now().act({ type: 'done' });
  expect(now().refusal?.message).toMatch(/\w+ \w+/);
  expect(now().snapshot).toBe(snapshot);
  now().dismissRefusal();
  expect(now().refusal).toBeUndefined();
  worker = { ...worker, act: () => Promise.reject(new Error('out of order')) };
  await now().act({ type: 'done' });
  expect(now().refusal).toMatchObject({ code: 'broken', message: 'out of order' });
});

test('a page whose bot was moved in another tab shows that move as its own', async () => {
  const id = (await now().begin(orderOf('second', ['random', 'human']))) as string;
  const other = await openPage();
  await other.open(id);
  await other.next(id, 1);
  const { story } = now();
  await now().next();
  expect(now().refusal).toBeUndefined();
  expect(now().snapshot?.n).toBe(1);
  expect(now().story).toHaveLength(story.length + 1);
});

test('a page whose game went on in another tab catches up and says so', async () => {
  const id = (await now().begin(orderOf('second', ['human', 'random']))) as string;
  const [first, second] = now().snapshot?.legal ?? [];
  if (first === undefined || second === undefined) throw new Error('there is nothing to choose');
  const other = await openPage();
  await other.open(id);
  await other.act(id, 1, first);
  await now().act(second);
  expect(now().refusal?.code).toBe('taken');
  expect(now().snapshot?.n).toBe(1);
});

test('an answer for a game that was left comes too late', async () => {
  await now().begin(orderOf('second', ['random', 'human']));
  const asked = now().next();
  now().leave();
  await asked;
  expect(now()).toMatchObject({ game: undefined, snapshot: undefined, busy: false });
});

test('a game that nobody waited for to begin is not kept', async () => {
  const beginning = now().begin(orderOf());
  now().leave();
  expect(await beginning).toBeUndefined();
  expect(now().game).toBeUndefined();
  expect(await worker.saves()).toEqual([]);
});

test('what was answered for somebody stays so when the table is left and found again', async () => {
  const order = orderOf();
  const id = (await now().begin({ ...order, options: { ...order.options, solo: true } })) as string;
  await now().toFirstThrow();
  const { n } = now().snapshot as Snapshot;
  expect(n).toBeGreaterThan(0);
  expect(now().answeredFor).toBe(n);
  now().leave();
  await now().open(id);
  expect(now().answeredFor).toBe(n);
  // The page is loaded anew.
  worker = await openPage();
  ({ useGame: store } = await load());
  await now().open(id);
  expect(now().answeredFor).toBe(n);
  await now().undo(true);
  const back = now().snapshot?.n as number;
  expect(back).toBeLessThan(n);
  expect(now().answeredFor).toBe(back);
  await goOnTo('turn');
  expect(now().snapshot?.n).toBeGreaterThan(back);
  worker = await openPage();
  await now().open(id);
  expect(now().answeredFor).toBe(back);
});

test('undo shows the table before, without a flight', async () => {
  await now().begin(orderOf());
  await goOnTo('turn');
  const { snapshot, story } = now();
  await goOnTo('landing');
  await now().throwByHand(straight(now().snapshot as never));
  await now().undo(true);
  const at = expect.any(Number);
  expect(now()).toMatchObject({ snapshot: { ...snapshot, at }, story, showing: undefined, last: undefined });
});

test('bots go on by themselves unless somebody is to see, to act or to wait', async () => {
  await now().begin(orderOf('second', ['random', 'human']));
  const state = now();
  expect(pauseBefore(state, 1)).toBeGreaterThan(pauseBefore(state, 2) as number);
  expect(pauseBefore(state, 'instant')).toBe(0);
  const step = {} as Step;
  for (const change of [{ showing: step }, { busy: true }, { curtain: true }, { game: undefined }])
    expect(pauseBefore({ ...state, ...change }, 1)).toBeUndefined();
  expect(pauseBefore({ ...state, refusal: { code: 'x', message: 'no' } }, 1)).toBeUndefined();
  await now().holdOn(true);
  expect(now().snapshot?.holdOn).toBe(true);
  expect(pauseBefore(now(), 1)).toBeUndefined();
  await now().holdOn(false);
  expect(pauseBefore(now(), 1)).toBe(pauseBefore(state, 1));
  const people = orderOf();
  await now().begin(people);
  expect(pauseBefore(now(), 1)).toBeUndefined();
});
