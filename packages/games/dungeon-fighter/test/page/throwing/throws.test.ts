/** Every throw of every edition through its control: done as told it is what was asked, done a little wrong it is not. */
import { makeStream, sayPlainly } from '@tumblekeep/kernel';
import { loadJolt, PLAIN_GESTURE, revisionOf, sayFindings, type Throw, throwDie } from '@tumblekeep/table';
import { describe, expect, test } from 'vitest';
import {
  compose,
  EDITIONS,
  type EditionId,
  isInEdition,
  THROWS,
  throwingOf,
} from '../../../../../table/test/support/editions.ts';
import { Hand } from '../../../page/throwing/hand.ts';
import { noteText } from '../../../page/throwing/instructions.ts';
import { guessNatural, knownNatural } from '../../../page/throwing/natural.ts';
import { WELL_KNOWN } from '../../../page/throwing/pace.ts';
import { planOf } from '../../../page/throwing/plan.ts';
import type { StanceKey } from '../../../page/throwing/stance.ts';
import type { Note } from '../../../page/throwing/steps/step.ts';
import { BASE } from '../../../page/throwing/touch.ts';
import { act, EXACT, type Person } from '../support/people.ts';

const engine = await loadJolt();

function handFor(edition: EditionId, ...ids: Throw[]): Hand {
  const requirements = compose(edition, ids);
  if (!requirements.ok) throw new Error(sayPlainly(requirements.error));
  const plan = planOf(requirements.value);
  const natural = knownNatural(requirements.value) ?? guessNatural(requirements.value);
  return new Hand({
    plan: { ...plan, feel: { ...plan.feel, tremble: 0 } },
    natural,
    die: 'red',
    lying: [],
    isSteady: false,
    pace: WELL_KNOWN,
    touch: BASE,
  });
}

function judged(hand: Hand, person: Person = EXACT) {
  act(hand, person, makeStream('act', 'exact'));
  const { throwing, board, throws } = hand.plan.requirements;
  if (hand.attempt === undefined) throw new Error(`nothing thrown: ${hand.step} ${hand.lastNote}`);
  const thrown = throwDie(engine, { ...hand.attempt, throwing, board, throws });
  if (!thrown.ok) throw new Error(sayPlainly(thrown.error));
  return thrown.value.verdict;
}

const findingOf = (verdict: ReturnType<typeof judged>, id: Throw) =>
  verdict.requirements.find(finding => finding.id === id);

/** The smallest thing a person can do wrong in the control of a throw. */
interface Fault {
  readonly person?: Person['fault'];
  readonly stance?: StanceKey;
  readonly lift?: number;
  readonly move?: (hand: Hand) => void;
  /** Why the throw was none, when the die lies … */
  readonly reason?: RegExp;
  /** … or why it is not even thrown: it cannot count. */
  readonly refused?: Note;
}

const moveBy =
  (x: number, z: number) =>
  (hand: Hand): void => {
    const prop = hand.props[0];
    if (prop) hand.place(0, { ...prop, at: [prop.at[0] + x, prop.at[1], z] });
  };
const tooFast: Fault = { person: { power: 1.5 }, reason: /left the hand at \d+ mm\/s, allowed/ };
const grazed: Fault = { person: { late: 150 }, refused: 'grazed' };
const oneFinger: Fault = { person: { oneFinger: true }, refused: 'two-fingers' };

/** Cards, crossed wrists, flicks and the free readings of nose and elbow are gone through or nothing is thrown. */
const FAULTS: Readonly<Partial<Record<Throw, Fault | Readonly<Partial<Record<EditionId, Fault>>>>>> = {
  backwards: { stance: 'facing', refused: 'stand-facing' },
  bank: { move: moveBy(430, 380), reason: /did not touch/ },
  blind: { stance: 'eyes', refused: 'stand-eyes' },
  blow: { person: { power: 1.6 }, reason: /mm\/s, allowed/ },
  'borrowed-hand': { person: { jerk: true }, refused: 'slipped' },
  'card-jump': { move: moveBy(400, -300), reason: /card/ },
  catapult: { lift: 250, refused: 'too-high' },
  dancing: {
    first: { person: { grounded: true }, refused: 'grounded' },
    second: { person: { late: 600 }, refused: 'too-late' },
  },
  elbow: { first: tooFast },
  far: { person: { overstep: true }, refused: 'over-line' },
  head: {
    prototype: { person: { late: 150 }, reason: /head/ },
    first: { person: { late: 150 }, reason: /head/ },
    second: grazed,
  },
  'hot-potato': { person: { late: 1100 }, refused: 'too-late' },
  jump: { person: { grounded: true }, refused: 'grounded' },
  nose: { first: tooFast },
  'one-eye': { stance: 'eyes', refused: 'stand-eyes' },
  palms: {
    prototype: { person: { apart: 150 }, refused: 'not-together' },
    first: oneFinger,
    second: oneFinger,
  },
  sitting: { stance: 'posture', refused: 'stand-posture' },
  slam: grazed,
  'small-fingers': oneFinger,
  spin: { person: { straight: true }, refused: 'no-twirl' },
  'two-bounce': { person: { power: 1.3 }, reason: /bounced [01] time/ },
  'under-the-leg': {
    prototype: { stance: 'leg', refused: 'stand-leg' },
    first: { stance: 'leg', refused: 'stand-leg' },
    second: { lift: 250, reason: /leg/ },
  },
  'under-the-table': { lift: 240, refused: 'too-high' },
  'weak-hand': { stance: 'hand', refused: 'stand-hand' },
  'wrist-on-table': { lift: 250, refused: 'too-high' },
};

test('the natural throws were found with this physics', () => {
  for (const edition of EDITIONS) expect(throwingOf(edition).naturals?.revision).toBe(revisionOf(engine));
});

for (const edition of EDITIONS)
  describe(edition, () => {
    for (const id of THROWS.filter(one => isInEdition(one, edition))) {
      test(`${id} done as told is what was asked`, () => {
        const verdict = judged(handFor(edition, id));
        expect(findingOf(verdict, id)).toMatchObject({ id, met: true });
      });
      const listed = FAULTS[id];
      const isForAll = listed && ('reason' in listed || 'refused' in listed);
      const fault = isForAll ? (listed as Fault) : (listed as Partial<Record<EditionId, Fault>>)?.[edition];
      if (fault === undefined) continue;
      test(`${id} done a little wrong is told so`, () => {
        const hand = handFor(edition, id);
        if (fault.stance) hand.toggle(fault.stance);
        if (fault.lift !== undefined) hand.raise(fault.lift);
        fault.move?.(hand);
        const person = { ...EXACT, ...(fault.person ? { fault: fault.person } : {}) };
        if (fault.refused !== undefined) {
          act(hand, person, makeStream('act', 'exact'), 'up');
          expect(hand.attempt).toBeUndefined();
          expect(hand.lastNote).toBe(fault.refused);
          expect(noteText(fault.refused, hand, 'touch')).toMatch(/[.!]$/);
          return;
        }
        const verdict = judged(hand, person);
        const finding = findingOf(verdict, id);
        expect(finding).toMatchObject({ met: false });
        expect(finding && sayFindings()(finding)).toMatch(fault.reason as RegExp);
      });
    }
  });

describe('together', () => {
  test('blind, jump and two bounces are all of it at once', () => {
    const hand = handFor('second', 'blind', 'jump', 'two-bounce');
    const verdict = judged(hand);
    expect(hand.plan.views).toEqual(['dark', 'bobbing', 'plain']);
    expect(findingOf(verdict, 'blind')?.met).toBe(true);
    expect(findingOf(verdict, 'jump')?.met).toBe(true);
    expect(hand.attempt?.release.gesture).toEqual({ ...PLAIN_GESTURE, eyes: 'closed', airborne: 'yes' });
  });
  test('a die on nose and elbow is balanced on one, then tipped off the other', () => {
    const hand = handFor('second', 'nose', 'elbow');
    expect(hand.steps).toEqual(['balance', 'tip']);
    const verdict = judged(hand);
    expect(findingOf(verdict, 'nose')?.met).toBe(true);
    expect(findingOf(verdict, 'elbow')?.met).toBe(true);
  });
  test('two mirrors make no mirror', () => {
    expect(handFor('second', 'backwards', 'weak-hand').plan.feel).toMatchObject({
      isMirrored: false,
      isBackwards: true,
    });
  });
  test('every pair goes through its steps to a release that is accepted', () => {
    const ids = THROWS.filter(id => isInEdition(id, 'second'));
    for (const [i, one] of ids.entries())
      for (const other of ids.slice(i + 1)) {
        const hand = handFor('second', one, other);
        if (hand.plan.requirements.conflicts.length > 0) continue;
        act(hand, EXACT, makeStream('pair', one));
        expect(hand.attempt, `${one} + ${other}: ${hand.step} ${hand.lastNote}`).toBeDefined();
      }
  });
});

describe('by keys', () => {
  const keyed = (edition: EditionId, ...ids: Throw[]): Hand => {
    const made = handFor(edition, ...ids);
    const { plan } = made;
    const natural = knownNatural(plan.requirements) ?? guessNatural(plan.requirements);
    return new Hand({
      plan,
      natural,
      die: 'white',
      lying: [],
      isSteady: false,
      pace: WELL_KNOWN,
      keys: 'quick',
    });
  };
  /** Starts the markers and stops each of the three where it is so far from the middle; answers when. */
  const stopAt = (hand: Hand, from: number, ...places: readonly number[]): number => {
    let time = from;
    hand.press(time);
    for (const place of places) {
      while ((hand.look(time).markers?.at(-1) ?? 1) < place) time++;
      hand.press(time);
    }
    return time;
  };
  test('three stops in the middle make a straight middling throw', () => {
    const hand = keyed('second');
    stopAt(hand, 1000, 0, 0, 0);
    const [x = 1, , z = 0] = hand.attempt?.release.velocity ?? [];
    const forward = knownNatural(hand.plan.requirements)?.forward ?? 0;
    // What is left is the trembling of hands.
    expect(Math.abs(x / forward)).toBeLessThan(0.2);
    expect(Math.abs(z / forward - 1)).toBeLessThan(0.3);
  });
  test('a late stop is off', () => {
    const hand = keyed('second');
    stopAt(hand, 1000, 0.5, 0.9, 0);
    const [x = 0, , z = 0] = hand.attempt?.release.velocity ?? [];
    const forward = knownNatural(hand.plan.requirements)?.forward ?? 0;
    expect(Math.abs(x)).toBeGreaterThan(0.2 * forward);
    expect(z).toBeGreaterThan(1.2 * forward);
  });
  test('a pair is pressed twice after the spin, and the time between is what was apart', () => {
    const hand = keyed('prototype', 'palms');
    const stopped = stopAt(hand, 1000, 0, 0, 0);
    for (const t of [700, 840]) hand.press(stopped + t);
    expect(hand.attempt).toBeUndefined();
    expect(hand.lastNote).toBe('not-together');
    const again = stopAt(hand, stopped + 2000, 0, 0, 0);
    hand.press(again + 700);
    expect(hand.attempt).toBeUndefined();
    hand.press(again + 790);
    expect(hand.attempt?.release.gesture).toMatchObject({ launch: 'palms', apart: 90 });
  });
  test('Escape starts over', () => {
    const hand = keyed('second');
    hand.press(1000);
    hand.press(1100);
    hand.restart();
    expect(hand.look(1100).standing).toBeUndefined();
    expect(hand.attempt).toBeUndefined();
  });
});
