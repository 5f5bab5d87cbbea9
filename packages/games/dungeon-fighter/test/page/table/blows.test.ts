import { describe, expect, test } from 'vitest';
import type { Step } from '../../../hosted/index.ts';
import { LOOKING } from '../../../page/table/direct.ts';
import { blowsOf, isDramatic } from '../../../page/table/sight/blows.ts';
import { momentsOf } from '../../../page/table/sight/moments.ts';
import { pauseBefore } from '../../../page/table/tempo.ts';
import type { Event } from '../../../rules/index.ts';

const BLOW: readonly Event[] = [
  { type: 'hit', hero: 'brad', zone: '6' },
  { type: 'damage', parts: [], total: 6 },
  { type: 'monster-life', from: 4, to: -2, why: 'hit' },
  { type: 'defeated', card: 'x', epic: true },
  { type: 'coins', amount: 3, chest: 5, why: 'x' },
];

describe('what flies and falls', () => {
  test('a blow flies to the foe, which falls with its coins', () =>
    expect(blowsOf(BLOW)).toEqual([
      { kind: 'strike', amount: 6, isKill: false },
      { kind: 'fall', coins: 3, isEpic: true },
    ]));

  test('hearts break at whoever is hurt, and what heals breaks nothing', () =>
    expect(
      blowsOf([
        { type: 'hurt', hero: 'brad', from: 5, to: 3, why: 'miss' },
        { type: 'monster-life', from: 3, to: 5, why: 'x' },
      ]),
    ).toEqual([{ kind: 'hurt', hero: 'brad', amount: 2 }]));

  test('a boss enters', () =>
    expect(blowsOf([{ type: 'boss', card: 'b', life: 20, parts: [] }])).toEqual([
      { kind: 'boss', card: 'b' },
    ]));

  test('is heard, each thing once', () => {
    expect(momentsOf(BLOW)).toEqual(['hit', 'strike', 'monster-defeated', 'coins']);
    expect(momentsOf([{ type: 'boss', card: 'b', life: 20, parts: [] }])).toEqual(['boss']);
  });
});

describe('slow motion', () => {
  const thrown = (
    zone: string,
    hit: boolean,
    dice: readonly string[],
    chest = 0,
    events: readonly Event[] = [],
  ) =>
    ({
      flight: { verdict: { hit, zone } },
      events,
      snapshot: { view: { combat: { dice }, chest: { dice: chest } } },
    }) as unknown as Step;

  test('is for sixes, bullseyes, kills and the last die', () => {
    expect(isDramatic(thrown('6', true, ['red']))).toBe(true);
    expect(isDramatic(thrown('bullseye', true, ['red']))).toBe(true);
    expect(isDramatic(thrown('3', true, ['red'], 0, [{ type: 'insta-kill', hero: 'brad' }]))).toBe(true);
    expect(isDramatic(thrown('2', false, []))).toBe(true);
  });

  test('is for nothing else', () => {
    expect(isDramatic(thrown('6', false, ['red']))).toBe(false);
    expect(isDramatic(thrown('3', true, ['red']))).toBe(false);
    expect(isDramatic(thrown('3', true, [], 1))).toBe(false);
  });
});

describe('people in a hurry', () => {
  test('wait for nothing at once, and never longer at a higher speed', () => {
    expect(LOOKING.instant).toBe(0);
    expect(LOOKING[4]).toBeLessThan(LOOKING[2]);
    expect(LOOKING[2]).toBeLessThan(LOOKING[1]);
    expect(LOOKING[1], 'as long as before').toBeLessThanOrEqual(2200);
  });

  test('need not wait for bots', () => {
    const state = {
      game: { id: 'here', table: { seats: { bot: { kind: 'sensible', skill: 'average' } } } },
      snapshot: { turn: { hero: 'bot', isForPeople: false }, holdOn: false },
      showing: undefined,
      busy: false,
      curtain: false,
      refusal: undefined,
    } as unknown as Parameters<typeof pauseBefore>[0];
    expect(pauseBefore(state, 'instant')).toBe(0);
    expect(pauseBefore(state, 4)).toBeLessThan(pauseBefore(state, 2) as number);
    expect(pauseBefore(state, 1)).toBe(900);
  });
});
