/** A die on a nose: it slides off all the faster the further it is from the middle; the hand tilts against it. */

import { clamp } from './aim.ts';
import { trembleAt } from './rhythm.ts';

export interface Balance {
  /** 0 is the middle, 1 the edge; to the right and forwards. */
  readonly right: number;
  readonly ahead: number;
  readonly speedRight: number;
  readonly speedAhead: number;
}

export const CENTRED: Balance = { right: 0, ahead: 0, speedRight: 0, speedAhead: 0 };

/** A second: how eagerly it slides off, how well tilting holds it, how the body sways, how it is slowed. */
const SLIDE = 3.2;
const TILT = 11;
const SWAY = 1.5;
const DRAG = 1.6;
const LONGEST = 50;

export const hasFallen = ({ right, ahead }: Balance): boolean => right * right + ahead * ahead > 1;

/** The tilt is where the hand is, -1 to 1 both ways; `sway` below 1 is for those who want it calmer. */
export function balanceOn(
  before: Balance,
  tilt: { readonly right: number; readonly ahead: number },
  time: number,
  elapsed: number,
  sway = 1,
): Balance {
  const seconds = clamp(elapsed, 0, LONGEST) / 1000;
  const [swayRight, swayAhead] = trembleAt(time * 0.12);
  const pull = (place: number, speed: number, lean: number, by: number): number =>
    SLIDE * place + TILT * clamp(lean, -1, 1) * 0.5 + SWAY * sway * by - DRAG * speed;
  const speedRight =
    before.speedRight + seconds * pull(before.right, before.speedRight, tilt.right, swayRight);
  const speedAhead =
    before.speedAhead + seconds * pull(before.ahead, before.speedAhead, tilt.ahead, swayAhead);
  return {
    right: before.right + seconds * speedRight,
    ahead: before.ahead + seconds * speedAhead,
    speedRight,
    speedAhead,
  };
}
