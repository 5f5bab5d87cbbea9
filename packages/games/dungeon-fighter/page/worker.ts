/** Dungeon Fighter in the worker of the page. */
import type { Kinds, Proving } from '@tumblekeep/host';
import { ok, type Say } from '@tumblekeep/kernel';
import { makeWorkerPart } from '@tumblekeep/page-kit/worker/make-part.ts';
import { inFull, type Rooms } from '@tumblekeep/page-kit/worker/rooms.ts';
import { TABLE_REVISION } from '@tumblekeep/table';
import { provingFight } from '../hosted/index.ts';
import { type DungeonFighter, RULE_SETS } from '../rules/index.ts';
import { cardOfFile, readCard, summaryOfCard } from './worker/card.ts';
import { natural } from './worker/natural.ts';
import { likeness, odds } from './worker/odds.ts';
import { partsOf } from './worker/parts.ts';
import { practise, preview, shot, show } from './worker/practice.ts';
import { type FightWorker, GAME_ID, type OpenGame } from './worker/protocol.ts';
import { sayOnPage } from './worker/sentences.ts';
import { squaresIn, taleOf } from './worker/tale.ts';
import { FightTeller } from './worker/teller.ts';
import { FightVisitor } from './worker/visitor.ts';

/** One search at a time. */
function makeAnticipation(): (teller: FightTeller) => void {
  let searches = false;
  return teller => {
    if (searches) return;
    searches = true;
    // Without its physics the page says so when somebody throws.
    void teller
      .anticipate()
      .catch(() => undefined)
      .finally(() => {
        searches = false;
      });
  };
}

const [USUAL = ''] = Object.keys(RULE_SETS);

/** Nobody knows another edition than these. */
const say = (rules: string): Say =>
  sayOnPage((RULE_SETS[Object.hasOwn(RULE_SETS, rules) ? rules : USUAL] as DungeonFighter).edition);

const makeCalls = (rooms: Rooms<FightTeller, OpenGame, FightVisitor>): FightWorker => ({
  begin: order => rooms.begin(() => FightTeller.begin(order)),
  open: id => rooms.open(id),
  setPreferences: (id, preferences) => rooms.with(id, teller => teller.setPreferences(preferences)),

  act: (id, at, action) => rooms.at(id, at, teller => teller.act(action)),
  throwByHand: (id, at, attempt) => rooms.at(id, at, teller => teller.throwByHand(attempt)),
  throwAtOnce: (id, at, action, attempt) => rooms.at(id, at, teller => teller.throwAtOnce(action, attempt)),
  demands: (id, at, action) => rooms.at(id, at, teller => teller.demands(action)),
  suggest: (id, at) => rooms.at(id, at, teller => teller.suggest()),
  next: (id, at) => rooms.at(id, at, teller => teller.next()),
  holdOn: (id, on) => rooms.with(id, teller => teller.holdOn(on)),
  undo: (id, at, consent) => rooms.at(id, at, teller => teller.undo(consent)),
  seen: async (id, n) => {
    await rooms.with(id, async teller => ok(await teller.see(n)));
  },
  answered: async (id, n) => {
    await rooms.with(id, async teller => ok(await teller.answer(n)));
  },
  look: (id, at, hero) => rooms.at(id, at, teller => teller.look(hero)),
  why: id => rooms.with(id, teller => teller.why()),
  tale: id => rooms.past(id, taleOf),
  squares: id => rooms.past(id, squaresIn),
  follow: (id, hear) => rooms.with(id, teller => teller.follow(hear)),

  replaySteps: id => rooms.past(id, teller => teller.replaySteps()),
  replayAt: (id, n) => rooms.past(id, teller => teller.stepAt(n)),

  practise: async order => inFull(await practise(order), say(order.edition)),
  show: async (edition, throws, skill) => inFull(await show(edition, throws, skill), say(edition)),
  natural: async (edition, throws) => inFull(await natural(edition, throws), say(edition)),
  shot: async code => inFull(await shot(code), say(USUAL)),
  preview: async (order, help) => inFull(await preview(order, help), say(order.edition)),

  odds: async order => inFull(odds(order), say(order.game.rules)),
  likeness: async hand => likeness(hand),
});

export default makeWorkerPart({
  proving: async (game: DungeonFighter) =>
    provingFight(game, partsOf(game).physics) as unknown as Proving<Kinds>,
  id: GAME_ID,
  ruleSets: RULE_SETS,
  physics: TABLE_REVISION,
  say,
  readCard,
  summaryOf: summaryOfCard,
  fileNameOf: ({ rules, heroes }) => [rules, ...heroes],
  tableOf: ({ table }) => table,
  cardOfFile,
  open: FightTeller.open,
  calls: makeCalls,
  visit: FightVisitor.visit,
  meanwhile: makeAnticipation(),
});
