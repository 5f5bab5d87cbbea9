import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  equalPlain,
  hashPlain,
  type InputLine,
  LOG_LIMITS,
  type Log,
  Match,
  parseLog,
  printInput,
  printLine,
  replay,
  sayPlainly,
} from '../src/index.ts';
import { countdown as game } from './support/countdown.ts';

function record(matches: number, moves: readonly number[], undo?: number): string {
  let text = '';
  const started = Match.start(game, matches, 'seed', line => {
    text += line;
  });
  if (!started.ok) throw new Error(sayPlainly(started.error));
  for (const move of moves) started.value.play(move);
  if (undo !== undefined) expect(started.value.undo(undo)).toBeUndefined();
  return text;
}

const read = (text: string): Log => {
  const log = parseLog(text);
  if (!log.ok) throw new Error(sayPlainly(log.error));
  return log.value;
};

const problem = (text: string): string => {
  const log = parseLog(text);
  if (!log.ok) return sayPlainly(log.error);
  const replayed = replay(game, log.value);
  return replayed.ok ? 'ok' : sayPlainly(replayed.error);
};

const tryPrint = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
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
    if (!started.ok) throw new Error(sayPlainly(started.error));
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
    if (!resumed.ok) throw new Error(sayPlainly(resumed.error));
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
      return replayed.ok ? 'ok' : sayPlainly(replayed.error);
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
      spoil(0, line => line.replace('"version":2', '"version":3')),
      'line 1 has log version 3',
    ],
    ['a header without seed', spoil(0, line => line.replace('"seed"', '"sead"')), 'line 1 does not name'],
    [
      'a revision that is no text',
      spoil(0, line => line.replace('"today"', '7')),
      'line 1 has a revision that is no text',
    ],
    ['garbage in the middle', spoil(2, () => 'garbage'), 'line 3 is no log line'],
    ['a line that is no line', spoil(2, () => '{"n":1}'), 'line 3 is no log line'],
    ['a missing input', spoil(1, () => lines[2] as string), 'line 2: input 2 follows input 0'],
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

  const header = JSON.parse(lines[0] as string);
  const deep = `${'['.repeat(1000)}${']'.repeat(1000)}`;
  const long = (length: number) => 'x'.repeat(length + 1);
  const withHeader = (change: object) => `${JSON.stringify({ ...header, ...change })}\n`;
  const withLine = (line: string) => `${lines[0]}\n${line}\n`;

  test.each([
    ['a list for a header', '[]\n', 'log-header', 1, 'line 1 is no match log'],
    ['null for a header', 'null\n', 'log-header', 1, 'line 1 is no match log'],
    ['no line break at all', '{"format":"tumblekeep-match"}', 'log-header', 1, 'line 1 is no match log'],
    [
      'a version with a toString',
      withHeader({ version: { toString: 1 } }),
      'log-header',
      1,
      'has no log version',
    ],
    ['a version of 1.5', withHeader({ version: 1.5 }), 'log-header', 1, 'has no log version'],
    [
      'an endless seed',
      withHeader({ seed: long(LOG_LIMITS.seed) }),
      'log-header',
      1,
      'a seed of more than 200',
    ],
    [
      'an endless name',
      withHeader({ rules: long(LOG_LIMITS.name) }),
      'log-header',
      1,
      'a rules of more than',
    ],
    [
      'a header without options',
      withHeader({ options: undefined }),
      'log-header',
      1,
      'line 1 has no options',
    ],
    [
      'options without a bottom',
      (lines[0] as string).replace('"options":5', `"options":${deep}\n`),
      'log-header',
      1,
      'line 1 is no match log',
    ],
    [
      'deep options',
      `${(lines[0] as string).replace('"options":5', `"options":${deep}`)}\n`,
      'log-header',
      1,
      'an options that is nested too deeply',
    ],
    ['an unknown field', withHeader({ sead: 1 }), 'log-header', 1, 'a field "sead" that does not belong'],
    ['a prototype', withLine('{"undo":0,"__proto__":{"n":1}}'), 'log-line', 2, 'a field "__proto__"'],
    ['a takeback at the end', withLine('{"end":{},"hash":"","undo":0}'), 'log-line', 2, 'a field "undo"'],
    ['an input that takes back', withLine('{"n":1,"action":"","hash":"","undo":0}'), 'log-line', 2, '"n"'],
    ['a takeback of text', withLine('{"undo":"0"}'), 'log-line', 2, 'an undo that is no count'],
    ['a takeback below nothing', withLine('{"undo":-1}'), 'log-line', 2, 'an undo that is no count'],
    ['half a takeback', withLine('{"undo":0.5}'), 'log-line', 2, 'an undo that is no count'],
    ['a huge takeback', withLine('{"undo":1e300}'), 'log-line', 2, 'an undo that is no count'],
    ['an input without action', withLine('{"n":1,"hash":""}'), 'log-line', 2, 'it has no action'],
    ['an action that is a list', withLine('{"n":1,"action":[],"hash":""}'), 'log-line', 2, 'that is no text'],
    [
      'an endless action',
      withLine(`{"n":1,"action":"${long(LOG_LIMITS.action)}","hash":""}`),
      'log-line',
      2,
      'an action of more than 4000 characters',
    ],
    [
      'evidence without a bottom',
      withLine(`{"n":1,"action":"","hash":"","evidence":${deep}}`),
      'log-line',
      2,
      'an evidence that is nested too deeply',
    ],
    ['an end without a hash', withLine('{"end":{}}'), 'log-line', 2, 'it has no hash'],
    ['an empty line', withLine(''), 'log-line', 2, 'line 2 is no log line'],
    ['a text', withLine('"undo"'), 'log-line', 2, 'line 2 is no log line'],
    ['an endless line', withLine(long(LOG_LIMITS.line)), 'log-long', 2, 'line 2 has more than'],
    ['two ends', `${text}${lines[4]}\n`, 'log-order', 6, 'line 6: the game ends a second time'],
    [
      'an input after the end',
      `${text}{"n":4,"action":"take 1","hash":""}\n`,
      'log-order',
      6,
      'line 6: input 4 follows the end',
    ],
    ['a second header', `${lines[0]}\n${text}`, 'log-line', 2, 'line 2 is no log line'],
  ])('refuses %s', (_what, spoiled, code, line, message) => {
    const log = parseLog(spoiled);
    expect(log.ok ? 'read' : log.error).toMatchObject({ code, line });
    expect(log.ok ? '' : sayPlainly(log.error)).toContain(message);
  });

  test('a game that was taken back from its end goes on', () => {
    const log = read(`${text}{"undo":2}\n${lines[3]}\n${lines[4]}\n`);
    expect(replay(game, log)).toMatchObject({ ok: true, value: { ended: true } });
  });

  test('any number of takebacks is read or refused in time that grows with the text', () => {
    const pair = `${lines[1]}\n{"undo":0}\n`;
    const most = (LOG_LIMITS.lines - 2) / 2;
    const full = `${lines[0]}\n${pair.repeat(most)}`;
    expect(read(full).lines).toHaveLength(2 * most);
    expect(replay(game, read(full))).toMatchObject({ ok: true, value: { inputs: [] } });
    const longer = parseLog(`${full}${pair}`);
    expect(longer.ok ? 'read' : longer.error).toMatchObject({ code: 'log-long', line: LOG_LIMITS.lines + 1 });
    const longest = parseLog(`${lines[0]}\n${'{"undo":0}\n'.repeat(2_000_000)}`);
    expect(longest.ok ? 'read' : sayPlainly(longest.error)).toContain('the log has more than');
  });

  test('whatever the text is, the answer is a log or a refusal', () => {
    const part = fc.oneof(
      fc.constantFrom(...lines, '{"undo":0}', '{"undo":1}'),
      fc.json(),
      fc.string(),
      fc.record({ n: fc.anything(), action: fc.anything(), hash: fc.anything() }).map(tryPrint),
      fc.record({ end: fc.anything(), hash: fc.anything(), undo: fc.anything() }).map(tryPrint),
      fc
        .dictionary(fc.constantFrom(...Object.keys(header)), fc.anything())
        .map(change => tryPrint({ ...header, ...change })),
    );
    fc.assert(
      fc.property(fc.array(part), fc.boolean(), (parts, isWhole) => {
        const found = problem(`${parts.join('\n')}${isWhole ? '\n' : ''}`);
        expect(found).not.toBe('');
      }),
      { numRuns: 2000 },
    );
  });

  test('whatever byte is changed, the answer is a log or a refusal', () => {
    for (let at = 0; at < text.length; at++) {
      for (const byte of ['\0', '\n', '"', '{', '9', '\u{10ffff}']) {
        expect(problem(text.slice(0, at) + byte + text.slice(at + 1))).not.toBe('');
        expect(problem(text.slice(0, at) + byte)).not.toBe('');
      }
    }
  });

  test('no match begins with a seed that no log may have', () => {
    expect(Match.start(game, 5, long(LOG_LIMITS.seed))).toMatchObject({ ok: false, error: { code: 'seed' } });
    expect(Match.start(game, 5, 'x'.repeat(LOG_LIMITS.seed)).ok).toBe(true);
  });

  test('an input is printed as any line is', () => {
    fc.assert(
      fc.property(
        fc.record(
          {
            n: fc.nat(),
            action: fc.string(),
            by: fc.string(),
            hash: fc.string(),
            evidence: fc.jsonValue(),
          },
          { requiredKeys: ['n', 'action'] },
        ),
        line => {
          expect(printInput(line as InputLine)).toBe(printLine(line as InputLine));
        },
      ),
    );
  });

  test('lines print as one JSON object each', () => {
    expect(printLine({ undo: 2 })).toBe('{"undo":2}\n');
    expect(
      equalPlain(JSON.parse(lines[1] as string), { n: 1, action: 'take 1', hash: hashPlain({ left: 4 }) }),
    ).toBe(true);
  });
});
