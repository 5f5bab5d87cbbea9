/** What people say, show and remind each other of. Nothing of it is stored. */
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import {
  type Aim,
  cleanText,
  type Mute,
  type Nudge,
  PROTOCOL_LIMITS,
  type React,
  refuseOnline,
  type Talk,
} from '@tumblekeep/protocol';
import type { Guest } from './guest.ts';
import type { Room } from './room.ts';

const DONE = ok(undefined);

function mayBeHeard(room: Room, guest: Guest, seat: string): Refusal | undefined {
  const notHeld = room.heldBy(guest, seat);
  if (notHeld) return notHeld;
  const chair = room.chairs.get(seat);
  if (!chair.ok) return chair.error;
  return chair.value.isMuted ? refuseOnline('muted', 'you-are-muted') : undefined;
}

export function talk(room: Room, guest: Guest, { seat, text }: Talk): Result<undefined, Refusal> {
  const refused = mayBeHeard(room, guest, seat);
  if (refused) return fail(refused);
  const clean = cleanText(text, PROTOCOL_LIMITS.talk);
  if (clean === undefined) return fail(refuseOnline('talk', 'nothing-said'));
  room.pass({ type: 'said', seat, text: clean, when: room.settings.now() });
  return DONE;
}

export function react(room: Room, guest: Guest, { seat, reaction }: React): Result<undefined, Refusal> {
  const refused = mayBeHeard(room, guest, seat);
  if (refused) return fail(refused);
  room.pass({ type: 'reacted', seat, reaction });
  return DONE;
}

/** Only devices of the seat are reminded, and only when it is asked. */
export function nudge(room: Room, guest: Guest, { seat }: Nudge): Result<undefined, Refusal> {
  const inGame = room.inPhase('playing');
  if (!inGame.ok) return inGame;
  const [by] = guest.seats;
  if (by === undefined) return fail(refuseOnline('spectator', 'only-watches'));
  const chair = room.chairs.get(seat);
  if (!chair.ok) return chair;
  const refused = mayBeHeard(room, guest, by);
  if (refused) return fail(refused);
  const { hosted, table } = room;
  if (!hosted.askedOf(table.position.state).includes(seat))
    return fail(refuseOnline('turn', 'they-are-not-asked'));
  room.pass({ type: 'nudged', seat, by }, seat);
  return DONE;
}

/** Milliseconds between two sights of a hand; what comes sooner is not passed on. */
const AIM_GAP = 50;
const shownAt = new WeakMap<Guest, number>();

/** A hand that moves is shown to the others; one that may not be heard, or has nothing to throw, is not seen. */
export function aim(room: Room, guest: Guest, { seat, hint }: Aim): void {
  const now = room.settings.now();
  if (now - (shownAt.get(guest) ?? 0) < AIM_GAP) return;
  if (room.phase !== 'playing' || mayBeHeard(room, guest, seat)) return;
  const { hosted, table } = room;
  const { state } = table.position;
  if (hosted.throwing === undefined) return;
  // Whoever is asked may hold the die already that they are about to choose.
  const thrower = hosted.throwing.throwerOf(state);
  if (thrower === undefined ? !hosted.askedOf(state).includes(seat) : thrower !== seat) return;
  shownAt.set(guest, now);
  room.pass({ type: 'aimed', seat, hint }, null, guest);
}

export async function mute(room: Room, { seat, muted }: Mute): Promise<Result<undefined, Refusal>> {
  const chair = room.chairs.get(seat);
  if (!chair.ok) return chair;
  await room.chairs.change(seat, { isMuted: muted });
  room.companyChanged();
  return DONE;
}
