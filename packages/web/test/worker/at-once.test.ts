/** A turn thrown directly is what saying and throwing would have been. */
import type { Action } from '@tumblekeep/dungeon-fighter';
import type { Snapshot } from '@tumblekeep/host';
import { beforeEach, describe, expect, test } from 'vitest';
import type { GameWorker } from '../../src/worker/protocol.ts';
import { goOnTo, must, newDevice, openPage, orderOf, straight } from './page.ts';

beforeEach(newDevice);

async function atTheFirstTurn(): Promise<{ page: GameWorker; id: string; now: Snapshot; action: Action }> {
  const page = await openPage();
  const { id, snapshot } = must(await page.begin(orderOf()));
  const now = await goOnTo(page, id, snapshot, 'turn');
  const action = now.legal.find(({ type }) => type === 'throw') as Action;
  return { page, id, now, action };
}

const inputsOf = async (page: GameWorker, id: string): Promise<readonly string[]> =>
  must(await page.export(id))
    .text.split('\n')
    .slice(1);

describe('a turn', () => {
  test('thrown at once writes the same two inputs as said and then thrown', async () => {
    const one = await atTheFirstTurn();
    const thrown = must(await one.page.throwAtOnce(one.id, one.now.n, one.action, straight(one.now)));
    expect(thrown.refusal).toBeUndefined();
    expect(thrown.steps.map(({ action }) => action?.type)).toEqual(['throw', 'land']);
    const other = await atTheFirstTurn();
    const said = must(await other.page.act(other.id, other.now.n, other.action));
    const landed = must(await other.page.throwByHand(other.id, said.snapshot.n, straight(other.now)));
    expect(thrown.steps[1]).toEqual(landed);
    expect(await inputsOf(one.page, one.id)).toEqual(await inputsOf(other.page, other.id));
  });

  test('whose release is refused leaves the die in the hand', async () => {
    const { page, id, now, action } = await atTheFirstTurn();
    const attempt = straight(now);
    const impossible = {
      ...attempt,
      release: { ...attempt.release, velocity: [0, 0, 90_000] as const },
    };
    const thrown = must(await page.throwAtOnce(id, now.n, action, impossible));
    expect(thrown.refusal).toBeDefined();
    expect(thrown.steps.map(({ snapshot }) => snapshot.turn?.at)).toEqual(['landing']);
    expect(must(await page.throwByHand(id, now.n + 1, attempt)).flight).toBeDefined();
  });

  test('that may not be thrown like this changes nothing', async () => {
    const { page, id, now } = await atTheFirstTurn();
    const refused = await page.throwAtOnce(
      id,
      now.n,
      { type: 'throw', hero: 'nobody', die: 'red', weapons: [] },
      straight(now),
    );
    expect(refused.ok).toBe(false);
    expect(must(await page.open(id)).snapshot.n).toBe(now.n);
  });

  test('tells its demands before anything is said', async () => {
    const { page, id, now, action } = await atTheFirstTurn();
    const demands = must(await page.demands(id, now.n, action));
    const said = must(await page.act(id, now.n, action));
    expect(demands).toEqual(said.snapshot.view.combat?.throw?.requirements);
  });
});

test('a sensible answer to the doors is one of them', async () => {
  const page = await openPage();
  const { id, snapshot } = must(
    await page.begin({ ...orderOf(), options: { heroes: ['brad', 'murka'], solo: true } }),
  );
  expect(snapshot.turn?.at).toBe('path');
  const wise = must(await page.suggest(id, snapshot.n));
  expect(snapshot.legal).toContainEqual(wise);
});
