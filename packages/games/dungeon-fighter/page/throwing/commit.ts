/** An aim becomes a committed release: whole numbers that a person could have made, never refused. */
import {
  CUBE,
  type Die,
  type Gesture,
  LIMITS,
  makeRelease,
  type Natural,
  type Quaternion,
  type Release,
  TABLE,
  type Vector,
} from '@tumblekeep/table';
import { type Aim, clamp } from './aim.ts';

/** The thrower looks along +z with y up, so what is right on the screen is -x on the table. */
export const RIGHT = -1;

/** How an aim's deviations from the natural throw count. */
export interface Touch {
  /** Power to this exponent, in quarters so that it is computed by square roots alone. */
  readonly power: number;
  readonly across: number;
}

/** Thousandths of a radian a second that a full curl gives. */
const CURL_SPIN = 45_000;
/** How much of the way forwards a full loft turns upwards: hands always speed up or slow down somewhat. */
const LOFT = 0.3;
const SIDE = 420;
const SLOWEST = 0.15;
const FASTEST = 3;

const whole = (value: number): number => Math.round(value) + 0;

/** value^exponent for exponents in eighths, by multiplication and square roots. */
export function powerOf(value: number, exponent: number): number {
  let eighth = value;
  for (let i = 0; i < 3; i++) eighth = Math.sqrt(eighth);
  let result = 1;
  for (let i = 0; i < Math.round(exponent * 8); i++) result *= eighth;
  return result;
}

function within([x, y, z]: Vector, most: number): Vector {
  const size = Math.sqrt(x * x + y * y + z * z);
  const factor = size > most ? (most - 3) / size : 1;
  return [whole(x * factor), whole(y * factor), whole(z * factor)];
}

/** The place of the hand over or behind the edge of the table. */
export function handAt(natural: Natural, { side, lift }: Pick<Aim, 'side' | 'lift'>): Vector {
  const x = whole(RIGHT * clamp(side, -SIDE, SIDE));
  const z = whole(clamp(natural.z, -LIMITS.distance, -(TABLE.half - LIMITS.reach)));
  const y = clamp(natural.height + lift, LIMITS.lowest + 1, LIMITS.highest - 1);
  return [x, whole(outOfTable(y, z)), z];
}

/** A hand near the edge is above the table or below it, not in it. */
function outOfTable(y: number, z: number): number {
  const room = 2 * CUBE.half;
  if (-z - room > TABLE.half) return y;
  const top = CUBE.half + 2;
  const bottom = -TABLE.thickness - room - 2;
  if (y >= top || y <= bottom) return y;
  return y >= 0 ? top : bottom;
}

export function commit(natural: Natural, aim: Aim, touch: Touch, gesture: Gesture, die: Die): Release {
  const power = powerOf(clamp(aim.power, SLOWEST, FASTEST), touch.power);
  const at = handAt(natural, aim);
  // From wherever the hand is, straight ahead is towards the middle of the board.
  const slope = clamp((RIGHT * at[0]) / at[2] + aim.across * touch.across, -2, 2);
  const level = natural.forward * power;
  const along = level / Math.sqrt(1 + slope * slope);
  const velocity = within(
    [RIGHT * along * slope, natural.rise * power + LOFT * aim.loft * level, along],
    LIMITS.speed,
  );
  const spin = within(
    [natural.roll * power, natural.top * power - RIGHT * aim.curl * CURL_SPIN, 0],
    LIMITS.spin,
  );
  return makeRelease({
    die,
    at,
    velocity,
    spin,
    pose: thousandths(aim.turn),
    gesture,
  });
}

function thousandths([x, y, z, w]: Quaternion): Quaternion {
  const size = Math.sqrt(x * x + y * y + z * z + w * w);
  if (!(size > 0.1)) return [0, 0, 0, 1000];
  const factor = 1000 / size;
  return [whole(x * factor), whole(y * factor), whole(z * factor), whole(w * factor)];
}
