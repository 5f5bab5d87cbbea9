import { makeStream } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import { handOfSkill } from '../../../bots/handicaps/index.ts';
import { SKILLS, type Skill, skillModelOf } from '../../../bots/index.ts';
import { EMPTY_HAND, type HandRecord, handAfter } from '../../../page/hand/record.ts';
import { likenessOf } from '../../../page/worker/likeness.ts';
import { odds } from '../../../page/worker/odds.ts';
import type { OddsOrder, OddsReport } from '../../../page/worker/protocol.ts';
import type { Throw } from '../../../rules/index.ts';

const POINTS: Readonly<Record<string, number>> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, bullseye: 10 };

/** So many throws of a measured hand. */
function handLike(skill: Skill, count: number, throws: readonly Throw[] = []): HandRecord {
  const stream = makeStream('likeness', skill);
  let hand = EMPTY_HAND;
  for (let i = 0; i < count; i++) {
    const { zone, bounces, failed } = skillModelOf('second').sampleLanding(stream, skill, throws, 'red');
    const hit = zone in POINTS && bounces > 0 && failed.length === 0;
    hand = handAfter(hand, {
      edition: 'second',
      throws,
      hit,
      zone,
      points: hit ? (POINTS[zone] ?? 0) : 0,
      x: 0,
      z: 0,
    });
  }
  return hand;
}

describe('a hand is like', () => {
  test('an average one before anybody has thrown', () => {
    expect(likenessOf(EMPTY_HAND)).toBe(handOfSkill('average'));
  });

  test.each(SKILLS)('a %s one that has thrown so', skill => {
    expect(Math.abs(likenessOf(handLike(skill, 300)) - handOfSkill(skill))).toBeLessThan(0.5);
    expect(Math.abs(likenessOf(handLike(skill, 300, ['blind'])) - handOfSkill(skill))).toBeLessThan(0.6);
  });

  test('hardly another one after a single throw', () => {
    expect(Math.abs(likenessOf(handLike('deadly', 1)) - handOfSkill('average'))).toBeLessThan(0.7);
  });

  test('nothing of rules and throws that nobody knows', () => {
    const [kind] = handLike('deadly', 300).kinds as [HandRecord['kinds'][0]];
    const strange = [
      { ...kind, edition: 'third' },
      { ...kind, throws: ['somersault'] },
      { ...kind, edition: 'constructor' },
    ];
    expect(likenessOf({ ...EMPTY_HAND, kinds: strange })).toBe(handOfSkill('average'));
  });
});

const GAME = {
  rules: 'second',
  options: { heroes: ['brad', 'murka'] },
  table: {
    dice: 'simulated',
    seats: { brad: { kind: 'human', skill: 'average' }, murka: { kind: 'sensible', skill: 'deadly' } },
  },
} as unknown as OddsOrder['game'];

const reportOf = (order: unknown): OddsReport => {
  const answer = odds(order);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
};

describe('how a game would go', () => {
  test('is worked out bit by bit, the chosen handicap first, and is the same when asked again', () => {
    const order = { game: GAME, handicap: -2, hand: handLike('skilled', 200) };
    const reports: OddsReport[] = [];
    do reports.push(reportOf(order));
    while (!reports.at(-1)?.isDone);
    const last = reports.at(-1) as OddsReport;
    expect(Math.abs(last.hand - handOfSkill('skilled'))).toBeLessThan(0.5);
    expect(last.here?.of).toBe(200);
    expect(last.even?.handicap).toBeLessThan(-2);
    expect((last.even?.won ?? 0) / (last.even?.of ?? 1)).toBeGreaterThan(0.35);
    expect((last.even?.won ?? 0) / (last.even?.of ?? 1)).toBeLessThan(0.65);
    expect(reports.every(({ played }, at) => at === 0 || played >= (reports[at - 1]?.played ?? 0))).toBe(
      true,
    );
    expect(reportOf(order)).toEqual(last);
  });

  test('begins anew for another order', () => {
    const order = { game: GAME, handicap: 0, hand: undefined };
    expect(reportOf(order).isDone).toBe(false);
    expect(reportOf({ ...order, handicap: 10 }).here).toBeUndefined();
  });

  test.each([
    ['nothing', undefined],
    ['no game', { handicap: 0 }],
    ['no such rules', { game: { ...GAME, rules: 'third' }, handicap: 0 }],
    ['no such handicap', { game: GAME, handicap: 99 }],
    ['no such hero', { game: { ...GAME, options: { heroes: ['brad', 'nobody'] } }, handicap: 0 }],
  ])('is refused for %s', (_, order) => {
    expect(odds(order).ok).toBe(false);
  });
});
