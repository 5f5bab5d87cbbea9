/** Whoever joins is told what stands, and never less than what is stored: others may have been told that elsewhere. */
import { loadGames } from '@tumblekeep/games';
import { MemoryStore, Table } from '@tumblekeep/host';
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { applyChange, refuseOnline, type StepMessage } from '@tumblekeep/protocol';
import { expect, test } from 'vitest';
import { Telling } from '../src/tables/telling.ts';

const must = <T>(result: Result<T, Refusal>): T => {
  if (!result.ok) throw new Error(result.error.sentence);
  return result.value;
};

/** Keeps what it is given, and now and then nobody can read it. */
class Unread extends MemoryStore {
  isAway = false;

  override async read(from?: number): Promise<Result<readonly string[], Refusal>> {
    return this.isAway ? fail(refuseOnline('storage', 'store-away')) : super.read(from);
  }
}

/** A table of people at which something can be taken back by whoever holds all seats. */
async function playedTable() {
  const games = await loadGames();
  const folder = games.find(({ rules }) => 'die-in-the-dungeon' in rules);
  if (folder === undefined) throw new Error('the game is not there');
  const hosted = await folder.hosted('die-in-the-dungeon');
  const options = folder.ordinary('die-in-the-dungeon', 0);
  const seats = hosted.seatsOf(must(hosted.game.setup(options, 'telling')));
  const store = new Unread();
  const seating = hosted.everybody(seats, 'people');
  const table = must(await Table.begin({ hosted, store }, { options, seed: 'telling', seating }));
  await table.settled();
  while (must(table.tell({ seats }, 'spectator')).undo === 'nothing') {
    const [action] = must(table.tell({ seats }, 'spectator')).legal;
    if (action === undefined) throw new Error('nothing can be taken back');
    must(await table.act({ seats }, { type: 'act', action }, table.at));
    await table.settled();
  }
  return { table, store, seats, telling: new Telling(table, hosted, () => undefined) };
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const hearer = () => {
  const texts: string[] = [];
  return { texts, send: (text: string) => void texts.push(text) };
};

test('nobody is shown what stood before a takeback that is stored and cannot be read', async () => {
  const { table, store, seats, telling } = await playedTable();
  const first = hearer();
  const before = must(await telling.join(first, seats, null));
  store.isAway = true;
  expect(await table.act({ seats }, { type: 'takeback' }, table.at)).toEqual(ok(before.at));
  expect(first.texts).toEqual([]);
  expect(await telling.join(hearer(), seats, null)).toMatchObject({ error: { sentence: 'store-away' } });
  store.isAway = false;
  const after = must(await telling.join(hearer(), seats, null));
  expect(after).toMatchObject({ at: before.at + 1, inputs: before.inputs - 1 });
  expect(first.texts).toHaveLength(1);
});

test('whoever comes while a takeback is read waits for it', async () => {
  const { table, seats, telling } = await playedTable();
  const before = must(await telling.join(hearer(), seats, null));
  const takenBack = table.act({ seats }, { type: 'takeback' }, table.at);
  while (table.at === before.at) await Promise.resolve();
  expect(must(await telling.join(hearer(), seats, null)).at).toBe(before.at + 1);
  must(await takenBack);
});

test('whoever has heard every step knows what somebody is shown who has just come', async () => {
  const { table, seats, telling } = await playedTable();
  const all: readonly (readonly [readonly string[], string | null])[] = [
    [seats, null],
    [[], null],
    ...seats.map(seat => [[seat], seat] as const),
  ];
  const people = [];
  for (const [held, eyes] of all) {
    const heard = hearer();
    people.push({ held, eyes, heard, told: must(await telling.join(heard, held, eyes)) });
  }
  for (let i = 0; i < 30; i++) {
    const [action] = must(table.tell({ seats }, 'spectator')).legal;
    if (action === undefined) break;
    must(await table.act({ seats }, { type: 'act', action }, table.at));
    await table.settled();
  }
  for (const { held, eyes, heard, told } of people) {
    const steps = heard.texts.map(text => JSON.parse(text) as StepMessage);
    expect(steps.length).toBeGreaterThan(5);
    const folded = steps.reduce<unknown>((now, { change }) => applyChange(now, change), told);
    // Nobody else has these eyes any more: it is made anew.
    telling.leave(heard);
    const fresh = must(await telling.join(hearer(), held, eyes));
    expect(asJson(folded)).toEqual(asJson(fresh));
  }
});
