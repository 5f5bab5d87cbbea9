/** The small parts that the schema is made of, with messages for people. */

import { z } from 'zod';
import { closest } from '../words.ts';

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const meant = (word: string, list: readonly string[]): string => {
  const near = closest(word, list);
  return near === undefined ? '' : `; did you mean "${near}"?`;
};

interface UnknownField {
  readonly field: string;
  readonly message: string;
  readonly meant: string | undefined;
}

/** By the list of unknown fields that a schema has found: an issue has no other place for what was meant. */
const UNKNOWN = new WeakMap<readonly string[], readonly UnknownField[]>();

export const unknownFields = (fields: readonly string[]): readonly UnknownField[] =>
  UNKNOWN.get(fields) ??
  fields.map(field => ({ field, message: `unknown field "${field}"`, meant: undefined }));

/** An object without unknown fields. */
export function record<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: issue => {
      if (issue.code !== 'unrecognized_keys') return undefined;
      const found = issue.keys.map(field => ({
        field,
        message: `unknown field "${field}"${meant(field, known)}`,
        meant: closest(field, known),
      }));
      UNKNOWN.set(issue.keys, found);
      return found.map(({ message }) => message).join(', ');
    },
  });
}

export const choice = <const T extends readonly [string, ...string[]]>(list: T, what: string) =>
  z.enum(list, {
    error: ({ input }) =>
      typeof input === 'string'
        ? `"${input}" is no ${what}${meant(input, list) || `; it is one of ${list.join(', ')}`}`
        : `expected one of ${list.join(', ')}`,
  });

export const id = z
  .string()
  .regex(ID, 'an id is made of small letters, digits and single hyphens')
  .meta({ id: 'id' });
export const whole = z.int().meta({ id: 'whole' });
export const count = z.int().min(0).meta({ id: 'count' });

/** Lines of notation: a list, or one text with a line each. */
export const lines = z.union([z.string(), z.array(z.string())]).meta({ id: 'lines' });
export type Lines = z.infer<typeof lines>;

export const linesOf = (text: Lines | undefined): string[] =>
  (typeof text === 'string' ? text.split('\n') : (text ?? []))
    .map(line => line.trim())
    .filter(line => line !== '');
