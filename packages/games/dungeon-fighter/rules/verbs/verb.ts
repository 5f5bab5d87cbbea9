/**
 * A verb is one thing that a card can say: what may be written, how it reads, what it does and what it is worth,
 * in one record. Card types, scenario files, texts, chapters and players take it from here, so that a verb
 * without words, without a worth or without an effect does not compile.
 */
import { inOneShape } from '@tumblekeep/kernel';
import type { z } from 'zod';
import type { Edition } from '../edition.ts';
import type { Shapes } from '../scenario/shapes.ts';

/** What can only be said in code: no scenario file can write a function. */
export interface Hook<T> {
  readonly hook: T;
}

/** Nothing is stored; the type is what matters. */
export const hook = <T>(): Hook<T> => HOOK as Hook<T>;
const HOOK: unknown = { hook: undefined };

export type Schema<T> = ((shapes: Shapes) => z.ZodType<T>) | Hook<T>;

/** How a card is meant to be read besides the verb. */
export interface Reading {
  readonly edition: Edition;
  /** It is read as what a party finds: where that goes is said already. */
  readonly asReward?: true;
}

export interface Verb<T, Worth> {
  readonly schema: Schema<T>;
  /** A clause without a full stop: "every miss of its carrier hurts 1 less". */
  readonly words: (value: T, reading: Reading) => string;
  readonly worth: Worth;
}

/** The fields that a family of verbs gives a card. */
export type SaidBy<Family> = {
  readonly [Name in keyof Family]?: Family[Name] extends { readonly schema: Schema<infer T> } ? T : never;
};

/** One verb on one card. The value fits the verb, whatever it is. */
export interface Said<V> {
  readonly name: string;
  readonly verb: V;
  readonly value: never;
}

type Family<V> = Readonly<Record<string, V>>;

/** A family whose deeds have one shape: fights ask every verb of a card whether it has a part in a moment. */
function inOrder<V extends { readonly does: object }>(family: Family<V>): (readonly [string, V])[] {
  const deeds = inOneShape(Object.values(family).map(({ does }) => does));
  const named = Object.entries(family);
  if (named.some(([, { does }]) => typeof does === 'function')) return named;
  return named.map(([name, verb], i) => [name, { ...verb, does: deeds[i] as V['does'] }]);
}

/** What a card says, in the order of its family; worked out once a card, because fights ask for it all the time. */
export function sayings<C extends object, V extends { readonly does: object }>(
  familyOf: (card: C) => Family<V>,
) {
  const kept = new WeakMap<C, readonly Said<V>[]>();
  const families = new Map<Family<V>, (readonly [string, V])[]>();
  const orderOf = (family: Family<V>) => {
    const known = families.get(family) ?? inOrder(family);
    families.set(family, known);
    return known;
  };
  return (card: C): readonly Said<V>[] => {
    let said = kept.get(card);
    if (said === undefined) {
      said = orderOf(familyOf(card)).flatMap(([name, verb]) => {
        const value = (card as Record<string, unknown>)[name];
        return value === undefined ? [] : [{ name, verb, value: value as never }];
      });
      kept.set(card, said);
    }
    return said;
  };
}

/** Whether anything of it has a part in one of these moments. */
export const hasPartIn = <Deeds extends object>(
  said: readonly Said<{ readonly does: Deeds }>[],
  ...moments: readonly (keyof Deeds)[]
): boolean => said.some(({ verb: { does } }) => moments.some(moment => does[moment] !== undefined));

interface Worded {
  readonly words: (value: never, reading: Reading) => string;
}

export const inWords = (
  said: readonly Said<Worded>[],
  edition: Edition,
  reading: Omit<Reading, 'edition'> = {},
): string[] => said.map(({ verb, value }) => verb.words(value, { edition, ...reading }));

type Fields<F> = {
  readonly [Name in keyof F]: F[Name] extends { readonly schema: Schema<infer T> }
    ? z.ZodExactOptional<z.ZodType<T>>
    : never;
};

/** The fields of a family in a scenario file, none of which must be there; hooks never are. */
export function fieldsOf<F extends Family<{ readonly schema: unknown }>>(
  family: F,
  shapes: Shapes,
): Fields<F> {
  const fields: Record<string, z.ZodType> = {};
  for (const [name, { schema }] of Object.entries(family))
    if (typeof schema === 'function') fields[name] = (schema(shapes) as z.ZodType).exactOptional();
  return fields as Fields<F>;
}

/** At least one of the moments of a family. */
export type SomeOf<Deeds> = {
  [Moment in keyof Deeds]: Required<Pick<Deeds, Moment>> & Partial<Omit<Deeds, Moment>>;
}[keyof Deeds];

/** Worth nothing by itself: players who ask the rules what a landing would do see the difference. */
export const SEEN_IN_LANDINGS = 'seen in landings';
export type SeenInLandings = typeof SEEN_IN_LANDINGS;
