/** What comes from outside is an action only if it has exactly the fields of its type. */
import { type Refusal, refuse } from './result.ts';

/** What a field holds: a word, a word or null, a whole number, yes or no, a list of words. */
export type Field = 'word' | 'word or null' | 'number' | 'truth' | 'words';

/** The fields of every type of action, besides the type itself. */
export type Shapes<Action extends { readonly type: string }> = {
  readonly [Type in Action['type']]: Readonly<
    Record<Exclude<keyof Extract<Action, { readonly type: Type }>, 'type'>, Field>
  >;
};

function fits(field: Field, value: unknown): boolean {
  switch (field) {
    case 'word':
      return typeof value === 'string';
    case 'word or null':
      return value === null || typeof value === 'string';
    case 'number':
      // A number is also its text in a log: -0 would read as 0 there and be another one.
      return Number.isInteger(value) && !Object.is(value, -0);
    case 'truth':
      return typeof value === 'boolean';
    case 'words':
      return Array.isArray(value) && value.every(one => typeof one === 'string');
  }
}

type Given = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Field>>;

/** Nothing, or why this is no action at all. */
export function refuseShape<Action extends { readonly type: string }>(
  shapes: Shapes<Action>,
  action: unknown,
): Refusal | undefined {
  if (typeof action !== 'object' || action === null) return refuse('action', 'this is no action');
  const given = action as Given;
  const { type } = given;
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type))
    return refuse('action', `"${String(type)}" is no action of this game`);
  const fields: Fields = shapes[type as Action['type']];
  return isPlainly(fields, given) ? undefined : refuseFields(type, fields, given);
}

/** The quick way to say yes: every action passes here. As many fields as there should be, and each of them fits. */
function isPlainly(fields: Fields, given: Given): boolean {
  if (Object.getPrototypeOf(given) !== Object.prototype) return false;
  let left = 1;
  for (const _ in given) left--;
  for (const name in fields) {
    if (!fits(fields[name] as Field, given[name])) return false;
    left++;
  }
  return left === 0;
}

function refuseFields(type: string, fields: Fields, given: Given): Refusal | undefined {
  for (const name in fields)
    if (!Object.hasOwn(given, name) || !fits(fields[name] as Field, given[name]))
      return refuse('action', `"${type}" needs ${fields[name]} for "${name}"`);
  for (const name in given)
    if (name !== 'type' && !Object.hasOwn(fields, name))
      return refuse('action', `"${type}" has no "${name}"`);
  return undefined;
}
