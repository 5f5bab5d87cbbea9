/** Which card is drawn how: by its own recipe, or by one that follows from what it is. */
import { figure, type Recipe } from '@tumblekeep/page-kit/drawing/figure.ts';
import type { Drawing } from '@tumblekeep/page-kit/drawing/marks.ts';
import { type Place, scene } from '@tumblekeep/page-kit/drawing/scene.ts';
import { type Still, still } from '@tumblekeep/page-kit/drawing/still.ts';
import type { Edition } from '../../rules/index.ts';
import { EQUIPMENT_PICTURES } from './pictures/equipment.ts';
import { FIRST_PICTURES } from './pictures/first.ts';
import { HERO_PICTURES } from './pictures/heroes.ts';
import { likelyFoe, likelyHero, likelyRoom, likelyWare } from './pictures/likely.ts';
import { PROTOTYPE_PICTURES } from './pictures/prototype.ts';
import { DUNGEON_PICTURES } from './pictures/rooms.ts';
import { SECOND_PICTURES } from './pictures/second.ts';

type Table<T> = Readonly<Record<string, T>>;

/** Ids mean the same in every edition that has them. */
const FIGURES: Table<Recipe> = {
  ...PROTOTYPE_PICTURES,
  ...FIRST_PICTURES,
  ...SECOND_PICTURES,
  ...HERO_PICTURES,
};
const PLACES: Table<Place> = DUNGEON_PICTURES;
const WARES: Table<Still> = EQUIPMENT_PICTURES;

const own = <T>(table: Table<T>, id: string): T | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

/** Whether somebody wrote a recipe for it. */
export const hasOwnPicture = (id: string): boolean =>
  [FIGURES, PLACES, WARES].some(table => Object.hasOwn(table, id));

/** Whether there is an illustration of it. */
export const isDrawn = ({ monster, boss, hero, room, equipment }: Edition, id: string): boolean =>
  [monster, boss, hero, room, equipment].some(cards => cards.has(id));

/** The illustration of a card; abilities and throws have icons. */
export function pictureOf(edition: Edition, id: string): Drawing | undefined {
  const foe = edition.monster.get(id) ?? edition.boss.get(id);
  if (foe !== undefined) return figure(own(FIGURES, id) ?? likelyFoe(foe));
  const hero = edition.hero.get(id);
  if (hero !== undefined) return figure(own(FIGURES, id) ?? likelyHero(hero));
  const ware = edition.equipment.get(id);
  if (ware !== undefined) return still(own(WARES, id) ?? likelyWare(ware));
  const room = edition.mapRoom.get(id);
  if (room !== undefined) return scene(likelyRoom(id, room.kind));
  return edition.dungeonCard.has(id) ? scene(own(PLACES, id) ?? likelyRoom(id)) : undefined;
}
