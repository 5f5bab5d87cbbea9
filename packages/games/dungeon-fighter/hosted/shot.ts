/**
 * A shot: one throw that can be sent to somebody else, who sees the identical flight. Its link says release, scene and
 * requirements, and the fingerprint of the flight they made where it was thrown. It proves nothing about who threw it.
 */

import { fail, hashPlain, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { reader } from '@tumblekeep/kernel/untrusted';
import {
  checkScene,
  compose,
  type LyingDie,
  type Prop,
  parseRelease,
  printRelease,
  type Scene,
} from '@tumblekeep/table';
import * as z from 'zod/mini';
import { RULE_SETS } from '../rules/index.ts';
import { checkProps, type Flight, type PhysicalTable } from './flight.ts';
import { refuse } from './sentences.ts';

export interface Shot {
  /** The edition that judges it. */
  readonly edition: string;
  /** Specific throws that were demanded. */
  readonly throws: readonly string[];
  /** The die as it left the hand, after the tremor. */
  readonly release: string;
  readonly scene: Scene;
  /** Of the flight as its thrower saw it. */
  readonly fingerprint: string;
}

/** Every bit of the flight, what was touched on the way, and where it ended. */
export function fingerprintOf({ trajectory, verdict }: Pick<Flight, 'trajectory' | 'verdict'>): string {
  const { states, touched } = trajectory;
  const bits = new Uint32Array(states.buffer, states.byteOffset, states.length);
  return hashPlain([Array.from(bits), Array.from(touched), verdict.zone, verdict.face, verdict.hit]);
}

export const shotOf = (edition: string, flight: Flight): Shot => ({
  edition,
  throws: flight.throws,
  release: flight.release,
  scene: flight.scene,
  fingerprint: fingerprintOf(flight),
});

// ---- as a part of an address ----------------------------------------------------------------------------------

const VERSION = '1';
/** Between the parts of a code, and between the words of a part: no browser and no messenger changes them. */
const PART = '~';
const WORD = '.';
const IS = '_';
/** Twenty dice and twenty props are shorter. */
export const LONGEST_SHOT = 2400;

const WORDS_OF_DIE = 8;
const WORDS_OF_PROP = 6;

const dieWords = ({ die, at, pose }: LyingDie) => [die, ...at, ...pose];
const propWords = ({ kind, at, turn }: Prop) => [kind, ...at, ...turn];

export const printShot = ({ edition, throws, release, scene, fingerprint }: Shot): string =>
  [
    VERSION,
    edition,
    throws.join(WORD),
    release.replaceAll(' ', WORD).replaceAll('=', IS),
    scene.dice.flatMap(dieWords).join(WORD),
    scene.props.flatMap(propWords).join(WORD),
    fingerprint,
  ].join(PART);

const MOST_THROWS = 8;
const MOST_THINGS = 20;

const readParts = reader(() => {
  const whole = z.pipe(z.string().check(z.regex(/^-?\d{1,5}$/)), z.transform(Number));
  const word = z.string().check(z.regex(/^[a-z-]{1,40}$/));
  const die = z.tuple([word, whole, whole, whole, whole, whole, whole, whole]);
  const prop = z.tuple([word, whole, whole, whole, whole, whole]);
  return z.tuple([
    z.literal(VERSION),
    word,
    z.array(word).check(z.maxLength(MOST_THROWS)),
    z.string().check(z.maxLength(600), z.regex(/^[a-zA-Z0-9 =-]+$/)),
    z.array(die).check(z.maxLength(MOST_THINGS)),
    z.array(prop).check(z.maxLength(MOST_THINGS)),
    z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  ]);
});

const readCode = reader(() => z.string().check(z.minLength(1), z.maxLength(LONGEST_SHOT)));

const wordsIn = (text: string): string[] => (text === '' ? [] : text.split(WORD));

/** Words in groups of `size`; what is left over makes a group that no schema takes. */
const grouped = (words: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(words.length / size) }, (_, i) => words.slice(i * size, (i + 1) * size));

/** What a link says, which may be anything: a shot that can be thrown, or why not. */
export function readShot(code: unknown): Result<Shot, Refusal> {
  const text = readCode(code);
  if (text === undefined) {
    const isLong = typeof code === 'string' && code.length > LONGEST_SHOT;
    return fail(isLong ? refuse('shot', 'long-shot', { most: LONGEST_SHOT }) : refuse('shot', 'no-shot'));
  }
  const [version, edition, throws, release, dice, props, fingerprint, ...more] = text.split(PART);
  if (fingerprint === undefined || more.length > 0) return fail(refuse('shot', 'no-shot'));
  const parts = readParts([
    version,
    edition,
    wordsIn(throws as string),
    (release as string).replaceAll(WORD, ' ').replaceAll(IS, '='),
    grouped(wordsIn(dice as string), WORDS_OF_DIE),
    grouped(wordsIn(props as string), WORDS_OF_PROP),
    fingerprint,
  ]);
  return parts === undefined ? fail(refuse('shot', 'no-shot')) : checkShot(parts);
}

type Parts = NonNullable<ReturnType<typeof readParts>>;

function checkShot([, edition, throws, release, dice, props, fingerprint]: Parts): Result<Shot, Refusal> {
  const rules = Object.hasOwn(RULE_SETS, edition) ? RULE_SETS[edition] : undefined;
  if (rules === undefined) return fail(refuse('shot', 'shot-of-other-edition'));
  const { throwing } = rules.edition;
  const because = (why: Refusal) => fail(refuse('shot', 'throw-cannot-be-made', { why }));
  const asked = compose(throwing, throws);
  if (!asked.ok) return because(asked.error);
  const left = parseRelease(release);
  if (!left.ok) return because(left.error);
  const scene = {
    dice: dice.map(([die, x, y, up, a, b, c, d]) => ({ die, at: [x, y, up], pose: [a, b, c, d] })),
    props: props.map(([kind, x, y, up, a, b]) => ({ kind, at: [x, y, up], turn: [a, b] })),
  } as unknown as Scene;
  const standing = checkScene(scene);
  if (!standing.ok) return because(standing.error);
  const allowed = checkProps(throwing, throws, scene.props);
  if (!allowed.ok) return because(allowed.error);
  return ok({ edition, throws, release: printRelease(left.value), scene, fingerprint });
}

export interface ShownShot {
  readonly shot: Shot;
  readonly flight: Flight;
  /** Of the flight as it was made here. */
  readonly fingerprint: string;
  /** The flight is, bit for bit, the one that was sent. */
  readonly isAlike: boolean;
}

/** The flight of a shot, made again on a table of its edition. */
export function showShot(table: PhysicalTable, shot: Shot): Result<ShownShot, Refusal> {
  const flight = table.fly(shot.release, shot.scene, shot.throws);
  if (!flight.ok) return flight;
  const fingerprint = fingerprintOf(flight.value);
  return ok({ shot, flight: flight.value, fingerprint, isAlike: fingerprint === shot.fingerprint });
}
