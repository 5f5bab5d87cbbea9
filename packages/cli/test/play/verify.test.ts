import { readFileSync, writeFileSync } from 'node:fs';
import { type Action, type Event, RULE_SETS, type State } from '@tumblekeep/dungeon-fighter';
import { randomPlayer } from '@tumblekeep/dungeon-fighter/bots';
import { everybodyHuman, hostedFight, logTable, PhysicalTable } from '@tumblekeep/dungeon-fighter/hosted';
import { MemoryStore, NOBODY, Pace, SPECTATOR, Table } from '@tumblekeep/host';
import { Match, makeStream, sayPlainly } from '@tumblekeep/kernel';
import { loadJolt } from '@tumblekeep/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { captured, makePlace, type Place } from '../run.ts';

const game = RULE_SETS['second'] as NonNullable<(typeof RULE_SETS)[string]>;

/** A log of random choices of people at a table with real dice, as text. */
function recordedGame(inputs: number): string {
  let text = '';
  const heroes = ['brad', 'murka', 'wilrond'];
  const match = Match.start<State, Action, Event>(
    game,
    { heroes, leader: 'murka' },
    'verify',
    line => {
      text += line;
    },
    undefined,
    logTable(everybodyHuman(heroes, 'real'), 'thrown'),
  );
  if (!match.ok) throw new Error(sayPlainly(match.error));
  const stream = makeStream('verify', 'test');
  for (let i = 0; i < inputs && game.decision(match.value.state) !== undefined; i++) {
    const { state } = match.value;
    const action = randomPlayer.choose(game, state, game.legal(state), stream);
    const thrown = action.type === 'land' ? state.combat?.throw?.seat : undefined;
    const hero = thrown === undefined ? undefined : state.heroes[thrown]?.hero;
    match.value.play(action, undefined, hero && { by: 'report', hero });
  }
  return text;
}

/** A game of bots whose dice were simulated, as text. */
async function thrownGame(edition: string, inputs: number): Promise<string> {
  const rules = RULE_SETS[edition] as NonNullable<(typeof RULE_SETS)[string]>;
  const heroes = rules.edition.tables.heroes.slice(0, 2).map(({ id }) => id);
  const seats = Object.fromEntries(heroes.map(id => [id, { kind: 'random', skill: 'average' } as const]));
  const physics = new PhysicalTable(await loadJolt(), rules.edition);
  const store = new MemoryStore();
  const pace = new Pace<unknown>();
  const begun = await Table.begin(
    { hosted: hostedFight(rules, async () => physics), store, pause: () => pace.pause() },
    {
      options: { heroes },
      seed: 'verify',
      seating: { table: { dice: 'simulated', seats }, landings: 'thrown' },
    },
  );
  if (!begun.ok) throw new Error(sayPlainly(begun.error));
  begun.value.listen(NOBODY, SPECTATOR, step => pace.done(step));
  for (let i = 0; i < inputs; i++) await pace.next();
  const lines = await store.read();
  return lines.ok ? lines.value.join('') : '';
}

describe('throws with evidence', { timeout: 600_000 }, () => {
  let place: Place;
  beforeAll(() => {
    place = makePlace();
  });
  afterAll(() => place.remove());
  const verify = async (text: string) => {
    writeFileSync(place.path('thrown.jsonl'), text);
    return captured(['verify', place.path('thrown.jsonl')]);
  };
  const change = (text: string, to: (evidence: Record<string, string>) => unknown): string => {
    const rows = text.split('\n');
    const at = rows.findIndex(row => row.includes('"evidence"'));
    const line = JSON.parse(rows[at] as string);
    rows[at] = JSON.stringify({ ...line, evidence: to(line.evidence) });
    return rows.join('\n');
  };

  test.each(Object.keys(RULE_SETS))('are simulated again, %s edition', async edition => {
    const text = await thrownGame(edition, 16);
    const throws = text.split('\n').filter(row => row.includes('"evidence"')).length;
    const { code, out } = await verify(text);
    expect(throws).toBeGreaterThan(2);
    expect(out).toMatch(
      new RegExp(
        `ok: 16 inputs, unfinished, hash [0-9a-f]{16}, ${throws} throws made again, ${16 - throws} choices of bots made again\n$`,
      ),
    );
    expect(code).toBe(0);
  });

  test('and a line that does not fit is named', async () => {
    const text = await thrownGame('second', 12);
    const at = text.split('\n').findIndex(row => row.includes('"evidence"')) + 1;
    const wrong: readonly [(evidence: Record<string, string>) => unknown, RegExp][] = [
      [
        one => ({ ...one, release: one['release']?.replace(/move \S+ \S+ \S+/, 'move 0 0 100') }),
        /the die left the hand as/,
      ],
      [one => ({ ...one, release: 'a stone' }), /cannot be read/],
      [one => ({ ...one, by: 'hand' }), /throws by a bot, the log says by hand/],
      [() => 7, /throws by a bot, the log says something else/],
      [() => undefined, /has no evidence/],
    ];
    for (const [to, message] of wrong) {
      const { code, err } = await verify(change(text, to));
      expect(err).toMatch(message);
      expect(err).toContain(`line ${at}: input`);
      expect(code).toBe(1);
    }
    const older = change(text, one => ({ ...one, revision: 'older' }))
      .split('\n')
      .slice(0, at);
    const { code, out } = await verify(`${older.join('\n')}\n`);
    expect(out).toMatch(new RegExp(`unproven throw ${at - 1} \\(thrown by other physics\\)`));
    expect(code).toBe(3);
  });
});

describe('verify and replay', () => {
  let place: Place;
  const whole = recordedGame(30);
  const rows = whole.split('\n').slice(0, -1);
  const file = (name: string, text: string): string => {
    const path = place.path(name);
    writeFileSync(path, text);
    return path;
  };
  const withLine = (at: number, change: (line: Record<string, unknown>) => unknown): string =>
    `${rows.map((row, i) => (i === at ? JSON.stringify(change(JSON.parse(row))) : row)).join('\n')}\n`;

  beforeAll(() => {
    place = makePlace();
  });
  afterAll(() => place.remove());

  test('an intact log is told, finished or not; real dice prove nothing', async () => {
    const { code, out } = await captured(['verify', file('whole.jsonl', whole)]);
    expect(out).toMatch(
      /whole\.jsonl: unproven: 30 inputs, unfinished, hash [0-9a-f]{16}; unproven throws [\d, –]+ \(real dice, told by people\)\n$/,
    );
    expect(code).toBe(3);
    expect((await captured(['verify', '--allow-unproven', place.path('whole.jsonl')])).code).toBe(0);
    const ended = await captured(['verify', file('ended.jsonl', recordedGame(5000))]);
    expect(ended.out).toMatch(/inputs, (?:won|lost), hash/);
  });

  const broken: readonly [name: string, text: () => string, code: number, message: RegExp][] = [
    ['hash', () => withLine(9, line => ({ ...line, hash: '0123456789abcdef' })), 1, /line 10: after input 9/],
    [
      'card',
      () => withLine(1, line => ({ ...line, action: 'murka takes no-such-room' })),
      1,
      /line 2: input 1/,
    ],
    ['hero', () => withLine(3, line => ({ ...line, action: 'nobody throws red' })), 1, /line 4: input 3/],
    ['verb', () => withLine(3, line => ({ ...line, action: 'brad sings' })), 1, /line 4: input 3/],
    [
      'end',
      () => `${whole}{"end":{"won":true},"hash":"00"}\n`,
      1,
      /line 32: the log says that the game is over/,
    ],
    ['order', () => withLine(5, line => ({ ...line, n: 77 })), 2, /line 6: input 77 follows input 4/],
    ['torn', () => whole.slice(0, -5), 2, /line 31 is cut off in the middle/],
    ['json', () => `${rows.slice(0, 3).join('\n')}\n{oops}\n`, 2, /line 4 is no log line/],
    ['rules', () => withLine(0, line => ({ ...line, rules: 'ninth' })), 2, /line 1 names the rules "ninth"/],
    ['version', () => withLine(0, line => ({ ...line, version: 99 })), 2, /line 1 has log version 99/],
    [
      'options',
      () => withLine(0, line => ({ ...line, options: { heroes: ['x', 'y'] } })),
      2,
      /line 1: there is no hero "x"/,
    ],
    ['empty', () => '', 2, /is empty/],
    ['text', () => 'once upon a time\n', 2, /line 1 is no match log/],
  ];

  test.each(broken)('a log with a wrong %s is told in one line', async (name, text, expected, message) => {
    const path = file(`${name}.jsonl`, text());
    const { code, out, err } = await captured(['verify', path]);
    expect(out).toBe('');
    expect(err).toMatch(message);
    expect(err).toContain(path);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(expected);
    expect(readFileSync(path, 'utf8')).toBe(text());
  });

  test('a game of other cards or numbers says so', async () => {
    const spoil = (line: Record<string, unknown>) => ({ ...line, revision: '0123456789abcdef' });
    const other = file('other.jsonl', withLine(0, spoil));
    const told = await captured(['verify', other]);
    expect(told.out).toMatch(/unproven: .*other cards or numbers \(revision 0123456789abcdef, now/);
    expect(told.code).toBe(3);
    const changed = withLine(9, line => ({ ...line, hash: '0' })).split('\n');
    const header = JSON.stringify(spoil(JSON.parse(changed[0] as string)));
    const broken = file('changed.jsonl', [header, ...changed.slice(1)].join('\n'));
    for (const command of ['verify', 'replay']) {
      const { code, err } = await captured([command, broken]);
      expect(err).toMatch(
        /line 10: .*other cards or numbers \(revision 0123456789abcdef, now [0-9a-f]{16}\)/,
      );
      expect(code).toBe(1);
    }
  });

  test('several files: one line each, the worst exit code', async () => {
    const good = file('good.jsonl', whole);
    const bad = file(
      'bad.jsonl',
      withLine(9, line => ({ ...line, hash: 'x' })),
    );
    const { code, out, err } = await captured([
      'verify',
      good,
      bad,
      place.path('missing.jsonl'),
      place.folder,
    ]);
    expect(out.trim().split('\n')).toHaveLength(1);
    expect(err.trim().split('\n')).toHaveLength(3);
    expect(err).toMatch(/missing\.jsonl does not exist/);
    expect(err).toMatch(/is a folder/);
    expect(code).toBe(2);
  });

  test('replay tells the paths to the Leader alone', async () => {
    const path = file('paths.jsonl', whole);
    const of = (viewer: string) => captured(['replay', path, '--to', '0', '--events', '--viewer', viewer]);
    expect((await of('murka')).out).toMatch(/murka drew paths: [a-z-]+, [a-z-]+/);
    expect((await of('brad')).out).toMatch(/murka drew paths\n/);
    expect((await of('spectator')).out).toMatch(/murka drew paths\n/);
    const leaders = await captured(['replay', path, '--to', '0', '--viewer', 'murka']);
    const secret = /two doors: (.*) and (.*)\./.exec(leaders.out);
    expect(secret).not.toBeNull();
    const others = await captured(['replay', path, '--to', '1', '--viewer', 'brad']);
    const shown = [secret?.[1], secret?.[2]].filter(name => others.out.includes(name as string));
    expect(shown).toHaveLength(1);
  });

  test('replay tells a part, as sentences, events or notation', async () => {
    const path = file('part.jsonl', whole);
    const part = await captured(['replay', path, '--from', '2', '--to', '3', '--notation']);
    expect(part.out.trim().split('\n')).toHaveLength(2);
    expect(part.out).toMatch(/^ +2 {2}[a-z]+ /);
    expect((await captured(['replay', path])).out).toMatch(/walk into the dungeon/);
    expect((await captured(['replay', path, '--from', '9', '--to', '3'])).code).toBe(2);
    expect((await captured(['replay', path, '--viewer', 'edith'])).code).toBe(2);
    expect((await captured(['replay', path, '--events', '--notation'])).code).toBe(2);
  });
});
