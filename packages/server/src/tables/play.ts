/** What people do in the game itself. */
import { type Caller, type Hosted, type Input, type Kinds, SPECTATOR } from '@tumblekeep/host';
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import {
  type GameInput,
  type InputMessage,
  type Inquire,
  type Look,
  type Recount,
  type Recounted,
  refuseOnline,
} from '@tumblekeep/protocol';
import type { Guest } from './guest.ts';
import { isAskedByHold } from './hold.ts';
import { retell } from './recount.ts';
import type { Room } from './room.ts';

function readInput({ game, throwing }: Hosted<Kinds>, input: GameInput): Result<Input<Kinds>, Refusal> {
  switch (input.type) {
    case 'act': {
      const action = game.parse(input.action);
      return action.ok ? ok({ type: 'act', action: action.value }) : action;
    }
    case 'throw': {
      const release = throwing?.readRelease(input.release);
      return release === undefined
        ? fail(refuseOnline('release', 'not-understood'))
        : ok({ type: 'throw', release });
    }
    case 'takeback':
    case 'consent':
      return ok(input);
  }
}

export async function play(
  room: Room,
  guest: Guest,
  message: InputMessage,
): Promise<Result<number | undefined, Refusal>> {
  const { id, seat, at } = message;
  const notHeld = room.heldBy(guest, seat);
  if (notHeld) return fail(notHeld);
  const mark = `${seat} ${id}`;
  return room.marks.once(mark, async () => {
    if (room.store.isAway) return fail(refuseOnline('storage', 'store-away'));
    const done = await put(room, guest, message, mark);
    if (done.ok || at >= room.table.at) return done;
    // It may have been done by another process, whose answer was lost.
    return (await room.store.markAt(room.record.number, at)) === mark ? ok(at) : done;
  });
}

async function put(
  room: Room,
  guest: Guest,
  { seat, at, input }: InputMessage,
  mark: string,
): Promise<Result<number, Refusal>> {
  if (room.store.isShared && room.phase === 'gathering') await room.reload();
  const inGame = room.inPhase('playing');
  if (!inGame.ok) return inGame;
  const read = readInput(room.hosted, input);
  if (!read.ok) return read;
  // Who holds several seats agrees for all of them.
  const isForAll = input.type === 'takeback' || input.type === 'consent';
  const caller: Caller = { seats: isForAll ? guest.seats : [seat] };
  await room.touch();
  const isHeard = isAskedByHold(room);
  const done = await room.table.act(caller, read.value, at, mark);
  if (done.ok && isHeard) room.hold.set(undefined);
  return done;
}

export async function look(room: Room, guest: Guest, { seat }: Look): Promise<Result<undefined, Refusal>> {
  const notHeld = seat === null ? undefined : room.heldBy(guest, seat);
  const refused = notHeld ?? (await room.reseat(guest, guest.seats, seat));
  return refused ? fail(refused) : ok(undefined);
}

export const inquire = (
  room: Room,
  { seats, eyes }: Guest,
  { question }: Inquire,
): Promise<Result<unknown, Refusal>> => room.table.inquire({ seats }, eyes ?? SPECTATOR, question);

/** Inputs in one message: a frame that is too long would keep others waiting. */
const PIECE = 100;

export async function recount(
  room: Room,
  guest: Guest,
  { id, from }: Recount,
): Promise<Result<undefined, Refusal>> {
  // What is being stored right now is told as a step.
  const { at } = room.table;
  const lines = await room.lines();
  if (!lines.ok) return lines;
  const retold = retell(room.hosted, lines.value.slice(0, at), guest.eyes);
  if (!retold.ok) return retold;
  const { inputs } = retold.value;
  for (let start = from; start === from || start < inputs.length; start += PIECE) {
    const message: Recounted = {
      type: 'recounted',
      id,
      from: start,
      inputs: inputs.slice(start, start + PIECE),
      isLast: start + PIECE >= inputs.length,
    };
    room.tell(guest, message);
  }
  return ok(undefined);
}
