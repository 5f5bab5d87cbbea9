/** Games at a table elsewhere, as the worker tells a page of them. */
import type { CrawlNews } from '@tumblekeep/die-in-the-dungeon/page/worker/protocol.ts';
import type { News } from '@tumblekeep/dungeon-fighter/page/worker/protocol.ts';
import { loadGames } from '@tumblekeep/games';
import type { Hosted, Kinds } from '@tumblekeep/host';
import { onlineId } from '@tumblekeep/page-kit/online/address.ts';
import type { TableNews } from '@tumblekeep/page-kit/online/protocol.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goOn, must, newDevice, openPage, straight } from './page.ts';
import { TableServer } from './table-server.ts';

const NAME = '0123456789abcdef';
const ID = onlineId(NAME);

beforeEach(newDevice);
afterEach(() => vi.unstubAllGlobals());

const hostedBy = async (rules: string): Promise<Hosted<Kinds>> => {
  const game = (await loadGames()).find(one => Object.hasOwn(one.rules, rules));
  if (game === undefined) throw new Error(`nobody knows ${rules}`);
  return game.hosted(rules);
};

async function fightElsewhere(): Promise<TableServer> {
  const hosted = await hostedBy('second');
  const options = { heroes: ['brad', 'murka'], leader: 'brad' };
  const seats = { brad: { kind: 'human' }, murka: { kind: 'human' } };
  const seating = hosted.readSeating({ dice: 'simulated', seats }, ['brad', 'murka']);
  return TableServer.open(NAME, 'dungeon-fighter', hosted, { options, seating });
}

/** A device that holds a seat of the table, or none. */
async function sitAt(server: TableServer, ...seats: readonly string[]) {
  vi.stubGlobal('WebSocket', server.Socket);
  newDevice();
  const page = await openPage();
  for (const seat of seats) await page.online.arrive(NAME, undefined, { seat, secret: 'x'.repeat(22) });
  // As the screen does: a table that nobody looks at is left after a while.
  await page.online.watch(
    NAME,
    () => undefined,
    () => undefined,
    false,
  );
  return page;
}

test('a fight: whoever is asked acts, the others hear of it, and both see the identical flight', async () => {
  const server = await fightElsewhere();
  const brad = await sitAt(server, 'brad');
  const murka = await sitAt(server, 'murka');
  const watcher = await sitAt(server);
  const pages = { brad, murka, watcher };
  const heard: Record<string, News[]> = { brad: [], murka: [], watcher: [] };
  for (const [name, page] of Object.entries(pages)) {
    must(await page.follow(ID, news => void heard[name]?.push(news)));
  }
  expect(must(await watcher.open(ID)).snapshot).toMatchObject({ legal: [], undo: 'nothing' });
  let flights = 0;
  for (let i = 0; i < 40 && flights === 0; i++) {
    const [asked = ''] = must(server.table.tell({ seats: [] }, 'spectator')).asked;
    const page = asked === 'brad' ? brad : murka;
    const other = asked === 'brad' ? murka : brad;
    expect(must(await other.open(ID)).snapshot.turn).toMatchObject({ hero: asked, isForPeople: false });
    const { snapshot } = must(await page.open(ID));
    expect(snapshot.turn?.isForPeople).toBe(true);
    const before = heard['watcher']?.length;
    await goOn(page, ID, snapshot);
    await expect.poll(() => heard['watcher']?.length).not.toBe(before);
    flights =
      heard['watcher']?.filter(news => news.type === 'step' && news.step.flight !== undefined).length ?? 0;
  }
  expect(flights).toBe(1);
  await expect.poll(() => heard['brad']?.length).toBe(heard['watcher']?.length);
  const flightOf = (name: string) =>
    heard[name]?.flatMap(news => (news.type === 'step' ? (news.step.flight ?? []) : []));
  expect(flightOf('brad')).toEqual(flightOf('watcher'));
  expect(flightOf('murka')).toEqual(flightOf('watcher'));
  const told = heard['watcher']?.flatMap(news => (news.type === 'step' ? [news.step.lines] : []));
  expect(must(await watcher.open(ID)).story.slice(1)).toEqual(told);
});

test.each([
  ['the same cards and physics', {}, 'fits'],
  ['other cards', { revision: 'other' }, 'differs'],
  ['other physics', { physics: 'other' }, 'differs'],
])('a page at a server with %s knows it', async (_what, other, fit) => {
  const server = Object.assign(await fightElsewhere(), other);
  const page = await sitAt(server, 'brad');
  const heard: TableNews[] = [];
  await page.online.watch(
    NAME,
    news => void heard.push(news),
    () => undefined,
    false,
  );
  await expect.poll(() => heard.at(-1)?.facts).toBeDefined();
  expect(heard.at(-1)?.fit).toBe(fit);
});

test('what happened while the connection was lost is told when it is back, and nothing is done twice', async () => {
  const server = await fightElsewhere();
  const brad = await sitAt(server, 'brad', 'murka');
  const watcher = await sitAt(server);
  const heard: News[] = [];
  const { story } = must(await watcher.follow(ID, news => void heard.push(news)));
  const Socket = server.Socket;
  let { snapshot } = must(await brad.open(ID));
  server.cut();
  server.isUp = true;
  vi.stubGlobal('WebSocket', Socket);
  for (let i = 0; i < 4; i++) snapshot = (await goOn(brad, ID, must(await brad.open(ID)).snapshot)).snapshot;
  const seen = async () => {
    const now = must(await watcher.open(ID));
    return { at: now.snapshot.at, steps: now.story.length };
  };
  await expect.poll(seen).toEqual({ at: server.table.at, steps: story.length + 4 });
  expect(server.table.position.inputs).toBe(4);
  expect(snapshot.at).toBe(server.table.at);
  expect(heard.length).toBeGreaterThan(0);
});

test('whoever sits down while others play hears everything once: what was before, and what comes', async () => {
  const server = await fightElsewhere();
  const both = await sitAt(server, 'brad', 'murka');
  const watcher = await sitAt(server);
  let { snapshot } = must(await both.open(ID));
  const heard: News[] = [];
  // Both are under way at the same time, whoever is quicker.
  const opening = watcher.follow(ID, news => void heard.push(news));
  for (let i = 0; i < 8; i++) {
    await goOn(both, ID, snapshot);
    ({ snapshot } = must(await both.open(ID)));
  }
  const opened = must(await opening);
  const last = () => {
    const news = heard.at(-1);
    return news?.type === 'step' ? news.step.snapshot.at : opened.snapshot.at;
  };
  await expect.poll(last).toBe(server.table.at);
  const told = heard.flatMap(news => (news.type === 'step' ? [news.step.lines] : []));
  expect([...opened.story, ...told]).toEqual(must(await both.open(ID)).story);
});

test('as many inputs as before a lost connection may be other ones', async () => {
  const server = await fightElsewhere();
  const both = await sitAt(server, 'brad', 'murka');
  const watcher = await sitAt(server);
  await goOn(both, ID, must(await both.open(ID)).snapshot);
  const heard: News[] = [];
  const before = must(await watcher.follow(ID, news => void heard.push(news)));
  server.cut();
  const caller = { seats: ['brad', 'murka'] };
  must(await server.table.act(caller, { type: 'takeback' }, server.table.at));
  const [hero = ''] = server.hosted.askedOf(server.table.position.state);
  const other = must(server.table.tell(caller, hero)).legal.at(-1);
  if (other === undefined) throw new Error('nothing may be done');
  must(await server.table.act(caller, { type: 'act', action: other }, server.table.at));
  expect(server.table.position.inputs).toBe(before.snapshot.n);
  server.isUp = true;
  await expect.poll(() => heard.at(-1)).toMatchObject({ type: 'anew' });
  expect(must(await watcher.open(ID)).story).not.toEqual(before.story);
});

test('a flight that was not seen to its end is shown again after a reload, and nothing tells its end before', async () => {
  const server = await fightElsewhere();
  const both = await sitAt(server, 'brad', 'murka');
  const heard: News[] = [];
  let { snapshot } = must(await both.follow(ID, news => void heard.push(news)));
  const flown = () =>
    heard.flatMap(news => (news.type === 'step' && news.step.flight !== undefined ? [news.step] : []))[0];
  for (let i = 0; i < 40 && flown() === undefined; i++) {
    await goOn(both, ID, snapshot);
    ({ snapshot } = must(await both.open(ID)));
  }
  const seen = flown();
  if (seen === undefined) throw new Error('nothing was thrown');
  // What this device remembers is written one after another.
  await both.online.arrive(NAME, undefined);
  const again = await openPage();
  const opened = must(await again.follow(ID, () => undefined));
  expect(opened.unseen?.step.flight).toEqual(seen.flight);
  expect(opened.unseen?.before.n).toBe(seen.snapshot.n - 1);
  expect(opened.story.slice(0, -1)).toEqual(must(await both.open(ID)).story.slice(0, seen.snapshot.n));
  expect(opened.story.at(-1)).toEqual(opened.unseen?.step.lines);
  await again.seen(ID, seen.snapshot.n);
  const third = await openPage();
  expect(must(await third.follow(ID, () => undefined)).unseen).toBeUndefined();
});

test('a stage sees what everybody may see, whatever seats its device holds, and keeps them', async () => {
  const server = await fightElsewhere();
  const watcher = await sitAt(server);
  const leader = await sitAt(server, 'brad');
  const asked = () => must(server.table.tell({ seats: [] }, 'spectator')).asked;
  for (let i = 0; i < 20 && !asked().includes('brad'); i++)
    await goOn(leader, ID, must(await leader.open(ID)).snapshot);
  const stage = must(await leader.open(onlineId(NAME, 'stage')));
  expect(stage.id).toBe(onlineId(NAME, 'stage'));
  expect(stage.snapshot).toMatchObject({ legal: [], here: [], undo: 'nothing' });
  expect(stage.snapshot.view).toEqual(must(await watcher.open(ID)).snapshot.view);
  const hand = must(await leader.open(onlineId(NAME, 'hand'))).snapshot;
  expect(hand.here).toEqual(['brad']);
  expect(hand.view).toEqual(must(await leader.open(ID)).snapshot.view);
  expect(hand.legal).not.toEqual([]);
  // What the stage hears of the chairs does not make the device forget its own.
  await goOn(leader, ID, hand);
  const again = await openPage();
  expect(must(await again.open(ID)).snapshot.here).toEqual(['brad']);
});

test('a takeback is heard by everybody as the game before it', async () => {
  const server = await fightElsewhere();
  const both = await sitAt(server, 'brad', 'murka');
  const watcher = await sitAt(server);
  const heard: News[] = [];
  const before = must(await watcher.follow(ID, news => void heard.push(news)));
  const { snapshot } = must(await both.open(ID));
  await goOn(both, ID, snapshot);
  const after = must(await both.open(ID)).snapshot;
  expect(after.undo).toBe('free');
  must(await both.undo(ID, after.at, false));
  await expect.poll(() => heard.at(-1)).toMatchObject({ type: 'anew' });
  expect(must(await watcher.open(ID))).toMatchObject({ story: before.story });
  expect(must(await watcher.open(ID)).snapshot.view).toEqual(before.snapshot.view);
});

/** A device that holds both seats, where a die can be thrown. */
async function atTheFirstTurn(server: TableServer) {
  const page = await sitAt(server, 'brad', 'murka');
  let { snapshot } = must(await page.open(ID));
  for (let i = 0; i < 40 && snapshot.turn?.at !== 'turn'; i++) {
    await goOn(page, ID, snapshot);
    snapshot = must(await page.open(ID)).snapshot;
  }
  const action = snapshot.legal.find(({ type }) => type === 'throw');
  if (action === undefined) throw new Error('nothing can be thrown');
  return { page, snapshot, action };
}

test('the hand throws what the table elsewhere demands', async () => {
  const { page, snapshot, action } = await atTheFirstTurn(await fightElsewhere());
  const demands = must(await page.demands(ID, snapshot.at, action));
  const thrown = must(await page.throwAtOnce(ID, snapshot.at, action, straight(snapshot)));
  expect(thrown.refusal).toBeUndefined();
  expect(thrown.steps.map(step => step.action?.type)).toEqual(['throw', 'land']);
  expect(thrown.steps[1]?.flight?.throws).toEqual(demands);
});

test('what is said and its throw are on their way together', async () => {
  const server = await fightElsewhere();
  const { page, snapshot, action } = await atTheFirstTurn(server);
  const answer = server.answer.bind(server);
  const asked: Parameters<typeof answer>[] = [];
  vi.spyOn(server, 'answer').mockImplementation(async (message, hearing) => {
    if (message.type !== 'input') return answer(message, hearing);
    asked.push([message, hearing]);
    // Nobody is answered before both have come.
    if (asked.length === 2) for (const one of asked) await answer(...one);
  });
  const thrown = must(await page.throwAtOnce(ID, snapshot.at, action, straight(snapshot)));
  expect(asked.map(([message]) => message.type === 'input' && message.input.type)).toEqual(['act', 'throw']);
  expect(thrown.steps[1]?.flight).toBeDefined();
});

test('a throw that something came before is made again when that was heard', async () => {
  const server = await fightElsewhere();
  const { page, snapshot, action } = await atTheFirstTurn(server);
  const answer = server.answer.bind(server);
  const places: number[] = [];
  vi.spyOn(server, 'answer').mockImplementation(async (message, hearing) => {
    const isThrow = message.type === 'input' && message.input.type === 'throw';
    if (isThrow) places.push(message.at);
    const late = isThrow && places.length === 1 ? { ...message, at: message.at - 1 } : message;
    await answer(late, hearing);
  });
  const thrown = must(await page.throwAtOnce(ID, snapshot.at, action, straight(snapshot)));
  expect(places).toEqual([snapshot.at + 1, snapshot.at + 1]);
  expect(thrown.refusal).toBeUndefined();
  expect(thrown.steps.map(step => step.action?.type)).toEqual(['throw', 'land']);
});

test('a throw that cannot be is refused once it was said, and leaves the die in the hand', async () => {
  const { page, snapshot, action } = await atTheFirstTurn(await fightElsewhere());
  const attempt = straight(snapshot);
  const impossible = { ...attempt, release: { ...attempt.release, velocity: [0, 0, 90_000] as const } };
  const thrown = must(await page.throwAtOnce(ID, snapshot.at, action, impossible));
  expect(thrown.refusal).toBeDefined();
  expect(thrown.steps.map(step => step.snapshot.turn?.at)).toEqual(['landing']);
  expect(must(await page.throwByHand(ID, snapshot.at + 1, attempt)).flight).toBeDefined();
});

test('a throw that may not be said is not thrown either', async () => {
  const server = await fightElsewhere();
  const { page, snapshot, action } = await atTheFirstTurn(server);
  const before = server.table.at;
  const other = { ...action, die: 'white' } as typeof action;
  expect(snapshot.legal).not.toContainEqual(other);
  const refused = await page.throwAtOnce(ID, snapshot.at, other, straight(snapshot));
  expect(refused.ok).toBe(false);
  expect(server.table.at).toBe(before);
});

test('a crawl of two: odds for whoever is asked, the same moments for both', async () => {
  const hosted = await hostedBy('die-in-the-dungeon');
  const options = { map: 'neighbours', players: ['diemon', 'dierake'] };
  const seating = hosted.everybody(['diemon', 'dierake'], 'people');
  const server = await TableServer.open(NAME, 'die-in-the-dungeon', hosted, { options, seating });
  const pages = { diemon: await sitAt(server, 'diemon'), dierake: await sitAt(server, 'dierake') };
  const heard: Record<string, CrawlNews[]> = { diemon: [], dierake: [] };
  for (const [name, { crawl }] of Object.entries(pages)) {
    must(await crawl.follow(ID, news => void heard[name]?.push(news)));
  }
  for (let i = 0; i < 12; i++) {
    const asked = must(server.table.tell({ seats: [] }, 'spectator')).asked[0] as keyof typeof pages;
    const other = asked === 'diemon' ? 'dierake' : 'diemon';
    const { snapshot } = must(await pages[asked].crawl.open(ID));
    expect(must(await pages[other].crawl.open(ID)).snapshot.choices).toEqual([]);
    const [choice] = snapshot.choices;
    if (choice === undefined) throw new Error('nothing is offered');
    must(await pages[asked].crawl.act(ID, snapshot.at, choice.action));
  }
  const eventsOf = (name: string) =>
    heard[name]?.flatMap(news => (news.type === 'step' ? news.step.events : []));
  await expect.poll(() => eventsOf('diemon')).toEqual(eventsOf('dierake'));
  expect(eventsOf('diemon')?.length).toBeGreaterThan(0);
});
