/** Where in a file something is wrong. */
import type { z } from 'zod';

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

/** The field of a scenario that a message is about: the one that says a word of it, else the first there is. */
export function blamed(scenario: object, message: string, fields: readonly string[]): Path {
  const said = new Set(message.match(/[a-z0-9]+(?:-[a-z0-9]+)*/g));
  const given = fields.filter(field => (scenario as Record<string, unknown>)[field] !== undefined);
  for (const field of given) {
    const path = pathTo((scenario as Record<string, unknown>)[field], said);
    if (path !== undefined) return [field, ...path];
  }
  return given.slice(0, 1);
}

function pathTo(value: unknown, words: ReadonlySet<string>): Path | undefined {
  if (typeof value === 'string') return words.has(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = pathTo(inner, words) ?? (words.has(key) ? [] : undefined);
    if (path !== undefined) return [Array.isArray(value) ? Number(key) : key, ...path];
  }
  return undefined;
}

type Issue = z.core.$ZodIssue;

const isWrongType = (issue: Issue): boolean => issue.code === 'invalid_type' && issue.path.length === 0;

/** YAML reads an unquoted `a: b` as an object. */
const hintFor = (issues: readonly Issue[]): string =>
  issues.some(issue => issue.code === 'invalid_type' && /string, received object$/.test(issue.message))
    ? '; a line with ": " in it needs quotes'
    : '';

/** One fault for each thing that is wrong; of a choice of shapes, the one that was meant. */
export function faultsOf(issues: readonly Issue[], at: Path = []): Fault[] {
  return issues.flatMap((issue): Fault[] => {
    const path = [...at, ...(issue.path as (string | number)[])];
    if (issue.code === 'unrecognized_keys') {
      const messages = issue.message.split('\n');
      return issue.keys.map((key, i) => ({
        path: [...path, key],
        message: messages[i] as string,
        key: true,
      }));
    }
    if (issue.code === 'invalid_key')
      return issue.issues.map(inner => ({ path, message: inner.message, key: true }));
    if (issue.code === 'invalid_union') return unionFaults(issue.errors, path);
    return [{ path, message: issue.message.replace(/^Invalid input: /, '') + hintFor([issue]) }];
  });
}

const SUGGESTED = /did you mean "([^"]+)"/;

/** A field that is missing only because it is misspelt beside is told once. */
function withoutNamesakes(faults: readonly Fault[]): Fault[] {
  const suggested = new Set(faults.map(({ message }) => SUGGESTED.exec(message)?.[1]));
  return faults.filter(
    ({ path, message }) => !(message.endsWith('received undefined') && suggested.has(String(path.at(-1)))),
  );
}

/** Of two shapes with as many faults, the one that knows what was meant. */
const weightOf = (faults: readonly Fault[]): number =>
  faults.length - (faults.some(({ message }) => SUGGESTED.test(message)) ? 0.5 : 0);

function unionFaults(shapes: readonly (readonly Issue[])[], path: Path): Fault[] {
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
