import { readFileSync } from 'node:fs';
import { EMPTY_SCENE, makeRelease } from '@tumblekeep/table';
import { afterAll, describe, expect, test } from 'vitest';
import { makePlace } from '../../../../cli/test/run.ts';
import type { ThrowSummary } from '../../terminal/throw/run.ts';
import { runThrows, type ThrowJob, type ThrowReport } from '../../terminal/throw/worker.ts';

const place = makePlace();
afterAll(() => place.remove());

const SLOW = 180_000;

describe('throw', () => {
  test(
    'tells the distribution and draws the landings',
    async () => {
      const { code, out, err } = await place.run([
        'throw',
        '--style',
        'jump,blind',
        '--count',
        '60',
        '--json',
      ]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const { hits, zones, throws } = JSON.parse(out) as ThrowSummary & { throws: string[] };
      expect(throws).toEqual(['jump', 'blind']);
      expect(hits).toBeGreaterThan(0);
      expect(Object.values(zones).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      const map = readFileSync(place.path('landings.svg'), 'utf8');
      expect(map).toMatch(/^<svg [\s\S]*jump \+ blind, average, 60 throws[\s\S]*<\/svg>\n$/);
    },
    SLOW,
  );

  test('throws the same whoever throws: every thread takes its share of the numbers', async () => {
    const job: Omit<ThrowJob, 'first' | 'step'> = {
      edition: 'second',
      throws: [],
      level: 'clumsy',
      die: 'white',
      seed: 'shares',
      aim: { release: makeRelease(), scene: EMPTY_SCENE },
      end: 12,
    };
    const reports = async (first: number, step: number): Promise<ThrowReport[]> => {
      const all: ThrowReport[] = [];
      await runThrows({ ...job, first, step }, some => all.push(...some));
      return all;
    };
    const [alone, even, odd] = [await reports(0, 1), await reports(0, 2), await reports(1, 2)];
    expect(alone.filter((_, i) => i % 2 === 0)).toEqual(even);
    expect(alone.filter((_, i) => i % 2 === 1)).toEqual(odd);
  });

  test.each([
    [['--style', 'blnd'], 'there is no throw "blnd"; did you mean blind?'],
    [['--style', 'catapult'], 'the second edition has no catapult throw'],
    [['--count', '0'], '--count must be at least 1'],
    [['--workers', '0'], '--workers must be at least 1'],
    [['--skill', 'superb'], 'superb'],
    [['--edition', 'third'], 'third'],
  ])('%j is refused', async (args, words) => {
    const { code, err } = await place.run(['throw', ...args]);
    expect(code).not.toBe(0);
    expect(err).toContain(words);
  });

  test(
    'TH-R-13 says how throws bend that exclude each other',
    async () => {
      const { code, out } = await place.run(['throw', '--style', 'far,blow', '--count', '5']);
      expect(code).toBe(0);
      expect(out).toContain('blow and far hardly go together: breath is too weak for that; puff as hard');
    },
    SLOW,
  );
});

describe('fuzz-throws', () => {
  test(
    'finds nothing wrong, and can look at one throw of a run',
    async () => {
      const { code, out } = await place.run(['fuzz-throws', '--count', '60', '--workers', '2']);
      expect({ code, first: out.split('\n')[0] }).toEqual({ code: 0, first: '60 throws, clean' });
      const single = await place.run(['fuzz-throws', '--number', '7']);
      expect(single.out).toMatch(/^1 throws, clean\n {2}(judged|refused): /);
    },
    SLOW,
  );
});

describe('bench table', () => {
  test(
    'tells throws a second, the slowest and the ratios of this run',
    async () => {
      const { code, out } = await place.run(['bench', 'table', '--throws', '3', '--laps', '1', '--json']);
      const result = JSON.parse(out);
      expect(code).toBe(0);
      expect(result.throwsPerSecond).toBeGreaterThan(0);
      expect(result.p99Ms).toBeGreaterThan(0);
      expect(Object.keys(result.ratios)).toEqual(
        expect.arrayContaining(['table', 'rapier-study', 'cannon-es']),
      );
      expect(result.ratios.table).toBe(1);
    },
    SLOW,
  );

  test(
    'tells the memory that many throws take',
    async () => {
      const { out } = await place.run(['bench', 'table', '--soak', '20', '--json']);
      const samples = out
        .trim()
        .split('\n')
        .map(line => JSON.parse(line));
      expect(samples.map(({ throws }) => throws)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
      for (const { rss, heap } of samples) expect(rss).toBeGreaterThan(heap);
    },
    SLOW,
  );
});
