/** Where in a file something is wrong. */
import type { z } from 'zod';
import type { Message, Param } from '../refusal.ts';
import { closest } from '../words.ts';
import type { Wrong } from '../wrong.ts';
import { unknownFields } from './schema-parts.ts';

export type Path = readonly (string | number)[];

export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Something wrong with a scenario file. */
export interface Problem extends Place {
  /** The place as a path, like steps[3].expect.view; empty for the whole scenario. */
  readonly path: string;
  readonly message: string;
}

/** Something wrong before its line is known. */
export interface Fault {
  readonly path: Path;
  readonly message: string;
  /** The path is that of a key, not of its value. */
  readonly key?: boolean;
}

export const printPath = (path: Path): string =>
  path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${String(part)}`,
    '',
  );

/** `goblin.yaml:14:5 steps[3].expect.views: unknown field "views"; did you mean "view"?` */
export const printProblem = (file: string, { line, column, path, message }: Problem): string =>
  `${file}:${line}:${column} ${path === '' ? '' : `${path}: `}${message}`;

/** Something wrong with a scenario as a whole, or with a part that is known. */
export type Unplaced = Wrong | Fault;

/** Thrown while a position is staged and told at its edge. */
export class Impossible extends Error {
  readonly fault: Fault;

  constructor(path: Path, message: string) {
    super(message);
    this.fault = { path, message };
  }
}

export const impossible = (path: Path, message: string): never => {
  throw new Impossible(path, message);
};

/** The ids and numbers that a message names. */
export const namesIn = ({ params }: Message): string[] => namesOf(Object.values(params));

const namesOf = (values: readonly Param[]): string[] =>
  values.flatMap(value => {
    if (value === null || value === undefined) return [];
    if (Array.isArray(value)) return namesOf(value);
    return typeof value === 'object' ? namesIn(value as Message) : [String(value)];
  });

/** Where something is wrong: at the field that has one of the names it is about, else at the first there is. */
export function placed(scenario: object, what: Unplaced, fields: readonly string[]): Fault {
  if ('path' in what) return what;
  const { message, about } = what;
  const names = new Set(about);
  const given = Object.entries(scenario).filter(
    ([field, value]) => fields.includes(field) && value !== undefined,
  );
  const inOrder = fields.flatMap(field => given.filter(([name]) => name === field));
  for (const [field, value] of inOrder) {
    const path = pathTo(value, names) ?? (names.has(field) ? [] : undefined);
    if (path !== undefined) return { path: [field, ...path], message };
  }
  return { path: inOrder.slice(0, 1).map(([field]) => field), message };
}

function pathTo(value: unknown, names: ReadonlySet<string>): Path | undefined {
  if (typeof value === 'string') return names.has(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = pathTo(inner, names) ?? (names.has(key) ? [] : undefined);
    if (path !== undefined) return [Array.isArray(value) ? Number(key) : key, ...path];
  }
  return undefined;
}

/** What a schema makes of a value, or what is wrong with it. */
export function readBy<T>(
  schema: z.ZodType<T>,
  value: unknown,
): { readonly value: T } | { readonly faults: readonly Fault[] } {
  const parsed = schema.safeParse(value, { error: wordsFor, reportInput: true });
  return parsed.success ? { value: parsed.data } : { faults: faultsOf(parsed.error.issues) };
}

type Issue = z.core.$ZodIssue;

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isNaN(value) ? 'NaN' : typeof value;

/** Where a schema has no words of its own. */
const wordsFor = (issue: z.core.$ZodRawIssue): string | undefined => {
  if (issue.code === 'invalid_type') return `expected ${issue.expected}, received ${kindOf(issue.input)}`;
  if (issue.code === 'invalid_value')
    return `expected ${issue.values.map(value => JSON.stringify(value)).join(' or ')}`;
  return undefined;
};

const isWrongType = (issue: Issue): boolean => issue.code === 'invalid_type' && issue.path.length === 0;

/** YAML reads an unquoted `a: b` as an object. */
const hintFor = (issues: readonly Issue[]): string =>
  issues.some(
    issue => issue.code === 'invalid_type' && issue.expected === 'string' && kindOf(issue.input) === 'object',
  )
    ? '; a line with ": " in it needs quotes'
    : '';

interface Guess extends Fault {
  /** The field or word that was probably meant. */
  readonly meant?: string | undefined;
  readonly isMissing?: boolean;
}

/** One fault for each thing that is wrong; of a choice of shapes, the one that was meant. */
function faultsOf(issues: readonly Issue[], at: Path = []): Guess[] {
  return issues.flatMap((issue): Guess[] => {
    const path = [...at, ...(issue.path as (string | number)[])];
    switch (issue.code) {
      case 'unrecognized_keys':
        return unknownFields(issue.keys).map(({ field, message, meant }) => ({
          path: [...path, field],
          message,
          meant,
          key: true,
        }));
      case 'invalid_key':
        return issue.issues.map(inner => ({ path, message: inner.message, key: true }));
      case 'invalid_union':
        return unionFaults(issue.errors, path);
      case 'invalid_value':
        return [{ path, message: issue.message, meant: meantOf(issue) }];
      default:
        return [{ path, message: issue.message + hintFor([issue]), isMissing: issue.input === undefined }];
    }
  });
}

const meantOf = ({ input, values }: z.core.$ZodIssueInvalidValue): string | undefined =>
  typeof input === 'string' ? closest(input, values.map(String)) : undefined;

/** A field that is missing only because it is misspelt beside is told once. */
function withoutNamesakes(faults: readonly Guess[]): Guess[] {
  const meant = new Set(faults.map(fault => fault.meant));
  return faults.filter(({ path, isMissing }) => !(isMissing && meant.has(String(path.at(-1)))));
}

/** Of two shapes with as many faults, the one that knows what was meant. */
const weightOf = (faults: readonly Guess[]): number =>
  faults.length - (faults.some(({ meant }) => meant !== undefined) ? 0.5 : 0);

function unionFaults(shapes: readonly (readonly Issue[])[], path: Path): Guess[] {
  const meant = shapes.filter(issues => !issues.some(isWrongType));
  if (meant.length > 0) {
    const faults = meant.map(issues => withoutNamesakes(faultsOf(issues, path)));
    return faults.reduce((best, some) => (weightOf(some) < weightOf(best) ? some : best));
  }
  const wanted = shapes.flatMap(issues =>
    issues.map(issue => (issue.code === 'invalid_type' ? issue.expected : '')),
  );
  return [{ path, message: `expected ${[...new Set(wanted)].join(' or ')}${hintFor(shapes.flat())}` }];
}
