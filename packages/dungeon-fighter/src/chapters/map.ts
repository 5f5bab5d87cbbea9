/** A dungeon of maps: rooms, corridors with arrows, floors. */
import { pick, refuse, shuffle } from '@tumblekeep/kernel';
import type { Action, ActionOf } from '../action.ts';
import type { DungeonMap, MapRoom } from '../cards.ts';
import type { Edition } from '../edition.ts';
import { answered, ask, call, go, heal, heroAt, maximumLife, nameAt, type Play } from '../play.ts';
import type { Question, State } from '../state.ts';
import type { CardId } from '../vocabulary.ts';
import { resolveEffects } from './dungeon.ts';

/** The last floor first, then two dungeon sides of other sheets, in play order (DF1-SETUP-02 to -05). */
export function drawMaps(edition: Edition, state: State): void {
  const { maps } = edition.tables;
  const random = state.random.decks;
  const last = pick(
    random,
    maps.filter(map => map.side === 'boss'),
  );
  const pool = new Map<string, DungeonMap[]>();
  for (const map of maps) {
    if (map.side === 'dungeon' && map.sheet !== last.sheet)
      pool.set(map.sheet, [...(pool.get(map.sheet) ?? []), map]);
  }
  const floors = shuffle(random, [...pool.values()]).slice(0, 2);
  state.map = { floors: [...floors.map(sides => pick(random, sides).id), last.id], floor: 0 };
  if (last.boss !== undefined) {
    const { bosses } = state.decks;
    bosses.push(bosses.splice(bosses.indexOf(last.boss), 1)[0] as CardId);
  }
}

const firstRoom = (play: Play, floor: number): CardId | undefined => {
  const id = play.state.map?.floors[floor];
  return id === undefined ? undefined : play.edition.map.get(id)?.rooms[0]?.id;
};

const mapRoomOf = (play: Play): MapRoom | undefined =>
  play.state.room === null ? undefined : play.edition.mapRoom.get(play.state.room);

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
  if (!question.rooms.includes(action.room)) return refuse('move', 'no corridor with an arrow leads there');
  answered(play);
  enterRoom(play, action.room);
  return undefined;
}

/** What the room gives once its monster is defeated (DF1-MAINT-11). */
export function resolveMapRoom(play: Play): void {
  const room = mapRoomOf(play);
  if (room?.kind === 'shop') call(play, 'shop');
  else if (room?.kind === 'fountain') bathe(play, room.id);
  else if (room?.reward !== undefined) resolveEffects(play, room.reward, room.id);
}

function bathe(play: Play, why: string): void {
  for (let seat = 0; seat < play.state.heroes.length; seat++) {
    heal(play, seat, maximumLife(play, heroAt(play, seat)), why);
  }
}

/** The boss waits in no room. */
export function leaveLastRoom(play: Play): void {
  play.state.room = null;
}

export const beginNextRound = (play: Play): void => go(play, 'round');
