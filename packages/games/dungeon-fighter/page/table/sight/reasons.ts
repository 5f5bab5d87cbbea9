/** Why a throw was a miss, from what the referee and the rules found: ids and places, never sentences. */

import { isOneOf } from '@tumblekeep/kernel';
import { BOARD, type Vector } from '@tumblekeep/table';
import { type Event, THROWS, type Throw, type Zone } from '../../../rules/index.ts';

export const SIDES = ['hard', 'soft', 'left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** Which way a die went past the board, and how far. */
export interface Off {
  readonly side: Side;
  readonly by: 'bit' | 'some' | 'much';
}

export type Reason =
  | { readonly kind: 'no-bounce' | 'one-bounce' | 'hole' | 'bones' | 'plain' }
  | { readonly kind: 'off'; readonly off: Off | undefined; readonly onFloor: boolean }
  | { readonly kind: 'not-done'; readonly throw: Throw }
  /** The foe's ability makes nothing of this section. */
  | { readonly kind: 'ability'; readonly id: string };

/** Millimetres beyond the rim of the board. */
const BIT = 70;
const MUCH = 260;

/** The thrower looks along +z, so what is right on the screen is -x on the table. */
export function offOf([x, , z]: Vector): Off | undefined {
  const along = Math.abs(z) - BOARD.half;
  const across = Math.abs(x) - BOARD.half;
  const most = Math.max(along, across);
  if (most <= 0) return undefined;
  const side: Side = along >= across ? (z > 0 ? 'hard' : 'soft') : x > 0 ? 'left' : 'right';
  return { side, by: most < BIT ? 'bit' : most < MUCH ? 'some' : 'much' };
}

const OFF_ZONES: readonly string[] = ['outside', 'floor'];

/** The one reason that is said: what was not done before where the die lies, that before how it got there. */
function reasonAmong(reasons: readonly string[], at: Vector | undefined): Reason {
  const failed = reasons.find(why => isOneOf(THROWS, why) && why !== 'two-bounce');
  if (failed !== undefined) return { kind: 'not-done', throw: failed as Throw };
  const off = reasons.find(why => OFF_ZONES.includes(why));
  if (off !== undefined) return { kind: 'off', off: at && offOf(at), onFloor: off === 'floor' };
  for (const kind of ['hole', 'bones', 'no-bounce'] as const) if (reasons.includes(kind)) return { kind };
  if (reasons.includes('two-bounce')) return { kind: 'one-bounce' };
  const [id] = reasons;
  return id === undefined ? { kind: 'plain' } : { kind: 'ability', id };
}

/** Told by the rules, or read from the landing while somebody may still do something about it. */
export function reasonOf(events: readonly Event[], at: Vector | undefined): Reason | undefined {
  const missed = events.find(event => event.type === 'missed');
  if (missed?.type === 'missed') return reasonAmong(missed.reasons, at);
  const landed = events.find(event => event.type === 'landed');
  if (landed?.type !== 'landed') return undefined;
  const { zone, bounces, failed } = landed;
  const found = [...failed, ...(isOff(zone) ? [zone] : []), ...(bounces === 0 ? ['no-bounce'] : [])];
  return found.length === 0 ? undefined : reasonAmong(found, at);
}

const isOff = (zone: Zone): boolean => OFF_ZONES.includes(zone) || zone === 'hole' || zone === 'bones';
