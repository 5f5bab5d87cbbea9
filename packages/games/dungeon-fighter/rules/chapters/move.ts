/** MOVE: the party moves along the arrows, one room a round. */

import type { Action, ActionOf } from '../action.ts';
import { answered, ask, go, nameAt, type Play } from '../play.ts';
import { refuse } from '../refusals.ts';
import type { Question } from '../state.ts';
import type { CardId } from '../vocabulary.ts';
import { firstRoom } from './map.ts';
import { mapRoomOf } from './room.ts';

/** Where the arrows lead from here; nothing behind the last room of the last floor but the boss. */
function reachableRooms(play: Play): readonly CardId[] {
  const { map } = play.state;
  const room = mapRoomOf(play);
  if (room !== undefined && room.exits.length > 0) return room.exits;
  const next = firstRoom(play, room === undefined ? 0 : (map?.floor ?? 0) + 1);
  return next === undefined ? [] : [next];
}

/** The party moves exactly one room; it is asked where several corridors lead on. */
export function moveParty(play: Play): void {
  const rooms = reachableRooms(play);
  if (rooms.length === 0) go(play, 'boss');
  else if (rooms.length === 1) enterRoom(play, rooms[0] as CardId);
  else ask(play, { at: 'move', rooms: [...rooms] });
}

function enterRoom(play: Play, room: CardId): void {
  const { state } = play;
  if (state.map !== null && firstRoom(play, state.map.floor + 1) === room && state.room !== null)
    state.map.floor++;
  state.room = room;
  play.sink?.({ type: 'room', hero: nameAt(play, state.leader), card: room });
}

type Move = Extract<Question, { at: 'move' }>;

export function moveOptions(question: Move, out: Action[]): void {
  for (const room of question.rooms) out.push({ type: 'move', room });
}

export function move(play: Play, question: Move, action: ActionOf<'move'>) {
  if (!question.rooms.includes(action.room)) return refuse('move', 'no-corridor');
  answered(play);
  enterRoom(play, action.room);
  return undefined;
}
