/** The one place that reads what comes from the other side. Whatever it is, the answer is a message or nothing. */
import type { Refusal } from '@tumblekeep/kernel';
import { reader } from '@tumblekeep/kernel/untrusted';
import * as z from 'zod/mini';
import type { DayBoard, DayOrder } from './daily.ts';
import type { DownMessage } from './down.ts';
import { splitFrame } from './frames.ts';
import type { FoundTable, ListedTable, OpenedTable, Reach, TableOrder, Turn } from './http.ts';
import { PROTOCOL_LIMITS as LIMITS, REACTIONS } from './limits.ts';
import { isSecret, isTableName } from './secrets.ts';
import type { UpMessage } from './up.ts';

const ID = /^[A-Za-z0-9_.:-]+$/;
/** Deeper than that no game looks into what is sent to it. */
const DEPTH = 16;

function isShallow(value: unknown, room = DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return room > 0 && Object.values(value).every(inner => isShallow(inner, room - 1));
}

const text = (longest: number) => z.string().check(z.maxLength(longest));
const count = () => z.int().check(z.minimum(0));
const secret = () => z.string().check(z.refine(isSecret));
const table = () => z.string().check(z.refine(isTableName));
const seat = () => text(LIMITS.id).check(z.minLength(1));
const phase = () => z.enum(['gathering', 'playing', 'over', 'closed']);
const plain = () => z.unknown().check(z.refine(value => isShallow(value)));

function upSchema() {
  const id = text(LIMITS.id).check(z.regex(ID));
  const asked = <Type extends string>(type: Type) => ({ type: z.literal(type), id });
  const forSeat = <Type extends string>(type: Type) => ({ ...asked(type), seat: seat() });
  const input = z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('act'), action: text(LIMITS.action) }),
    z.strictObject({ type: z.literal('throw'), release: plain() }),
    z.strictObject({ type: z.literal('takeback') }),
    z.strictObject({ type: z.literal('consent'), agrees: z.boolean() }),
  ]);
  return z.discriminatedUnion('type', [
    z.strictObject({ ...forSeat('input'), at: count(), input }),
    z.strictObject({
      type: z.literal('hello'),
      version: count(),
      table: table(),
      key: z.exactOptional(secret()),
      seats: z.array(z.strictObject({ seat: seat(), secret: secret() })).check(z.maxLength(LIMITS.seats)),
      opener: z.exactOptional(secret()),
      at: z.exactOptional(count()),
    }),
    z.strictObject({ ...forSeat('take'), name: text(LIMITS.talk), secret: secret() }),
    z.strictObject(forSeat('leave')),
    z.strictObject({ ...forSeat('ready'), ready: z.boolean() }),
    z.strictObject({ ...asked('look'), seat: z.nullable(seat()) }),
    z.strictObject({ ...asked('recount'), from: count() }),
    z.strictObject({ ...asked('inquire'), question: plain() }),
    z.strictObject(forSeat('nudge')),
    z.strictObject({ ...forSeat('talk'), text: text(4 * LIMITS.talk) }),
    z.strictObject({ ...forSeat('react'), reaction: z.enum(REACTIONS) }),
    z.strictObject({ ...forSeat('hold'), on: z.boolean() }),
    z.strictObject({ ...forSeat('stand-in'), agrees: z.boolean() }),
    z.strictObject(asked('start')),
    z.strictObject({ ...forSeat('fill'), who: z.enum(['person', 'bot']) }),
    z.strictObject(forSeat('free')),
    z.strictObject({ ...forSeat('mute'), muted: z.boolean() }),
    z.strictObject({ ...asked('show'), listed: z.boolean() }),
    z.strictObject(asked('close')),
    z.strictObject({
      type: z.literal('aim'),
      seat: seat(),
      hint: z.array(z.number()).check(z.maxLength(LIMITS.hint)),
    }),
    z.strictObject({ type: z.literal('ping') }),
  ]) satisfies z.ZodMiniType<UpMessage>;
}

export const readUp: (value: unknown) => UpMessage | undefined = reader<UpMessage>(upSchema);

const readVersioned = reader<{ readonly version: number }>(() => z.looseObject({ version: count() }));

/** The version in a hello or an order of any version, whatever else is in it. */
export const readVersion = (value: unknown): number | undefined => readVersioned(value)?.version;

/** The version in a frame that begins with a hello of any version. */
export function readHelloVersion(frame: string): number | undefined {
  const first = splitFrame(frame)?.[0] as { readonly type?: unknown } | null | undefined;
  return first?.type === 'hello' ? readVersion(first) : undefined;
}

/** All messages of a frame from a client, or nothing when one of them is none. */
export function readUpFrame(frame: string): readonly UpMessage[] | undefined {
  const values = splitFrame(frame, LIMITS.messages);
  if (values === undefined) return undefined;
  const messages: UpMessage[] = [];
  for (const value of values) {
    const message = readUp(value);
    if (message === undefined) return undefined;
    messages.push(message);
  }
  return messages;
}

const chairs = () =>
  z
    .array(z.strictObject({ place: count(), name: text(LIMITS.talk), secret: secret() }))
    .check(z.maxLength(LIMITS.seats));

export const readDayOrder: (value: unknown) => DayOrder | undefined = reader<DayOrder>(() =>
  z.strictObject({
    version: count(),
    game: text(LIMITS.id),
    day: z.iso.date(),
    form: text(LIMITS.id),
    player: secret(),
    key: secret(),
    opener: secret(),
    chairs: chairs(),
  }),
);

/** A day as an address says it, which may be anything. */
export const readDay: (value: unknown) => string | undefined = reader<string>(() => z.iso.date());

export const readOrder: (value: unknown) => TableOrder | undefined = reader<TableOrder>(() =>
  z.strictObject({
    version: count(),
    rules: text(LIMITS.id),
    options: z.exactOptional(plain()),
    seating: z.exactOptional(plain()),
    log: z.exactOptional(text(LIMITS.log)),
    key: secret(),
    opener: secret(),
    chairs: chairs(),
    listed: z.boolean(),
    startsWhenFull: z.exactOptional(z.boolean()),
  }),
);

// ---- what a server says: newer servers may say more, so nothing but what is used is looked at ---------------

const refusalSchema = () =>
  z.object({ code: z.string(), sentence: z.string(), params: z.record(z.string(), z.unknown()) });

/** Why a request was refused. */
export const readRefusal = reader<unknown>(refusalSchema) as (value: unknown) => Refusal | undefined;

function downSchema() {
  const names = z.array(z.string());
  const refusal = refusalSchema();
  const told = z.looseObject({
    at: count(),
    inputs: count(),
    view: z.unknown(),
    asked: names,
    isForPeople: z.boolean(),
    isSecret: z.boolean(),
    legal: names,
    undo: z.enum(['free', 'consent', 'nothing']),
  });
  const company = z.looseObject({
    phase: phase(),
    chairs: z.array(z.looseObject({ seat: z.string(), who: z.enum(['person', 'bot']) })),
    watchers: count(),
  });
  const input = { action: z.optional(z.string()), by: z.optional(z.string()), events: z.array(z.unknown()) };
  const said = <Type extends string>(type: Type) => ({ type: z.literal(type), seat: z.string() });
  return z.discriminatedUnion('type', [
    z.looseObject({ type: z.literal('step'), at: count(), ...input, change: z.optional(z.unknown()) }),
    z.looseObject({ type: z.literal('done'), id: z.string(), at: z.optional(count()) }),
    z.looseObject({ type: z.literal('refused'), id: z.optional(z.string()), refusal }),
    z.looseObject({
      type: z.literal('welcome'),
      version: count(),
      facts: z.looseObject({ table: z.string(), rules: z.string(), seats: names, seedHash: z.string() }),
      seats: names,
      isOpener: z.boolean(),
      eyes: z.nullable(z.string()),
      company,
      told,
      missed: z.optional(z.array(z.looseObject(input))),
      now: z.number(),
    }),
    z.looseObject({ type: z.literal('company'), company }),
    z.looseObject({ type: z.literal('told'), eyes: z.nullable(z.string()), seats: names, told }),
    z.looseObject({
      type: z.literal('recounted'),
      id: z.string(),
      from: count(),
      inputs: z.array(z.looseObject(input)),
      isLast: z.boolean(),
    }),
    z.looseObject({ type: z.literal('answer'), id: z.string(), answer: z.unknown() }),
    z.looseObject({ ...said('said'), text: z.string(), when: z.number() }),
    z.looseObject({ ...said('reacted'), reaction: z.enum(REACTIONS) }),
    z.looseObject({ ...said('nudged'), by: z.string() }),
    z.looseObject({ ...said('aimed'), hint: z.array(z.number()) }),
    z.looseObject({ type: z.literal('closing'), refusal, comeBack: z.optional(z.number()) }),
    z.looseObject({ type: z.literal('pong') }),
  ]);
}

const readDownShape = reader<unknown>(downSchema);

export const readDown = (value: unknown): DownMessage | undefined =>
  readDownShape(value) as DownMessage | undefined;

/** Messages of a frame from the server; nothing when it is none. */
export function readDownFrame(frame: string): readonly DownMessage[] | undefined {
  const values = splitFrame(frame);
  const messages = values?.map(readDown);
  return messages?.every(message => message !== undefined) ? (messages as DownMessage[]) : undefined;
}

export const readOpened: (value: unknown) => OpenedTable | undefined = reader<OpenedTable>(() =>
  z.object({ table: table(), code: z.string(), seats: z.array(z.string()), seedHash: z.string() }),
);

export const readFound: (value: unknown) => FoundTable | undefined = reader<FoundTable>(() =>
  z.object({ table: table(), key: secret() }),
);

export const readReach: (value: unknown) => Reach | undefined = reader<Reach>(() =>
  z.object({ origin: z.exactOptional(text(LIMITS.origin).check(z.regex(/^https?:\/\/[^/#?]+$/))) }),
);

export const readTurn: (value: unknown) => Turn | undefined = reader<Turn>(() =>
  z.object({ phase: phase(), asked: z.array(z.string()).check(z.maxLength(LIMITS.seats)) }),
);

export const readListed: (value: unknown) => readonly ListedTable[] | undefined = reader<
  readonly ListedTable[]
>(() =>
  z.array(
    z.object({
      table: table(),
      game: z.string(),
      rules: z.string(),
      options: z.unknown(),
      phase: phase(),
      people: z.array(z.string()),
      freeChairs: count(),
      created: z.number(),
    }),
  ),
);

export const readBoard: (value: unknown) => DayBoard | undefined = reader<DayBoard>(() =>
  z.object({
    today: z.iso.date(),
    rows: z
      .array(
        z.object({
          table: table(),
          name: text(LIMITS.name),
          won: z.boolean(),
          score: z.int(),
          marks: text(LIMITS.marks),
        }),
      )
      .check(z.maxLength(LIMITS.rows)),
  }),
);
