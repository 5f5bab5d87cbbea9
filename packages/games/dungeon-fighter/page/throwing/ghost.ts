/** The gesture of a plan as somebody would show it: places of a hand over time, in the spans of the pad. */
import { PACE } from './pace.ts';
import type { Plan } from './plan.ts';
import { BEND, FINGERTIP, LUNGS } from './steps/drives.ts';
import { PASS, TOSS } from './steps/timed.ts';

export interface GhostMove {
  /** Milliseconds from the beginning. */
  readonly t: number;
  readonly x: number;
  readonly y: number;
  /** Fingers, or buttons, that are down. */
  readonly fingers: 0 | 1 | 2;
}

const HOLD = 350;
const FLICK = 130;
const STEP = 10;
/** Whoever pulls towards themselves begins above the die: there is little room below it. */
const PULL = -0.38;
/** A finger that snaps begins below the die, as near as it may: on a phone the table soon ends there. */
const BELOW = 2.2 * FINGERTIP;

/** Radians by which a twirl and a dance turn, and how large they are drawn. */
const TWIRL = { turn: Math.PI, radius: 0.06, time: 180 } as const;
const DANCE = { more: 0.35, radius: 0.1, time: 620 } as const;

/** Writes a gesture down. */
class Score {
  readonly moves: GhostMove[] = [];
  readonly #fingers: 1 | 2;
  #t = 0;
  #x: number;
  #y: number;

  constructor(x: number, y: number, fingers: 1 | 2) {
    this.#fingers = fingers;
    this.#x = x;
    this.#y = y;
    this.#write(0);
  }

  #write(fingers: 0 | 1 | 2): void {
    this.moves.push({ t: this.#t, x: this.#x, y: this.#y, fingers });
  }

  wait(time: number): this {
    this.#t += time;
    return this;
  }

  down(): this {
    this.#write(this.#fingers);
    return this;
  }

  hold(time: number): this {
    this.#t += time;
    return this.down();
  }

  up(): this {
    this.#write(0);
    return this;
  }

  /** A way that `at` tells from 0 to 1, from where the hand is. */
  go(time: number, at: (share: number) => readonly [x: number, y: number]): this {
    const [x, y, t] = [this.#x, this.#y, this.#t];
    for (let gone = STEP; gone <= time; gone += STEP) {
      const [right, down] = at(gone / time);
      this.#t = t + gone;
      this.#x = x + right;
      this.#y = y + down;
      this.down();
    }
    return this;
  }

  /** Round to the right, so that it comes out in the direction of the flick. */
  circle(turn: number, radius: number, time: number, up: 1 | -1): this {
    return this.go(time, share => {
      const from = Math.PI - turn;
      const angle = from + turn * share;
      return [radius * (Math.cos(angle) - Math.cos(from)), up * radius * (Math.sin(angle) - Math.sin(from))];
    });
  }
}

const flickOf = (score: Score, { feel: { lag, isBackwards } }: Plan, speed = PACE): Score => {
  const up = isBackwards ? 1 : -1;
  score.go(FLICK, share => [0, (up * share * speed * FLICK) / 1000]);
  // Somebody else's hand comes after: the own one goes on slowly and waits for it.
  if (lag > 0) score.go(lag, share => [0, (up * share * 0.3 * speed * lag) / 1000]);
  return score;
};

function swung(plan: Plan): Score {
  const { feel, turn, isTossed, launch } = plan;
  const up = feel.isBackwards ? -1 : 1;
  const score = new Score(0, feel.isBackwards ? PULL : 0.05, launch === 'pair' ? 2 : 1);
  score.wait(isTossed ? PASS.wait + PASS.flight : 200).down();
  if (!isTossed) score.hold(HOLD);
  if (turn > 0)
    score.circle((turn / 180) * Math.PI + DANCE.more, DANCE.radius, (DANCE.time * turn) / 360, up);
  else if (feel.isTwisted) score.circle(TWIRL.turn, TWIRL.radius, TWIRL.time, up);
  return flickOf(score, plan).up();
}

function scoreOf(plan: Plan): Score {
  const up = plan.feel.isBackwards ? 1 : -1;
  switch (plan.launch) {
    case 'snap':
      return flickOf(new Score(0, -BELOW * up, 1).wait(200).down().hold(HOLD), plan, 1.15 * PACE).up();
    case 'breath':
      return new Score(0, 0.05, 1).wait(200).down().hold(LUNGS.full).up();
    case 'bend':
      return new Score(0, plan.feel.isBackwards ? 0 : PULL, 1)
        .wait(200)
        .down()
        .hold(HOLD)
        .go(400, share => [0, -up * BEND.good * share])
        .hold(200)
        .up();
    case 'strike':
      return new Score(0, 0, 1)
        .wait(200)
        .down()
        .hold(60)
        .up()
        .wait(TOSS.best - 60)
        .down()
        .hold(60)
        .up();
    default:
      return swung(plan);
  }
}

export const ghostOf = (plan: Plan): readonly GhostMove[] => scoreOf(plan).moves;

/** Where the hand of a gesture is at a time. */
export function ghostAt(moves: readonly GhostMove[], time: number): GhostMove {
  const i = Math.max(
    0,
    moves.findLastIndex(({ t }) => t <= time),
  );
  const [a, b] = [moves[i] as GhostMove, moves[i + 1]];
  if (b === undefined || b.t === a.t) return a;
  const share = Math.max(0, Math.min(1, (time - a.t) / (b.t - a.t)));
  return { t: time, x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, fingers: a.fingers };
}
