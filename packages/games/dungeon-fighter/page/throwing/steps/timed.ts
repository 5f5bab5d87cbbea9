/** The moment is everything: a tossed die is struck or caught, and who dances turns round first. */
import { clamp } from '../aim.ts';
import { measureSwing, type Sample } from '../swing.ts';
import type { HandContext, Step, StepLook } from './step.ts';
import { throwOf, turningAt } from './swing.ts';

/** Milliseconds of a toss: when it should be struck, how far off it still is, when it has come down. */
export const TOSS = { best: 760, window: 230, over: 1050 } as const;
/** Off by more than this the head or the palm is only grazed. */
export const GRAZED = 130;
/** Milliseconds that would take all the power, and how a blow beside the middle goes astray. */
export const LATE_POWER = 700;
const STRUCK_ASIDE = 2;
/** Spans: how high a toss goes. */
const HIGH = 0.55;

const heightOfToss = (since: number): number => {
  const share = clamp(since / TOSS.over, 0, 1);
  return 4 * HIGH * share * (1 - share);
};

/** Tap to toss, tap again when the die comes by. */
export class StrikeStep implements Step {
  readonly kind = 'strike';
  readonly #hand: HandContext;
  #tossed: number | undefined;

  constructor(hand: HandContext) {
    this.#hand = hand;
  }

  down({ t, x }: Sample): void {
    if (this.#tossed === undefined) {
      this.#tossed = t;
      return;
    }
    const late = t - this.#tossed - TOSS.best;
    if (Math.abs(late) > TOSS.window) {
      if (late < 0) this.#hand.note('too-soon');
      return;
    }
    this.#tossed = undefined;
    this.#strike(late, (this.#hand.plan.feel.isMirrored ? 1 : -1) * x, t);
  }

  press(time: number): void {
    this.down({ t: time, x: 0, y: 0 });
  }

  #strike(late: number, across: number, time: number): void {
    const { plan } = this.#hand;
    const isHeader = plan.launchWord === 'head';
    const isGrazed = Math.abs(late) > GRAZED;
    const met = isHeader && !isGrazed;
    this.#hand.launch(
      {
        power: 1 - late / LATE_POWER,
        across: STRUCK_ASIDE * across,
        curl: 0,
        began: time - late - TOSS.best,
        rise: 1 - Math.abs(late) / (2.2 * TOSS.window),
        ahead: plan.launchWord === 'hand' ? 0.5 * late : 0,
        deeds: {
          ...(plan.isTossed ? {} : { toss: 'self' as const }),
          ...(met ? { touched: ['head'] as const } : {}),
          ...(isHeader && isGrazed ? { launch: 'hand' as const } : {}),
          ...(plan.launchWord === 'slap' && isGrazed ? { launch: 'hand' as const } : {}),
        },
      },
      time,
    );
  }

  tick(time: number): void {
    if (this.#tossed === undefined || time - this.#tossed < TOSS.over) return;
    this.#tossed = undefined;
    this.#hand.note('missed-toss');
  }

  look(time: number): StepLook {
    if (this.#tossed === undefined) return { sweet: TOSS.best / TOSS.over };
    const since = time - this.#tossed;
    return {
      gauge: clamp(since / TOSS.over, 0, 1),
      sweet: TOSS.best / TOSS.over,
      offset: [0, heightOfToss(since)],
    };
  }
}

/** Milliseconds: the neighbor takes aim, the die flies, and the hand may close this much early or late. */
export const PASS = { wait: 900, flight: 800, window: 200 } as const;

/** A die comes from the left: catch it. */
export class CatchStep implements Step {
  readonly kind = 'catch';
  readonly #hand: HandContext;
  #began: number | undefined;

  constructor(hand: HandContext) {
    this.#hand = hand;
  }

  down(sample: Sample): void {
    this.press(sample.t);
  }

  press(time: number): void {
    if (this.#began === undefined) return;
    const late = time - this.#began - PASS.wait - PASS.flight;
    if (late < -PASS.flight) return;
    if (Math.abs(late) > PASS.window) {
      this.#hand.note('missed-catch');
      this.#began = time;
      return;
    }
    this.#hand.did({ toss: 'left-neighbor', since: time });
    this.#hand.next(time);
  }

  tick(time: number): void {
    this.#began ??= time;
    // Nobody reached for it: it comes again, and what to do about it still stands there to be read.
    if (time - this.#began >= PASS.wait + PASS.flight + PASS.window) this.#began = time;
  }

  look(time: number): StepLook {
    const share = this.#began === undefined ? 0 : (time - this.#began - PASS.wait) / PASS.flight;
    const flown = clamp(share, 0, 1.2);
    return {
      gauge: clamp(share, 0, 1),
      sweet: 1,
      offset: [0.9 * (flown - 1), 1.2 * flown * Math.max(0, 1 - flown)],
    };
  }
}

/** Degrees a second that an arrow key turns. */
const KEY_TURN = 420;
/** Turning back is no turning. */
const LEAST_MOVE = 0.015;

/** Draw a circle (or half of one): the body turns with it. Who throws before the turn is done has turned less. */
export class TurnStep implements Step {
  readonly kind = 'turn';
  readonly #hand: HandContext;
  #path: Sample[] = [];
  #corners: Sample[] = [];
  #finger: number | undefined;
  #turned = 0;
  #lean = 0;

  constructor(hand: HandContext) {
    this.#hand = hand;
  }

  down(sample: Sample, finger: number): void {
    if (this.#finger !== undefined) return;
    this.#finger = finger;
    this.#path = [sample];
    this.#corners = [sample];
    this.#turned = 0;
  }

  move(sample: Sample, finger: number): void {
    if (finger !== this.#finger) return;
    this.#path.push(sample);
    const last = this.#corners.at(-1) as Sample;
    const [dx, dy] = [sample.x - last.x, sample.y - last.y];
    if (dx * dx + dy * dy < LEAST_MOVE * LEAST_MOVE) return;
    this.#corners.push(sample);
    const [a, b, c] = this.#corners.slice(-3);
    if (a && b && c) this.#turn(turningAt(a, b, c), sample.t);
  }

  up(sample: Sample, finger: number): void {
    if (finger !== this.#finger) return;
    this.#finger = undefined;
    const thrown = throwOf(this.#hand, measureSwing([...this.#path, sample], sample.t));
    if (typeof thrown === 'string' || this.#turns < this.#hand.plan.turn / 2) {
      this.#hand.note('turn-more');
      return;
    }
    this.#hand.did({ turned: Math.floor(this.#turns) });
    this.#hand.launch(thrown, sample.t);
  }

  lean(right: number): void {
    this.#lean = right;
  }

  tick(time: number, elapsed: number): void {
    if (this.#lean !== 0) this.#turn((this.#lean * KEY_TURN * elapsed) / 1000, time);
  }

  get #turns(): number {
    return Math.abs(this.#turned);
  }

  #turn(degrees: number, time: number): void {
    this.#turned += degrees;
    const { turn } = this.#hand.plan;
    if (this.#turns < turn) return;
    this.#hand.did({ turned: turn, since: time });
    this.#hand.next(time);
  }

  look(): StepLook {
    return { gauge: clamp(this.#turns / this.#hand.plan.turn, 0, 1), sweet: 1 };
  }
}
