/** What is placed for a throw stands on no die that lies on the table. */
import { sayPlainly } from '@tumblekeep/kernel';
import { checkScene, type LyingDie, type Prop } from '@tumblekeep/table';
import { describe, expect, test } from 'vitest';
import { compose } from '../../../../../table/test/support/editions.ts';
import { Hand } from '../../../page/throwing/hand.ts';
import { knownNatural } from '../../../page/throwing/natural.ts';
import { WELL_KNOWN } from '../../../page/throwing/pace.ts';
import { planOf } from '../../../page/throwing/plan.ts';

const lies = (x: number, z: number): LyingDie => ({ die: 'red', at: [x, 8, z], pose: [0, 0, 0, 1000] });

function bankShot(lying: readonly LyingDie[], placed?: readonly Prop[]): Hand {
  const requirements = compose('first', ['bank']);
  if (!requirements.ok) throw new Error(sayPlainly(requirements.error));
  const natural = knownNatural(requirements.value);
  if (natural === undefined) throw new Error('nobody knows how to do it');
  const plan = planOf(requirements.value);
  return new Hand({ plan, natural, die: 'blue', lying, isSteady: false, pace: WELL_KNOWN, placed });
}

const USUAL = bankShot([]).props;
const [BOX] = USUAL as readonly [Prop];
const UNDER = lies(BOX.at[0], BOX.at[2]);
/** No box finds a place between them. */
const EVERYWHERE = [-450, -150, 150, 450].flatMap(x => [-450, -150, 150, 450].map(z => lies(x, z)));

describe('a box', () => {
  test('stands where it helps when nothing lies there', () => {
    expect(bankShot([lies(BOX.at[0] + 170, BOX.at[2])]).props).toBe(USUAL);
  });

  test('stands beside a die that lies there, as near as it can', () => {
    const hand = bankShot([UNDER]);
    expect(hand.step).toBe('place');
    expect(hand.problem).toBeUndefined();
    expect(checkScene({ dice: [UNDER], props: hand.props }).ok).toBe(true);
    const [{ at }] = hand.props as readonly [Prop];
    const way = Math.hypot(at[0] - BOX.at[0], at[2] - BOX.at[2]);
    expect(way).toBeGreaterThanOrEqual(158);
    expect(way).toBeLessThanOrEqual(160);
    hand.press(0);
    expect(hand.step).not.toBe('place');
  });

  test('that was placed is not placed again, unless a die has come to rest there', () => {
    expect(bankShot([], USUAL).step).not.toBe('place');
    const hand = bankShot([UNDER], USUAL);
    expect(hand.step).toBe('place');
    expect(hand.problem).toBeUndefined();
  });

  test('cannot be moved onto a die', () => {
    const hand = bankShot([lies(0, 450)]);
    expect(hand.place(0, { ...BOX, at: [0, 0, 450] })).toBe('the red die lies inside the box');
    expect(hand.props).toBe(USUAL);
  });

  test('that finds no place is not set down, and it is said why', () => {
    const hand = bankShot(EVERYWHERE);
    expect(hand.problem).toBe('the red die lies inside the box');
    hand.press(0);
    expect(hand.step).toBe('place');
  });
});
