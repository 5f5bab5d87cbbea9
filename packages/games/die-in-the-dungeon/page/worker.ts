/** DIE in the Dungeon! in the worker of the page. */
import { ok } from '@tumblekeep/kernel';
import { makeWorkerPart } from '@tumblekeep/page-kit/worker/make-part.ts';
import type { Rooms } from '@tumblekeep/page-kit/worker/rooms.ts';
import { type DieInTheDungeon, RULE_SETS, type State } from '../rules/index.ts';
import { newCrawlCard, readCrawlCard, summaryOfCrawl } from './worker/card.ts';
import { type CrawlWorker, GAME_ID, type OpenCrawl } from './worker/protocol.ts';
import { CrawlTeller, say } from './worker/teller.ts';

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

export default makeWorkerPart({
  id: GAME_ID,
  ruleSets: RULE_SETS,
  say: () => say,
  readCard: readCrawlCard,
  summaryOf: summaryOfCrawl,
  fileNameOf: ({ rules, map }) => [rules, map],
  cardOfFile: (game: DieInTheDungeon, state: State, inputs) => newCrawlCard(game, state, inputs, true),
  open: CrawlTeller.open,
  calls: makeCalls,
});
