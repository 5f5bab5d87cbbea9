/** A turn thrown directly is what saying and throwing would have been. */

import { beforeEach, describe, expect, test } from 'vitest';
import {
  goOnTo,
  must,
  newDevice,
  type OpenedPage,
  openPage,
  orderOf,
  straight,
} from '../../../../../web/test/worker/page.ts';
import type { Snapshot } from '../../../hosted/index.ts';
import type { Action } from '../../../rules/index.ts';

beforeEach(newDevice);

async function atTheFirstTurn(): Promise<{ page: OpenedPage; id: string; now: Snapshot; action: Action }> {
  const page = await openPage();
  const { id, snapshot } = must(await page.begin(orderOf()));
  const now = await goOnTo(page, id, snapshot, 'turn');
  const action = now.legal.find(({ type }) => type === 'throw') as Action;
  return { page, id, now, action };
}

const inputsOf = async (page: OpenedPage, id: string): Promise<readonly string[]> =>
  must(await page.export(id))
    .text.split('\n')
    .slice(1);

describe('a turn', () => {
  test('thrown at once writes the same two inputs as said and then thrown', async () => {
    const one = await atTheFirstTurn();
    const thrown = must(await one.page.throwAtOnce(one.id, one.now.at, one.action, straight(one.now)));
    expect(thrown.refusal).toBeUndefined();
    expect(thrown.steps.map(({ action }) => action?.type)).toEqual(['throw', 'land']);
    const other = await atTheFirstTurn();
    const said = must(await other.page.act(other.id, other.now.at, other.action));
    const landed = must(await other.page.throwByHand(other.id, said.snapshot.at, straight(other.now)));
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
    const thrown = must(await page.throwAtOnce(id, now.at, action, impossible));
    expect(thrown.refusal).toBeDefined();
    expect(thrown.steps.map(({ snapshot }) => snapshot.turn?.at)).toEqual(['landing']);
    expect(must(await page.throwByHand(id, now.at + 1, attempt)).flight).toBeDefined();
  });

  test('that may not be thrown like this changes nothing', async () => {
    const { page, id, now } = await atTheFirstTurn();
    const refused = await page.throwAtOnce(
      id,
      now.at,
      { type: 'throw', hero: 'nobody', die: 'red', weapons: [] },
      straight(now),
    );
    expect(refused.ok).toBe(false);
    expect(must(await page.open(id)).snapshot.n).toBe(now.n);
  });

  test('tells its demands before anything is said', async () => {
    const { page, id, now, action } = await atTheFirstTurn();
    const demands = must(await page.demands(id, now.at, action));
    const said = must(await page.act(id, now.at, action));
    expect(demands).toEqual(said.snapshot.view.combat?.throw?.requirements);
  });
});

test('a sensible answer to the doors is one of them', async () => {
  const page = await openPage();
  const { id, snapshot } = must(
    await page.begin({ ...orderOf(), options: { heroes: ['brad', 'murka'], solo: true } }),
  );
  expect(snapshot.turn?.at).toBe('path');
  const wise = must(await page.suggest(id, snapshot.at));
  expect(snapshot.legal).toContainEqual(wise);
});
