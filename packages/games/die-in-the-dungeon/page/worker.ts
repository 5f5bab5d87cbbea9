/** DIE in the Dungeon! in the worker of the page. */
import type { Kinds, Proving } from '@tumblekeep/host';
import { makeWorkerPart } from '@tumblekeep/page-kit/worker/make-part.ts';
import type { Rooms } from '@tumblekeep/page-kit/worker/rooms.ts';
import { type DieInTheDungeon, RULE_SETS, type State } from '../rules/index.ts';
import { newCrawlCard, readCrawlCard, summaryOfCrawl } from './worker/card.ts';
import { type CrawlWorker, GAME_ID, type OpenCrawl } from './worker/protocol.ts';
import { CrawlTeller, say } from './worker/teller.ts';
import { CrawlVisitor } from './worker/visitor.ts';

const makeCalls = (rooms: Rooms<CrawlTeller, OpenCrawl, CrawlVisitor>): CrawlWorker => ({
  begin: order => rooms.begin(() => CrawlTeller.begin(order)),
  open: id => rooms.open(id),
  act: (id, at, action) => rooms.at(id, at, teller => teller.act(action)),
  undo: (id, at) => rooms.at(id, at, teller => teller.undo()),
  hint: (id, at) => rooms.at(id, at, teller => teller.hint()),
  follow: (id, hear) => rooms.with(id, teller => teller.follow(hear)),
  replaySteps: id => rooms.past(id, teller => teller.replaySteps()),
  replayAt: (id, n) => rooms.past(id, teller => teller.stepAt(n)),
  tale: id => rooms.past(id, teller => teller.tale()),
});

export default makeWorkerPart({
  // Its searching bots are loaded by whoever wants to see their choices again.
  proving: async (game: DieInTheDungeon) =>
    (await import('../hosted/prove.ts')).provingCrawl(game) as unknown as Proving<Kinds>,
  id: GAME_ID,
  ruleSets: RULE_SETS,
  say: () => say,
  readCard: readCrawlCard,
  summaryOf: summaryOfCrawl,
  fileNameOf: ({ rules, map }) => [rules, map],
  cardOfFile: (game: DieInTheDungeon, state: State, inputs) => newCrawlCard(game, state, inputs, true),
  open: CrawlTeller.open,
  calls: makeCalls,
  visit: CrawlVisitor.visit,
});
