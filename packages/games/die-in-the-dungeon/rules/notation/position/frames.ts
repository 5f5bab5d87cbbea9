/** Where the game waits, as lines: `do turn 6`, `ask damage stat=might amount=3 why=pit`. */
import { isOneOf, type LineReader, unreadableLine } from '@tumblekeep/kernel';
import type { Content } from '../../content.ts';
import { PROCEDURES, type ProcedureName } from '../../procedures.ts';
import type { Frame, Question, QuestionAt } from '../../state.ts';
import { CHANGING, STATS, TRACKS } from '../../vocabulary.ts';

/** The fields of each question besides its place. */
const FIELDS: { readonly [At in QuestionAt]: readonly Exclude<keyof Extract<Question, { at: At }>, 'at'>[] } =
  {
    'power-up': [],
    rest: [],
    move: [],
    trap: [],
    modify: [],
    order: ['gains', 'why'],
    resize: ['tracks', 'larger', 'why'],
    choose: ['list'],
    class: [],
    round: [],
    damage: ['stat', 'amount', 'why'],
    loss: ['amount', 'why'],
    destroy: ['why'],
    attack: [],
    hit: ['why'],
    'last-chance': [],
  };

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

function isGain(value: unknown): boolean {
  const { track, amount, ...rest } = value as Record<string, unknown>;
  return isCount(track) && track < TRACKS.length && isCount(amount) && Object.keys(rest).length === 0;
}

const isListOf = (value: unknown, fits: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(one => one !== null && fits(one));

const FITS: Readonly<Record<string, (value: unknown, content: Content) => boolean>> = {
  gains: value => isListOf(value, isGain),
  tracks: value => isListOf(value, one => isOneOf(CHANGING, one)),
  larger: value => typeof value === 'boolean',
  stat: value => isOneOf(STATS, value),
  amount: isCount,
  next: isCount,
  left: isCount,
  list: (value, content) => typeof value === 'string' && content.lists.has(value.replace(/\/\d+$/, '')),
  why: value => typeof value === 'string',
};

const printValue = (value: unknown): string =>
  typeof value === 'string' && /^[a-z][\w/-]*$/.test(value) && !/^(?:true|false|null)$/.test(value)
    ? value
    : JSON.stringify(value).replaceAll(' ', '\\u0020');

export const printPairs = (values: object): string[] =>
  Object.entries(values).map(([key, value]) => `${key}=${printValue(value)}`);

function readValue(text: string): unknown {
  if (/^[a-z][\w/-]*$/.test(text) && !/^(?:true|false|null)$/.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return unreadableLine(`"${text}" is no value`);
  }
}

/** Values by name, each of them once, all of them there. */
export function readPairs(
  reader: LineReader,
  names: readonly string[],
  fits: (name: string, value: unknown) => boolean,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name of names) {
    const word = reader.take(name);
    if (!word.startsWith(`${name}=`)) unreadableLine(`expected "${name}=…" instead of "${word}"`);
    const value = readValue(word.slice(name.length + 1));
    if (!fits(name, value)) unreadableLine(`"${word}" is no ${name}`);
    values[name] = value;
  }
  return values;
}

export function frameLine(frame: Frame): string {
  if (frame.at !== 'do') {
    const { at, ...values } = frame;
    return ['ask', at, ...printPairs(values)].join(' ');
  }
  const { at: _at, what, step, ...values } = frame;
  return ['do', what, step, ...printPairs(values)].join(' ');
}

const isStep = (what: ProcedureName, step: number): boolean => step <= PROCEDURES[what].length;

export function readProcedure(reader: LineReader, content: Content): Frame {
  const what = reader.oneOf(Object.keys(PROCEDURES) as ProcedureName[], 'procedure');
  const step = reader.count('step');
  if (!isStep(what, step)) unreadableLine(`"${what}" has ${PROCEDURES[what].length} steps`);
  if (what !== 'effects') return { at: 'do', what, step };
  const values = readPairs(reader, ['list', 'next', 'left', 'why'], (name, value) =>
    (FITS[name] as (value: unknown, content: Content) => boolean)(value, content),
  );
  return { at: 'do', what, step, ...values } as Frame;
}

export function readQuestion(reader: LineReader, content: Content): Frame {
  const at = reader.oneOf(Object.keys(FIELDS) as QuestionAt[], 'question');
  const values = readPairs(reader, FIELDS[at], (name, value) =>
    (FITS[name] as (value: unknown, content: Content) => boolean)(value, content),
  );
  return { at, ...values } as Frame;
}
