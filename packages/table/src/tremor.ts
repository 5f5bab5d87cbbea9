/** Noise on a release: the tremor after commitment, and the shaking of less than perfect hands. */
import { nextFraction, nextInt, type Stream } from '@tumblekeep/kernel';
import { HOLDS } from './dice.ts';
import { checkRelease, LIMITS, type Release } from './release.ts';
import { length, type Quaternion, type Vector } from './vectors.ts';

/** Standard deviations. */
export interface Noise {
  /** Of the speed, as a share of it. */
  readonly speed: number;
  /** Of the direction, in radians. */
  readonly direction: number;
  /** Of the place, in mm. */
  readonly place: number;
  /** Of the spin about each axis, in mrad/s. */
  readonly spin: number;
  /** Of the pose, in radians. */
  readonly pose: number;
}

/** The tremor every committed release gets, whoever throws. */
const TREMOR: Noise = { speed: 0.004, direction: 0.004, place: 1, spin: 150, pose: 0.01 };

export const scaleNoise = (noise: Noise, factor: number): Noise => ({
  speed: noise.speed * factor,
  direction: noise.direction * factor,
  place: noise.place * factor,
  spin: noise.spin * factor,
  pose: Math.min(1.2, noise.pose * factor),
});

/** About normal, by exact operations: the sum of six uniform draws. */
function normal(stream: Stream): number {
  let sum = -3;
  for (let i = 0; i < 6; i++) sum += nextFraction(stream);
  return sum * Math.SQRT2;
}

const whole = (value: number): number => Math.round(value) + 0;

function shorten([x, y, z]: Vector, most: number): Vector {
  const size = length(x, y, z);
  const factor = size > most ? (most - 2) / size : 1;
  return [whole(x * factor), whole(y * factor), whole(z * factor)];
}

/** The release as it really left the hand. Draws the same number of times whatever the release. */
export function shake(release: Release, noise: Noise, stream: Stream): Release {
  const draw = (): number => normal(stream);
  const { at, velocity, spin, pose } = release;
  const speed = length(...velocity);
  const factor = Math.max(0.2, 1 + noise.speed * draw());
  const drift = (): number => speed * noise.direction * draw();
  const moved: Vector = [
    velocity[0] * factor + drift(),
    velocity[1] * factor + drift(),
    velocity[2] * factor + drift(),
  ];
  const place: Vector = [
    whole(at[0] + noise.place * draw()),
    whole(at[1] + noise.place * draw()),
    whole(at[2] + noise.place * draw()),
  ];
  const turned: Vector = [
    spin[0] + noise.spin * draw(),
    spin[1] + noise.spin * draw(),
    spin[2] + noise.spin * draw(),
  ];
  const tilt = (noise.pose / 2) * 1000;
  const [x, y, z, w] = [
    pose[0] + tilt * draw(),
    pose[1] + tilt * draw(),
    pose[2] + tilt * draw(),
    pose[3] + tilt * draw(),
  ];
  const size = Math.sqrt(x * x + y * y + z * z + w * w) / 1000;
  const hold = nextInt(stream, HOLDS.length);
  const posed: Quaternion =
    size < 0.01 ? pose : [whole(x / size), whole(y / size), whole(z / size), whole(w / size)];
  const shaken: Release = {
    ...release,
    at: place,
    velocity: shorten(moved, LIMITS.speed),
    spin: shorten(turned, LIMITS.spin),
    pose: posed,
    hold,
  };
  return checkRelease(shaken).ok ? shaken : { ...shaken, at };
}

/** What is simulated, logged and replayed by everyone. Which face is where is drawn here: no thrower chooses it. */
export const addTremor = (committed: Release, stream: Stream, steadiness = 1): Release =>
  shake(committed, scaleNoise(TREMOR, steadiness), stream);
