/** Take the die, swing, let go. The neighbor's hand follows late, a pair of fingers opens together. */
import { clamp } from '../aim.ts';
import type { Plan } from '../plan.ts';
import { measureSwing, type Sample, type Swing } from '../swing.ts';
import { type HandContext, type Launched, SLOWEST, type Step, type StepLook } from './step.ts';

/** Spans between the thrower's own hand and the neighbor's at which the wrist slips away. */
const SLIP = 1.1;
const LONGEST_PATH = 240;
/** Turns of the pointer in this time count as a twist of the hand. */
const TWIST_TIME = 700;

/** As the thrower means it: mirrored and turned round like the thrower. */
export const facing = ({ feel }: Plan, swing: Swing): Swing => ({
  ...swing,
  right: feel.isMirrored ? -swing.right : swing.right,
  up: feel.isBackwards ? -swing.up : swing.up,
  curl: feel.isMirrored ? -swing.curl : swing.curl,
});

/** A swing that throws, or why it does not. */
export function throwOf(
  { plan, paceFor }: Pick<HandContext, 'plan' | 'paceFor'>,
  swing: Swing,
): Launched | 'slow' | 'away' {
  const meant = facing(plan, swing);
  const power = meant.speed / paceFor(meant.speed);
  if (power < SLOWEST) return 'slow';
  if (meant.up < 0.25) return 'away';
  return {
    power,
    across: meant.right / meant.up,
    curl: meant.curl,
    loft: -meant.surge,
    speed: meant.speed,
  };
}

/** How often the path turned round lately, in turns. */
export function twistOf(path: readonly Sample[], now: number): number {
  const recent = path.filter(({ t }) => now - t <= TWIST_TIME);
  let turned = 0;
  for (let i = 2; i < recent.length; i++)
    turned += turningAt(recent[i - 2] as Sample, recent[i - 1] as Sample, recent[i] as Sample);
  return Math.abs(turned) / 360;
}

/** Degrees by which the path changes its direction at a place, to the right positive. */
export function turningAt(a: Sample, b: Sample, c: Sample): number {
  const [ax, ay] = [b.x - a.x, b.y - a.y];
  const [bx, by] = [c.x - b.x, c.y - b.y];
  if (ax * ax + ay * ay < 1e-6 || bx * bx + by * by < 1e-6) return 0;
  return (Math.atan2(ax * by - ay * bx, ax * bx + ay * by) * 180) / Math.PI;
}

export class SwingStep implements Step {
  readonly kind: Step['kind'] = 'swing';
  readonly hand: HandContext;
  protected path: Sample[] = [];
  protected finger: number | undefined;

  constructor(hand: HandContext) {
    this.hand = hand;
  }

  down(sample: Sample, finger: number): void {
    if (this.finger !== undefined) return;
    this.finger = finger;
    this.path = [sample];
  }

  move(sample: Sample, finger: number): void {
    if (finger !== this.finger) return;
    this.path.push(sample);
    if (this.path.length > LONGEST_PATH) this.path.shift();
  }

  up(sample: Sample, finger: number): void {
    if (finger !== this.finger) return;
    this.move(sample, finger);
    this.finger = undefined;
    this.release(sample.t, {});
  }

  protected release(time: number, also: Partial<Launched>): void {
    const { lag } = this.hand.plan.feel;
    const swing = measureSwing(this.path, time - lag);
    const thrown = throwOf(this.hand, swing);
    if (typeof thrown === 'string') {
      // The own hand swung well, but the other one had not followed yet.
      const isEarly = lag > 0 && typeof throwOf(this.hand, measureSwing(this.path, time)) !== 'string';
      this.hand.note(isEarly ? 'let-go-early' : thrown);
      return;
    }
    const slipped = lag > 0 && this.#reach(time - lag) > SLIP;
    this.hand.launch(
      {
        ...thrown,
        twist: twistOf(this.path, time),
        ...also,
        across: thrown.across + (also.across ?? 0),
        deeds: { ...also.deeds, ...(slipped ? { slipped: true } : {}) },
      },
      time,
    );
  }

  #reach(then: number): number {
    const follower = this.path.findLast(({ t }) => t <= then) ?? this.path[0];
    const leader = this.path.at(-1);
    if (follower === undefined || leader === undefined) return 0;
    const [x, y] = [leader.x - follower.x, leader.y - follower.y];
    return Math.sqrt(x * x + y * y);
  }

  look(time: number): StepLook {
    const last = this.path.at(-1);
    if (this.finger === undefined || last === undefined) return {};
    const { lag } = this.hand.plan.feel;
    const seen = lag === 0 ? last : (this.path.findLast(({ t }) => t <= time - lag) ?? this.path[0] ?? last);
    const first = this.path[0] ?? last;
    const swing = facing(this.hand.plan, measureSwing(this.path, time - lag));
    const sign = this.hand.plan.feel.isMirrored ? -1 : 1;
    const thrown = throwOf(this.hand, measureSwing(this.path, time - lag));
    return {
      ...(typeof thrown === 'string' ? {} : { aim: thrown }),
      gauge: clamp(swing.speed / this.hand.paceFor(swing.speed) / 2, 0, 1),
      sweet: 0.5,
      offset: [sign * (seen.x - first.x), first.y - seen.y],
    };
  }
}

/** Both palms, both little fingers: two fingers, two buttons or a button and a key. */
export class PairStep extends SwingStep {
  override readonly kind = 'pair';
  #second: number | undefined;
  #had = 0;
  #opened: number | undefined;

  override down(sample: Sample, finger: number): void {
    if (this.finger === undefined) {
      super.down(sample, finger);
      this.#had = 1;
      this.#opened = undefined;
    } else if (this.#second === undefined && finger !== this.finger) {
      this.#second = finger;
      this.#had = 2;
    }
  }

  override up(sample: Sample, finger: number): void {
    if (finger === this.finger) this.move(sample, finger);
    if (finger !== this.finger && finger !== this.#second) return;
    if (this.#had === 2 && this.#opened === undefined) {
      this.#opened = sample.t;
      if (finger === this.finger) this.finger = undefined;
      else this.#second = undefined;
      return;
    }
    const apart = sample.t - (this.#opened ?? sample.t);
    const isLeftLate = finger === this.finger;
    this.finger = undefined;
    this.#second = undefined;
    if (this.#had < 2) {
      this.hand.note('two-fingers');
      return;
    }
    // The palm that opens last drags the die along.
    const drag = ((isLeftLate ? -1 : 1) * Math.min(apart, 600)) / 1000;
    // What the fingers did while both held the die counts, not the way of the one that stayed.
    this.release(this.#opened ?? sample.t, { across: drag, deeds: { apart } });
  }
}
