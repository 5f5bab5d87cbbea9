import { equalPlain, hashPlain, type Log, Match, parseLog, printLine, replay } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import { countdown as game } from './support/countdown.ts';

function record(matches: number, moves: readonly number[], undo?: number): string {
  let text = '';
  const started = Match.start(game, matches, 'seed', line => {
    text += line;
  });
  if (!started.ok) throw new Error(started.error.message);
  for (const move of moves) started.value.play(move);
  if (undo !== undefined) expect(started.value.undo(undo)).toBeUndefined();
  return text;
}

const read = (text: string): Log => {
  const log = parseLog(text);
  if (!log.ok) throw new Error(log.error.message);
  return log.value;
};

const problem = (text: string): string => {
  const log = parseLog(text);
  if (!log.ok) return log.error.message;
  const replayed = replay(game, log.value);
  return replayed.ok ? 'ok' : replayed.error.message;
};

describe('the match log', () => {
  test('options, seed and inputs fold into the same state', () => {
    const replayed = replay(game, read(record(5, [1, 2, 2])));
    expect(replayed.ok && replayed.value).toMatchObject({ state: { left: 0 }, ended: true });
  });

  test('a refused action changes and records nothing', () => {
    let text = '';
    const started = Match.start(game, 1, 'seed', line => {
      text += line;
    });
    if (!started.ok) throw new Error(started.error.message);
    const before = text;
    expect(started.value.play(2)?.code).toBe('take');
    expect(text).toBe(before);
    expect(started.value.state).toEqual({ left: 1 });
  });

  test('an undo truncates the inputs and is itself recorded', () => {
    const text = record(5, [1, 2], 1);
    expect(text).toContain('{"undo":1}');
    const replayed = replay(game, read(text));
    expect(replayed.ok && replayed.value.state).toEqual({ left: 4 });
    expect(replayed.ok && replayed.value.inputs.map(input => input.action)).toEqual(['take 1']);
  });

  test('a match goes on from its log', () => {
    let text = record(5, [1, 2]);
    const resumed = Match.resume(game, read(text), line => {
      text += line;
    });
    if (!resumed.ok) throw new Error(resumed.error.message);
    expect(resumed.value.play(2)).toBeUndefined();
    const replayed = replay(game, read(text));
    expect(replayed.ok && replayed.value.ended).toBe(true);
    expect(resumed.value.undo(7)?.code).toBe('undo');
  });

  test('events of a replay reach the sink', () => {
    const told: string[] = [];
    replay(game, read(record(3, [1, 2])), undefined, event => told.push(game.printEvent(event)));
    expect(told).toEqual(['2 left', '0 left']);
  });

  test('a line cut off in the middle was never acknowledged', () => {
    const text = record(5, [1, 2]);
    const log = read(text.slice(0, -10));
    expect(log.torn).toBe(true);
    expect(log.lines).toHaveLength(1);
    expect(read(text).torn).toBe(false);
  });

  test('a log of other cards or numbers says so when it no longer fits', () => {
    const log = read(record(5, [1, 2]));
    expect(log.header.revision).toBe('today');
    const spoiled = {
      ...log,
      header: { ...log.header, revision: 'yesterday' },
      lines: [{ n: 1, action: 'take 2', hash: '' }],
    };
    const message = (header: Log['header']) => {
      const replayed = replay(game, { ...spoiled, header });
      return replayed.ok ? 'ok' : replayed.error.message;
    };
    expect(message(spoiled.header)).toMatch(
      /^after input 1 .* recorded with other cards or numbers \(revision yesterday, now today\)$/,
    );
    expect(message(log.header)).not.toContain('revision');
    const { revision: _, ...old } = log.header;
    expect(message(old)).not.toContain('revision');
    expect(replay(game, { ...log, header: spoiled.header }).ok).toBe(true);
  });

  const text = record(5, [1, 2, 2]);
  const lines = text.trimEnd().split('\n');
  const spoil = (at: number, change: (line: string) => string): string =>
    `${lines.map((line, i) => (i === at ? change(line) : line)).join('\n')}\n`;

  test.each([
    ['nothing', '', 'line 1 is no match log'],
    ['no JSON', 'hello\n', 'line 1 is no match log'],
    ['another format', '{"format":"else"}\n', 'line 1 is no match log'],
    [
      'a newer version',
      spoil(0, line => line.replace('"version":1', '"version":2')),
      'line 1 has log version 2',
    ],
    ['a header without seed', spoil(0, line => line.replace('"seed"', '"sead"')), 'line 1 does not name'],
    [
      'a revision that is no text',
      spoil(0, line => line.replace('"today"', '7')),
      'line 1 has a revision that is no text',
    ],
    ['garbage in the middle', spoil(2, () => 'garbage'), 'line 3 is no log line'],
    ['a line that is no line', spoil(2, () => '{"n":1}'), 'line 3 is no log line'],
    ['a missing input', spoil(1, () => lines[2] as string), 'input 2 follows input 0'],
    ['an undo into the future', `${lines[0]}\n{"undo":3}\n`, 'takes back to input 3'],
    [
      'an unknown action',
      spoil(2, line => line.replace('take 2', 'steal 2')),
      'input 2: "steal 2" is no move',
    ],
    [
      'an illegal action',
      spoil(3, line => line.replace('"n":3,"action":"take 2"', '"n":3,"action":"take 1"')),
      'after input 3',
    ],
    ['another hash', spoil(2, line => line.replace(/"hash":"./, '"hash":"x')), 'after input 2 the state is'],
    ['other options', spoil(0, line => line.replace('"options":5', '"options":"many"')), 'how many matches?'],
    ['other rules', spoil(0, line => line.replace('countdown', 'chess')), 'the log is of "chess"'],
    [
      'an end too early',
      `${lines.slice(0, 3).join('\n')}\n${lines[4]}\n`,
      'the game is over, but it goes on',
    ],
    ['another end', spoil(4, line => line.replace(/"hash":"./, '"hash":"x')), 'at the end the state is'],
    ['nothing wrong', text, 'ok'],
  ])('reads %s', (_what, spoiled, expected) => {
    expect(problem(spoiled)).toContain(expected);
  });

  test('lines print as one JSON object each', () => {
    expect(printLine({ undo: 2 })).toBe('{"undo":2}\n');
    expect(
      equalPlain(JSON.parse(lines[1] as string), { n: 1, action: 'take 1', hash: hashPlain({ left: 4 }) }),
    ).toBe(true);
  });
});
