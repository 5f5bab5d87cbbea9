/** The game on the screen: what the worker last told, what is being shown, and what people do about it. */

import type { Refused, Result } from '@tumblekeep/kernel';
import { isOnline } from '@tumblekeep/page-kit/online/address.ts';
import { NewsQueue } from '@tumblekeep/page-kit/online/news.ts';
import { broken, Visit } from '@tumblekeep/page-kit/play/visit.ts';
import { pageWorker } from '@tumblekeep/page-kit/worker/client.ts';
import type { Attempt } from '@tumblekeep/table';
import { create } from 'zustand';
import type { Snapshot, Step } from '../../hosted/index.ts';
import type { Action } from '../../rules/index.ts';
import { fightWorker } from '../client.ts';
import { learnThrow } from '../hand/store.ts';
import { recordStep } from '../records/store.ts';
import type { NewGame, News, OpenGame, Preferences } from '../worker/protocol.ts';

export interface GameState {
  /** Nothing before a game is opened. */
  readonly game: Pick<OpenGame, 'id' | 'rules' | 'table' | 'preferences'> | undefined;
  /** What is on the screen. While a flight is shown it is the table before the die came to rest. */
  readonly snapshot: Snapshot | undefined;
  readonly story: readonly (readonly string[])[];
  /** A step that is being shown; its snapshot becomes the present one when it has been seen. */
  readonly showing: Step | undefined;
  /** The step that was taken last and is on the screen, for verdicts and changes; nothing after a jump. */
  readonly last: Step | undefined;
  /** The worker is thinking. */
  readonly busy: boolean;
  /** The screen is covered until the right person has it. */
  readonly curtain: boolean;
  /** So many throws were refused: the die is back in the hand. */
  readonly refusedThrows: number;
  /** What was refused last, in a player's words. */
  readonly refusal: Refused | undefined;
  /** So many inputs were answered for the people here: whoever takes them back has seen nothing by choice. */
  readonly answeredFor: number;
}

export interface GameActions {
  begin(order: NewGame): Promise<string | undefined>;
  open(id: string): Promise<boolean>;
  act(action: Action): Promise<void>;
  throwByHand(attempt: Attempt): Promise<void>;
  /** Says what is thrown and throws it. A throw that a coach shows teaches the page nothing about the hand here. */
  throwAtOnce(action: Action, attempt: Attempt, by?: 'hand' | 'coach'): Promise<void>;
  /** Answers sensibly until the first die can be thrown. */
  toFirstThrow(): Promise<void>;
  /** Lets the bot whose turn it is go on. */
  next(): Promise<void>;
  /** The shown step has been seen to its end. */
  finishShowing(): void;
  undo(consent: boolean): Promise<void>;
  setPreferences(preferences: Preferences): Promise<void>;
  /** "Hold on" (`snapshot.holdOn`): bots wait, and the next window of a person is shown. */
  holdOn(on: boolean): Promise<void>;
  setCurtain(up: boolean): void;
  dismissRefusal(): void;
  /** Puts the game away, e.g. when its screen is left. */
  leave(): void;
}

const NOTHING: GameState = {
  game: undefined,
  snapshot: undefined,
  story: [],
  showing: undefined,
  last: undefined,
  busy: false,
  curtain: false,
  refusedThrows: 0,
  refusal: undefined,
  answeredFor: 0,
};

/** More than any beginning asks. */
const MOST_ANSWERS = 8;

export const useGame = create<GameState & GameActions>()((set, get) => {
  const visit = new Visit({ get, set });
  /** A die has left the hand with what is said of it: nobody here is asked for it again before its flight is shown. */
  let isLettingGo = false;

  /** Nobody waited for this game to begin, so nobody would know it among the saved ones. */
  async function discard(begun: Promise<Result<OpenGame, Refused>>): Promise<void> {
    const late = await begun.catch(() => undefined);
    if (late?.ok)
      await pageWorker()
        .remove(late.value.id)
        .catch(() => undefined);
  }

  /** What others do at a table elsewhere, one thing after another. */
  const queue = new NewsQueue<News>({
    isShowing: () => isLettingGo || get().showing !== undefined,
    show(news, isLate) {
      const { story, snapshot } = get();
      if (news.type === 'anew') enter(news.game);
      else if (news.type === 'missed') set({ story: [...story, ...news.lines] });
      else if (news.type === 'told') set({ snapshot: news.snapshot });
      else if (isLate || snapshot === undefined) {
        tell(news.step);
        see(news.step);
      } else take(news.step);
    },
  });

  function enter({ id, rules, table, preferences, answered, snapshot, story, unseen }: OpenGame): void {
    const base = { ...NOTHING, game: { id, rules, table, preferences }, answeredFor: answered };
    if (unseen === undefined) set({ ...base, snapshot, story });
    else set({ ...base, snapshot: unseen.before, story: story.slice(0, -1), showing: unseen.step });
  }

  /** A flight is watched before its outcome is told; everything else is told at once. */
  function take(step: Step): void {
    if (step.flight === undefined) tell(step);
    else set({ showing: step, last: undefined });
  }

  /** Of somebody at this device: it learns how they throw. */
  function takeOwn(...steps: readonly Step[]): void {
    const rules = get().game?.rules;
    for (const { flight } of steps)
      if (rules !== undefined && flight !== undefined) learnThrow(rules, flight);
    takeHere(...steps);
  }

  function tell(step: Step): void {
    const { story, game } = get();
    if (game !== undefined) recordStep(game.rules, step);
    set({ snapshot: step.snapshot, story: [...story, step.lines], showing: undefined, last: step });
  }

  /** There is no need to show it again. */
  function see({ flight, snapshot }: Step): void {
    const id = get().game?.id;
    if (id === undefined || flight === undefined) return;
    fightWorker()
      .seen(id, snapshot.n)
      .catch((error: unknown) => set({ refusal: broken(error) }));
  }

  /** Asks about the game as the page knows it. */
  async function askHere<T>(
    request: (id: string, at: number) => Promise<Result<T, Refused>>,
  ): Promise<T | undefined> {
    const { game, snapshot, showing } = get();
    if (game === undefined || snapshot === undefined || showing !== undefined || !queue.isEmpty)
      return undefined;
    return visit.ask(() => request(game.id, snapshot.at));
  }

  async function step(
    request: (id: string, at: number) => Promise<Result<Step | undefined, Refused>>,
  ): Promise<void> {
    const taken = await askHere(request);
    if (taken !== undefined) takeHere(taken);
  }

  /** What is done at a table elsewhere is heard like everything that others do there. */
  function takeHere(...steps: readonly Step[]): void {
    if (!isOnline(get().game?.id ?? '')) steps.forEach(take);
  }

  const handBack = (): void => set(({ refusedThrows }) => ({ refusedThrows: refusedThrows + 1 }));

  return {
    ...NOTHING,
    async begin(order) {
      const isHere = visit.next();
      set(NOTHING);
      const begun = fightWorker().begin(order);
      const opened = await visit.ask(() => begun);
      if (opened !== undefined) enter(opened);
      else if (!isHere()) await discard(begun);
      return opened?.id;
    },
    async open(id) {
      visit.next();
      set(NOTHING);
      queue.end();
      const opened = await visit.ask(() =>
        isOnline(id) ? fightWorker().follow(id, queue.begin()) : fightWorker().open(id),
      );
      if (opened === undefined) return false;
      enter(opened);
      queue.ready();
      return true;
    },
    act: action => step((id, at) => fightWorker().act(id, at, action)),
    async throwByHand(attempt) {
      const thrown = await askHere((id, at) => fightWorker().throwByHand(id, at, attempt));
      if (thrown === undefined) handBack();
      else takeOwn(thrown);
    },
    async throwAtOnce(action, attempt, by = 'hand') {
      isLettingGo = true;
      const thrown = await askHere((id, at) => fightWorker().throwAtOnce(id, at, action, attempt)).finally(
        () => {
          isLettingGo = false;
        },
      );
      queue.goOn();
      if (thrown === undefined) return handBack();
      (by === 'hand' ? takeOwn : takeHere)(...thrown.steps);
      if (thrown.refusal !== undefined) set({ refusal: thrown.refusal });
    },
    async toFirstThrow() {
      for (let i = 0; i < MOST_ANSWERS; i++) {
        const { game, snapshot, refusal } = get();
        if (game === undefined || snapshot?.turn === undefined || refusal !== undefined) return;
        const { at, turn } = snapshot;
        if (turn.at === 'turn') break;
        if (turn.isForPeople) {
          const wise = await visit.ask(() => fightWorker().suggest(game.id, at));
          if (wise === undefined) return;
          await get().act(wise);
        } else await get().next();
      }
      const { game, snapshot } = get();
      if (game === undefined || snapshot === undefined) return;
      set({ answeredFor: snapshot.n });
      await fightWorker()
        .answered(game.id, snapshot.n)
        .catch((error: unknown) => set({ refusal: broken(error) }));
    },
    next: () => step((id, at) => fightWorker().next(id, at)),
    finishShowing() {
      const { showing, game } = get();
      if (showing === undefined || game === undefined) return;
      tell(showing);
      see(showing);
      queue.goOn();
    },
    async undo(consent) {
      get().finishShowing();
      const { game, snapshot } = get();
      if (game === undefined || snapshot === undefined) return;
      const undone = await visit.ask(() => fightWorker().undo(game.id, snapshot.at, consent));
      if (undone !== undefined && !isOnline(game.id)) enter({ ...undone, unseen: undefined });
    },
    async setPreferences(preferences) {
      const { game } = get();
      if (game === undefined) return;
      const set_ = await visit.ask(() => fightWorker().setPreferences(game.id, preferences));
      if (set_ !== undefined) set({ game: { ...game, preferences: set_ } });
    },
    async holdOn(on) {
      const { game } = get();
      if (game === undefined) return;
      const isHere = visit.here();
      const answer = await fightWorker().holdOn(game.id, on);
      const { snapshot, showing } = get();
      if (!isHere() || !answer.ok || snapshot === undefined) return;
      const { value } = answer;
      if (snapshot.n === value.n) set({ snapshot: value });
      else set({ snapshot: { ...snapshot, holdOn: on } });
      if (showing?.snapshot.n === value.n) set({ showing: { ...showing, snapshot: value } });
    },
    setCurtain: up => set({ curtain: up }),
    dismissRefusal: () => set({ refusal: undefined }),
    leave() {
      visit.next();
      queue.end();
      set(NOTHING);
    },
  };
});
