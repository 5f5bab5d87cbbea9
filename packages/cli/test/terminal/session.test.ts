/** Any game at a terminal: the table moves bots, keeps the log and takes back; the terminal asks and tells. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseLog, sayPlainly } from '@tumblekeep/kernel';
import { InputEnded, type Lines } from '@tumblekeep/terminal-kit/lines.ts';
import { beginMatch, type OpenMatch, resumeMatch, type Terminal } from '@tumblekeep/terminal-kit/match.ts';
import { Screen } from '@tumblekeep/terminal-kit/screen.ts';
import { MatchFile } from '@tumblekeep/terminal-kit/store/match-file.ts';
import { afterAll, describe, expect, test } from 'vitest';
import type { Seating } from '../../../host/test/high-low/hosted.ts';
import { highLowTerminal } from '../../../host/test/high-low/terminal/terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'tumblekeep-session-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const freshPath = (): string => join(folder, `${files++}.jsonl`);

/** Somebody who types these lines and then leaves. */
function typing(...typed: readonly string[]): { readonly terminal: Terminal; said(): string } {
  let said = '';
  const left = [...typed];
  const output = {
    isTTY: false,
    write: (text: string) => {
      said += text;
      return true;
    },
  };
  const lines = {
    interactive: false,
    async ask(prompt: string) {
      const line = left.shift();
      said += `${prompt}${line ?? ''}\n`;
      if (line === undefined) throw new InputEnded();
      return line;
    },
  } as Partial<Lines> as Lines;
  const screen = new Screen(output as unknown as NodeJS.WriteStream);
  return { terminal: { lines, screen, fast: true }, said: () => said };
}

async function playOut(match: OpenMatch): Promise<'over' | 'left'> {
  try {
    await match.play();
    return 'over';
  } catch (error) {
    if (error instanceof InputEnded) return 'left';
    throw error;
  } finally {
    match.close();
  }
}

const begin = (path: string, seats: Seating['seats'], terminal: Terminal): Promise<OpenMatch> =>
  beginMatch(
    highLowTerminal,
    MatchFile.create(path),
    { options: { players: Object.keys(seats) }, seed: 'terminal', seating: { seats } },
    terminal,
  );

const linesOf = (path: string) => {
  const log = parseLog(readFileSync(path, 'utf8'));
  if (!log.ok) throw new Error(sayPlainly(log.error));
  return log.value.lines;
};

const PAIR: Seating['seats'] = { ann: 'person', bob: 'bot' };

describe('a game at a terminal', () => {
  test('is played to its end, with everybody’s decisions under their names', async () => {
    const path = freshPath();
    const { terminal, said } = typing('1', 'ann guesses low', '3', '2');
    expect(await playOut(await begin(path, PAIR, terminal))).toBe('over');
    expect(said()).toContain('Guess!');
    expect(said()).toMatch(/Over: \d+, \d+\n$/);
    const told = linesOf(path).map(line => ('action' in line ? [line.by, line.action] : Object.keys(line)));
    expect(told[0]).toEqual(['ann', 'ann guesses high']);
    expect(told[1]?.[0]).toBe('bob');
    expect(told[2]).toEqual(['ann', 'ann guesses low']);
    expect(told.slice(-2)).toEqual([
      ['ann', 'skip the last round'],
      ['end', 'hash'],
    ]);
  });

  test('of bots alone needs nobody', async () => {
    const { terminal, said } = typing();
    const path = freshPath();
    expect(await playOut(await begin(path, { ann: 'bot', bob: 'bot' }, terminal))).toBe('over');
    expect(said().match(/rolls/g)?.length).toBe(linesOf(path).filter(line => 'n' in line).length - 1);
  });

  test('answers words at any prompt, and shows secrets to whose they are', async () => {
    const { terminal, said } = typing('?', '? luck', 'table', 'secret', '1', 'log', 'what', 'quit');
    expect(await playOut(await begin(freshPath(), PAIR, terminal))).toBe('left');
    expect(said()).toContain('Guess high, low or seven.');
    expect(said()).toContain('Nobody knows what luck is.');
    expect(said()).toContain('Points: 0, 0');
    expect(said()).toMatch(/Secrets: \d+, \n/);
    expect(said()).toMatch(/> log\ndealt\.\ndealt\.\nann rolls .*\nbob rolls/);
    expect(said()).toContain('Type a number from 1 to 3, or ? for help.');
  });

  test('takes back what a person decided, and asks first whether everybody agrees', async () => {
    const path = freshPath();
    const { terminal, said } = typing('undo', '1', 'undo', 'n', 'undo', 'y', 'log', '2');
    expect(await playOut(await begin(path, PAIR, terminal))).toBe('left');
    expect(said()).toContain('There is nothing to take back.');
    expect(said()).toContain('Taken back: ann guesses high');
    expect(said()).toMatch(/> log\ndealt\.\ndealt\.\nann or|> log\ndealt\.\ndealt\.\n>/);
    expect(linesOf(path).filter(line => 'undo' in line)).toEqual([{ undo: 0 }]);
  });

  test('goes on where it was, with others on the chairs if they like', async () => {
    const path = freshPath();
    await playOut(await begin(path, PAIR, typing('1').terminal));
    const before = readFileSync(path, 'utf8');
    const again = typing('quit');
    const same = await resumeMatch(highLowTerminal, path, () => ({ seats: PAIR }), again.terminal);
    expect(await playOut(same)).toBe('left');
    expect(again.said()).toMatch(/Where we were, after 2 steps:\n.*rolls.*\nbob rolls/s);
    expect(readFileSync(path, 'utf8')).toBe(before);
    const seats: Seating['seats'] = { ann: 'bot', bob: 'person' };
    const other = await resumeMatch(highLowTerminal, path, () => ({ seats }), typing('1').terminal);
    expect(await playOut(other)).toBe('left');
    const [, , table, ann, bob] = linesOf(path);
    expect(table).toEqual({ table: { seats } });
    expect([ann, bob]).toMatchObject([{ by: 'ann' }, { by: 'bob', action: 'bob guesses high' }]);
  });

  test('takes back in a log that does not say who decided', async () => {
    const path = freshPath();
    await playOut(await begin(path, PAIR, typing('1').terminal));
    writeFileSync(path, readFileSync(path, 'utf8').replace(/,"by":"\w+"/g, ''));
    const { terminal, said } = typing('undo', 'y', 'quit');
    await playOut(await resumeMatch(highLowTerminal, path, () => ({ seats: PAIR }), terminal));
    expect(said()).toContain('Taken back: ann guesses high');
  });

  test('gets the end that its file misses', async () => {
    const path = freshPath();
    await playOut(await begin(path, PAIR, typing('1', '1', '1', '2').terminal));
    const whole = readFileSync(path, 'utf8');
    writeFileSync(path, whole.slice(0, whole.lastIndexOf('{"end"')));
    appendFileSync(path, '{"end":');
    const { terminal, said } = typing();
    expect(await playOut(await resumeMatch(highLowTerminal, path, () => ({ seats: PAIR }), terminal))).toBe(
      'over',
    );
    expect(said()).toContain('cut off in the middle');
    expect(readFileSync(path, 'utf8')).toBe(whole);
  });

  test.each([
    ['a person', { ann: 'person', bob: 'person' }],
    ['a bot', { ann: 'bot', bob: 'person' }],
  ] as const)('ends in words when the move of %s cannot be stored', async (_who, seats) => {
    const path = freshPath();
    const match = await begin(path, seats, typing('1').terminal);
    rmSync(path);
    await expect(playOut(match)).rejects.toThrow(/was deleted or moved while it was played/);
  });
});
