/** Sitting down and getting up, before a game and in it, and bots for those who are away. */
import type { SeatId } from '@tumblekeep/host';
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import {
  type Fill,
  type Free,
  type Leave,
  type Ready,
  refuseOnline,
  type StandIn,
  type Take,
} from '@tumblekeep/protocol';
import type { StoredChair } from '../store/port.ts';
import { type Guest, usualEyes } from './guest.ts';
import type { Room } from './room.ts';

type Done = Promise<Result<undefined, Refusal>>;
const DONE = ok(undefined);

/** Makes the log say who sits where as the chairs do, where it says otherwise. */
async function sitAsChairs(room: Room): Done {
  const { table, hosted, chairs } = room;
  const { seats } = table.position;
  const sat = await table.reseat({ seats }, now => {
    let seating = now;
    for (const { seat, who, hasStandIn } of chairs.all) {
      const isPerson = who === 'person' && !hasStandIn;
      if (hosted.isPerson(seating, seat) !== isPerson)
        seating = hosted.reseat(seating, seat, isPerson ? 'person' : 'bot');
    }
    return seating;
  });
  return sat.ok ? DONE : sat;
}

/** The table has gone from one phase to the next meanwhile, somewhere else. */
async function moved(room: Room): Done {
  await room.reload();
  return fail(refuseOnline('phase', 'only-while-gathering'));
}

export async function take(room: Room, guest: Guest, { seat, name, secret }: Take): Done {
  if (room.phase === 'closed' || room.phase === 'over') return room.inPhase('playing');
  const taken = await room.chairs.take(seat, name, secret);
  if (!taken.ok) return taken;
  await welcomeBack(room, seat);
  if (!guest.seats.includes(seat)) {
    const seats = [...guest.seats, seat];
    const refused = await room.reseat(guest, seats, usualEyes(seats));
    if (refused) return fail(refused);
  }
  room.companyChanged();
  return startIfFull(room);
}

/** Of those that begin by themselves: by whoever sees first that nobody is missing. */
export async function startIfFull(room: Room): Done {
  const { record, phase, chairs } = room;
  return record.startsWhenFull && phase === 'gathering' && chairs.areFull ? begin(room) : DONE;
}

/** The bot that played for somebody gets up. */
export async function welcomeBack(room: Room, seat: SeatId): Done {
  const chair = room.chairs.get(seat);
  if (!chair.ok || !chair.value.hasStandIn) return DONE;
  await room.chairs.change(seat, { hasStandIn: false });
  room.companyChanged();
  return room.phase === 'playing' ? sitAsChairs(room) : DONE;
}

export async function leaveChair(room: Room, guest: Guest, { seat }: Leave): Done {
  const gathers = room.inPhase('gathering');
  if (!gathers.ok) return gathers;
  const notHeld = room.heldBy(guest, seat);
  if (notHeld) return fail(notHeld);
  if (!(await room.chairs.vacate(seat, 'gathering'))) return moved(room);
  await room.unseat(seat);
  return DONE;
}

export async function ready(room: Room, guest: Guest, { seat, ready: isReady }: Ready): Done {
  const gathers = room.inPhase('gathering');
  if (!gathers.ok) return gathers;
  const notHeld = room.heldBy(guest, seat);
  if (notHeld) return fail(notHeld);
  await room.chairs.change(seat, { isReady });
  room.companyChanged();
  return DONE;
}

export async function standIn(room: Room, guest: Guest, { seat, agrees }: StandIn): Done {
  const { chairs, settings } = room;
  const inGame = room.inPhase('playing');
  if (!inGame.ok) return inGame;
  if (guest.seats.length === 0) return fail(refuseOnline('spectator', 'only-watches'));
  const chair = chairs.get(seat);
  if (!chair.ok) return chair;
  if (chair.value.who === 'bot') return fail(refuseOnline('seat', 'seat-of-a-bot'));
  if (settings.broker.isAway) return fail(refuseOnline('away', 'nobody-knows-who-is-there'));
  const away = chairs.awaySince(seat, room.idleSince);
  if (away === undefined) return fail(refuseOnline('away', 'not-away'));
  if (settings.now() - away < settings.absence) return fail(refuseOnline('away', 'not-away-long'));
  if (chair.value.hasStandIn) return DONE;
  const isAgreed = chairs.agree(seat, guest.seats, agrees);
  room.publish({ type: 'agree', absent: seat, seats: guest.seats, agrees });
  room.companyChanged();
  return isAgreed ? replace(room, seat, { hasStandIn: true }) : DONE;
}

async function replace(room: Room, seat: SeatId, change: Partial<StoredChair>): Done {
  await room.chairs.change(seat, change);
  room.companyChanged();
  return sitAsChairs(room);
}

// ---- what the opener does -----------------------------------------------------------------------------------

export async function start(room: Room): Done {
  const gathers = room.inPhase('gathering');
  return gathers.ok ? begin(room) : gathers;
}

async function begin(room: Room): Done {
  const { chairs } = room;
  if (!chairs.areFull) return fail(refuseOnline('chairs', 'chairs-free'));
  if (!chairs.hasPeople) return fail(refuseOnline('chairs', 'nobody-plays'));
  const sat = await sitAsChairs(room);
  if (!sat.ok) return sat;
  // Somebody may have got up meanwhile.
  if (await room.begin()) return DONE;
  await room.reload();
  return room.phase === 'playing' ? DONE : fail(refuseOnline('chairs', 'chairs-free'));
}

export async function fill(room: Room, { seat, who }: Fill): Done {
  const gathers = room.inPhase('gathering');
  if (!gathers.ok) return gathers;
  const chair = room.chairs.get(seat);
  if (!chair.ok) return chair;
  const isFree = chair.value.name === undefined && (await room.chairs.change(seat, { who }, true));
  if (!isFree) return fail(refuseOnline('seat', 'seat-taken'));
  room.companyChanged();
  return DONE;
}

export async function free(room: Room, { seat }: Free): Done {
  const chair = room.chairs.get(seat);
  if (!chair.ok) return chair;
  if (chair.value.who === 'bot') return fail(refuseOnline('seat', 'seat-of-a-bot'));
  const inGame = room.phase === 'playing';
  if (!inGame) {
    const gathers = room.inPhase('gathering');
    if (!gathers.ok) return gathers;
  }
  if (!(await room.chairs.vacate(seat, inGame ? 'playing' : 'gathering', inGame))) return moved(room);
  await room.unseat(seat);
  room.companyChanged();
  return inGame ? sitAsChairs(room) : DONE;
}
