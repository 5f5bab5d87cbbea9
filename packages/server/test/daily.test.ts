/** The game of a day at a server: one attempt counts, and its result stands because the server judged it. */
import { loadGames } from '@tumblekeep/games';
import { type GameFolder, MemoryStore, SPECTATOR, Table } from '@tumblekeep/host';
import { parseLog, type Refusal, type Result, replay, sayPlainly } from '@tumblekeep/kernel';
import {
  type DayBoard,
  freshSecret,
  type HeldSeat,
  type OpenedTable,
  PROTOCOL_VERSION,
} from '@tumblekeep/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Device, makeWorld, openTable, type World } from './support/world.ts';

const DAY = '2026-11-18';
const NEXT = '2026-11-19';
const FORM = 'short';

const LATE = Date.parse(`${DAY}T23:50:00Z`);

let clock = LATE;
let world: World;
let game: GameFolder;
let begun: Awaited<ReturnType<typeof beginning>>;

const must = <T>(result: Result<T, Refusal>): T => {
  if (!result.ok) throw new Error(sayPlainly(result.error));
  return result.value;
};

const dailyOf = () => game.daily as NonNullable<GameFolder['daily']>;

/** The line that such a game begins with, and what a hand lets go at its first throw. */
async function beginning() {
  const { rules, options, seating: wanted } = dailyOf().orderOf(FORM);
  const hosted = await game.hosted(rules);
  const throwing = hosted.throwing as NonNullable<typeof hosted.throwing>;
  const seed = dailyOf().seedOf(DAY, FORM);
  const seats = hosted.seatsOf(must(hosted.game.setup(options, seed)));
  const seating = hosted.arrange(wanted, seats);
  const store = new MemoryStore();
  const table = must(await Table.begin({ hosted, store }, { options, seed, seating }));
  const [header] = must(await store.read());
  for (await table.settled(); throwing.throwerOf(table.position.state) === undefined; await table.settled()) {
    const [seat] = must(table.tell({ seats }, SPECTATOR)).asked as [string];
    const [action] = must(table.tell({ seats: [seat] }, seat)).legal;
    must(await table.act({ seats: [seat] }, { type: 'act', action }, table.at));
  }
  const { state, lying, moment } = table.position;
  const { evidence } = must(await throwing.byBot({ state, seating, lying, moment }));
  return { rules, header: header as string, release: throwing.releaseIn(evidence) };
}

/** What a hand lets go, as far as it matters here. */
interface Release {
  readonly attempt: { readonly release: { readonly die: string } };
}

/** Shares of the usual tremor. */
const [USUAL, STEADY] = [1, 0.3];

interface Secrets {
  readonly player: string;
  readonly key: string;
  readonly opener: string;
  readonly seats: readonly string[];
}

const drawSecrets = (player = freshSecret()): Secrets => ({
  player,
  key: freshSecret(),
  opener: freshSecret(),
  seats: [freshSecret(), freshSecret()],
});

const orderOf = ({ player, key, opener, seats }: Secrets, name: string) => ({
  version: PROTOCOL_VERSION,
  game: game.id,
  day: DAY,
  form: FORM,
  player,
  key,
  opener,
  chairs: seats.map((secret, place) => ({ place, name, secret })),
});

async function ask(order: object): Promise<{ status: number; said: OpenedTable & Refusal }> {
  const answer = await fetch(`${world.url}/api/daily`, { method: 'POST', body: JSON.stringify(order) });
  return { status: answer.status, said: (await answer.json()) as OpenedTable & Refusal };
}

async function board(day = DAY): Promise<DayBoard> {
  const answer = await fetch(`${world.url}/api/daily/${game.id}/${day}/${FORM}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as DayBoard;
}

async function begin(secrets: Secrets, name: string): Promise<Device> {
  const { status, said } = await ask(orderOf(secrets, name));
  expect(status, JSON.stringify(said)).toBe(201);
  const held = said.seats.map((seat, i) => ({ seat, secret: secrets.seats[i] as string }));
  const device = new Device(world, { table: said.table, key: secrets.key, opener: secrets.opener }, held);
  await device.open();
  return device;
}

/** Lets go as at the first throw, with the die that is wanted. */
async function throwOne(device: Device, seat: string, at: number, steadiness = USUAL): Promise<void> {
  const { attempt } = begun.release as Release;
  const letGo = (die = attempt.release.die) => {
    const release = { attempt: { ...attempt, release: { ...attempt.release, die } }, steadiness };
    return device.client.ask({ type: 'input', seat, at, input: { type: 'throw', release } });
  };
  const thrown = await letGo();
  const die = thrown.ok ? undefined : thrown.error.params?.['die'];
  must(die === undefined ? thrown : await letGo(String(die)));
}

/** Does what it has done least often, so that no card is handed around for ever, and throws always alike, until the server has said that it is over. */
async function playOn(device: Device, steadiness = USUAL): Promise<void> {
  const isOver = (): boolean => device.client.company?.phase === 'over' && device.told.outcome !== undefined;
  const done = new Map<string, number>();
  const choose = (legal: readonly string[]): string | undefined => {
    const [action] = legal.toSorted((a, b) => (done.get(a) ?? 0) - (done.get(b) ?? 0));
    if (action !== undefined) done.set(action, (done.get(action) ?? 0) + 1);
    return action;
  };
  while (!isOver()) {
    const { at, thrower, legal } = device.told;
    if (device.client.seats.some(({ seat }) => seat === thrower))
      await throwOne(device, thrower as string, at, steadiness);
    else if (legal.length > 0) await device.play(choose);
    await device.until(() => isOver() || device.told.at > at);
  }
}

beforeAll(async () => {
  game = (await loadGames()).find(({ daily }) => daily !== undefined) as GameFolder;
  world = await makeWorld({ now: () => clock });
  begun = await beginning();
});
beforeEach(() => {
  clock = LATE;
});
afterAll(() => world.close());

test('one attempt of a device counts, and stands on the board when it is over', async () => {
  const secrets = drawSecrets();
  const name = ' Ada\u0000\u202e  <b>Kent</b> ';
  const ada = await begin(secrets, name);
  const { table } = ada.client.facts as { table: string };
  // What was lost on the way may be asked again; another attempt is none.
  expect((await ask(orderOf(secrets, name))).said).toMatchObject({ table, seats: ada.client.facts?.seats });
  const again = await ask(orderOf(drawSecrets(secrets.player), name));
  expect([again.status, again.said.sentence]).toEqual([409, 'attempt-made']);
  expect(await board()).toEqual({ today: DAY, rows: [] });

  // Whoever has all chairs grants themselves no throw again.
  await ada.until(() => ada.told.legal.length > 0);
  while (ada.told.thrower === undefined) {
    await ada.play();
    await ada.until(() => ada.told.legal.length > 0 || ada.told.thrower !== undefined);
  }
  const { at, thrower: seat = '' } = ada.told;
  await throwOne(ada, seat, at);
  let said: string | undefined = 'table-went-on';
  for (let seen = at; said === 'table-went-on'; ) {
    await ada.until(() => ada.told.at > seen);
    seen = ada.told.at;
    said = await ada.refusal({ type: 'input', seat, at: seen, input: { type: 'takeback' } });
  }
  expect(said).toBe('luck-stands');

  // Midnight takes nothing from who is under way.
  clock = Date.parse(`${NEXT}T00:10:00Z`);
  expect((await ask(orderOf(secrets, name))).said.table).toBe(table);
  await playOn(ada);
  ada.close();
  const late = await ask(orderOf(drawSecrets(), 'Late'));
  expect([late.status, late.said]).toMatchObject([404, { sentence: 'other-day', params: { today: NEXT } }]);

  const log = must(parseLog(await (await fetch(`${world.url}/api/tables/${table}/log`)).text()));
  expect(log.header.seed).toBe(dailyOf().seedOf(DAY, FORM));
  const { game: rules } = await game.hosted(log.header.rules);
  const events: unknown[] = [];
  const { state } = must(replay(rules, log, undefined, event => void events.push(event)));
  const { rank: _, ...result } = dailyOf().resultOf(rules.outcome(state), events);
  expect(result.marks.length).toBeGreaterThan(0);
  expect(await board()).toEqual({ today: NEXT, rows: [{ table, name: 'Ada <b>Kent</b>', ...result }] });
  expect((await board(NEXT)).rows).toEqual([]);
  clock = LATE;
  expect((await ask(orderOf(drawSecrets(secrets.player), name))).said.sentence).toBe('attempt-made');
});

test('what nobody finished, what bots or helped hands played, and what was begun elsewhere is on no board', async () => {
  const before = (await board()).rows;
  const bo = await begin(drawSecrets(), 'Bo');
  await bo.must({ type: 'close' });
  await bo.until(() => bo.client.company?.phase === 'closed');
  bo.close();

  const { rules, header } = begun;
  const carried = await openTable(world, { rules, log: header, names: ['Eve', 'Eve'], startsWhenFull: true });
  const eve = new Device(world, carried, carried.held);
  await eve.open();
  await playOn(eve);
  eve.close();

  // A steady hand is a help that not everybody has.
  const kim = await begin(drawSecrets(), 'Kim');
  await playOn(kim, STEADY);
  kim.close();

  const lou = await begin(drawSecrets(), 'Lou');
  const [{ seat }] = lou.client.seats as [HeldSeat];
  await lou.must({ type: 'free', seat });
  await playOn(lou);
  lou.close();
  expect((await board()).rows).toEqual(before);
});

test('nobody chooses the day, the form or the chairs', async () => {
  const order = orderOf(drawSecrets(), 'Ada');
  const refusalOf = async (change: object) => (await ask({ ...order, ...change })).said.sentence;
  expect(await refusalOf({ day: NEXT })).toBe('other-day');
  expect(await refusalOf({ day: '2026-02-30' })).toBe('not-understood');
  expect(await refusalOf({ form: 'middling' })).toBe('no-such-day');
  expect(await refusalOf({ game: 'chess' })).toBe('no-such-day');
  expect(await refusalOf({ seed: 'mine' })).toBe('not-understood');
  expect(await refusalOf({ options: {} })).toBe('not-understood');
  expect(await refusalOf({ version: 99 })).toBe('page-too-new');
  expect(await refusalOf({ chairs: order.chairs.slice(1) })).toBe('all-chairs');
  const nameless = order.chairs.map(chair => ({ ...chair, name: '\u0000' }));
  expect(await refusalOf({ chairs: nameless })).toBe('no-name');
  expect(await refusalOf({ player: order.key })).toBe('seat-taken');
  const odd = ['chess/2026-11-18/short', `${game.id}/tomorrow/short`, `${game.id}/${DAY}/middling`, ''];
  for (const path of odd) {
    const answer = await fetch(`${world.url}/api/daily/${path}`);
    expect([answer.status, ((await answer.json()) as Refusal).sentence]).toEqual([404, 'no-such-day']);
  }
});
