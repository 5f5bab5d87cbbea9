import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { captured, FIRST_CHOICES, makePlace, type Place, plainSeed } from '../../../../cli/test/run.ts';

const PAIR = ['--heroes', 'brad,murka', '--leader', 'murka'];
const PAIR_SEED = plainSeed({ heroes: ['brad', 'murka'], leader: 'murka' });
const TRIO = ['--heroes', 'brad,murka,wilrond', '--players', '1', '--seed', 'test', '--fast'];

describe('play', () => {
  let place: Place;
  beforeEach(() => {
    place = makePlace();
  });
  afterEach(() => place.remove());

  test('plays a whole game by piped input, with bots, and records it', async () => {
    const file = place.path('game.jsonl');
    const played = await place.run(['play', ...TRIO, '--file', file], FIRST_CHOICES);
    expect(played.err).toBe('');
    expect(played.code).toBe(0);
    expect(played.out).toMatch(/^(?:Victory!|Defeat: .*\.)$/m);
    expect(played.out).toMatch(/Best throw: /);
    expect(played.out).not.toMatch(/undefined|\[object/);
    expect(existsSync(`${file}.lock`)).toBe(false);
    const verified = await captured(['verify', file]);
    expect(verified.out).toMatch(/ok: \d+ inputs, (?:won|lost), hash [0-9a-f]{16}/);
    expect(verified.code).toBe(0);
    const again = await place.run(['play', '--continue', file]);
    expect(again.out).toMatch(/^(?:Victory!|Defeat: .*\.)$/m);
    expect(again.code).toBe(0);
  });

  test('the same seed and the same answers give the same game', async () => {
    const [first, second] = await Promise.all(
      ['a', 'b'].map(name => place.run(['play', ...TRIO, '--file', `${name}.jsonl`], '1\n'.repeat(40))),
    );
    expect(first?.code).toBe(0);
    expect(second?.code).toBe(0);
    expect(place.lines('a.jsonl')).toEqual(place.lines('b.jsonl'));
  });

  test('the end of input saves and says how to go on', async () => {
    const stopped = await place.run(['play', '--players', '1', '--seed', 'x'], '1\n1\n');
    expect(stopped.code).toBe(0);
    expect(stopped.out).toMatch(/The game is saved\. Go on with: .* play --continue \S+\.jsonl/);
    const listed = await place.run(['play', '--list']);
    expect(listed.out).toMatch(/unfinished/);
    const resumed = await place.run(['play', '--continue'], 'quit\n');
    expect(resumed.out).toMatch(/Where we were, after 2 steps/);
    expect(resumed.code).toBe(0);
  });

  test('the list believes no end that only a file tells, unless it has followed the game', async () => {
    await place.run(['play', ...TRIO], FIRST_CHOICES);
    const told = (await place.run(['play', '--list'])).out;
    const end = /(won|lost) \(claimed\)/.exec(told)?.[1];
    expect(end).toBeDefined();
    const [name = ''] = /\S+\.jsonl/.exec(told) ?? [];
    expect((await place.run(['play', '--list', '--verify'])).out).toContain(`${end} (proven)`);
    const path = place.path(`matches/${name}`);
    const forged = readFileSync(path, 'utf8').replace(/"won":(?:true|false)/, `"won":${end === 'lost'}`);
    writeFileSync(path, forged);
    const line = forged.split('\n').length - 1;
    expect((await place.run(['play', '--list'])).out).toMatch(/(?:won|lost) \(claimed\)/);
    expect((await place.run(['play', '--list', '--verify'])).out).toContain(`refused, line ${line}`);
  });

  test('a killed game goes on where it was', async () => {
    const file = place.path('killed.jsonl');
    const child = place.start(['play', ...TRIO, '--file', file]);
    child.stdin?.write('1\n'.repeat(12));
    await until(() => existsSync(file) && place.lines('killed.jsonl').length > 8);
    child.kill('SIGKILL');
    await new Promise(resolve => child.on('close', resolve));
    const before = place.lines('killed.jsonl');
    expect(existsSync(`${file}.lock`)).toBe(true);
    const resumed = await place.run(['play', '--continue', file, '--fast'], FIRST_CHOICES);
    expect(resumed.code).toBe(0);
    expect(place.lines('killed.jsonl').slice(0, before.length)).toEqual(before);
    const verified = await captured(['verify', file]);
    expect(verified.out).toMatch(/ok: \d+ inputs, (?:won|lost)/);
  });

  test('a torn last line is dropped with a notice and the file repaired', async () => {
    const file = place.path('torn.jsonl');
    await place.run(['play', ...TRIO, '--file', file], '1\n'.repeat(6));
    const whole = readFileSync(file, 'utf8');
    appendFileSync(file, '{"n":9,"action":"brad thr');
    expect((await captured(['verify', file])).code).toBe(2);
    const resumed = await place.run(['play', '--continue', file]);
    expect(resumed.out).toMatch(/cut off in the middle/);
    expect(resumed.code).toBe(0);
    expect(readFileSync(file, 'utf8').startsWith(whole)).toBe(true);
    expect((await captured(['verify', file])).code).toBe(0);
  });

  test('a broken, locked or unwritable file is one clear line, and nothing is written', async () => {
    const broken = place.path('broken.jsonl');
    writeFileSync(broken, 'hello\nworld\n');
    const opened = await place.run(['play', '--continue', broken]);
    expect(opened.code).toBe(2);
    expect(opened.err).toMatch(/^tumblekeep: .*broken\.jsonl: line 1 is no match log\n$/);
    expect(readFileSync(broken, 'utf8')).toBe('hello\nworld\n');
    expect(existsSync(`${broken}.lock`)).toBe(false);

    const locked = place.path('locked.jsonl');
    const child = place.start(['play', ...TRIO, '--file', locked]);
    await until(() => existsSync(locked) && place.lines('locked.jsonl').length > 0);
    const second = await place.run(['play', '--continue', locked]);
    expect(second.code).toBe(2);
    expect(second.err).toMatch(/is being played by process \d+/);
    const closed = new Promise(resolve => child.on('close', resolve));
    child.stdin?.end();
    await closed;

    const [unwritable, existing, nothing, wrong] = await Promise.all([
      place.run(['play', ...TRIO, '--file', `${broken}/game.jsonl`]),
      place.run(['play', ...TRIO, '--file', broken]),
      place.run(['play', '--continue', 'nowhere.jsonl']),
      place.run(['play', '--heroes', 'bradd,murka', '--file', 'wrong.jsonl']),
    ]);
    expect(unwritable.code).toBe(2);
    expect(unwritable.err.trim().split('\n')).toHaveLength(1);
    expect(existing.err).toMatch(/exists already/);
    expect(nothing.err).toMatch(/nowhere\.jsonl does not exist/);
    expect(wrong.err).toMatch(/did you mean brad\?/);
    expect(existsSync(place.path('wrong.jsonl'))).toBe(false);
  });

  test('an interrupt saves and says how to go on', async () => {
    const file = place.path('interrupted.jsonl');
    const child = place.start(['play', ...TRIO, '--file', file]);
    let out = '';
    child.stdout?.on('data', chunk => {
      out += String(chunk);
    });
    await until(() => out.includes('> ') || out.includes('…'));
    const closed = new Promise<number | null>(resolve => child.on('close', resolve));
    child.kill('SIGINT');
    expect(await closed).toBe(130);
    expect(out).toMatch(/Go on with: .*--continue .*interrupted\.jsonl/);
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  test('helps, explains, tells why and takes back at any prompt', async () => {
    const pair = ['play', ...PAIR, '--solo', '--seed', PAIR_SEED, '--fast'];
    const input = [
      '?',
      '? rabid',
      'explain tricki',
      'undo',
      '1',
      '1',
      'undo',
      '1',
      '',
      'why',
      'log',
      'undo',
      'n',
    ];
    const { out } = await place.run([...pair, '--file', 'help.jsonl'], `${input.join('\n')}\n`);
    expect(out).toMatch(/this help/);
    expect(out).toMatch(/Rabid \(monster ability\): /);
    expect(out).toMatch(/Did you mean Tricky\?/);
    expect(out).toMatch(/There is nothing to take back/);
    expect(out).toMatch(/Taken back: Throw the red die/);
    expect(out).toMatch(/Does everybody agree\? \(y\/N\) n\n/);
    const undone = await place.run(['play', '--continue', 'help.jsonl', '--fast'], 'undo\ny\n');
    expect(undone.out).toMatch(/Taken back/);
    expect((await captured(['verify', place.path('help.jsonl')])).out).toMatch(/unfinished/);
  });

  test('two people at one screen get a curtain before the secret choice', async () => {
    const pair = ['play', ...PAIR, '--seed', PAIR_SEED];
    const { out } = await place.run(pair, '\n');
    const [before = '', after = ''] = out.split('Pass the device to Murka');
    expect(before).not.toMatch(/shop icons;/);
    expect(after).toMatch(/shop icon/);
  });

  test('real dice are reported, corrected by the Leader and recorded', async () => {
    const pair = ['play', ...PAIR, '--solo', '--seed', PAIR_SEED, '--dice', 'real'];
    const { out } = await place.run([...pair, '--file', 'real.jsonl'], '2\n1\n4i\n3 n\n\n');
    expect(out).toMatch(/Murka \(Leader\): Enter if that is right/);
    expect(place.lines('real.jsonl').at(-1)).toMatch(/"lands 3 blank bounces 0"/);
  });

  test('no escape codes in a pipe or with NO_COLOR, some with FORCE_COLOR', async () => {
    const args = ['play', ...TRIO];
    const input = '1\n'.repeat(10);
    const code = '\u001b[';
    const [piped, plain, colored] = await Promise.all([
      place.run(args, input),
      place.run(args, input, { NO_COLOR: '1', FORCE_COLOR: '1' }),
      place.run(args, input, { FORCE_COLOR: '1' }),
    ]);
    expect(piped.out).not.toContain(code);
    expect(plain.out).not.toContain(code);
    expect(colored.out).toContain(code);
  });
});

async function until(test: () => boolean): Promise<void> {
  while (!test()) await new Promise(resolve => setTimeout(resolve, 25));
}
