/** What throws and steps add to the records, and the deeds that follow from them. */
import {
  join,
  NO_RECORDS,
  type Records,
  recordsAfter,
  seenOf,
} from '@tumblekeep/page-kit/records/records.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Flight, Step } from '../../hosted/index.ts';
import { DEEDS, deedsOf } from '../../page/records/deeds.ts';
import { doneByThrow, doneInStep } from '../../page/records/done.ts';
import { deeds } from '../../page/words/en/deeds.ts';
import { type Event, THROWS } from '../../rules/index.ts';

const flight = (verdict: object, throws: readonly string[] = []): Flight =>
  ({
    throws,
    scene: { dice: [], props: [] },
    after: [],
    verdict: { hit: true, zone: '4', points: 4, bounces: 1, flatness: 1, ...verdict },
  }) as unknown as Flight;

const step = (events: readonly object[], view: object = {}, outcome?: object): Step =>
  ({
    events: events as readonly Event[],
    snapshot: { view: { seats: ['brad', 'murka'], difficulty: 'normal', ...view }, outcome },
  }) as unknown as Step;

const after = (...done: readonly Parameters<typeof recordsAfter>[1][]): Records =>
  done.reduce<Records>((records, one) => recordsAfter(records, one, '2026-11-18 a'), NO_RECORDS);

describe('a throw', () => {
  test('that hits is a deed, and a bullseye another', () => {
    expect(deedsOf(after(doneByThrow(flight({}), 1)))).toEqual(['first-hit']);
    expect(deedsOf(after(doneByThrow(flight({ zone: 'bullseye', points: 10 }, ['blind']), 1)))).toEqual(
      expect.arrayContaining(['first-hit', 'bullseye', 'blind', 'blind-bullseye', 'one-trick']),
    );
  });

  test('that misses counts, but not as a special throw that was hit', () => {
    const records = after(doneByThrow(flight({ hit: false, zone: 'hole', points: 0 }, ['nose']), 0));
    expect(deedsOf(records)).toEqual(['hole']);
    expect(seenOf(records, 'throws')).toEqual([]);
    expect(records.counts).toEqual({
      throws: { '2026-11-18 a': 1 },
      hits: { '2026-11-18 a': 0 },
      points: { '2026-11-18 a': 0 },
    });
  });

  test('of every kind once is everything', () => {
    const records = after(...THROWS.map(id => doneByThrow(flight({}, [id]), 1)));
    expect(deedsOf(records)).toContain('all-throws');
    expect(deedsOf(after(...THROWS.slice(1).map(id => doneByThrow(flight({}, [id]), 1))))).not.toContain(
      'all-throws',
    );
  });
});

describe('a step', () => {
  test('fills the bestiary', () => {
    const records = after(doneInStep('second', step([{ type: 'monster', card: 'zombie-monkey' }])));
    expect(seenOf(records, 'monsters')).toEqual(['second:zombie-monkey']);
  });

  test('that wins tells heroes, difficulty and title', () => {
    const outcome = { won: true, score: 12, title: 'Lame Ducks', parts: [{ why: 'unscarred', amount: 5 }] };
    const records = after(doneInStep('second', step([{ type: 'won' }], { beginning: 'short' }, outcome)));
    expect(seenOf(records, 'heroes')).toEqual(['second:brad', 'second:murka']);
    expect(deedsOf(records)).toEqual(expect.arrayContaining(['won', 'won-short', 'unhurt', 'lame-ducks']));
  });

  test('after the end adds nothing to it', () => {
    const outcome = { won: true, score: 12, title: 'Lame Ducks', parts: [] };
    expect(deedsOf(after(doneInStep('second', step([], {}, outcome))))).toEqual([]);
  });
});

describe('deeds', () => {
  test('are about forty, each with its words', () => {
    expect(Object.keys(DEEDS).sort()).toEqual(Object.keys(deeds).sort());
    expect(Object.keys(DEEDS).length).toBeGreaterThanOrEqual(40);
    expect(new Set(Object.values(deeds).map(([name]) => name)).size).toBe(Object.keys(deeds).length);
  });

  test('are never lost by putting records together', () => {
    const some = fc.constantFrom(
      ...[...THROWS].map(id => doneByThrow(flight({ zone: 'bullseye', points: 10 }, [id]), 3)),
      doneInStep('second', step([{ type: 'fainted' }, { type: 'damage', total: 20 }])),
      doneInStep('first', step([{ type: 'lost' }], {}, { won: false, why: 'all-fainted' })),
    );
    const records = fc.array(some, { maxLength: 6 }).map(done => after(...done));
    fc.assert(
      fc.property(records, records, (a, b) => {
        const both = new Set(deedsOf(join(a, b)));
        for (const deed of [...deedsOf(a), ...deedsOf(b)]) expect(both).toContain(deed);
      }),
    );
  });
});
