/** What somebody at the table is told: the view, the legal actions and the events of that viewer, never of everybody. */
import type { Hosted, Kinds, SeatId } from './hosted.ts';
import type { Position, Takeback } from './position.ts';

/** Whoever asks: the seats somebody holds. Who holds none watches. */
export interface Caller {
  readonly seats: readonly SeatId[];
}

export const NOBODY: Caller = { seats: [] };

/** Looks over nobody's shoulder. */
export const SPECTATOR = 'spectator';

export type TakebackKind = 'free' | 'consent' | 'nothing';

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
  readonly told: Told<K>;
}

/** Everything that is the same for all viewers of a moment, computed once and only if somebody asks. */
export class Moments<K extends Kinds> {
  readonly #hosted: Hosted<K>;
  readonly #position: Position<K>;
  readonly #at: number;
  readonly #isForPeople: boolean;
  #legal: readonly K['Action'][] | undefined;
  readonly #views = new Map<string, K['View']>();

  constructor(position: Position<K>, at: number, isForPeople: boolean) {
    this.#hosted = position.hosted;
    this.#position = position;
    this.#at = at;
    this.#isForPeople = isForPeople;
  }

  #view(viewer: string): K['View'] {
    const known = this.#views.get(viewer);
    if (known !== undefined) return known;
    const view = this.#hosted.game.view(this.#position.state, viewer);
    this.#views.set(viewer, view);
    return view;
  }

  #legalFor({ seats }: Caller): readonly K['Action'][] {
    const { state } = this.#position;
    if (seats.length === 0) return [];
    this.#legal ??= this.#hosted.game.legal(state);
    const isMine = (seat: SeatId): boolean => seats.includes(seat) && this.#position.isPerson(seat);
    return this.#legal.filter(action => this.#hosted.actorsOf(state, action).some(isMine));
  }

  tell(caller: Caller, viewer: string): Told<K> {
    const { state, lying, takeback, inputs } = this.#position;
    const hosted = this.#hosted;
    const asked = hosted.askedOf(state);
    const isSecret = hosted.isSecret(state) && !asked.includes(viewer);
    const target = this.#position.takebackTarget;
    return {
      at: this.#at,
      inputs,
      view: this.#view(viewer),
      asked,
      isForPeople: this.#isForPeople,
      isSecret,
      legal: isSecret ? [] : this.#legalFor(caller),
      lying,
      undo: target === undefined ? 'nothing' : this.#position.isFree(target) ? 'free' : 'consent',
      takeback,
      outcome: hosted.game.outcome(state),
    };
  }
}
