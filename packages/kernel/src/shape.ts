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

const isWord = (value: unknown): boolean => typeof value === 'string';

const FITS: Readonly<Record<Field, (value: unknown) => boolean>> = {
  word: isWord,
  'word or null': value => value === null || isWord(value),
  // A number is also its text in a log: -0 would read as 0 there and be another one.
  number: value => Number.isInteger(value) && !Object.is(value, -0),
  truth: value => typeof value === 'boolean',
  words: value => Array.isArray(value) && value.every(isWord),
};

/** Nothing, or why this is no action at all. */
export function refuseShape<Action extends { readonly type: string }>(
  shapes: Shapes<Action>,
  action: unknown,
): Refusal | undefined {
  if (typeof action !== 'object' || action === null) return refuse('action', 'this is no action');
  const given = action as Readonly<Record<string, unknown>>;
  const { type } = given;
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type))
    return refuse('action', `"${String(type)}" is no action of this game`);
  const fields = shapes[type as Action['type']] as Readonly<Record<string, Field>>;
  for (const name in fields)
    if (!Object.hasOwn(given, name) || !FITS[fields[name] as Field](given[name]))
      return refuse('action', `"${type}" needs ${fields[name]} for "${name}"`);
  for (const name in given)
    if (name !== 'type' && !Object.hasOwn(fields, name))
      return refuse('action', `"${type}" has no "${name}"`);
  return undefined;
}
