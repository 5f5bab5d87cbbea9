import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGames } from '@tumblekeep/games';
import type { AnyGame } from '@tumblekeep/kernel';
import { printable } from '@tumblekeep/terminal-kit/printable.ts';
import { lockMatch } from '@tumblekeep/terminal-kit/store/lock.ts';
import { MatchFile } from '@tumblekeep/terminal-kit/store/match-file.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { problemWith } from '../src/fuzz/files/campaign.ts';
import { quietly } from '../src/fuzz/files/quietly.ts';
import { sampleLog, sampleScenario } from '../src/fuzz/files/samples.ts';
import { ruleSetOf } from '../src/games.ts';
import { readGameLog } from '../src/logs.ts';
import { captured } from './run.ts';

const disk = vi.hoisted(() => ({ room: Number.POSITIVE_INFINITY }));
vi.mock('node:fs', async original => {
  const fs = await original<typeof import('node:fs')>();
  const writeSync = (file: number, bytes: Buffer, at = 0): number => {
    if (disk.room <= 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const length = Math.min(bytes.length - at, disk.room);
    disk.room -= length;
    return fs.writeSync(file, bytes, at, length);
  };
  return { ...fs, writeSync };
});

let home: string;
let saves: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tumblekeep-store-'));
  saves = join(home, 'matches');
  mkdirSync(saves);
});
afterEach(() => {
  disk.room = Number.POSITIVE_INFINITY;
  rmSync(home, { recursive: true, force: true });
});

const SEED = 'Würfel “☂” 🎲';
const games = await loadGames();
const readLog = (path: string) => readGameLog(games, path);
const SAMPLE_SCENARIO = sampleScenario(games);
const LOG = sampleLog(ruleSetOf(games, 'second')?.game as AnyGame, SEED, { heroes: ['brad', 'murka'] });
const LINES = LOG.split('\n').slice(0, -1);
const HEADER = JSON.parse(LINES[0] as string);
const good = (): string => {
  writeFileSync(join(saves, 'good.jsonl'), LOG);
  return join(saves, 'good.jsonl');
};

describe('a torn log', () => {
  const bytes = Buffer.from(LOG);
  const file = () => join(saves, 'torn.jsonl');

  test('is cut to its whole lines, wherever it was torn, and what follows is a line of its own', () => {
    // The header has the characters of several bytes; of the lines after it, each second byte will do.
    const header = Buffer.byteLength(`${LINES[0]}\n`);
    for (let length = header; length < bytes.length; length += length < header + 200 ? 1 : 37) {
      writeFileSync(file(), bytes.subarray(0, length));
      const { file: match } = MatchFile.open(file(), readLog, () => undefined);
      match.append('{"undo":0}\n');
      match.close();
      const whole = bytes.subarray(0, bytes.lastIndexOf('\n', length - 1) + 1);
      expect(readFileSync(file()).equals(Buffer.concat([whole, Buffer.from('{"undo":0}\n')]))).toBe(true);
    }
  });

  test('may end in the middle of a character', () => {
    const line = Buffer.from('{"n":1,"action":"“☂🎲” ä","hash":"ö"}');
    for (let length = 1; length < line.length; length++) {
      writeFileSync(file(), Buffer.concat([bytes, line.subarray(0, length)]));
      const { file: match } = MatchFile.open(file(), readLog, ({ log }) => expect(log.torn).toBe(true));
      match.close();
      expect(readFileSync(file()).equals(bytes)).toBe(true);
    }
  });

  test('without a whole header is no log', async () => {
    const header = Buffer.from(LINES[0] as string);
    for (let length = 0; length <= header.length; length++) {
      writeFileSync(file(), header.subarray(0, length));
      expect(() => MatchFile.open(file(), readLog, () => undefined)).toThrow(/line 1/);
    }
  });
});

describe('a file that is being written', () => {
  const path = () => join(saves, 'played.jsonl');

  test('has no stump of a line that did not fit', () => {
    const match = MatchFile.create(path());
    match.append('{"whole":1}\n');
    disk.room = 5;
    expect(() => match.append('{"half":1}\n')).toThrow(/does not fit on the disk/);
    disk.room = Number.POSITIVE_INFINITY;
    match.append('{"next":1}\n');
    match.close();
    expect(readFileSync(path(), 'utf8')).toBe('{"whole":1}\n{"next":1}\n');
  });

  test.each([
    ['the fight', ['--heroes', 'brad,murka']],
    ['the crawl', ['--game', 'die-in-the-dungeon']],
  ])('is not begun on a full disk: %s', async (_game, flags) => {
    disk.room = 20;
    const said = await quietly(['play', '--fast', ...flags], home);
    expect(said.err).toMatch(/^tumblekeep: \S+\.jsonl does not fit on the disk any more\n$/);
    expect(said.code).toBe(2);
    expect(readdirSync(saves)).toEqual([]);
  });

  test.each([
    ['deleted', () => rmSync(path())],
    [
      'replaced',
      () => {
        rmSync(path());
        writeFileSync(path(), '');
      },
    ],
  ])('is told when it was %s', (_what, spoil) => {
    const match = MatchFile.create(path());
    match.append('{"whole":1}\n');
    spoil();
    expect(() => match.append('{"lost":1}\n')).toThrow(/was deleted or moved while it was played/);
    match.close();
  });

  test('is not written by a process that was taken over', () => {
    const match = MatchFile.create(path());
    const { id } = JSON.parse(readFileSync(`${path()}.lock`, 'utf8'));
    writeFileSync(`${path()}.lock.${id}`, 'the next one');
    expect(() => match.append('{"late":1}\n')).toThrow(/was taken over by another process/);
    match.close();
    expect(existsSync(`${path()}.lock`)).toBe(true);
  });
});

describe('the lock', () => {
  const path = () => join(saves, 'locked.jsonl');
  const DAY = 24 * 60 * 60 * 1000;
  const leave = (content: string, age = 0) => {
    writeFileSync(`${path()}.lock`, content);
    const date = new Date(Date.now() - age);
    utimesSync(`${path()}.lock`, date, date);
  };
  const holder = (change: object) =>
    JSON.stringify({ pid: process.pid, host: hostname(), id: '0'.repeat(32), ...change });

  test('is held once and leaves nothing behind', () => {
    const lock = lockMatch(path());
    expect(lock.isHeld()).toBe(true);
    expect(() => lockMatch(path())).toThrow(`is being played by process ${process.pid} (`);
    lock.release();
    expect(lock.isHeld()).toBe(false);
    expect(readdirSync(saves)).toEqual([]);
  });

  test.each([
    ['a living process', holder({}), 0, /by process \d+ \(/],
    ['a process of another machine', holder({ host: 'elsewhere' }), 0, /by process \d+ on elsewhere \(/],
    ['a process of an earlier version', `${process.pid}\n`, 0, /by process \d+ \(/],
    ['somebody who is just writing', '', 0, /is being opened by another process/],
  ])('of %s counts', (_whose, content, age, message) => {
    leave(content, age);
    expect(() => lockMatch(path())).toThrow(message);
    expect(readdirSync(saves)).toEqual(['locked.jsonl.lock']);
  });

  test.each([
    ['a process that is gone', holder({ pid: 2 ** 22 + 1 }), 0],
    ['a machine that is silent', holder({ host: 'elsewhere' }), DAY],
    ['a machine with a clock in the future', holder({ host: 'elsewhere' }), -DAY],
    ['a process that never wrote its name', '', DAY],
    ['something else', '\0\0\0', DAY],
    ['a number that is used again', holder({ began: 'once' }), 0],
  ])('of %s counts for nothing', (_whose, content, age) => {
    leave(content, age);
    const lock = lockMatch(path());
    expect(() => lockMatch(path())).toThrow(/is being played/);
    lock.release();
    expect(readdirSync(saves)).toEqual([]);
  });

  test('goes to exactly one of many processes', async () => {
    const { out, err, code } = await captured(['fuzz-lock', '--rounds', '60', '--processes', '3']);
    expect(err).toBe('');
    expect(out).toContain('one got the lock each time');
    expect(code).toBe(0);
  });
});

describe('bad files', () => {
  const withHeader = (change: object): string =>
    `${[JSON.stringify({ ...HEADER, ...change }), ...LINES.slice(1)].join('\n')}\n`;
  const EVIL = '\u001b[2J\u0007\u009b31m\u202e';
  const FILES: readonly (readonly [string, string | Buffer])[] = [
    ['nothing', ''],
    ['no text', Buffer.from([0xff, 0xfe, 0x0a])],
    ['no text in line 2', Buffer.concat([Buffer.from(`${LINES[0]}\n`), Buffer.from([0xff, 0x0a])])],
    ['no options', withHeader({ options: undefined })],
    ['null options', withHeader({ options: null })],
    ['heroes that are a number', withHeader({ options: { heroes: 99 } })],
    ['heroes that are an object', withHeader({ options: { heroes: { length: 2 } } })],
    ['heroes that are objects', withHeader({ options: { heroes: [{ toString: 1 }, {}] } })],
    ['heroes with control characters', withHeader({ options: { heroes: [EVIL, EVIL] } })],
    [
      'a leader with a toString',
      withHeader({ options: { heroes: ['brad', 'murka'], leader: { toString: 1 } } }),
    ],
    ['a difficulty with a toString', withHeader({ options: { difficulty: { toString: 1 } } })],
    ['an option that is none', withHeader({ options: { [EVIL]: 1 } })],
    [
      'a crawl on a map with a toString',
      withHeader({ rules: 'die-in-the-dungeon', options: { map: { toString: 1 } } }),
    ],
    [
      'a crawl of creatures with a toString',
      withHeader({ rules: 'die-in-the-dungeon', options: { players: [{ toString: 1 }] } }),
    ],
    ['a version with a toString', withHeader({ version: { toString: 1 } })],
    ['rules with control characters', withHeader({ rules: EVIL })],
    ['rules that are inherited', withHeader({ rules: 'toString' })],
    ['an action with control characters', `${LINES[0]}\n{"n":1,"action":"${'\\u001b[2J'}","hash":""}\n`],
    [
      'a hash with control characters',
      `${LINES[0]}\n${JSON.stringify({ ...JSON.parse(LINES[1] as string), hash: EVIL })}\n`,
    ],
    ['a takeback at the end', `${LOG}{"end":{},"hash":"","undo":0}\n`],
    ['an end that is null', `${LOG}{"end":null,"hash":""}\n`],
  ];
  const COMMANDS: readonly (readonly [string, readonly string[]])[] = [
    ['replay', ['replay']],
    ['replay --notation', ['replay', '--notation']],
    ['replay --viewer', ['replay', '--viewer', 'brad']],
    ['verify', ['verify']],
    ['play --continue', ['play', '--fast', '--continue']],
  ];

  test.each(FILES)('%s: one line from every command, and the others are listed', async (_what, content) => {
    good();
    const bad = join(saves, 'bad.jsonl');
    writeFileSync(bad, content);
    for (const [name, args] of COMMANDS) {
      const said = await quietly([...args, bad], home);
      expect([name, problemWith(said), said.code === 0]).toEqual([name, undefined, false]);
    }
    const listed = await quietly(['play', '--list'], home);
    expect(problemWith(listed, false)).toBeUndefined();
    expect(listed.out).toMatch(/ {2}brad, murka {2}second, normal {2}good\.jsonl\n/);
    const verified = await quietly(['verify', bad, join(saves, 'good.jsonl')], home);
    expect(verified.out).toContain('good.jsonl: ');
  });

  test('a folder, a link to nowhere and a name with control characters never hide the others', async () => {
    const path = good();
    mkdirSync(join(saves, 'folder.jsonl'));
    symlinkSync(join(saves, 'nowhere'), join(saves, 'link.jsonl'));
    symlinkSync('loop.jsonl', join(saves, 'loop.jsonl'));
    writeFileSync(join(saves, '\u001b[2J.jsonl'), LOG);
    const listed = await quietly(['play', '--list'], home);
    expect(problemWith(listed, false)).toBeUndefined();
    expect(listed.code).toBe(2);
    for (const part of ['good.jsonl', 'folder.jsonl is no file', 'leads nowhere', '\\u001b[2J.jsonl'])
      expect(listed.out).toContain(part);
    expect(listed.out.trimEnd().split('\n')).toHaveLength(5);
    for (const name of ['folder.jsonl', 'link.jsonl', 'loop.jsonl'])
      for (const [, args] of COMMANDS) {
        const said = await quietly([...args, join(saves, name)], home);
        expect([name, problemWith(said), said.code]).toEqual([name, undefined, 2]);
      }
    const newest = await quietly(['play', '--fast', '--continue', path], home);
    expect(newest.code).toBe(0);
  });

  test('a date in the future is no date, and its game is not the newest', async () => {
    const [late, early] = ['late.jsonl', 'early.jsonl'].map(name => join(saves, name)) as [string, string];
    for (const path of [late, early]) writeFileSync(path, LOG);
    utimesSync(late, new Date('2190-01-01'), new Date('2190-01-01'));
    const listed = await quietly(['play', '--list'], home);
    expect(listed.out).toMatch(/early\.jsonl\nunknown date .*late\.jsonl\n$/);
    const resumed = await quietly(['play', '--fast', '--continue'], home);
    expect(resumed.out).toContain('early.jsonl');
  });

  test('one scenario that cannot be read never hides the others', async () => {
    const path = join(home, 'good.yaml');
    writeFileSync(path, SAMPLE_SCENARIO);
    const bad = {
      'deep.yaml': '['.repeat(100_000),
      'bomb.yaml': `a: &a [x]\n${[...'bcdefghij'].map((name, i) => `${name}: &${name} [${`*${'abcdefghij'[i]},`.repeat(10)}]`).join('\n')}\n`,
      'evil.yaml': 'rules: "\\e[2J"\ntitle: "\\e[2J"\n',
      'empty.yaml': '',
    };
    for (const [name, text] of Object.entries(bad)) writeFileSync(join(home, name), text);
    const files = [...Object.keys(bad), 'nowhere.yaml', 'good.yaml'].map(name => join(home, name));
    const said = await quietly(['scenario', 'run', ...files], home);
    expect(problemWith(said, false)).toBeUndefined();
    expect(said.code).toBe(2);
    expect(said.out).toContain(path);
    for (const name of [...Object.keys(bad), 'nowhere.yaml']) expect(said.err).toContain(name);
  });

  test('spoiled files are told by every command', async () => {
    const { out, err, code } = await captured(['fuzz-files', '--cases', '40', '--seed', 'test']);
    expect(err).toBe('');
    expect(out).toContain('40 spoiled files, clean');
    expect(code).toBe(0);
  });
});

test('what is printed shows its control characters instead of obeying them', () => {
  expect(printable('a\u001b[2Jb\nc\u009b\u202e\u2028ä☂🎲')).toBe(
    'a\\u001b[2Jb\\u000ac\\u009b\\u202e\\u2028ä☂🎲',
  );
});
