import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countOf, type HandRecord, handAfter, type Thrown } from '../../../page/hand/record.ts';

const HIT: Thrown = { edition: 'second', throws: [], hit: true, zone: '4', points: 4, x: 30, z: -40 };

const kept = new Map<string, string>();
let isFull = false;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    kept.set(key, value);
  },
  removeItem: (key: string) => kept.delete(key),
};

/** A page of its own on the same device. */
async function openPage() {
  vi.resetModules();
  return import('../../../page/hand/store.ts');
}

const thrownIn = ({ kinds }: HandRecord): number => kinds.reduce((sum, kind) => sum + countOf(kind), 0);

beforeEach(() => {
  kept.clear();
  isFull = false;
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

test('what a page learns is there when it is opened again', async () => {
  const { useHand } = await openPage();
  useHand.getState().learn(HIT);
  useHand.getState().learn(HIT);
  const { useHand: again } = await openPage();
  expect(thrownIn(again.getState().hand)).toBe(2);
  expect(again.getState().isKept).toBe(true);
});

test('two pages lose nothing of each other', async () => {
  const one = await openPage();
  const other = await openPage();
  one.useHand.getState().learn(HIT);
  other.useHand.getState().learn(HIT);
  one.useHand.getState().learn(HIT);
  expect(thrownIn(one.useHand.getState().hand)).toBe(3);
});

test('a page hears what another one learns or forgets', async () => {
  const listeners: ((event: { key: string | null; newValue: string | null }) => void)[] = [];
  vi.stubGlobal('window', {
    addEventListener: (_: string, listen: (typeof listeners)[0]) => listeners.push(listen),
  });
  const { useHand, HAND_KEY } = await openPage();
  const hear = (key: string | null, newValue: string | null): void => {
    for (const listen of listeners) listen({ key, newValue });
  };
  hear(HAND_KEY, JSON.stringify(handAfter(useHand.getState().hand, HIT)));
  expect(thrownIn(useHand.getState().hand)).toBe(1);
  hear('something else', null);
  expect(thrownIn(useHand.getState().hand)).toBe(1);
  hear(HAND_KEY, null);
  expect(thrownIn(useHand.getState().hand)).toBe(0);
});

test('it is forgotten on request', async () => {
  const { useHand, HAND_KEY } = await openPage();
  useHand.getState().learn(HIT);
  useHand.getState().forget();
  expect(kept.has(HAND_KEY)).toBe(false);
  expect(useHand.getState().hand.kinds).toEqual([]);
  const { useHand: again } = await openPage();
  expect(again.getState().hand.kinds).toEqual([]);
});

test('where storage is forbidden the page learns all the same, and says that it keeps nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { useHand } = await openPage();
  expect(useHand.getState().isKept).toBe(false);
  useHand.getState().learn(HIT);
  useHand.getState().learn(HIT);
  expect(thrownIn(useHand.getState().hand)).toBe(2);
  useHand.getState().forget();
  expect(useHand.getState().hand.kinds).toEqual([]);
});

test('where storage is full the hand goes on growing, and is kept again when there is room', async () => {
  const { useHand } = await openPage();
  useHand.getState().learn(HIT);
  isFull = true;
  useHand.getState().learn(HIT);
  useHand.getState().learn(HIT);
  expect(useHand.getState().isKept).toBe(false);
  expect(thrownIn(useHand.getState().hand)).toBe(3);
  isFull = false;
  useHand.getState().learn(HIT);
  expect(useHand.getState().isKept).toBe(true);
  const { useHand: again } = await openPage();
  expect(thrownIn(again.getState().hand)).toBe(4);
});
