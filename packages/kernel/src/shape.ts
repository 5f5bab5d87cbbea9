/** What comes from outside is an action only if it has exactly the fields of its type. */
import type { Refusal } from './refusal.ts';
import { refuse } from './sentences.ts';

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
      return Array.isArray(value) && (value.length === 0 || value.every(one => typeof one === 'string'));
  }
}

type Given = Readonly<Record<string, unknown>>;
type Fields = readonly { readonly name: string; readonly field: Field }[];

/** Makes what answers nothing to an action, and to anything else why it is none. */
export function refuseByShape<Action extends { readonly type: string }>(
  shapes: Shapes<Action>,
): (action: unknown) => Refusal | undefined {
  const known = new Map<unknown, Fields>(
    Object.entries<Readonly<Record<string, Field>>>(shapes).map(([type, fields]) => [
      type,
      Object.entries(fields).map(([name, field]) => ({ name, field })),
    ]),
  );
  return action => {
    if (typeof action !== 'object' || action === null) return refuse('action', 'no-action');
    const given = action as Given;
    const fields = known.get(given.type);
    if (fields === undefined) return refuse('action', 'unknown-action', { type: String(given.type) });
    return isPlainly(fields, given) ? undefined : refuseFields(fields, given);
  };
}

/** The quick way to say yes: every action passes here. As many fields as there should be, and each of them fits. */
function isPlainly(fields: Fields, given: Given): boolean {
  if (Object.getPrototypeOf(given) !== Object.prototype) return false;
  let count = 0;
  for (const _ in given) count++;
  if (count !== fields.length + 1) return false;
  for (let i = 0; i < fields.length; i++) {
    const { name, field } = fields[i] as Fields[number];
    if (!fits(field, given[name])) return false;
  }
  return true;
}

function refuseFields(fields: Fields, given: Given): Refusal | undefined {
  for (const { name, field } of fields)
    if (!Object.hasOwn(given, name) || !fits(field, given[name]))
      return refuse('action', 'action-needs-field', { type: given.type as string, field, name });
  for (const name in given)
    if (name !== 'type' && !fields.some(known => known.name === name))
      return refuse('action', 'action-has-no-field', { type: given.type as string, name });
  return undefined;
}
