/** MAP: a dungeon of sheets; rooms, corridors with arrows, floors. */
import { pick, shuffle } from '@tumblekeep/kernel';
import type { DungeonMap } from '../cards.ts';
import type { Edition } from '../edition.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { CardId } from '../vocabulary.ts';

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

export const firstRoom = (play: Play, floor: number): CardId | undefined => {
  const id = play.state.map?.floors[floor];
  return id === undefined ? undefined : play.edition.map.get(id)?.rooms[0]?.id;
};
