/** ROOM: what a room gives or demands. */
import type { DungeonCard, MapRoom, Room, RoomEffect } from '../cards.ts';
import { call, heal, heroAt, maximumLife, type Play } from '../play.ts';
import { roomSays } from '../verbs/rooms.ts';

export const roomOf = (play: Play): Room | undefined =>
  play.state.room === null ? undefined : play.edition.room.get(play.state.room);

export const dungeonCardOf = (play: Play): DungeonCard | undefined =>
  play.state.room === null ? undefined : play.edition.dungeonCard.get(play.state.room);

export const mapRoomOf = (play: Play): MapRoom | undefined =>
  play.state.room === null ? undefined : play.edition.mapRoom.get(play.state.room);

export function resolveRoom(play: Play): void {
  const room = dungeonCardOf(play) as DungeonCard;
  resolveEffects(play, room.onReveal, room.id);
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

export function resolveEffects(play: Play, effects: readonly RoomEffect[], why: string): void {
  for (const effect of effects) for (const { verb, value } of roomSays(effect)) verb.does(play, value, why);
}
