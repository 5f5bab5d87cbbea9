/** Logs of version 1, as they lie on people's disks: read, told, and reported as unproven. */
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { captured, makePlace, type Place } from '../run.ts';

const FOLDER = fileURLToPath(new URL('../fixtures/old-logs/', import.meta.url));
const LOGS = readdirSync(FOLDER).filter(name => name.endsWith('.jsonl'));

/** Rules may have changed since; then a log is refused in words that name both revisions. */
const OTHER = /line \d+: .*other cards or numbers \(revision [0-9a-f]{16}, now [0-9a-f]{16}\)\n$/;

describe.each(LOGS)('%s', name => {
  let place: Place;
  beforeAll(() => {
    place = makePlace();
    for (const one of readdirSync(FOLDER).filter(file => file.startsWith(name)))
      copyFileSync(`${FOLDER}${one}`, place.path(one));
  });
  afterAll(() => place.remove());

  test('is of version 1 and does not say who threw', () => {
    const text = readFileSync(`${FOLDER}${name}`, 'utf8');
    expect(text).toContain('"version":1');
    expect(text).not.toContain('"committed"');
  });

  test('is verified as unproven, or refused in words', async () => {
    const { code, out, err } = await captured(['verify', place.path(name)]);
    if (code === 1) expect(err).toMatch(OTHER);
    else {
      expect(code).toBe(3);
      expect(out).toMatch(/: unproven: \d+ inputs, .*does not say from the beginning who sat where/);
      if (!name.startsWith('crawl')) expect(out).toMatch(/unproven throws \d+, .*an older log/);
      expect((await captured(['verify', '--allow-unproven', place.path(name)])).code).toBe(0);
    }
  });

  test('is told, or refused in words', async () => {
    const { code, out, err } = await captured(['replay', place.path(name)]);
    if (code === 1) expect(err).toMatch(OTHER);
    else {
      expect(code).toBe(0);
      expect(out.split('\n').length).toBeGreaterThan(10);
    }
  });

  test('goes on, or is refused in words; what is added says who sits where', async () => {
    const before = readFileSync(place.path(name), 'utf8');
    const { code, err } = await place.run(
      ['play', '--continue', place.path(name), '--fast'],
      '1\n'.repeat(6),
    );
    const after = readFileSync(place.path(name), 'utf8');
    expect(after.startsWith(before)).toBe(true);
    if (code !== 0) {
      expect(err).toMatch(OTHER);
      expect(after).toBe(before);
    } else if (after !== before) {
      const added = after.slice(before.length).split('\n').slice(0, -1);
      expect(added[0]).toMatch(/^\{"table":/);
      const verified = await captured(['verify', place.path(name)]);
      expect(verified.code).toBe(3);
    }
  });
});
