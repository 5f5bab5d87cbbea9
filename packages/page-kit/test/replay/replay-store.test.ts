/** Which step is on the table while a slider asks faster than the worker answers. */
import type { Flight, Snapshot, Step } from '@tumblekeep/dungeon-fighter/hosted';
import { fail, ok } from '@tumblekeep/kernel';
import { expect, test } from 'vitest';
import { makeReplay } from '../../src/replay/replay-store.ts';

const LAST = 5;
const THROW = 3;
const LOST = 4;

/** Step 3 has a flight, step 4 one of other physics. */
function makeSource() {
  const asked: number[] = [];
  return {
    asked,
    open: async () => ok('opened'),
    steps: async () =>
      ok(
        Array.from({ length: LAST + 1 }, (_, n) => ({
          n,
          lines: [`step ${n}`],
          hasFlight: n === THROW || n === LOST,
        })),
      ),
    at: async (n: number) => {
      asked.push(n);
      await Promise.resolve();
      if (n > LAST) return fail({ code: 'step', message: 'no such step' });
      return ok({
        snapshot: { n } as Snapshot,
        flight: n === THROW ? ({} as Flight) : undefined,
      } as Step);
    },
    isShow: ({ flight }: Step) => flight !== undefined,
  };
}

async function opened() {
  const source = makeSource();
  const store = makeReplay(source);
  await store.getState().open();
  source.asked.length = 0;
  return { source, store };
}

test('of many wishes only the last one is put on the table', async () => {
  const { source, store } = await opened();
  await Promise.all([1, 2, 3, 4, 5].map(n => store.getState().go(n)));
  expect(store.getState()).toMatchObject({ at: 5, snapshot: { n: 5 }, showing: undefined });
  expect(source.asked).toEqual([1, 5]);
});

test('a step on is seen with its flight, and told when the die lies', async () => {
  const { store } = await opened();
  await store.getState().go(THROW - 1);
  await store.getState().on();
  expect(store.getState()).toMatchObject({ at: THROW, snapshot: { n: THROW - 1 }, step: undefined });
  expect(store.getState().showing?.snapshot.n).toBe(THROW);
  store.getState().finishShowing();
  expect(store.getState()).toMatchObject({
    snapshot: { n: THROW },
    step: { snapshot: { n: THROW } },
    showing: undefined,
  });
});

test('a jump shows the end of the throw, and once more shows the flight', async () => {
  const { store } = await opened();
  await store.getState().go(THROW);
  expect(store.getState()).toMatchObject({ snapshot: { n: THROW }, showing: undefined });
  await store.getState().again();
  expect(store.getState().snapshot?.n).toBe(THROW - 1);
  expect(store.getState().showing?.snapshot.n).toBe(THROW);
});

test('whoever goes elsewhere in mid-air sees no more of the flight', async () => {
  const { store } = await opened();
  await store.getState().go(THROW - 1);
  await store.getState().on();
  await store.getState().go(1);
  expect(store.getState()).toMatchObject({ snapshot: { n: 1 }, showing: undefined });
});

test('a flight of other physics is missed, and only where there was one', async () => {
  const { store } = await opened();
  await store.getState().go(LOST);
  expect(store.getState().isFlightLost).toBe(true);
  await store.getState().go(1);
  expect(store.getState().isFlightLost).toBe(false);
});

test('playing stops at the end, and nobody steps beyond it', async () => {
  const { store } = await opened();
  store.getState().play(true);
  await store.getState().go(LAST - 1);
  await store.getState().on();
  expect(store.getState()).toMatchObject({ at: LAST, isPlaying: false });
  await store.getState().go(LAST + 3);
  expect(store.getState()).toMatchObject({ at: LAST, problem: undefined });
});
