/** Runs the flight that is on the stage, whoever draws it: a change from 3D to 2D in mid-air loses nothing. */
import { isMotionReduced } from '../app/media.ts';
import { flightTime, type Pace, paceOf, wallTime } from './pace.ts';
import { Playback } from './playback.ts';
import { type StageState, stage } from './stage-store.ts';

/** Hears of flights, for sound. */
export interface Listener {
  begins(playback: Playback, wallAt: (time: number) => number): void;
  /** Seen to its end or cut short. */
  ends(playback: Playback, skipped: boolean): void;
}

/** A long frame (a hidden tab) does not swallow the flight; a slow machine still shows it in its time. */
const LONGEST_FRAME = 0.5;

/** A machine that hardly draws at all must not hold up the game: wall seconds for a flight, and some more. */
const PATIENCE = { times: 1.5, more: 1.5 } as const;

class Director {
  /** The flight that is shown, or was shown last and still lies there. */
  playback: Playback | undefined;
  listener: Listener | undefined;
  #order: StageState['flight'];
  #finished = true;
  #heard = false;
  #pace: Pace = { rate: 1, slowFrom: undefined };
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  readonly #watchers = new Set<() => void>();

  constructor() {
    this.#follow(stage.getState());
    stage.subscribe(state => this.#follow(state));
  }

  get isFlying(): boolean {
    return !this.#finished;
  }

  /** In slow motion now: the eye may come closer. */
  get isSlow(): boolean {
    const { slowFrom } = this.#pace;
    return this.isFlying && slowFrom !== undefined && (this.playback?.time ?? 0) >= slowFrom;
  }

  /** Calls back whenever something begins or ends to move. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  #follow({ flight, inHand, speed }: StageState): void {
    if (flight !== this.#order) {
      this.#order = flight;
      if (flight) this.#begin(flight);
      else this.#finished = true;
    } else if (inHand !== undefined && this.#finished && flight === undefined) this.playback = undefined;
    if (this.isFlying && speed === 'instant') this.skip();
    for (const watcher of this.#watchers) watcher();
  }

  #begin({ flight }: NonNullable<StageState['flight']>): void {
    this.playback = new Playback(flight);
    this.#finished = false;
    this.#heard = false;
  }

  /** So many seconds have passed on the wall. */
  advance(seconds: number): void {
    const { playback } = this;
    if (!playback || this.#finished) return;
    const { speed, flight } = stage.getState();
    const rate = speed === 'instant' ? 1 : speed;
    const pace = paceOf(playback.seconds, rate, flight?.isDramatic === true, isMotionReduced());
    this.#pace = pace;
    if (!this.#heard) {
      // The time before the first frame belongs to whatever was shown before.
      this.#heard = true;
      this.listener?.begins(playback, time => wallTime(pace, time));
      this.#watch(playback, wallTime(pace, playback.seconds));
      return;
    }
    playback.seek(flightTime(pace, playback.time, Math.min(seconds, LONGEST_FRAME)));
    if (playback.atRest) this.#finish(false);
  }

  /** In a hidden tab nothing is drawn: its flight waits until somebody looks. */
  #watch(playback: Playback, seconds: number): void {
    clearTimeout(this.#watchdog);
    const wait = seconds * PATIENCE.times + PATIENCE.more;
    this.#watchdog = setTimeout(() => {
      const isHidden = typeof document !== 'undefined' && document.hidden;
      if (this.playback !== playback || this.#finished) return;
      if (isHidden) this.#watch(playback, seconds);
      else this.skip();
    }, wait * 1000);
  }

  /** Shows the end at once. */
  skip(): void {
    if (!this.playback || this.#finished) return;
    this.playback.seek(this.playback.seconds);
    this.#finish(true);
  }

  #finish(skipped: boolean): void {
    const order = this.#order;
    const playback = this.playback;
    this.#finished = true;
    clearTimeout(this.#watchdog);
    if (playback) this.listener?.ends(playback, skipped);
    for (const watcher of this.#watchers) watcher();
    // Whoever hears of the rest may put the next flight on the stage at once.
    queueMicrotask(() => order?.onRest());
  }
}

export const director = new Director();

/** Ends the flight that is shown; its result was fixed when the die left the hand. */
export const skipFlight = (): void => director.skip();
