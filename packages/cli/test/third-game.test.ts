/** A game that lives in a folder of its own is known to every command without a change anywhere else. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { makePlace } from './run.ts';

const FOLDER = fileURLToPath(new URL('../../host/test/high-low/', import.meta.url));
const place = makePlace();
afterAll(() => place.remove());

/** Libraries that colour where `CI` is set must not do so into a pipe. */
const run = (args: readonly string[], input?: string) =>
  place.run(['--with', `${FOLDER}game.ts`, ...args], input, { CI: 'true' });

describe('a third game', () => {
  test('is fuzzed', async () => {
    const { code, out } = await run(['fuzz', '--game', 'high-low', '--games', '5', '--workers', '1']);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^5 games, \d+ actions, \d+ illegal inputs refused: clean\n/),
    ]);
  });

  test('has scenarios, a schema and words', async () => {
    expect(await run(['scenario', 'run', `${FOLDER}scenarios`])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^ok .*4 steps, 7 expectations/),
    });
    expect(JSON.parse((await run(['scenario', 'schema', '--game', 'high-low'])).out)).toMatchObject({
      title: 'Scenario of High-Low',
    });
    expect((await run(['scenario', 'words', '--game', 'high-low'])).out).toContain('guesses high');
  });

  test('is simulated by its bots, however many threads there are', async () => {
    const simulate = (workers: string) =>
      run(['simulate', '--game', 'high-low', '--games', '12', '--workers', workers, '--json']);
    const { code, out } = await simulate('1');
    expect([code, JSON.parse(out).run]).toEqual([0, { rules: 'high-low', games: 12, seed: 'simulate' }]);
    expect((await simulate('3')).out).toBe(out);
  });

  test('is played, saved, gone on with, listed, told and proven', async () => {
    const play = ['play', '--game', 'high-low', '--seed', 'third', '--fast'];
    expect((await run(play, '1\n')).out).toMatch(
      /The game is saved\. Go on with: .* --with \S+\/game\.ts play --continue \S+\.jsonl\n/,
    );
    expect((await run(['play', '--list'])).out).toMatch(
      /unfinished .* 2 steps {2}ann, bob {2}high-low, easy/,
    );
    const { code, out } = await run(['play', '--continue', '--fast'], '2\n3\n2\n');
    expect([code, out]).toEqual([0, expect.stringMatching(/Over: \d+, \d+\n/)]);
    const [, path = ''] = /The whole game is in (.*)\n/.exec(out) ?? [];
    expect((await run(['verify', path])).out).toMatch(/: ok: 7 inputs, .* 3 choices of bots made again\n$/);
    const { seed } = JSON.parse(readFileSync(path, 'utf8').split('\n', 1)[0] as string) as { seed: string };
    const hash = createHash('sha256').update(seed).digest('hex');
    expect((await run(['verify', '--seed-hash', hash, path])).code).toBe(0);
    expect(await run(['verify', '--seed-hash', `0${hash.slice(1)}f`, path])).toMatchObject({ code: 1 });
    expect((await run(['replay', path, '--notation'])).out).toMatch(/^ +1 {2}ann guesses high\n/);
    expect((await run(['position', path])).err).toContain('positions of High-Low cannot be written down');
  });

  test('is measured', async () => {
    const rules = await run([
      'bench',
      'rules',
      '--game',
      'high-low',
      '--games',
      '5',
      '--laps',
      '1',
      '--json',
    ]);
    expect(JSON.parse(rules.out)).toMatchObject({ rules: 'high-low', games: 5 });
  });

  test('is unknown to whoever does not name it, and a file that is no game is refused', async () => {
    expect(await place.run(['fuzz', '--game', 'high-low'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no game "high-low"'),
    });
    expect(await place.run(['--with', 'nowhere.ts', 'counts'])).toMatchObject({
      code: 2,
      err: 'tumblekeep: there is no file nowhere.ts\n',
    });
    writeFileSync(place.path('broken.ts'), 'export default {');
    expect(await place.run(['--with', 'broken.ts', 'counts'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^tumblekeep: broken\.ts cannot be loaded: .*\n$/),
    });
    expect(await place.run(['--with', `${FOLDER}rules.ts`, 'counts'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('is no game'),
    });
  });
});
