/** How far the party has come: by the rooms left on the maps, or by the shops where there are no maps. */
import type { DungeonMap, MapRoom } from '../../rules/index.ts';
import type { Mind } from './mind.ts';
import { WEIGHTS } from './weights.ts';

const FIGHTS_A_SHOP = 3.5;
const LAST_STAGE = 3;

export const hasMaps = ({ edition }: Mind): boolean => edition.tables.maps.length > 0;

/** The rooms of the longest way from a room to the exit of its map, itself included. */
function roomsFrom(mind: Mind, room: MapRoom): number {
  let most = 0;
  for (const exit of room.exits)
    most = Math.max(most, roomsFrom(mind, mind.edition.mapRoom.get(exit) as MapRoom));
  return most + 1;
}

/** Rooms still to be entered before the boss. */
export function roomsLeft(mind: Mind): number {
  const { edition, state } = mind;
  const { map } = state;
  if (map === null) return 0;
  const here = state.room === null ? undefined : edition.mapRoom.get(state.room);
  let count = 0;
  if (here !== undefined) count += roomsFrom(mind, here) - 1;
  for (let floor = here === undefined ? 0 : map.floor + 1; floor < map.floors.length; floor++) {
    const { rooms } = edition.map.get(map.floors[floor] as string) as DungeonMap;
    count += roomsFrom(mind, rooms[0] as MapRoom);
  }
  return count;
}

/** Fights still to come. */
export const fightsLeft = (mind: Mind): number =>
  (hasMaps(mind)
    ? roomsLeft(mind)
    : Math.max(0, (mind.edition.constants.dungeonCards?.shops ?? 0) - mind.state.shops) * FIGHTS_A_SHOP) +
  WEIGHTS.bossFight;

/** 0 at the beginning, 3 right before the boss. */
export function stageOf(mind: Mind): number {
  if (!hasMaps(mind)) return Math.min(LAST_STAGE, mind.state.shops);
  const levels = towerLevels(mind);
  return levels.length === 0 ? LAST_STAGE : Math.min(LAST_STAGE, (levels[0] as number) - 1);
}

/** The levels of the monsters to come, the next one first: the backs of the cards tell. */
export const towerLevels = ({ edition, state }: Mind): number[] =>
  state.decks.monsters.map(card => edition.monster.get(card)?.level ?? 1).reverse();

/** Whether no shop comes after this one. */
export function isLastShop(mind: Mind): boolean {
  const { edition, state } = mind;
  if (edition.constants.dungeonCards !== undefined)
    return state.shops >= edition.constants.dungeonCards.shops;
  return !shopAhead(mind, state.room);
}

/** Whether a way from a room leads to a shop, on this floor or a later one. */
export function shopAhead({ edition, state }: Mind, from: string | null): boolean {
  const leadsToShop = (id: string): boolean => {
    const room = edition.mapRoom.get(id) as MapRoom;
    return room.kind === 'shop' || room.exits.some(leadsToShop);
  };
  const here = from === null ? undefined : edition.mapRoom.get(from);
  if (here?.exits.some(leadsToShop)) return true;
  const later = state.map?.floors.slice(here === undefined ? 0 : state.map.floor + 1) ?? [];
  return later.some(floor => edition.map.get(floor)?.rooms.some(room => room.kind === 'shop'));
}
