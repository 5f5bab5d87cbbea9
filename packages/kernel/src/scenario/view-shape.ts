/** What a view can be asked for, so that a path that leads nowhere is a mistake and not a difference. */
import { meant } from './schema-parts.ts';

export type Shape =
  | { readonly kind: 'value'; readonly about: string }
  | { readonly kind: 'fields'; readonly about: string; readonly fields: Readonly<Record<string, Shape>> }
  /** One for each hero, place or the like; `by` is a word in capitals. */
  | { readonly kind: 'keyed'; readonly about: string; readonly by: string; readonly each: Shape }
  | { readonly kind: 'list'; readonly about: string; readonly each: Shape };

type Keys<T> = T extends unknown ? keyof T & string : never;

export const value = (about: string): Shape => ({ kind: 'value', about });

/** All fields that a value of this type can have: the compiler asks for each of them and for no other. */
export const fieldsOf = <T>(
  about: string,
  fields: Readonly<Record<Keys<NonNullable<T>>, Shape>>,
): Extract<Shape, { kind: 'fields' }> => ({ kind: 'fields', about, fields });

export const keyed = (by: string, about: string, each: Shape): Shape => ({ kind: 'keyed', about, by, each });
export const list = (about: string, each: Shape = value(about)): Shape => ({ kind: 'list', about, each });

/** The words that a word in capitals stands for. */
export type Words = Readonly<Record<string, readonly string[]>>;

/** What is wrong with a path like `heroes.brad.life`, or nothing. */
export function pathProblem(view: Shape, path: string, words: Words): string | undefined {
  let shape = view;
  const walked: string[] = [];
  for (const part of path.split('.')) {
    const where = walked.length === 0 ? 'the view' : walked.join('.');
    walked.push(part);
    if (shape.kind === 'fields') {
      const names = Object.keys(shape.fields);
      if (!Object.hasOwn(shape.fields, part))
        return `there is no "${part}" in ${where}${meant(part, names) || `; it has ${names.join(', ')}`}`;
      shape = shape.fields[part] as Shape;
    } else if (shape.kind === 'keyed') {
      const known = words[shape.by];
      if (known !== undefined && !known.includes(part))
        return `there is no "${part}" in ${where}${meant(part, known) || `; there are ${known.join(', ')}`}`;
      shape = shape.each;
    } else if (shape.kind === 'list' && (part === 'length' || /^(0|[1-9]\d*)$/.test(part))) {
      shape = part === 'length' ? value('how many there are') : shape.each;
    } else if (shape.kind === 'list') {
      return `${where} is a list: ask for one of it by number from 0, or for its length`;
    } else {
      return `${where} is a single value and has no "${part}"`;
    }
  }
  return undefined;
}

/** Every path with what it says, in the order of the view; lists and keys by the words that stand for them. */
export function pathsOf(shape: Shape, path = ''): (readonly [path: string, about: string])[] {
  const below = (part: string): string => (path === '' ? part : `${path}.${part}`);
  const own: (readonly [string, string])[] = path === '' || shape.about === '' ? [] : [[path, shape.about]];
  if (shape.kind === 'fields')
    return [...own, ...Object.entries(shape.fields).flatMap(([key, one]) => pathsOf(one, below(key)))];
  if (shape.kind === 'keyed') return [...own, ...pathsOf(shape.each, below(shape.by))];
  if (shape.kind === 'list' && shape.each.kind !== 'value')
    return [...own, ...pathsOf(shape.each, below('N'))];
  return own;
}
