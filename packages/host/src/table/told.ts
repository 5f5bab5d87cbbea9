/** What somebody at the table is told: the view, the legal actions and the events of that viewer, never of everybody. */
import type { Foreseen } from './foreseen.ts';
import type { Kinds, SeatId } from './hosted.ts';
import type { Takeback, TakebackKind } from './position.ts';

/** Whoever asks: the seats somebody holds. Who holds none watches. */
export interface Caller {
  readonly seats: readonly SeatId[];
}

export const NOBODY: Caller = { seats: [] };

/** Looks over nobody's shoulder. */
export const SPECTATOR = 'spectator';

export interface Told<K extends Kinds> {
  /** Lines of the log: an input has to name them. Never goes back, also over takebacks. */
  readonly at: number;
  /** Inputs that stand. */
  readonly inputs: number;
  readonly view: K['View'];
  /** Seats that are asked, or whose hand has to let go. */
  readonly asked: readonly SeatId[];
  /** People have to do something; else a bot or the table goes on by itself. */
  readonly isForPeople: boolean;
  /** Only the seat that is asked may see what comes, and this viewer is another. */
  readonly isSecret: boolean;
  /** What this caller may do now. */
  readonly legal: readonly K['Action'][];
  readonly lying: K['Lying'];
  readonly undo: TakebackKind;
  readonly takeback: Takeback | undefined;
  readonly outcome: K['Outcome'] | undefined;
}

/** Something that has happened. */
export interface Step<K extends Kinds> {
  /** Nothing for what is no move: takebacks, consents, other people on the chairs. */
  readonly action: K['Action'] | undefined;
  readonly by: SeatId | undefined;
  readonly events: readonly K['Event'][];
  readonly shown: K['Shown'] | undefined;
  /** What the log keeps of a throw: whoever is far away sees it again by it. */
  readonly evidence: unknown;
  readonly told: Told<K>;
}

/** Something that has happened, as the rules know it. */
export type Happened<K extends Kinds> = Omit<Step<K>, 'told'>;

/** What everybody sees who has the same eyes and may do the same. */
interface Sight<K extends Kinds> {
  readonly eyes: string;
  readonly legal: readonly K['Action'][];
  readonly step: Step<K>;
}

/** Legal actions one after another that the same seats may do: there are many of them, and few runs. */
interface Run {
  readonly actors: readonly SeatId[];
  readonly from: number;
  to: number;
}

const areSame = (some: readonly SeatId[], others: readonly SeatId[]): boolean =>
  some === others || (some.length === others.length && some.every((seat, i) => seat === others[i]));

const NO_EVENTS: readonly never[] = [];
const NO_ACTIONS: readonly never[] = [];
const NOTHING = {
  action: undefined,
  by: undefined,
  events: NO_EVENTS,
  shown: undefined,
  evidence: undefined,
} as const;

/** What one moment is to each viewer: whoever sees the same and may do the same is told the same. */
export class Moments<K extends Kinds> {
  readonly #foreseen: Foreseen<K>;
  readonly #happened: Happened<K>;
  readonly #isSecret: boolean;
  readonly #undo: TakebackKind;
  readonly #outcome: K['Outcome'] | undefined;
  readonly #sights: Sight<K>[] = [];
  #legal: readonly K['Action'][] | undefined;
  readonly #runs: Run[] = [];

  constructor(foreseen: Foreseen<K>, happened: Happened<K> = NOTHING) {
    const { position } = foreseen;
    const { hosted, state } = position;
    this.#foreseen = foreseen;
    this.#happened = happened;
    this.#isSecret = hosted.isSecret(state);
    this.#undo = position.undo;
    this.#outcome = hosted.game.outcome(state);
  }

  step(caller: Caller, viewer: string): Step<K> {
    const { position, asked } = this.#foreseen;
    const { hosted, state } = position;
    const eyes = hosted.eyes === undefined ? viewer : hosted.eyes(state, viewer);
    const isSecret = this.#isSecret && !asked.includes(viewer);
    const legal = this.#legalFor(caller, isSecret);
    let alike: Step<K> | undefined;
    for (const sight of this.#sights) {
      if (sight.eyes !== eyes) continue;
      alike = sight.step;
      if (sight.legal === legal && alike.told.isSecret === isSecret) return alike;
    }
    const step = this.#stepFor(eyes, isSecret, legal, alike);
    this.#sights.push({ eyes, legal, step });
    return step;
  }

  /** `alike` is what somebody with these eyes was told. */
  #stepFor(
    eyes: string,
    isSecret: boolean,
    legal: readonly K['Action'][],
    alike: Step<K> | undefined,
  ): Step<K> {
    const { position, at, asked, move } = this.#foreseen;
    const { hosted, state, inputs, lying, takeback } = position;
    const { game } = hosted;
    const { action, by, events, shown, evidence } = this.#happened;
    return {
      action,
      by,
      events: alike === undefined ? events.map(event => game.redact(event, eyes)) : alike.events,
      shown,
      evidence,
      told: {
        at,
        inputs,
        view: alike === undefined ? game.view(state, eyes) : alike.told.view,
        asked,
        isForPeople: move === undefined,
        isSecret,
        legal,
        lying,
        undo: this.#undo,
        takeback,
        outcome: this.#outcome,
      },
    };
  }

  /** What is asked in secret is left out for other eyes, also if the caller has the seat. */
  #legalFor({ seats }: Caller, isSecret: boolean): readonly K['Action'][] {
    const { position, asked, thrower } = this.#foreseen;
    if (seats.length === 0 || thrower !== undefined) return NO_ACTIONS;
    const isMine = (seat: SeatId): boolean =>
      seats.includes(seat) && position.isPerson(seat) && !(isSecret && asked.includes(seat));
    const all = this.#allLegal();
    let mine: readonly K['Action'][] | undefined;
    for (const { actors, from, to } of this.#runs) {
      if (!actors.some(isMine)) continue;
      if (to - from === all.length) return all;
      const run = all.slice(from, to);
      mine = mine === undefined ? run : [...mine, ...run];
    }
    return mine ?? NO_ACTIONS;
  }

  #allLegal(): readonly K['Action'][] {
    if (this.#legal !== undefined) return this.#legal;
    const { position, asked } = this.#foreseen;
    const { hosted, state } = position;
    const all = hosted.game.legal(state);
    let run: Run = { actors: asked, from: 0, to: 0 };
    for (let i = 0; i < all.length; i++) {
      const actors = hosted.actorsOf(state, all[i], asked);
      if (!areSame(actors, run.actors)) {
        if (run.to > run.from) this.#runs.push(run);
        run = { actors, from: i, to: i };
      }
      run.to = i + 1;
    }
    if (run.to > run.from) this.#runs.push(run);
    this.#legal = all;
    return all;
  }
}
