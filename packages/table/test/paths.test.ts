/** Judges of the die's path, by paths drawn by hand: what is just enough and what is not quite. */

import { sayPlainly } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import {
  AT,
  bitOf,
  CARD,
  type Gesture,
  judge,
  LEG,
  makeRelease,
  PLAIN_GESTURE,
  type Prop,
  RATE,
  SPIN,
  STATE_SIZE,
  sayFindings,
  type Throw,
  type Touch,
  TURN,
  type Vector,
  verdictMessage,
} from '../src/index.ts';
import { compose, type EditionId } from './support/editions.ts';

interface Stop {
  readonly at: Vector;
  readonly touches?: readonly Touch[];
  readonly spin?: Vector;
}

/** Six steps of flight between two stops are a flight the referee sees, as long as the die is high enough. */
const BETWEEN = 6;

function verdictOf(
  edition: EditionId,
  throws: readonly Throw[],
  stops: readonly Stop[],
  props: readonly Prop[] = [],
  gesture: Partial<Gesture> = {},
) {
  const requirements = compose(edition, throws);
  if (!requirements.ok) throw new Error(sayPlainly(requirements.error));
  const all = stops.flatMap((stop, i) => (i === 0 ? [stop] : [...way(stops[i - 1] as Stop, stop), stop]));
  const states = new Float32Array(all.length * STATE_SIZE);
  const touched = new Uint16Array(all.length - 1);
  for (const [i, { at, spin = [0, 0, 0], touches = [] }] of all.entries()) {
    states.set(at, i * STATE_SIZE + AT);
    states.set([0, 0, 0, 1], i * STATE_SIZE + TURN);
    states.set(spin, i * STATE_SIZE + SPIN);
    if (i > 0) touched[i - 1] = touches.reduce((bits, touch) => bits | bitOf(touch), 0);
  }
  const trajectory = { steps: all.length - 1, end: 'rest', states, touched, others: [] } as const;
  return judge(
    requirements.value,
    { dice: [], props },
    makeRelease({ gesture: { ...PLAIN_GESTURE, ...gesture } }),
    trajectory,
  );
}

/** Straight from stop to stop, lifted in between; at once to a neighbour. */
function way(from: Stop, to: Stop): Stop[] {
  if (Math.abs(from.at[2] - to.at[2]) < 5) return [];
  return Array.from({ length: BETWEEN }, (_, i) => {
    const share = (i + 1) / (BETWEEN + 1);
    const part = (axis: 0 | 1 | 2): number => from.at[axis] + (to.at[axis] - from.at[axis]) * share;
    return { at: [part(0), part(1) + 30, part(2)], ...(from.spin ? { spin: from.spin } : {}) };
  });
}

const hand: Stop = { at: [0, 150, -600] };
const bounce = (z: number, x = 0): Stop => ({ at: [x, 8, z], touches: ['table'] });
const passing = (y: number, z: number, x = 0, ...touches: Touch[]): Stop => ({ at: [x, y, z], touches });
const board: Stop = { at: [0, 11, -100], touches: ['board'] };
const rest: Stop = { at: [0, 11, 40], touches: ['board'] };

const met = (verdict: ReturnType<typeof verdictOf>, id: Throw): boolean | undefined =>
  verdict.requirements.find(finding => finding.id === id)?.met;
function reason(verdict: ReturnType<typeof verdictOf>, id: Throw): string | undefined {
  const finding = verdict.requirements.find(one => one.id === id);
  return finding && sayFindings()(finding);
}

describe('card-jump', () => {
  const card: Prop = { kind: 'card', at: [0, 0, -300], turn: [0, 1000] };
  const over = CARD.high + 10;
  const jump = (edition: EditionId, stops: readonly Stop[]) =>
    verdictOf(edition, ['card-jump'], [hand, ...stops, board, rest], [card]);

  test('DF1-THROW-11 DF0-THROW-14 bounces before the card and passes over it', () => {
    const good = [bounce(-400), passing(over, -301), passing(over, -299)];
    expect(met(jump('first', good), 'card-jump')).toBe(true);
    expect(met(jump('prototype', good), 'card-jump')).toBe(true);
  });
  test('TH-R-03 may brush the upper edge', () => {
    const brushing = [bounce(-400), passing(CARD.high + 2, -301, 0, 'card'), passing(CARD.high + 2, -299)];
    expect(met(jump('first', brushing), 'card-jump')).toBe(true);
  });
  test('TH-R-03 neither through the card nor round it nor back from it', () => {
    const below = jump('first', [bounce(-400), passing(CARD.high - 1, -301), passing(CARD.high - 1, -299)]);
    expect(reason(below, 'card-jump')).toBe('passed the card 1 mm below its upper edge');
    const beside = CARD.long / 2 + 9;
    const round = jump('first', [bounce(-400), passing(over, -301, beside), passing(over, -299, beside)]);
    expect(reason(round, 'card-jump')).toBe('went round the card');
    const back = verdictOf(
      'first',
      ['card-jump'],
      [hand, bounce(-400), passing(40, -310, 0, 'card'), bounce(-500)],
      [card],
    );
    expect(reason(back, 'card-jump')).toBe('did not pass the card');
  });
  test('TH-R-10 bounces exactly once before the card in the first edition, as often as it likes in the prototype', () => {
    const twice = [bounce(-500), bounce(-400), passing(over, -301), passing(over, -299)];
    expect(reason(jump('first', twice), 'card-jump')).toBe(
      'bounced 2 times before the card, needs exactly 1',
    );
    expect(met(jump('prototype', twice), 'card-jump')).toBe(true);
    const never = [passing(over, -301), passing(over, -299), bounce(-250)];
    expect(met(jump('prototype', never), 'card-jump')).toBe(false);
  });
  test('TH-R-10 with two-bounce takes the second bounce beyond the card', () => {
    const both = verdictOf(
      'first',
      ['card-jump', 'two-bounce'],
      [hand, bounce(-400), passing(over, -301), passing(over, -299), bounce(-240), board, rest],
      [card],
    );
    expect(both.hit).toBe(true);
  });
});

describe('bank', () => {
  const touch: Stop = { at: [0, 60, -300], touches: ['box'] };
  test('TH-R-06 DF2-R-33 two bounces may be split around the box, in any order before the board', () => {
    for (const stops of [
      [bounce(-500), touch, bounce(-260)],
      [touch, bounce(-500), bounce(-260)],
      [bounce(-500), bounce(-260), touch],
    ]) {
      const verdict = verdictOf('second', ['bank', 'two-bounce'], [hand, ...stops, board, rest]);
      expect(verdict.hit).toBe(true);
    }
  });
  test('TH-R-06 a bounce behind the board comes too late', () => {
    const verdict = verdictOf(
      'second',
      ['bank', 'two-bounce'],
      [hand, bounce(-500), touch, board, bounce(-260), rest],
    );
    expect([met(verdict, 'bank'), met(verdict, 'two-bounce')]).toEqual([true, false]);
  });
  test('DF2-R-33 TH-G-06 the box is no bounce', () => {
    const verdict = verdictOf('second', ['bank'], [hand, touch, board, rest]);
    expect(met(verdict, 'bank')).toBe(true);
    expect(sayFindings()(verdictMessage(verdict))).toBe(
      'Miss: bounce not fulfilled, first touched the board after 0 bounces.',
    );
  });
  test('DF2-THROW-04 the board first and the box after it is not bank', () => {
    const verdict = verdictOf('second', ['bank'], [hand, bounce(-500), board, touch, rest]);
    expect(reason(verdict, 'bank')).toBe('touched the box only after the board');
  });
  test('DF1-THROW-01 only the first edition takes a hero sheet for the box', () => {
    const sheet: Stop = { at: [0, 60, -300], touches: ['sheet'] };
    const stops = [hand, bounce(-500), sheet, board, rest];
    const editions = ['prototype', 'first', 'second'] as const;
    expect(editions.map(edition => met(verdictOf(edition, ['bank'], stops), 'bank'))).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('spin', () => {
  const steps = 2 * (BETWEEN + 1) - 1;
  /** A spin of so many turns before the board, tilted by rise over run. */
  const spun = (turns: number, tilt: number) => {
    const about = (turns * 2 * Math.PI * RATE) / steps;
    const spin: Vector = [about * tilt, about, 0];
    const turning = (stop: Stop): Stop => ({ ...stop, spin });
    return met(verdictOf('second', ['spin'], [turning(hand), turning(bounce(-400)), board, rest]), 'spin');
  };
  test('TH-R-02 DF2-THROW-19 DF1-THROW-14 DF0-THROW-09 is one full turn upright before the board', () => {
    expect(spun(1.01, 0)).toBe(true);
    expect(spun(0.99, 0)).toBe(false);
    expect(spun(-1.01, 0)).toBe(true);
  });
  test('TH-R-02 within 30° of the vertical', () => {
    expect(spun(1.5, 0.57)).toBe(true);
    expect(spun(1.5, 0.585)).toBe(false);
  });
});

describe('under the leg', () => {
  const leg: Prop = { kind: 'leg', at: [0, -100, -560], turn: [0, 1000] };
  const underside = -100 + LEG.clearance;
  const pass = (y: number, x = 0) =>
    verdictOf(
      'second',
      ['under-the-leg'],
      [{ at: [0, 100, -700] }, passing(y, -561, x), passing(y, -559, x), bounce(-400), board, rest],
      [leg],
    );
  test('DF2-THROW-12 the path leads beneath the leg', () => {
    expect(met(pass(underside - 1), 'under-the-leg')).toBe(true);
    expect(reason(pass(underside + 1), 'under-the-leg')).toBe('passed 1 mm above the underside of the leg');
    expect(reason(pass(100, LEG.width / 2 + 1), 'under-the-leg')).toBe('passed beside the leg');
  });
});

describe('head, nose, elbow', () => {
  const headed: Stop = { at: [0, 400, -580], touches: ['head'] };
  const ways = {
    first: [hand, headed, bounce(-400), board, rest],
    afterTable: [hand, bounce(-400), headed, board, rest],
    never: [hand, bounce(-400), board, rest],
  };
  const isHeaded = (edition: EditionId, stops: readonly Stop[]) =>
    met(verdictOf(edition, ['head'], stops, [], { toss: 'self' }), 'head');
  test.each(['prototype', 'first'] as const)(
    'DF1-THROW-13 DF0-THROW-10 comes off the head before the table (%s)',
    edition => {
      expect(isHeaded(edition, ways.first)).toBe(true);
      expect(isHeaded(edition, ways.afterTable)).toBe(false);
      expect(isHeaded(edition, ways.never)).toBe(false);
    },
  );
  test('DF2-THROW-17 touches the head at any time before the board', () => {
    expect(isHeaded('second', ways.first)).toBe(true);
    expect(isHeaded('second', ways.afterTable)).toBe(true);
    expect(isHeaded('second', ways.never)).toBe(false);
    expect(isHeaded('second', [hand, bounce(-400), board, headed, rest])).toBe(false);
  });
  test.each([
    ['nose', 'DF2-THROW-26'],
    ['elbow', 'DF2-THROW-25'],
  ] as const)('a touch of the %s on the way is enough in the second edition (%s)', (part, _) => {
    const touch: Stop = { at: [0, 200, -580], touches: [part] };
    expect(met(verdictOf('second', [part], [hand, touch, bounce(-400), board, rest]), part)).toBe(true);
    expect(met(verdictOf('first', [part], [hand, touch, bounce(-400), board, rest]), part)).toBe(false);
  });
});
