/** Tables elsewhere, in the worker: asked over HTTP before one sits down, over a socket from then on. */
import { fail, ok, type Refusal, type Refused, type Result, refusedIn } from '@tumblekeep/kernel';
import {
  API_PATH,
  type DayOrder,
  freshSecret,
  type HeldSeat,
  isPageTooOld,
  type OwnChair,
  PROTOCOL_VERSION,
  readBoard,
  readCode,
  readFound,
  readListed,
  readOpened,
  readReach,
  readRefusal,
  readTurn,
  refuseOnline,
  type TableOrder,
} from '@tumblekeep/protocol';
import { refuse, sayOnPage } from '../sentences.ts';
import { importSave } from '../worker/exchange.ts';
import type { Online, Parts } from '../worker/part.ts';
import { inFull } from '../worker/rooms.ts';
import { type Line, Lines, socketOf } from './line.ts';
import { forgetTable, type KnownTable, recall, recallAll, remember, secretsFor } from './memory.ts';
import type { Fit, OnlineCalls, Passing, TableNews, TurnHere, WantedChair } from './protocol.ts';

const NO_SERVER = refuse('link', 'no-server');
const NO_ANSWER = refuse('net', 'server-silent');

/** Whatever a server, or something in its place, answers. */
async function request(address: URL, options?: RequestInit): Promise<Result<string, Refusal>> {
  try {
    const response = await fetch(address, options);
    const text = await response.text();
    if (response.ok) return ok(text);
    return fail(readRefusal(parse(text)) ?? NO_SERVER);
  } catch {
    return fail(NO_ANSWER);
  }
}

const bearing = (secret: string | undefined): RequestInit =>
  secret === undefined ? {} : { headers: { authorization: `Bearer ${secret}` } };

const posting = (value: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The chairs of this device, once their seats are known. */
const heldOf = (own: readonly OwnChair[], seats: readonly string[]): readonly HeldSeat[] =>
  own.flatMap(({ place, secret }) => {
    const seat = seats[place];
    return seat === undefined ? [] : [{ seat, secret }];
  });

interface Tables extends Online {
  /** The hash of the seed as it was shown to this device first. */
  seedHashOf(table: string): Promise<string | undefined>;
  readonly calls: OnlineCalls;
}

export function makeOnline(page: string, parts: Parts): Tables {
  const lines = new Lines(() => socketOf(page));
  const at = (...path: readonly string[]): URL =>
    new URL([API_PATH, ...path.map(encodeURIComponent)].join('/'), page);

  async function asked<T>(
    address: URL,
    read: (value: unknown) => T | undefined,
    options?: RequestInit,
  ): Promise<Result<T, Refusal>> {
    const text = await request(address, options);
    if (!text.ok) return text;
    const value = read(parse(text.value));
    return value === undefined ? fail(NO_SERVER) : ok(value);
  }

  async function logOf(table: string): Promise<Result<string, Refusal>> {
    const { key, opener, seats } = await recall(table);
    const secret = opener ?? seats[0]?.secret ?? key;
    return request(at('tables', table, 'log'), bearing(secret));
  }

  /** Opens a table and remembers the secrets that were drawn for it. */
  async function open(
    wanted: Omit<TableOrder, 'version' | 'key' | 'opener' | 'chairs'>,
    chairs: readonly WantedChair[],
  ): Promise<Result<string, Refused>> {
    const key = freshSecret();
    const opener = freshSecret();
    const own = chairs.map(chair => ({ ...chair, secret: freshSecret() }));
    const order: TableOrder = { ...wanted, version: PROTOCOL_VERSION, key, opener, chairs: own };
    const opened = await asked(at('tables'), readOpened, posting(order));
    if (!opened.ok) return fail(refusedIn(parts.say(wanted.rules), opened.error));
    const { table, seats } = opened.value;
    await remember(table, { key, opener, seats: heldOf(own, seats), rules: wanted.rules });
    return ok(table);
  }

  async function turnAt(known: KnownTable): Promise<TurnHere> {
    const { table, seats, opener } = known;
    const turn = await asked(at('tables', table, 'turn'), readTurn, bearing(seats[0]?.secret ?? opener));
    if (!turn.ok) return { known, isOurs: undefined };
    const { phase, asked: waited } = turn.value;
    return {
      known: phase === known.phase ? known : await remember(table, { phase }),
      isOurs: seats.some(({ seat }) => waited.includes(seat)),
    };
  }

  const watches = new Map<number, () => void>();
  let watched = 0;

  const fitOf = ({ unfit, client: { facts } }: Line): Fit => {
    if (unfit !== undefined) return isPageTooOld(unfit) ? 'too-old' : 'too-new';
    return facts === undefined || parts.isAlike(facts) ? 'fits' : 'differs';
  };

  const newsOf = (line: Line, key: string | undefined): TableNews => {
    const { client } = line;
    const { facts, company, told } = client;
    return {
      link: client.state,
      why: line.why && sayOnPage(line.why),
      fit: fitOf(line),
      facts,
      company,
      mine: client.seats,
      key,
      isOpener: client.isOpener,
      asked: told?.asked ?? [],
      isForPeople: told?.isForPeople ?? false,
      thrower: told?.thrower,
      takeback: told?.takeback,
    };
  };

  const calls: OnlineCalls = {
    open: ({ chairs, ...wanted }) => open(wanted, chairs),
    carry: (log, rules, chairs) => open({ rules, log, listed: false }, chairs),
    async find(code) {
      const read = readCode(code);
      if (read === undefined) return inFull(fail(refuseOnline('code', 'no-such-code')), sayOnPage);
      const found = await asked(at('codes', read), readFound);
      if (!found.ok) return inFull(found, sayOnPage);
      const { table, key } = found.value;
      await remember(table, { key });
      return ok(table);
    },
    async attempt(wanted, rules, chairs) {
      const { game, day, form } = wanted;
      const [player = ''] = await secretsFor('player', 1);
      const [key = '', opener = '', ...secrets] = await secretsFor(
        [game, day, form].join(' '),
        2 + chairs.length,
      );
      const own = chairs.map((chair, i) => ({ ...chair, secret: secrets[i] ?? '' }));
      const order: DayOrder = { ...wanted, version: PROTOCOL_VERSION, player, key, opener, chairs: own };
      const opened = await asked(at('daily'), readOpened, posting(order));
      if (!opened.ok) return inFull(opened, sayOnPage);
      const { table, seats } = opened.value;
      const held = heldOf(own, seats);
      await remember(table, { key, opener, seats: held, rules, game, phase: 'playing', attempt: wanted });
      return ok(table);
    },
    board: async ({ game, day, form }) =>
      inFull(await asked(at('daily', game, day, form), readBoard), sayOnPage),
    async turns(most) {
      const going = (await recallAll()).filter(
        ({ phase, seats, attempt }) => phase === 'playing' && seats.length > 0 && attempt === undefined,
      );
      const turns = await Promise.all(going.slice(0, most).map(turnAt));
      return turns
        .filter(({ known }) => known.phase === 'playing')
        .sort((a, b) => Number(b.isOurs === true) - Number(a.isOurs === true));
    },
    listed: async () => inFull(await asked(at('tables'), readListed), sayOnPage),
    async reach() {
      const reached = await asked(at('reach'), readReach);
      return reached.ok ? reached.value.origin : undefined;
    },
    mine: recallAll,
    forget: forgetTable,
    async arrive(table, key, seat) {
      const known = await recall(table);
      const seats =
        seat === undefined ? known.seats : [...known.seats.filter(one => one.seat !== seat.seat), seat];
      await remember(table, { seats, key: key ?? known.key });
      if (seat !== undefined) (await lines.to(table)).client.hold([seat]);
    },
    async watch(table, hear, pass, isStage) {
      const line = await lines.to(table, isStage);
      const { key } = await recall(table);
      const tell = (): void => hear(newsOf(line, key));
      const passBy = (passing: Passing): void => pass(passing);
      const stop = line.listen({
        company: tell,
        link: tell,
        step: tell,
        fresh: tell,
        said: passBy,
        reacted: passBy,
        nudged: passBy,
        aimed: passBy,
      });
      tell();
      watches.set(++watched, stop);
      return watched;
    },
    async unwatch(watch) {
      watches.get(watch)?.();
      watches.delete(watch);
    },
    async ask(table, asking) {
      const line = await lines.to(table);
      const answered = await line.ask(asking.type === 'take' ? { ...asking, secret: freshSecret() } : asking);
      if (asking.type === 'take' || asking.type === 'leave')
        await remember(table, { seats: line.client.seats });
      return inFull(answered.ok ? ok(undefined) : answered, sayOnPage);
    },
    async consent(table, agrees) {
      const line = await lines.to(table);
      for (const seat of line.seats) {
        const { told } = line.client;
        if (told?.takeback?.open.includes(seat) !== true) continue;
        const input = { type: 'consent', agrees } as const;
        const answered = await line.ask({ type: 'input', seat, at: told.at, input });
        if (!answered.ok) return inFull(answered, sayOnPage);
      }
      return ok(undefined);
    },
    async aim(table, hint) {
      const line = await lines.to(table);
      const { thrower, asked = [] } = line.client.told ?? {};
      const seat = line.seats.find(one => (thrower === undefined ? asked.includes(one) : thrower === one));
      if (seat !== undefined) line.client.aim({ seat, hint });
    },
    async keep(table) {
      const log = await logOf(table);
      return log.ok ? importSave(parts, log.value) : inFull(log, sayOnPage);
    },
  };
  const seedHashOf = async (table: string): Promise<string | undefined> => {
    const { seedHash } = await recall(table);
    if (seedHash !== undefined) return seedHash;
    const line = await lines.to(table);
    await line.arrived();
    return line.client.facts?.seedHash;
  };
  return { lines, logOf, seedHashOf, calls };
}
