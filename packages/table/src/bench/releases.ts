/** Random releases for measuring and for fuzzing. */
import { makeStream, nextFraction, nextInt, type Stream } from '@tumblekeep/kernel';
import { HOLDS } from '../dice.ts';
import { PLAIN_GESTURE } from '../gesture.ts';
import { checkRelease, LIMITS, makeRelease, type Release } from '../release.ts';
import type { Quaternion, Vector } from '../vectors.ts';
import { DICE } from '../vocabulary.ts';

const between = (stream: Stream, low: number, high: number): number =>
  Math.round(low + (high - low) * nextFraction(stream)) + 0;

const thrice = (stream: Stream, size: number): Vector => [
  between(stream, -size, size),
  between(stream, -size, size),
  between(stream, -size, size),
];

/** Every turn equally likely. */
export function randomPose(stream: Stream): Quaternion {
  for (;;) {
    const parts = [0, 0, 0, 0].map(() => between(stream, -1000, 1000));
    const size = Math.sqrt(parts.reduce((sum, part) => sum + part * part, 0));
    if (size > 1000 || size < 100) continue;
    return parts.map(part => Math.round((part / size) * 1000) + 0) as unknown as Quaternion;
  }
}

/** The random throws of the physics study. */
export function studyReleases(count: number, seed = 'bench'): Release[] {
  const stream = makeStream(seed, 'releases');
  return Array.from({ length: count }, () =>
    makeRelease({
      at: [between(stream, -100, 100), between(stream, 80, 250), between(stream, -580, -450)],
      velocity: [between(stream, -400, 400), between(stream, -1000, 800), between(stream, 900, 2600)],
      spin: thrice(stream, 30_000),
      pose: randomPose(stream),
      hold: nextInt(stream, HOLDS.length),
    }),
  );
}

/** From a place towards a random spot of the table, at up to so many mm/s. */
function towards(stream: Stream, [x, , z]: Vector, speed: number): Vector {
  const pace = 0.4 + nextFraction(stream) * 2;
  const way = [between(stream, -400, 400) - x, between(stream, -400, 400) - z] as const;
  const limit = (value: number): number => Math.round(Math.max(-speed, Math.min(speed, value * pace))) + 0;
  return [limit(way[0]), between(stream, -speed, speed / 2), limit(way[1])];
}

/** Anything a release may be, from anywhere around the table; most go towards it. */
export function wildRelease(stream: Stream): Release {
  for (;;) {
    const at: Vector = [between(stream, -800, 800), between(stream, -100, 700), between(stream, -800, 800)];
    const release = makeRelease({
      die: DICE[nextInt(stream, DICE.length)] as Release['die'],
      at,
      velocity:
        nextInt(stream, 4) === 0 ? thrice(stream, LIMITS.speed / 2) : towards(stream, at, LIMITS.speed / 2),
      spin: thrice(stream, LIMITS.spin / 2),
      pose: randomPose(stream),
      hold: nextInt(stream, HOLDS.length),
      gesture: PLAIN_GESTURE,
    });
    if (checkRelease(release).ok) return release;
  }
}
