/** Simulated people: they go through the steps of a hand by pointer as people do, with hands that are not exact. */

import { nextFraction, type Stream } from '@tumblekeep/kernel';
import type { Hand } from '../../../page/throwing/hand.ts';
import { PACE } from '../../../page/throwing/pace.ts';
import { HOP } from '../../../page/throwing/rhythm.ts';
import { BEND, LUNGS } from '../../../page/throwing/steps/drives.ts';
import { PASS, TOSS } from '../../../page/throwing/steps/timed.ts';
import type { Sample } from '../../../page/throwing/swing.ts';

/** Standard deviations, and what is done on purpose. */
export interface Person {
  /** Degrees. */
  readonly direction: number;
  /** Degrees by which a swing curves unintentionally. */
  readonly bend: number;
  /** Share by which a swing gets faster or slower. */
  readonly surge: number;
  /** Share. */
  readonly speed: number;
  /** Milliseconds. */
  readonly timing: number;
  /** Spans: where a finger is put down. */
  readonly place: number;
  /** Faults on purpose. */
  readonly fault?: Partial<{
    readonly late: number;
    readonly oneFinger: boolean;
    readonly apart: number;
    readonly grounded: boolean;
    readonly straight: boolean;
    readonly overstep: boolean;
    readonly power: number;
    readonly jerk: boolean;
    /** Milliseconds between two presses of somebody who looks at no marker. */
    readonly mash: number;
  }>;
}

export const EXACT: Person = { direction: 0, bend: 0, surge: 0, speed: 0, timing: 0, place: 0 };
export const AVERAGE: Person = { direction: 4, bend: 8, surge: 0.3, speed: 0.16, timing: 45, place: 0.03 };
export const SKILLED: Person = { direction: 2, bend: 4, surge: 0.15, speed: 0.08, timing: 25, place: 0.015 };
export const CLUMSY: Person = { direction: 8, bend: 14, surge: 0.5, speed: 0.32, timing: 80, place: 0.06 };

const STEP = 8;
const PATIENCE = 12_000;

class Acting {
  readonly #hand: Hand;
  readonly #person: Person;
  readonly #stream: Stream;
  #t: number;

  constructor(hand: Hand, person: Person, stream: Stream) {
    this.#hand = hand;
    this.#person = person;
    this.#stream = stream;
    // Nobody begins in step with what moves by itself.
    this.#t = 1000 + Math.floor(3000 * nextFraction(stream));
  }

  #normal(): number {
    let sum = -3;
    for (let i = 0; i < 6; i++) sum += nextFraction(this.#stream);
    return sum * Math.SQRT2;
  }

  #off(deviation: number): number {
    return deviation * this.#normal();
  }

  #wait(time: number): void {
    const until = this.#t + Math.max(0, time);
    while (this.#t < until) {
      this.#t = Math.min(until, this.#t + STEP);
      this.#hand.tick(this.#t);
    }
  }

  #at(x: number, y: number): Sample {
    return { t: this.#t, x, y };
  }

  #isHeld = false;
  #x = 0;
  #y = 0;

  #down(x: number, y: number, finger = 0): void {
    if (finger === 0) [this.#x, this.#y, this.#isHeld] = [x, y, true];
    this.#hand.down(this.#at(x, y), finger);
  }

  #moveTo(x: number, y: number, fingers: readonly number[] = [0]): void {
    this.#wait(STEP);
    [this.#x, this.#y] = [x, y];
    for (const finger of fingers) this.#hand.move(this.#at(x, y), finger);
  }

  #up(finger = 0): void {
    if (finger === 0) this.#isHeld = false;
    this.#hand.up(this.#at(this.#x, this.#y), finger);
  }

  run(gives: 'up' | 'on'): void {
    const end = this.#t + PATIENCE;
    this.#hand.tick(this.#t);
    while (this.#hand.attempt === undefined && this.#t < end) {
      if (gives === 'up' && this.#hand.lastNote !== undefined) return;
      this.#act();
      this.#wait(STEP);
    }
  }

  #act(): void {
    const { fault = {} } = this.#person;
    switch (this.#hand.step) {
      case 'place':
        this.#hand.press(this.#t);
        return;
      case 'catch':
        this.#catch();
        return;
      case 'turn':
        this.#circle(this.#hand.plan.turn + 8);
        return;
      case 'balance':
        this.#balance(1300);
        return;
      case 'swing':
        this.#swing([0]);
        return;
      case 'pair':
        this.#swing(fault.oneFinger ? [0] : [0, 1]);
        return;
      case 'snap':
        this.#snap();
        return;
      case 'breath':
        this.#down(0, 0);
        this.#wait(LUNGS.full * (fault.power ?? 1) * (1 + this.#off(this.#person.speed)));
        this.#x = this.#off(this.#person.direction) * 0.0175 * 1.8;
        this.#up();
        return;
      case 'bend': {
        const pull = BEND.good * (fault.power ?? 1) * (1 + this.#off(this.#person.speed));
        const angle = this.#off(this.#person.direction) * 0.0175;
        this.#down(0, 0);
        this.#moveTo(pull * angle, pull);
        this.#up();
        return;
      }
      case 'tip':
        if (!this.#isHeld) this.#down(0, 0);
        if (this.#balance(500)) this.#swing([0]);
        return;
      case 'strike':
        this.#strike();
        return;
      case 'markers':
        this.#stop();
        return;
    }
  }

  /** Sees the marker come and presses the key when it should be in the middle, or at once where it stands there. */
  #stop(): void {
    const { markers: [...seen] = [], standing } = this.#hand.look(this.#t);
    const isMeant = standing !== undefined && this.#person.fault?.mash === undefined;
    const isAhead = (t: number): boolean => (this.#hand.look(t).markers?.at(-1) ?? 0) < 0;
    let passes = this.#t;
    if (isMeant && seen.at(-1) !== 0) while (!(isAhead(passes) && !isAhead(passes + 1))) passes++;
    this.#wait(isMeant ? passes - this.#t + this.#off(this.#person.timing) : (this.#person.fault?.mash ?? 0));
    this.#hand.press(this.#t);
  }

  #catch(): void {
    // A person sees it coming: the clock of the toss began with the step.
    this.#wait(PASS.wait + PASS.flight + this.#off(this.#person.timing));
    this.#down(this.#off(this.#person.place), 0.1);
    if (this.#person.fault?.late !== undefined) this.#wait(this.#person.fault.late);
  }

  #circle(degrees: number): void {
    if (!this.#isHeld) this.#down(0, 0);
    this.#untilAir((8 * 24 * degrees) / 360 + 130);
    const steps = 24;
    const radius = 0.16;
    const total = Math.ceil((steps * degrees) / 360);
    const [cx, cy] = [this.#x, this.#y - radius];
    for (let i = 0; i <= total + 2 && this.#hand.step === 'turn'; i++) {
      // A circle to the right that comes out upwards.
      const angle = ((i - total) / steps) * 2 * Math.PI - Math.PI;
      this.#moveTo(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle));
    }
    if (this.#person.fault?.late !== undefined) this.#wait(this.#person.fault.late);
    this.#flick([0]);
  }

  /** People tilt against the sliding die; true when it was kept. */
  #balance(time: number): boolean {
    if (!this.#isHeld) this.#down(0, 0);
    const [x, y] = [this.#x, this.#y];
    const step = this.#hand.step;
    const until = this.#t + time;
    let seen: readonly [number, number] = [0, 0];
    let before = seen;
    while (this.#t < until && this.#hand.step === step) {
      // A tenth of a second behind, like everybody.
      for (let i = 0; i < 10; i++) this.#wait(STEP);
      before = seen;
      seen = this.#hand.look(this.#t).offset ?? [0, 0];
      const lean = (axis: 0 | 1): number =>
        -8 * (seen[axis] + 1.6 * (seen[axis] - before[axis])) * 0.25 + this.#off(this.#person.place) * 0.5;
      this.#moveTo(x + lean(0), y - lean(1));
      if (this.#hand.lastNote === 'fell-off') {
        this.#isHeld = false;
        this.#hand.up(this.#at(this.#x, this.#y), 0);
        return false;
      }
    }
    return true;
  }

  #untilAir(ahead = 140): void {
    if (!this.#hand.plan.hops) return;
    const grounded = this.#person.fault?.grounded;
    for (let i = 0; i < HOP.period; i += STEP) {
      const height = this.#hand.hop(this.#t + ahead);
      if (grounded ? height === 0 && this.#hand.hop(this.#t + ahead + 60) === 0 : height > 0.6) break;
      this.#wait(STEP);
    }
    this.#wait(Math.max(0, this.#off(this.#person.timing)));
  }

  #swing(fingers: readonly number[]): void {
    if (!this.#isHeld) for (const finger of fingers) this.#down(this.#off(this.#person.place), 0.1, finger);
    if (this.#hand.plan.feel.isTwisted && !this.#person.fault?.straight) this.#twirl();
    this.#untilAir();
    this.#flick(fingers);
  }

  #twirl(): void {
    const steps = 14;
    const radius = 0.1;
    const turns = 0.5 * (1 + this.#off(this.#person.speed));
    const [cx, cy] = [this.#x, this.#y - radius];
    for (let i = 0; i <= steps; i++) {
      const angle = ((i / steps) * turns - turns + 0.5) * 2 * Math.PI;
      this.#moveTo(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle));
    }
  }

  /** The last stretch: about a tenth of a second in one direction, then the fingers open. */
  #flick(fingers: readonly number[]): void {
    const { plan } = this.#hand;
    const { fault = {} } = this.#person;
    const speed = PACE * (fault.power ?? 1) * (1 + this.#off(this.#person.speed));
    const angle = (this.#off(this.#person.direction) * Math.PI) / 180;
    const sign = plan.feel.isMirrored ? -1 : 1;
    const up = plan.feel.isBackwards ? 1 : -1;
    const { lag } = plan.feel;
    const time = (lag > 0 ? 120 + lag + this.#off(this.#person.timing) : 120) + (fault.overstep ? 220 : 0);
    const stretch = 120;
    const [x, y] = [this.#x, this.#y];
    const way = speed * (fault.jerk ? 5 : 1);
    const surge = this.#off(this.#person.surge);
    const bend = (this.#off(this.#person.bend) * Math.PI) / 180;
    for (let t = STEP; t <= time; t += STEP) {
      // With somebody else's hand one swings and then waits for it.
      const gone = lag > 0 && !fault.jerk ? Math.min(t, 150 + 0.3 * Math.max(0, t - 150)) : t;
      const share = (way * (gone + surge * gone * (gone / stretch - 1))) / 1000;
      const now = angle + bend * (t / stretch - 0.5);
      this.#moveTo(x + sign * share * Math.sin(now), y + up * share * Math.cos(now), fingers);
    }
    this.#up(0);
    if (fingers.length < 2) return;
    const apart = fault.apart ?? Math.abs(this.#off(this.#person.timing));
    this.#wait(apart);
    this.#up(1);
  }

  #snap(): void {
    const angle = (this.#off(this.#person.direction) * Math.PI) / 180;
    const speed = PACE * (1 + this.#off(this.#person.speed));
    const sign = this.#hand.plan.feel.isBackwards ? -1 : 1;
    this.#down(-Math.sin(angle) * 0.3 + this.#off(this.#person.place), sign * 0.3);
    for (let i = 0; i < 30 && this.#hand.attempt === undefined; i++) {
      const way = (speed * STEP) / 1000;
      this.#moveTo(this.#x + way * Math.sin(angle), this.#y - sign * way * Math.cos(angle));
    }
    this.#up();
  }

  #strike(): void {
    this.#down(0, 0);
    this.#up();
    this.#wait(TOSS.best + (this.#person.fault?.late ?? 0) + this.#off(this.#person.timing));
    this.#down(this.#off(this.#person.place), 0);
    this.#up();
  }
}

/** People go on until the die has left, or give up at the first thing they are told. */
export const act = (hand: Hand, person: Person, stream: Stream, gives: 'up' | 'on' = 'on'): void =>
  new Acting(hand, person, stream).run(gives);
