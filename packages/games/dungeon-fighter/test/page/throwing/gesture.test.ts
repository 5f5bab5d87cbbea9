import { makeStream, sayPlainly } from '@tumblekeep/kernel';
import { SENSITIVITY } from '@tumblekeep/page-kit/app/settings.ts';
import { checkRelease, type Natural } from '@tumblekeep/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compose, EDITIONS, isInEdition, THROWS } from '../../../../../table/test/support/editions.ts';
import { balanceOn, CENTRED, hasFallen } from '../../../page/throwing/balance.ts';
import { commit, powerOf } from '../../../page/throwing/commit.ts';
import { Hand } from '../../../page/throwing/hand.ts';
import { guessNatural, knownNatural } from '../../../page/throwing/natural.ts';
import { asWanted, learn, PACE, readPace, UNKNOWN, WELL_KNOWN } from '../../../page/throwing/pace.ts';
import { planOf } from '../../../page/throwing/plan.ts';
import { HOP, hopHeight, isAirborne, wave } from '../../../page/throwing/rhythm.ts';
import { gestureOf, NO_DEEDS, obedientStance } from '../../../page/throwing/stance.ts';
import { PASS } from '../../../page/throwing/steps/timed.ts';
import { measureSwing, type Sample } from '../../../page/throwing/swing.ts';
import { AVERAGE, act, EXACT } from '../support/people.ts';

const path = (place: (t: number) => readonly [number, number], until = 200): Sample[] =>
  Array.from({ length: until / 10 + 1 }, (_, i) => {
    const [x, y] = place(i * 10);
    return { t: i * 10, x, y };
  });

/** The way between the places that were heard of is taken for a smooth one, which a sudden change is not. */
const expectAbout = (speed: number, known: number): void => {
  expect(speed / known).toBeGreaterThan(0.97);
  expect(speed / known).toBeLessThan(1.03);
};

const planFor = (edition: (typeof EDITIONS)[number], ...ids: string[]) => {
  const requirements = compose(edition, ids);
  if (!requirements.ok) throw new Error(sayPlainly(requirements.error));
  return planOf(requirements.value);
};

describe('a swing', () => {
  test('is measured by its last tenth of a second', () => {
    const swing = measureSwing(
      path(t => [t < 100 ? t / 10 : 10, -t / 100]),
      200,
    );
    expect(swing).toMatchObject({ right: 0, up: 1, curl: 0, surge: 0 });
    expectAbout(swing.speed, 10);
  });
  test('of a hand that follows late is what it was then', () => {
    const samples = path(t => [0, t < 100 ? -t / 100 : -1 - (t - 100) / 10]);
    expectAbout(measureSwing(samples, 100).speed, 10);
    expectAbout(measureSwing(samples, 200).speed, 100);
  });
  test('that bends to the right curls to the right', () => {
    const bent = path(t => [(t * t) / 400, -t]);
    expect(measureSwing(bent, 200).curl).toBeGreaterThan(0.1);
    expect(
      measureSwing(
        bent.map(one => ({ ...one, x: -one.x })),
        200,
      ).curl,
    ).toBeLessThan(-0.1);
  });
  test('that speeds up surges', () => {
    expect(
      measureSwing(
        path(t => [0, (-t * t) / 100]),
        200,
      ).surge,
    ).toBeGreaterThan(0.1);
    expect(
      measureSwing(
        path(t => [0, -40 * t + (t * t) / 10]),
        200,
      ).surge,
    ).toBeLessThan(-0.1);
  });
  test('counts though the hand stops a moment before it opens', () => {
    const stopped = path(t => [0, -Math.min(t, 150)], 200);
    expect(measureSwing(stopped, 200).speed).toBeCloseTo(1000);
  });
  test('has its fastest stretch as its speed, however long the die was held', () => {
    const held = path(t => [0, t < 140 ? 0 : 140 - t], 200);
    expectAbout(measureSwing(held, 200).speed, 1000);
  });
  test('is the same where few of its places are heard of', () => {
    const all = path(t => [t / 10, -t]);
    const few = all.filter((_, i) => i % 5 === 0);
    const [heard, known] = [measureSwing(few, 200), measureSwing(all, 200)];
    expect(heard.speed).toBeCloseTo(known.speed);
    expect(heard.right).toBeCloseTo(known.right);
  });
  test('begins where the hand turned round', () => {
    const swung = path(t => [0, t < 140 ? t : 280 - t - 2 * (t - 140)], 200);
    expect(measureSwing(swung, 200)).toMatchObject({ right: 0, up: 1 });
  });
  test('that stands still before the release is none', () => {
    expect(
      measureSwing(
        path(t => [0, -Math.min(t, 100)], 300),
        300,
      ).speed,
    ).toBe(0);
  });
});

describe('a commitment', () => {
  test('is accepted whatever the hand did', () => {
    const naturals = EDITIONS.flatMap(edition =>
      [[], ...THROWS.filter(id => isInEdition(id, edition)).map(id => [id])].map(
        ids => knownNatural(planFor(edition, ...ids).requirements) as Natural,
      ),
    );
    expect(naturals.every(natural => natural !== undefined)).toBe(true);
    const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    const gesture = gestureOf(obedientStance(planFor('second').requirements), NO_DEEDS);
    fc.assert(
      fc.property(
        fc.constantFrom(...naturals),
        fc.array(number, { minLength: 6, maxLength: 6 }),
        (natural, numbers) => {
          const [power = 0, across = 0, curl = 0, loft = 0, side = 0, lift = 0] = numbers;
          const aim = {
            power,
            across,
            curl: curl / 1e6,
            loft: loft / 1e6,
            side,
            lift,
            turn: [power, 1, 0, 0] as const,
          };
          const release = commit(natural, aim, { power: 1.75, across: 1.1 }, gesture, 'blue');
          expect(checkRelease(release)).toEqual({ ok: true, value: release });
        },
      ),
      { numRuns: 2000 },
    );
  });
  test('of the same gesture is the same', () => {
    const throwOnce = () => {
      const plan = planFor('second', 'jump', 'weak-hand');
      const hand = new Hand({
        plan,
        natural: guessNatural(plan.requirements),
        die: 'green',
        lying: [],
        isSteady: false,
        pace: WELL_KNOWN,
      });
      act(hand, AVERAGE, makeStream('twice', 'hand'));
      return hand.attempt;
    };
    const attempt = throwOnce();
    expect(attempt?.release.die).toBe('green');
    expect(throwOnce()).toEqual(attempt);
  });
  test('takes powers by square roots alone', () => {
    expect(powerOf(1.44, 0.5)).toBeCloseTo(1.2);
    expect(powerOf(2, 1.75)).toBeCloseTo(2 ** 1.75);
  });
});

describe('what moves by itself', () => {
  test('goes to and fro between -1 and 1', () => {
    expect([0, 250, 500, 750].map(t => wave(t, 1000))).toEqual([0, 1, 0, -1]);
  });
  test('hops, about half of the time in the air', () => {
    const times = Array.from({ length: HOP.period }, (_, i) => i);
    expect(times.filter(isAirborne)).toHaveLength(HOP.air - 1);
    expect(Math.max(...times.map(hopHeight))).toBe(1);
  });
  test('a die that nobody balances falls off, a held one need not', () => {
    let balance = CENTRED;
    let time = 0;
    while (!hasFallen(balance) && time < 20_000) {
      balance = balanceOn(balance, { right: 0, ahead: 0 }, time, 10);
      time += 10;
    }
    expect(time).toBeLessThan(8000);
    let held = CENTRED;
    for (let t = 0; t < 5000; t += 10) {
      const lean = (place: number, speed: number): number => -1.2 * place - 0.4 * speed;
      const tilt = { right: lean(held.right, held.speedRight), ahead: lean(held.ahead, held.speedAhead) };
      held = balanceOn(held, tilt, t, 10);
    }
    expect(hasFallen(held)).toBe(false);
  });
});

describe('a die taken beside its place', () => {
  test.each([-0.2, 0, 0.15])('%d spans aside and flicked at the bullseye flies there', aside => {
    const plan = planFor('second');
    const natural = knownNatural(plan.requirements) as Natural;
    const touch = { power: 1, across: 3 };
    const hand = new Hand({ plan, natural, die: 'red', lying: [], isSteady: false, pace: WELL_KNOWN, touch });
    const ahead = 0.5;
    hand.meet(WELL_KNOWN, ahead);
    hand.down({ t: 0, x: aside, y: 0 }, 1);
    for (let t = 10; t <= 100; t += 10) {
      const share = (t / 1000) * (PACE / ahead);
      hand.move({ t, x: aside * (1 - share), y: -ahead * share }, 1);
    }
    hand.up({ t: 100, x: aside * (1 - PACE * 0.2), y: -PACE * 0.1 }, 1);
    const { at, velocity } = hand.attempt?.release ?? { at: [0, 0, 1], velocity: [0, 0, 1] };
    const passes = at[0] - (velocity[0] / velocity[2]) * at[2];
    // What is left is the trembling of the hand.
    expect(Math.abs(passes)).toBeLessThan(3 * plan.feel.tremble * Math.abs(at[2]) + 10);
    expect(Math.sign(at[0])).toBe(Math.sign(-aside) + 0);
  });
});

describe('the pace of a person', () => {
  test('is judged with the swing that is judged', () => {
    const plan = planFor('second');
    const natural = knownNatural(plan.requirements) as Natural;
    const options = { plan, natural, die: 'red', lying: [], isSteady: false } as const;
    const stranger = new Hand({ ...options, pace: UNKNOWN });
    const known = new Hand({ ...options, pace: WELL_KNOWN });
    expect(stranger.paceFor(PACE * 1.5)).toBeGreaterThan(known.paceFor(PACE * 1.5));
    expect(known.paceFor(PACE * 1.5)).toBeGreaterThan(PACE);
  });

  test('makes more of the same flick for those who set it so', () => {
    const plan = planFor('second');
    const natural = knownNatural(plan.requirements) as Natural;
    const speedAt = (sensitivity: number): number => {
      const pace = asWanted(WELL_KNOWN, sensitivity);
      const hand = new Hand({ plan, natural, die: 'red', lying: [], isSteady: false, pace });
      act(hand, EXACT, makeStream('as wanted', 'hand'));
      const [x, y, z] = hand.attempt?.release.velocity ?? [0, 0, 0];
      return Math.sqrt(x * x + y * y + z * z);
    };
    const { least, most } = SENSITIVITY;
    expect(speedAt(least)).toBeLessThan(0.9 * speedAt(1));
    expect(speedAt(most)).toBeGreaterThan(1.1 * speedAt(1));
    // The swing itself is remembered as it was: the setting can be changed back.
    expect(asWanted(WELL_KNOWN, most).swings).toBe(WELL_KNOWN.swings);
  });

  test('is learnt within some swings and never runs away', () => {
    let pace = UNKNOWN;
    for (let i = 0; i < 12; i++) pace = learn(pace, 4);
    expect(pace.speed).toBeGreaterThan(3.3);
    for (let i = 0; i < 99; i++) pace = learn(pace, 1e9);
    expect(pace.speed).toBeLessThanOrEqual(PACE * 2.2);
  });
  test('is read from anything', () => {
    expect(readPace('{"touch":{"speed":3,"swings":5}}', 'touch')).toEqual({ speed: 3, swings: 5 });
    for (const text of [
      null,
      '',
      'x',
      '7',
      'null',
      '{"touch":3}',
      '{"touch":{"speed":"a"}}',
      '{"touch":{"speed":1e9,"swings":1}}',
    ])
      expect(readPace(text, 'touch')).toEqual(UNKNOWN);
  });
});

test('a die that nobody reached for is tossed again without a word; one that was reached for too soon is a drop', () => {
  const plan = planFor('second', 'hot-potato');
  const natural = guessNatural(plan.requirements);
  const hand = new Hand({ plan, natural, die: 'red', lying: [], isSteady: false, pace: WELL_KNOWN });
  for (let t = 0; t <= 4000; t += 20) hand.tick(t);
  expect(hand.step).toBe('catch');
  expect(hand.lastNote).toBeUndefined();
  // The second toss is on its way, and half of it is still to come.
  const { began, half } = {
    began: 2 * (PASS.wait + PASS.flight + PASS.window),
    half: PASS.wait + PASS.flight / 2,
  };
  for (let t = 4020; t <= began + half; t += 20) hand.tick(t);
  hand.press(began + half);
  expect(hand.lastNote).toBe('missed-catch');
});
