/** Each forgery is as good as its forger can make it: whatever the rules can tell is made to fit. */

import { isProven, unprovenLines } from '@tumblekeep/host';
import { sayPlainly } from '@tumblekeep/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { sayAtTable } from '../../hosted/sentences.ts';
import { type DungeonFighter, RULE_SETS } from '../../rules/index.ts';
import {
  agreedLog,
  crawlLog,
  drawnLog,
  EDITIONS,
  type HonestLog,
  type Line,
  refold,
  stateBefore,
  thrownLog,
} from './logs.ts';

/** A forged log and the index of the line that must be named, or nothing where this log has no such place. */
type Forged = { readonly lines: readonly Line[]; readonly at: number } | undefined;
type Forgery = (log: HonestLog) => Forged;

const evidenceOf = (line: Line | undefined): Line | undefined => line?.['evidence'] as Line | undefined;
const isThrow =
  (by: string) =>
  (line: Line): boolean =>
    evidenceOf(line)?.['by'] === by;

/** Changes one line and makes all hashes fit. */
function change({ game, lines }: HonestLog, at: number, to: (line: Line) => Line): Forged {
  if (at < 0) return undefined;
  return {
    lines: refold(
      game,
      lines.map((line, i) => (i === at ? to(line) : line)),
    ),
    at,
  };
}

const withEvidence =
  (to: (evidence: Line) => unknown) =>
  (line: Line): Line => ({ ...line, evidence: to(evidenceOf(line) as Line) });

/** Changes the evidence of the first throw of a kind that is wanted. */
const ofThrow =
  (by: string, to: (evidence: Line) => unknown, is: (evidence: Line) => boolean = () => true): Forgery =>
  log =>
    change(
      log,
      log.lines.findIndex(line => isThrow(by)(line) && is(evidenceOf(line) as Line)),
      withEvidence(to),
    );

const better = (line: Line): Line => ({
  ...line,
  action: line['action'] === 'lands 6 icon' ? 'lands 5 icon' : 'lands 6 icon',
});

const lying = (evidence: Line): Line[] => (evidence['scene'] as { dice: Line[] }).dice;

/** The first throw is told as another one of the same game was; a throw made again after a takeback is the same. */
const moved =
  (by: string): Forgery =>
  log => {
    const first = log.lines.findIndex(isThrow(by));
    const from = log.lines.find(line => isThrow(by)(line) && line['n'] !== log.lines[first]?.['n']);
    const { action, evidence } = from ?? {};
    return from && change(log, first, line => ({ ...line, action, evidence }));
  };

/** The first input that a bot chose, and another that the rules allow there. */
function otherChoice(log: HonestLog): Forged {
  const { game, lines } = log;
  const [{ table }] = lines as unknown as readonly [{ table: { seats: Record<string, unknown> } }];
  const { seats } = table;
  const isBot = (seat: unknown): boolean =>
    typeof seat === 'string' ? seat !== 'human' && seat !== 'person' : (seat as Line)['kind'] !== 'human';
  for (const [at, line] of lines.entries()) {
    if (!('action' in line) || 'evidence' in line) continue;
    const state = stateBefore(game, lines, at);
    const by = game.decision(state)?.by;
    if (typeof by !== 'object' || !isBot(seats[by.seat])) continue;
    const other = game
      .legal(state)
      .map(action => game.print(action))
      .find(text => text !== line['action'] && !/^\w+ (?:uses|drinks|discards|proposes|backs)/.test(text));
    if (other !== undefined) return change(log, at, one => ({ ...one, action: other }));
  }
  return undefined;
}

const headerWith = (log: HonestLog, to: (table: Line) => unknown): readonly Line[] =>
  log.lines.map((line, i) => (i === 0 ? { ...line, table: to(line['table'] as Line) } : line));

/** The person's seat is given to a bot: the first input that was the person's is named. */
const personAsBot: Forgery = log => {
  const swap = ([who, seat]: [string, unknown]): [string, unknown] =>
    seat === 'human' || seat === 'person'
      ? [who, seat === 'human' ? 'search' : 'bot']
      : typeof seat === 'object' && (seat as Line)['kind'] === 'human'
        ? [who, { kind: 'sensible', skill: 'average' }]
        : [who, seat];
  const lines = headerWith(log, table => ({
    ...table,
    seats: Object.fromEntries(Object.entries(table['seats'] as Line).map(swap)),
  }));
  return { lines, at: -1 };
};

const betterEnd: Forgery = ({ lines }) => {
  const at = lines.findIndex(line => 'end' in line);
  if (at < 0) return undefined;
  const improve = (end: Line): Line => ({ ...end, won: end['won'] !== true });
  return {
    lines: lines.map((line, i) => (i === at ? { ...line, end: improve(line['end'] as Line) } : line)),
    at,
  };
};

const withoutUndo: Forgery = ({ lines }) => {
  const at = lines.findIndex(line => 'undo' in line);
  return at < 0 ? undefined : { lines: lines.filter((_, i) => i !== at), at };
};

/** A line that was taken back later is changed. */
const inTheUndone: Forgery = ({ lines }) => {
  const undo = lines.findIndex(line => 'undo' in line);
  if (undo < 0) return undefined;
  const at = lines.findLastIndex((line, i) => i < undo && 'action' in line);
  return {
    lines: lines.map((line, i) => (i === at ? { ...line, hash: '0123456789abcdef' } : line)),
    at,
  };
};

/** What a bot did is taken back as if a person had done it. */
const undoOfBot: Forgery = ({ lines }) => {
  const at = lines.findLastIndex(line => isThrow('bot')(line) || isThrow('draw')(line));
  if (at < 0) return undefined;
  const n = lines[at]?.['n'] as number;
  return { lines: [...lines.slice(0, at + 1), { undo: n - 1 }], at: at + 1 };
};

/** The last choice that somebody of this kind made is said to be another's. */
const signedBy =
  (whose: 'person' | 'bot', name: (by: string, seats: readonly string[]) => string | undefined): Forgery =>
  log => {
    const { seats } = (log.lines[0]?.['table'] ?? {}) as { seats: Line };
    const kindOf = (seat: unknown): string => (/human|person/.test(JSON.stringify(seat)) ? 'person' : 'bot');
    // Some answers go without saying, and before the first signature a log may be of those that have none.
    const at = log.lines.findLastIndex(
      ({ by, action }) =>
        kindOf(seats[by as string]) === whose &&
        /\b(?:throws|takes|explore|guesses)\b/.test(action as string),
    );
    const by = name(log.lines[at]?.['by'] as string, Object.keys(seats));
    return change(log, at, ({ by: _, ...line }) => (by === undefined ? line : { ...line, by }));
  };

const another = (by: string, seats: readonly string[]): string | undefined => seats.find(seat => seat !== by);

/** Changes a line of a kind; everything else stays. */
const ofLine =
  (kind: string, to: (value: Line, log: HonestLog) => unknown, which = 0): Forgery =>
  log => {
    const places = log.lines.flatMap((line, i) => (kind in line ? [i] : []));
    const at = places[which];
    if (at === undefined) return undefined;
    const changed = (line: Line): Line => ({ [kind]: to(line[kind] as Line, log) });
    return { lines: log.lines.map((line, i) => (i === at ? changed(line) : line)), at };
  };

/** Leaves out a consent; the takeback after it is named. */
const withoutConsent =
  (which: number): Forgery =>
  ({ lines }) => {
    const at = lines.flatMap((line, i) => ('consent' in line ? [i] : []))[which];
    if (at === undefined) return undefined;
    const left = lines.filter((_, i) => i !== at);
    return { lines: left, at: left.findIndex((line, i) => i >= at && 'undo' in line) };
  };

/** A refusal is told as everybody's consent; the line after it is named. */
const refusalAsConsent: Forgery = log => {
  const forged = ofLine('consent', () => ({ by: ['bob', 'dot'], agrees: true }))(log);
  return forged && { ...forged, at: forged.at + 1 };
};

/** Somebody goes back further than agreed, and plays on from there. */
const undoneFurther: Forgery = ({ lines }) => {
  const at = lines.findIndex(line => 'undo' in line);
  if (!lines.some(line => 'consent' in line)) return undefined;
  return { lines: [...lines.slice(0, at), { undo: 0 }], at };
};

/** Everybody may say where their own die lies, and nobody else may. */
const throwOfAnother: Forgery = log => {
  const at = log.lines.findIndex(({ evidence }) => evidence !== undefined);
  const { seats } = (log.lines[0]?.['table'] ?? {}) as { seats: Line };
  return change(log, at, line => ({ ...line, by: another(line['by'] as string, Object.keys(seats)) }));
};

const WALL = { kind: 'box', at: [0, 0, 450], turn: [0, 1000] };

const FORGERIES: Readonly<Record<string, readonly [Forgery, RegExp]>> = {
  'evidence moved from another throw of a person': [moved('hand'), /^input \d+/],
  'evidence moved from another throw of a bot': [moved('bot'), /^input \d+/],
  'a release after the fact, of a person': [
    ofThrow('hand', one => ({ ...one, release: String(one['release']).replace(/move \S+/, 'move 7') })),
    /the die left the hand as/,
  ],
  'a release after the fact, of a bot': [
    ofThrow('bot', one => ({ ...one, release: String(one['release']).replace(/move \S+/, 'move 7') })),
    /the die left the hand as/,
  ],
  'another release as committed': [
    ofThrow('hand', one => ({ ...one, committed: String(one['committed']).replace(/move \S+/, 'move 90') })),
    /left the hand|simulated again/,
  ],
  'a release that no hand can make': [
    ofThrow('hand', one => ({
      ...one,
      committed: String(one['committed']).replace(/move \S+ \S+ \S+/, 'move 0 0 9000'),
    })),
    /nobody can release a die like that/,
  ],
  'a hand that does not tremble': [ofThrow('hand', one => ({ ...one, steadiness: 0 })), /no hand is steady/],
  'a wall that nobody asked for': [
    ofThrow('hand', one => ({ ...one, scene: { dice: lying(one), props: [WALL] } })),
    /calls for no box/,
  ],
  'a lying die left out': [
    ofThrow(
      'hand',
      one => ({ ...one, scene: { dice: [], props: [] } }),
      one => lying(one).length > 0,
    ),
    /on the table lay .+, the log says nothing/,
  ],
  'a lying die moved out of the way of a bot': [
    ofThrow(
      'bot',
      one => {
        const [first = {}, ...rest] = lying(one);
        const { props } = one['scene'] as { props: unknown };
        return { ...one, scene: { dice: [{ ...first, at: [-200, 11, -200] }, ...rest], props } };
      },
      one => lying(one).length > 0,
    ),
    /on the table lay/,
  ],
  'a better landing of a person': [
    log => change(log, log.lines.findIndex(isThrow('hand')), better),
    /simulated again the throw is/,
  ],
  'a better landing of a bot': [
    log => change(log, log.lines.findIndex(isThrow('bot')), better),
    /simulated again the throw is/,
  ],
  'a better draw': [
    log => change(log, log.lines.findIndex(isThrow('draw')), better),
    /drawn again the throw is/,
  ],
  'a draw by better hands': [
    ofThrow('draw', one => ({ ...one, skill: 'deadly' })),
    /the skill of the throw is "skilled"/,
  ],
  'no evidence of a throw': [
    log =>
      change(
        log,
        log.lines.findIndex(line => 'evidence' in line),
        ({ evidence: _, ...line }) => line,
      ),
    /has no evidence/,
  ],
  'a throw of somebody else': [
    log =>
      change(
        log,
        log.lines.findIndex(line => 'evidence' in line),
        withEvidence(one => ({ ...one, hero: 'somebody' })),
      ),
    /throws, the evidence is of somebody/,
  ],
  'a person’s throw marked as a bot’s': [
    ofThrow('hand', ({ release, scene, revision, hero }) => ({
      by: 'bot',
      hero,
      skill: 'average',
      release,
      scene,
      revision,
    })),
    /throws by hand, the log says by a bot/,
  ],
  'a bot’s throw told as a real die': [
    ofThrow('bot', ({ hero }) => ({ by: 'report', hero })),
    /throws by a bot, the log says with a real die/,
  ],
  'a bot that chose otherwise': [otherChoice, /the bot of .+ chooses ".+", the log says ".+"/],
  'a person’s seat given to a bot': [
    personAsBot,
    /throws by a bot|the bot of .+ chooses|nobody can sit|does not go without saying/,
  ],
  'a person’s decision told as another’s': [
    signedBy('person', another),
    /may do that, the log says|not asked/,
  ],
  'a decision of somebody who is not there': [
    signedBy('person', () => 'nobody'),
    /the log says nobody|not asked/,
  ],
  'a decision that nobody is said to have made': [
    signedBy('person', () => undefined),
    /nobody is said to have decided/,
  ],
  'a bot’s decision told as another’s': [
    signedBy('bot', another),
    /is asked, the log says|may do that, the log says/,
  ],
  'a throw told as another’s': [throwOfAnother, /throws, the log says/],
  'a takeback to another place': [
    ofLine('takeback', one => ({ ...one, to: (one['to'] as number) - 1 })),
    /only input \d+ can/,
  ],
  'a takeback that a bot asked for': [
    ofLine('takeback', one => ({ ...one, by: 'cid' })),
    /nobody sits at cid/,
  ],
  'a takeback that asks nobody': [
    ofLine('takeback', one => ({ ...one, open: [] })),
    /asked are .*, the log says nobody/,
  ],
  'a takeback that asks a bot': [
    ofLine('takeback', one => ({ ...one, open: ['cid'] })),
    /asked are .*, the log says cid/,
  ],
  'a consent left out': [withoutConsent(1), /ann had not agreed to take back/],
  'the last consent left out': [withoutConsent(2), /dot had not agreed to take back/],
  'a consent of somebody else': [ofLine('consent', one => ({ ...one, by: ['cid'] })), /asked to agree are/],
  'a refusal told as a consent of all': [
    refusalAsConsent,
    /everybody had agreed to take back, but nobody did/,
  ],
  'an undo to another place than agreed': [undoneFurther, /agreed was to go back to input/],
  'an end with a better score': [betterEnd, /the game ended as .+, the log says/],
  'a takeback removed': [withoutUndo, /follows input/],
  'a takeback of what a bot did': [undoOfBot, /nobody’s decision who could take it back/],
  'a line changed that was taken back': [inTheUndone, /the state is/],
  'evidence where nothing was thrown': [
    log =>
      change(
        log,
        log.lines.findIndex(line => 'action' in line && !('evidence' in line)),
        line => ({ ...line, evidence: { by: 'report', hero: 'brad' } }),
      ),
    /where nothing was thrown/,
  ],
  'real dice in the header': [
    log => {
      const { table } = log.lines[0] as { table: Line };
      if (table['dice'] === undefined) return undefined;
      return { lines: headerWith(log, one => ({ ...one, dice: 'real' })), at: -1 };
    },
    /with a real die, the log says|nobody can sit/,
  ],
};

let logs: readonly HonestLog[];
beforeAll(async () => {
  const thrown = await Promise.all(EDITIONS.map(edition => thrownLog(edition, 26)));
  const drawn = await Promise.all(EDITIONS.map(edition => drawnLog(edition)));
  logs = [...thrown, ...drawn, await crawlLog(), await agreedLog()];
});

const KINDS = [
  ...EDITIONS.map(one => `thrown, ${one}`),
  ...EDITIONS.map(one => `drawn, ${one}`),
  'DIE in the Dungeon!',
  'High-Low',
];
const logOf = (name: string): HonestLog => logs.find(log => log.name === name) as HonestLog;

describe.each(KINDS)('a log (%s)', name => {
  test('that is honest is proven', async () => {
    const proof = await logOf(name).prove(logOf(name).lines);
    expect(proof).toMatchObject({ ok: true, value: { unproven: [], doubts: [] } });
  });

  const say = sayAtTable((RULE_SETS['second'] as DungeonFighter).edition);

  test.each(Object.keys(FORGERIES))('with %s is refused where it does not fit', async kind => {
    const [forge, message] = FORGERIES[kind] as readonly [Forgery, RegExp];
    const log = logOf(name);
    const forged = forge(log);
    if (forged === undefined) {
      expect(POSSIBLE[kind]?.some(one => name.startsWith(one))).not.toBe(true);
      return;
    }
    const proof = await log.prove(forged.lines);
    expect(proof.ok ? 'proven' : say(proof.error)).toMatch(message);
    if (forged.at >= 0) expect(proof).toMatchObject({ error: { line: forged.at + 1 } });
  });
});

/** Where a forgery must have been tried: nothing is passed over because a game had no such place. */
const POSSIBLE: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.keys(FORGERIES).map(kind => [
    kind,
    /consent|agreed|takeback (?:to|that)/.test(kind)
      ? ['High-Low']
      : /throw told as another/.test(kind)
        ? ['thrown', 'drawn']
        : /decision/.test(kind)
          ? ['thrown', 'drawn', 'DIE', 'High-Low']
          : /draw/.test(kind)
            ? ['drawn']
            : /better score/.test(kind)
              ? ['drawn', 'DIE']
              : /chose|seat/.test(kind)
                ? ['thrown', 'drawn', 'DIE']
                : /takeback of what/.test(kind)
                  ? ['thrown', 'drawn']
                  : /taken back|takeback removed/.test(kind)
                    ? ['thrown', 'DIE']
                    : /no evidence|somebody else|real dice/.test(kind)
                      ? ['thrown', 'drawn']
                      : /nothing was thrown/.test(kind)
                        ? ['thrown', 'drawn', 'DIE']
                        : ['thrown'],
  ]),
);

describe('what no log of one device can prove is told, not passed over', () => {
  const unproven = async (log: HonestLog, lines: readonly Line[]): Promise<string> => {
    const proof = await log.prove(lines);
    if (!proof.ok) throw new Error(`${proof.error.line}: ${sayPlainly(proof.error)}`);
    expect(isProven(proof.value)).toBe(false);
    return unprovenLines(proof.value).join('; ');
  };

  test('throws told as real dice, by number', async () => {
    const log = logOf('drawn, second');
    const real = headerWith(log, ({ dice: _dice, ...table }) => ({
      ...table,
      dice: 'real',
      seats: Object.fromEntries(
        Object.entries(table['seats'] as Line).map(([hero, seat]) => [
          hero,
          (seat as Line)['kind'] === 'human' ? { kind: 'human' } : seat,
        ]),
      ),
    }));
    const [{ table }] = real as readonly [{ table: { seats: Line } }];
    const [person] = Object.keys(table.seats);
    const told = real.map(line =>
      evidenceOf(line)?.['hero'] === person ? { ...line, evidence: { by: 'report', hero: person } } : line,
    );
    const numbers = told.filter(line => evidenceOf(line)?.['by'] === 'report').map(({ n }) => String(n));
    const words = await unproven(log, told);
    expect(words).toMatch(/unproven throws .* \(real dice, told by people\)/);
    expect(words).toContain(numbers[0]);
  });

  test('an older log, a log without seats, other physics, other bots and other cards', async () => {
    const log = logOf('thrown, second');
    const [header = {}, ...rest] = log.lines;
    const { table, ...bare } = header;
    expect(await unproven(log, [bare, ...rest])).toMatch(/does not say from the beginning who sat where/);
    expect(await unproven(log, [{ ...bare, version: 1 }, ...rest])).toMatch(
      /an older log does not say who threw/,
    );
    expect(await unproven(log, [{ ...header, revision: 'other' }, ...rest])).toMatch(
      /other cards or numbers/,
    );
    const others = { ...(table as Line), bots: 'bots 0' };
    expect(await unproven(log, [{ ...header, table: others }, ...rest])).toMatch(
      /unproven throws .* \(other bots or measured hands\); unproven choices of bots/,
    );
    const at = rest.findIndex(isThrow('hand'));
    const physics = rest
      .slice(0, at + 1)
      .map((line, i) => (i === at ? withEvidence(one => ({ ...one, revision: 'table 0' }))(line) : line));
    expect(await unproven(log, [header, ...physics])).toMatch(
      /unproven throw \d+ \(thrown by other physics\)/,
    );
  });

  test('a takeback removed together with all that was taken back is another honest game', async () => {
    for (const log of [logOf('thrown, first'), logOf('DIE in the Dungeon!')]) {
      const undo = log.lines.findIndex(line => 'undo' in line);
      const left = log.lines[undo]?.['undo'] as number;
      const lines = log.lines.filter(
        (line, i) => i > undo || !('n' in line) || (line['n'] as number) <= left,
      );
      const proof = await log.prove(lines.filter(line => !('undo' in line)));
      expect(proof).toMatchObject({ ok: true, value: { takebacks: 0 } });
      expect(await log.prove(log.lines)).toMatchObject({ ok: true, value: { takebacks: 1 } });
    }
  });
});
