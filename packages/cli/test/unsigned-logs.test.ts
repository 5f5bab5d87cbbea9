/** Logs of version 2 from before inputs were signed: proven as ever, and gone on with. */
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { captured, makePlace, type Place } from './run.ts';

const FOLDER = fileURLToPath(new URL('fixtures/unsigned-logs/', import.meta.url));
const LOGS = readdirSync(FOLDER);

/** Rules may have changed since; then a log is refused in words that name both revisions. */
const OTHER = /line \d+: .*other cards or numbers \(revision [0-9a-f]{16}, now [0-9a-f]{16}\)\n$/;

describe.each(LOGS)('%s', name => {
  let place: Place;
  const before = readFileSync(`${FOLDER}${name}`, 'utf8');
  const isOver = before.includes('"end"');
  beforeAll(() => {
    place = makePlace();
    copyFileSync(`${FOLDER}${name}`, place.path(name));
  });
  afterAll(() => place.remove());

  test('is proven, but for real dice and other cards or bots', async () => {
    expect(before).not.toMatch(/^\{"n":\d+,"action":"[^"]*","by"/m);
    const { code, out, err } = await captured(['verify', place.path(name)]);
    if (code === 1) expect(err).toMatch(OTHER);
    else if (code === 3) expect(out).toMatch(/real dice|other cards or numbers|other bots/);
    else expect(code).toBe(0);
  });

  test('goes on and takes back; what is added is signed', async () => {
    const { code, out, err } = await place.run(
      ['play', '--continue', place.path(name), '--fast'],
      `undo\ny\n${'1\n'.repeat(12)}`,
    );
    const after = readFileSync(place.path(name), 'utf8');
    expect(after.startsWith(before)).toBe(true);
    if (code !== 0) {
      expect(err).toMatch(OTHER);
      expect(after).toBe(before);
      return;
    }
    if (isOver) {
      expect(after).toBe(before);
      return;
    }
    const added = after.slice(before.length);
    expect(out).toMatch(/Taken back: |that cannot be taken back/);
    expect(added).toMatch(/"by":"[a-z-]+"/);
    const verified = await captured(['verify', place.path(name)]);
    expect([0, 3]).toContain(verified.code);
  });
});
