/** Everything that a guest asks of a table comes in here and is answered once. */
import { fail, type Refusal, type Result } from '@tumblekeep/kernel';
import { type AskedMessage, type DownMessage, refuseOnline } from '@tumblekeep/protocol';
import { StoreAway } from '../store/port.ts';
import type { Guest } from './guest.ts';
import { holdOn } from './hold.ts';
import { inquire, look, play, recount } from './play.ts';
import type { Room } from './room.ts';
import { fill, free, leaveChair, ready, standIn, start, take } from './seating.ts';
import { mute, nudge, react, talk } from './talk.ts';

const OPENERS: ReadonlySet<AskedMessage['type']> = new Set([
  'start',
  'fill',
  'free',
  'mute',
  'show',
  'close',
]);

/** What is said once must not be heard twice, when its answer was lost. */
const ONCE: ReadonlySet<AskedMessage['type']> = new Set(['talk', 'react', 'nudge']);

/** The answer, or nothing when it has been given already. */
async function answerTo(room: Room, guest: Guest, asked: AskedMessage): Promise<DownMessage | undefined> {
  const { id } = asked;
  if (asked.type === 'input') {
    const placed = await play(room, guest, asked);
    return placed.ok ? { type: 'done', id, at: placed.value } : refused(id, placed.error);
  }
  if (asked.type === 'recount') {
    const told = await recount(room, guest, asked);
    return told.ok ? undefined : refused(id, told.error);
  }
  if (asked.type === 'inquire') {
    const answered = await inquire(room, guest, asked);
    return answered.ok ? { type: 'answer', id, answer: answered.value } : refused(id, answered.error);
  }
  const done = ONCE.has(asked.type)
    ? await room.marks.once(`said ${id}`, async () => doIt(room, guest, asked))
    : await doIt(room, guest, asked);
  return done.ok ? { type: 'done', id } : refused(id, done.error);
}

const refused = (id: string, refusal: Refusal): DownMessage => ({ type: 'refused', id, refusal });

function doIt(
  room: Room,
  guest: Guest,
  asked: Exclude<AskedMessage, { type: 'input' | 'recount' | 'inquire' }>,
): Result<undefined, Refusal> | Promise<Result<undefined, Refusal>> {
  if (OPENERS.has(asked.type) && !guest.isOpener) return fail(refuseOnline('opener', 'only-the-opener'));
  switch (asked.type) {
    case 'take':
      return take(room, guest, asked);
    case 'leave':
      return leaveChair(room, guest, asked);
    case 'ready':
      return ready(room, guest, asked);
    case 'look':
      return look(room, guest, asked);
    case 'nudge':
      return nudge(room, guest, asked);
    case 'talk':
      return talk(room, guest, asked);
    case 'react':
      return react(room, guest, asked);
    case 'hold':
      return holdOn(room, guest, asked);
    case 'stand-in':
      return standIn(room, guest, asked);
    case 'start':
      return start(room);
    case 'fill':
      return fill(room, asked);
    case 'free':
      return free(room, asked);
    case 'mute':
      return mute(room, asked);
    case 'show':
      return room.change({ isListed: asked.listed }).then(() => ({ ok: true, value: undefined }));
    case 'close':
      return room
        .change({ phase: room.phase === 'over' ? 'over' : 'closed', code: undefined, isListed: false })
        .then(() => ({ ok: true, value: undefined }));
  }
}

export const refusalOf = (error: unknown): Refusal =>
  error instanceof StoreAway
    ? refuseOnline('storage', 'store-away')
    : refuseOnline('trouble', 'server-trouble');

/** Whatever goes wrong here is answered, and told to whoever keeps the server. */
export async function hear(room: Room, guest: Guest, asked: AskedMessage): Promise<Refusal | undefined> {
  let answer: DownMessage | undefined;
  try {
    answer = await answerTo(room, guest, asked);
  } catch (error) {
    room.settings.trouble(error);
    answer = refused(asked.id, refusalOf(error));
  }
  if (answer !== undefined) room.tell(guest, answer);
  return answer?.type === 'refused' ? answer.refusal : undefined;
}
