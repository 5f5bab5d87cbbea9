/** What is asked without a socket. Every answer is JSON, but for logs, metrics and health. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refusal, Result } from '@tumblekeep/kernel';
import {
  API_PATH,
  isSecret,
  isTableName,
  PROTOCOL_LIMITS,
  type Reach,
  readCode,
  readDayOrder,
  readOrder,
  readVersion,
  refuseOnline,
  unfit,
  type Versions,
} from '@tumblekeep/protocol';
import type { Metrics } from '../metrics.ts';
import type { Limits, ServerOptions } from '../options.ts';
import { ALWAYS } from '../page/refusals.ts';
import { Buckets } from '../sockets/buckets.ts';
import { addressOf, isOurPage } from '../sockets/visitor.ts';
import { refusalOf } from '../tables/asked.ts';
import type { Days } from '../tables/days.ts';
import type { Tables } from '../tables/tables.ts';

const HOUR = 3600;
const MINUTE = 60;

/** Which status a refusal has; what is not named is the fault of who asks. */
const STATUS: Readonly<Record<string, number>> = {
  table: 404,
  code: 404,
  page: 404,
  day: 404,
  attempt: 409,
  phase: 403,
  origin: 403,
  long: 413,
  fast: 429,
  guesses: 429,
  tables: 429,
  full: 503,
  leaves: 503,
  storage: 503,
  trouble: 500,
};

export interface ApiParts {
  readonly tables: Tables;
  readonly days: Days;
  readonly limits: Limits;
  readonly versions: Versions;
  readonly metrics: Metrics;
  readonly options: ServerOptions;
  readonly now: () => number;
  /** Whether the server takes inputs. */
  readonly isHealthy: () => boolean;
  readonly trouble: (error: unknown) => void;
}

/** A body, or nothing when it is too long. */
async function readBody(request: IncomingMessage, most: number): Promise<string | undefined> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    length += (piece as Buffer).length;
    if (length > most) return undefined;
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces).toString();
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

function secretOf({ headers }: IncomingMessage): string | undefined {
  const [, secret] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  return secret !== undefined && isSecret(secret) ? secret : undefined;
}

const NOT_FOUND = refuseOnline('page', 'no-such-page');
const NOT_UNDERSTOOD = refuseOnline('message', 'not-understood');

export class Api {
  readonly #parts: ApiParts;
  readonly #orders: Buckets;
  readonly #guesses: Buckets;

  constructor(parts: ApiParts) {
    this.#parts = parts;
    const { tablesPerAddress, guessesPerMinute } = parts.limits;
    this.#orders = new Buckets(tablesPerAddress, tablesPerAddress / HOUR, parts.now);
    this.#guesses = new Buckets(guessesPerMinute, guessesPerMinute / MINUTE, parts.now);
  }

  sweep(): void {
    this.#orders.sweep();
    this.#guesses.sweep();
  }

  /** Whether the request is one of these. */
  takes({ url = '' }: IncomingMessage): boolean {
    return url === '/health' || url === '/metrics' || url.startsWith(`${API_PATH}/`);
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#route(request, response);
    } catch (error) {
      this.#parts.trouble(error);
      if (response.headersSent) response.destroy();
      else this.#refuse(response, refusalOf(error));
    }
  }

  async #route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const [, , collection, name, part, detail] = path.split('/');
    const isGet = request.method === 'GET' || request.method === 'HEAD';
    if (isGet && path === '/health') return this.#health(response);
    if (isGet && path === '/metrics') return this.#metrics(response);
    if (!isOurPage(request, this.#parts.options.publicUrl))
      return this.#refuse(response, refuseOnline('origin', 'other-origin'));
    if (path === `${API_PATH}/tables`) {
      if (isGet) return this.#give(response, 200, await this.#parts.tables.listed());
      if (request.method === 'POST') return this.#order(request, response);
    }
    if (request.method === 'POST' && path === `${API_PATH}/daily`) return this.#attempt(request, response);
    if (isGet && collection === 'daily')
      return this.#result(response, 200, await this.#parts.days.board(name ?? '', part ?? '', detail ?? ''));
    if (isGet && path === `${API_PATH}/reach`) return this.#give(response, 200, this.#reach());
    if (isGet && collection === 'codes' && part === undefined)
      return this.#code(request, response, name ?? '');
    if (isGet && collection === 'tables' && isTableName(name ?? '')) {
      const table = name ?? '';
      if (part === 'log') return this.#log(response, await this.#parts.tables.log(table, secretOf(request)));
      if (part === 'turn')
        return this.#result(response, 200, await this.#parts.tables.turn(table, secretOf(request)));
    }
    this.#refuse(response, NOT_FOUND);
  }

  #reach(): Reach {
    const { publicUrl, reach } = this.#parts.options;
    const origin = publicUrl === undefined ? reach?.() : new URL(publicUrl).origin;
    return origin === undefined ? {} : { origin };
  }

  #health(response: ServerResponse): void {
    const isHealthy = this.#parts.isHealthy();
    this.#text(
      response,
      isHealthy ? 200 : 503,
      'text/plain; charset=utf-8',
      isHealthy ? 'ok\n' : 'leaving\n',
    );
  }

  async #metrics(response: ServerResponse): Promise<void> {
    const { registry } = this.#parts.metrics;
    this.#text(response, 200, registry.contentType, await registry.metrics());
  }

  /** The body of an order for a table; nothing where it was refused already. */
  async #ordered(
    request: IncomingMessage,
    response: ServerResponse,
    most: number,
    refusal: Refusal,
  ): Promise<string | undefined> {
    const address = addressOf(request, this.#parts.options.trustedProxies ?? 0);
    const refused = !this.#parts.isHealthy()
      ? refuseOnline('leaves', 'server-leaves')
      : this.#orders.take(address)
        ? undefined
        : refuseOnline('tables', 'too-many-tables');
    if (refused !== undefined) {
      this.#refuse(response, refused);
      return undefined;
    }
    const body = await readBody(request, most);
    if (body === undefined) {
      this.#refuse(response, refusal);
      request.destroy();
    }
    return body;
  }

  #unfit(order: unknown): Refusal | undefined {
    const version = readVersion(order);
    return version === undefined ? undefined : unfit(version, this.#parts.versions);
  }

  #opened(response: ServerResponse, opened: Result<unknown, Refusal>): void {
    if (opened.ok) this.#parts.metrics.opened.inc();
    this.#result(response, 201, opened);
  }

  async #order(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { log, order: usual } = PROTOCOL_LIMITS;
    const long = refuseOnline('long', 'long-game', { most: log });
    const body = await this.#ordered(request, response, usual + log, long);
    if (body === undefined) return;
    const asked = parsed(body);
    const unread = this.#unfit(asked);
    if (unread !== undefined) return this.#refuse(response, unread);
    const order = readOrder(asked);
    if (order === undefined || body.length - (order.log?.length ?? 0) * 2 > usual)
      return this.#refuse(response, NOT_UNDERSTOOD);
    this.#opened(response, await this.#parts.tables.order(order));
  }

  async #attempt(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { days } = this.#parts;
    const body = await this.#ordered(request, response, PROTOCOL_LIMITS.order, NOT_UNDERSTOOD);
    if (body === undefined) return;
    const asked = parsed(body);
    const unread = this.#unfit(asked);
    if (unread !== undefined) return this.#refuse(response, unread);
    const order = readDayOrder(asked);
    if (order === undefined) return this.#refuse(response, NOT_UNDERSTOOD);
    this.#opened(response, await days.open(order));
  }

  async #code(request: IncomingMessage, response: ServerResponse, typed: string): Promise<void> {
    const { tables, options } = this.#parts;
    if (!this.#guesses.take(addressOf(request, options.trustedProxies ?? 0)))
      return this.#refuse(response, refuseOnline('guesses', 'too-many-guesses'));
    const code = readCode(typed);
    if (code === undefined) return this.#refuse(response, refuseOnline('code', 'no-such-code'));
    this.#result(response, 200, await tables.findByCode(code));
  }

  #log(response: ServerResponse, log: Result<string, Refusal>): void {
    if (log.ok) this.#text(response, 200, 'application/jsonl; charset=utf-8', log.value);
    else this.#refuse(response, log.error);
  }

  #result(response: ServerResponse, status: number, result: Result<unknown, Refusal>): void {
    if (result.ok) this.#give(response, status, result.value);
    else this.#refuse(response, result.error);
  }

  #refuse(response: ServerResponse, refusal: Refusal): void {
    this.#parts.metrics.refusals.inc({ code: refusal.code });
    this.#give(response, STATUS[refusal.code] ?? 400, refusal);
  }

  #give(response: ServerResponse, status: number, value: unknown): void {
    this.#text(response, status, 'application/json; charset=utf-8', JSON.stringify(value));
  }

  #text(response: ServerResponse, status: number, type: string, text: string): void {
    response
      .writeHead(status, {
        ...ALWAYS,
        'Content-Type': type,
        'Cache-Control': 'no-store',
        'Content-Length': Buffer.byteLength(text),
      })
      .end(text);
  }
}
