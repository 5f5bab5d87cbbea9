/** What drives a die besides a hand: a snapping finger, breath, a bent card. */
import { clamp } from '../aim.ts';
import { measureSwing, type Sample } from '../swing.ts';
import type { HandContext, Step, StepLook } from './step.ts';
import { throwOf } from './swing.ts';

/** Spans from the middle of the die at which a finger meets it. */
export const FINGERTIP = 0.09;

/** The die lies at the middle of everything; the finger comes from below and strikes it where it strikes it. */
export class SnapStep implements Step {
  readonly kind = 'snap';
  readonly #hand: HandContext;
  #path: Sample[] = [];
  #finger: number | undefined;

  constructor(hand: HandContext) {
    this.#hand = hand;
  }

  down(sample: Sample, finger: number): void {
    if (this.#finger !== undefined) return;
    if (sample.x * sample.x + sample.y * sample.y < 4 * FINGERTIP * FINGERTIP) {
      this.#hand.note('start-below');
      return;
    }
    this.#finger = finger;
    this.#path = [sample];
  }

  move(sample: Sample, finger: number): void {
    const last = this.#path.at(-1);
    if (finger !== this.#finger || last === undefined) return;
    this.#path.push(sample);
    const beside = besideOf(last, sample);
    if (beside !== undefined) this.#strike(sample.t, beside);
  }

  #strike(time: number, beside: number): void {
    this.#finger = undefined;
    const { plan } = this.#hand;
    const thrown = throwOf(this.#hand, measureSwing(this.#path, time));
    if (typeof thrown === 'string') {
      this.#hand.note(thrown);
      return;
    }
    // Struck on its right side it goes to the left, and turns.
    const off = (plan.feel.isMirrored ? -1 : 1) * (beside / FINGERTIP);
    this.#hand.launch({ ...thrown, across: thrown.across - 0.2 * off, curl: clamp(-0.5 * off, -1, 1) }, time);
  }

  up(sample: Sample, finger: number): void {
    if (finger !== this.#finger) return;
    this.move(sample, finger);
    if (this.#finger === undefined) return;
    this.#finger = undefined;
    this.#hand.note('start-below');
  }

  look(): StepLook {
    const swing =
      this.#finger === undefined ? undefined : measureSwing(this.#path, this.#path.at(-1)?.t ?? 0);
    return swing === undefined
      ? {}
      : { gauge: clamp(swing.speed / this.#hand.paceFor(swing.speed) / 2, 0, 1), sweet: 0.5 };
  }
}

/** How far to the right of the middle of the die a way passes it, if it meets it at all. */
function besideOf(a: Sample, b: Sample): number | undefined {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  if (square === 0) return undefined;
  const share = clamp(-(a.x * dx + a.y * dy) / square, 0, 1);
  const [x, y] = [a.x + dx * share, a.y + dy * share];
  if (x * x + y * y > FINGERTIP * FINGERTIP) return undefined;
  return (a.y * dx - a.x * dy) / Math.sqrt(square);
}

/** Milliseconds: a full chest, and more than anybody holds. */
export const LUNGS = { full: 1000, most: 1900 } as const;
const MOUTH = 0.55;

/** Hold to breathe in, let go to blow; the mouth points where the finger is. */
export class BreathStep implements Step {
  readonly kind = 'breath';
  readonly #hand: HandContext;
  #began: number | undefined;
  #first: Sample | undefined;
  #last: Sample | undefined;
  #finger: number | undefined;

  constructor(hand: HandContext) {
    this.#hand = hand;
  }

  down(sample: Sample, finger: number): void {
    if (this.#finger !== undefined) return;
    this.#finger = finger;
    this.#first = sample;
    this.#last = sample;
    this.#began = sample.t;
  }

  move(sample: Sample, finger: number): void {
    if (finger === this.#finger) this.#last = sample;
  }

  up(sample: Sample, finger: number): void {
    if (finger !== this.#finger || this.#first === undefined) return;
    const began = this.#began ?? sample.t;
    const held = sample.t - began;
    const sign = this.#hand.plan.feel.isMirrored ? -1 : 1;
    const across = sign * MOUTH * (sample.x - this.#first.x);
    this.#stop();
    if (held < LUNGS.full * 0.25) {
      this.#hand.note('breathe');
      return;
    }
    this.#hand.launch({ power: held / LUNGS.full, across, curl: 0, began }, sample.t);
  }

  tick(time: number): void {
    if (this.#began === undefined || time - this.#began < LUNGS.most) return;
    this.#stop();
    this.#hand.note('coughed');
  }

  #stop(): void {
    this.#finger = undefined;
    this.#began = undefined;
  }

  look(time: number): StepLook {
    const gauge = this.#began === undefined ? 0 : clamp((time - this.#began) / LUNGS.most, 0, 1);
    const right = this.#first && this.#last && this.#began !== undefined ? this.#last.x - this.#first.x : 0;
    return { gauge, sweet: LUNGS.full / LUNGS.most, offset: [right * 0.2, 0] };
  }
}

/** Spans of bending for a middling fling, and what a card bears. */
export const BEND = { good: 0.32, most: 0.55 } as const;

/** Pull the card down and let go; it flings the other way. */
export class BendStep implements Step {
  readonly kind = 'bend';
  readonly #hand: HandContext;
  #first: Sample | undefined;
  #last: Sample | undefined;
  #finger: number | undefined;

  constructor(hand: HandContext) {
    this.#hand = hand;
  }

  down(sample: Sample, finger: number): void {
    if (this.#finger !== undefined) return;
    this.#finger = finger;
    this.#first = sample;
    this.#last = sample;
  }

  move(sample: Sample, finger: number): void {
    if (finger !== this.#finger) return;
    this.#last = sample;
    if (this.#bend() <= BEND.most) return;
    this.#finger = undefined;
    this.#hand.note('card-snapped');
  }

  up(sample: Sample, finger: number): void {
    this.move(sample, finger);
    if (finger !== this.#finger || this.#first === undefined) return;
    this.#finger = undefined;
    const bend = this.#bend();
    if (bend < BEND.good * 0.3) {
      this.#hand.note('bend-more');
      return;
    }
    const sign = this.#hand.plan.feel.isMirrored ? -1 : 1;
    const across = (sign * (this.#first.x - sample.x)) / bend;
    this.#hand.launch({ power: bend / BEND.good, across, curl: 0 }, sample.t);
  }

  #bend(): number {
    const down = (this.#last?.y ?? 0) - (this.#first?.y ?? 0);
    return Math.max(0, this.#hand.plan.feel.isBackwards ? -down : down);
  }

  look(): StepLook {
    const bend = this.#finger === undefined ? 0 : this.#bend();
    return { gauge: clamp(bend / BEND.most, 0, 1), sweet: BEND.good / BEND.most, offset: [0, -bend * 0.4] };
  }
}
