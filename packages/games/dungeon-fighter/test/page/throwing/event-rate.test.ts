/** The same gesture is the same throw, however often a device tells of it and however coarse its clock is. */
import { sayPlainly } from '@tumblekeep/kernel';
import type { Natural, Vector } from '@tumblekeep/table';
import { describe, expect, test } from 'vitest';
import { compose } from '../../../../../table/test/support/editions.ts';
import { Hand } from '../../../page/throwing/hand.ts';
import { knownNatural } from '../../../page/throwing/natural.ts';
import { WELL_KNOWN } from '../../../page/throwing/pace.ts';
import { planOf } from '../../../page/throwing/plan.ts';
import type { Sample } from '../../../page/throwing/swing.ts';

type Way = (share: number) => readonly [x: number, y: number];

/** Where a hand is after a share of its stroke: it speeds up, and is let go near its fastest or when it has stopped. */
const stroke = (share: number, of: number): number => {
  const s = share * of;
  return (s * s * s * (10 - 15 * s + 6 * s * s)) / (of * of * of * (10 - 15 * of + 6 * of * of));
};

/** Milliseconds that the die is held before the stroke. */
const HELD = 60;

const GESTURES: Readonly<Record<string, { readonly time: number; readonly way: Way }>> = {
  'a flick': { time: 150, way: share => [0.02 * stroke(share, 0.62), -0.2 * stroke(share, 0.62)] },
  'a quick flick': { time: 100, way: share => [0.03 * stroke(share, 0.62), -0.16 * stroke(share, 0.62)] },
  'a long swing': { time: 320, way: share => [-0.05 * stroke(share, 0.7), -0.5 * stroke(share, 0.7)] },
  'a swing that is let go late': { time: 200, way: share => [0, -0.3 * stroke(share, 0.9)] },
  'a curved swing': { time: 160, way: share => [0.08 * share * share, -0.4 * share] },
};

const PHASES = 16;

/** What a page hears of a gesture. */
function heard(name: string, rate: number, clock: number, phase: number): Sample[] {
  const { time, way } = GESTURES[name] as (typeof GESTURES)[string];
  const apart = 1000 / rate;
  const told = (t: number): Sample => {
    const [x, y] = way(Math.max(0, t - HELD) / time);
    const exact = 1000 + (phase * apart) / PHASES + t;
    return { t: clock === 0 ? exact : Math.floor(exact / clock) * clock, x, y };
  };
  const end = HELD + time;
  const samples = [told(0)];
  for (let t = ((phase + 0.5) * apart) / PHASES; t < end - 1; t += apart) samples.push(told(t));
  return [...samples, told(end)];
}

function thrown(samples: readonly Sample[]): Vector {
  const requirements = compose('second', []);
  if (!requirements.ok) throw new Error(sayPlainly(requirements.error));
  const plan = planOf(requirements.value);
  const hand = new Hand({
    plan: { ...plan, feel: { ...plan.feel, tremble: 0 } },
    natural: knownNatural(requirements.value) as Natural,
    die: 'red',
    lying: [],
    isSteady: false,
    pace: WELL_KNOWN,
    touch: { power: 1, across: 1 },
  });
  const [first, ...rest] = samples as [Sample, ...Sample[]];
  hand.down(first, 1);
  for (const sample of rest.slice(0, -1)) hand.move(sample, 1);
  hand.up(rest.at(-1) as Sample, 1);
  if (hand.attempt === undefined) throw new Error(`nothing thrown: ${hand.lastNote}`);
  return hand.attempt.release.velocity;
}

/** Shares by which speed ahead and direction are off, of all moments in which the events may fall. */
function off(name: string, rate: number, clock: number) {
  const exact = thrown(heard(name, 1000, 0, 0));
  const all = Array.from({ length: PHASES }, (_, phase) => {
    const [x, , z] = thrown(heard(name, rate, clock, phase));
    return { ahead: Math.abs(z / exact[2] - 1), aside: Math.abs(x / z - exact[0] / exact[2]) };
  });
  const mean = all.reduce((sum, { ahead }) => sum + ahead, 0) / all.length;
  return {
    mean,
    most: Math.max(...all.map(({ ahead }) => ahead)),
    aside: Math.max(...all.map(one => one.aside)),
  };
}

describe.each(Object.keys(GESTURES))('%s', name => {
  test.each([
    [30, 0],
    [60, 0],
    [120, 0],
    [30, 1],
    [60, 1],
    [120, 1],
  ])('at %d events a second by a clock of %d ms is the same throw', (rate, clock) => {
    const { mean, most, aside } = off(name, rate, clock);
    expect(mean).toBeLessThan(0.02);
    expect(most).toBeLessThan(0.05);
    expect(aside).toBeLessThan(0.05);
  });
  /** A clock that is wrong by more than a tenth of the whole swing: nobody can do better, but all of it stays a throw. */
  test.each([60, 120])('at %d events a second by a clock of 16 ms is about the same throw', rate => {
    const { mean, aside } = off(name, rate, 16);
    expect(mean).toBeLessThan(0.08);
    expect(aside).toBeLessThan(0.08);
  });
});
