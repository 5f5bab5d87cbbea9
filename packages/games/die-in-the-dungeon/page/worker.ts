/** DIE in the Dungeon! in the worker of the page. */
import { ok } from '@tumblekeep/kernel';
import type { WorkerPart } from '@tumblekeep/page-kit/worker/part.ts';
import { type InTurn, Rooms } from '@tumblekeep/page-kit/worker/rooms.ts';
import { sayAtTable } from '../hosted/sentences.ts';
import { CONTENT, RULE_SETS } from '../rules/index.ts';
import { readCrawlCard, summaryOfCrawl } from './worker/card.ts';
import { type CrawlWorker, GAME_ID, type OpenCrawl } from './worker/protocol.ts';
import { CrawlTeller } from './worker/teller.ts';

const say = sayAtTable(CONTENT);

const makeCalls = (rooms: Rooms<CrawlTeller, OpenCrawl>): CrawlWorker => ({
  begin: order => rooms.begin(() => CrawlTeller.begin(order)),
  open: id => rooms.open(id),
  act: (id, at, action) => rooms.at(id, at, teller => teller.act(action)),
  undo: (id, at, consent) => rooms.at(id, at, teller => teller.undo(consent)),
  hint: (id, at) => rooms.at(id, at, async teller => ok(await teller.hint())),
  replaySteps: id => rooms.with(id, teller => teller.replaySteps()),
  replayAt: (id, n) => rooms.with(id, teller => teller.stepAt(n)),
  tale: id => rooms.with(id, teller => teller.tale()),
});

const part: WorkerPart = {
  id: GAME_ID,
  ruleSets: RULE_SETS as Readonly<Record<string, unknown>> as WorkerPart['ruleSets'],
  say: () => say,
  readCard(value) {
    const card = readCrawlCard(value);
    if (card === undefined) return undefined;
    return { summary: summaryOfCrawl(card), lines: card.lines, name: [card.rules, card.map] };
  },
  async import(text, log) {
    const card = await CrawlTeller.import(text, log);
    return card.ok ? ok(summaryOfCrawl(card.value)) : card;
  },
  open(inTurn: InTurn) {
    const rooms = new Rooms<CrawlTeller, OpenCrawl>(inTurn, CrawlTeller.open, say);
    return { calls: makeCalls(rooms), forget: id => rooms.forget(id), keptOf: id => rooms.keptOf(id) };
  },
};

export default part;
