/** Which card is drawn how: by its own recipe, or by one that follows from what it is. */
import { figure, type Recipe } from '@tumblekeep/page-kit/drawing/figure.ts';
import type { Drawing } from '@tumblekeep/page-kit/drawing/marks.ts';
import { type Place, scene } from '@tumblekeep/page-kit/drawing/scene.ts';
import type { Edition } from '../../rules/index.ts';
import { FIRST_PICTURES } from './pictures/first.ts';
import { HERO_PICTURES } from './pictures/heroes.ts';
import { likelyFoe, likelyHero, likelyRoom } from './pictures/likely.ts';
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

const own = <T>(table: Table<T>, id: string): T | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

/** Whether somebody wrote a recipe for it. */
export const hasOwnPicture = (id: string): boolean =>
  own(FIGURES, id) !== undefined || own(PLACES, id) !== undefined;

/** Whether there is an illustration of it. */
export const isDrawn = ({ monster, boss, hero, room }: Edition, id: string): boolean =>
  monster.has(id) || boss.has(id) || hero.has(id) || room.has(id);

/** The illustration of a hero, monster, boss or room; other cards have icons. */
export function pictureOf(edition: Edition, id: string): Drawing | undefined {
  const foe = edition.monster.get(id) ?? edition.boss.get(id);
  if (foe !== undefined) return figure(own(FIGURES, id) ?? likelyFoe(foe));
  const hero = edition.hero.get(id);
  if (hero !== undefined) return figure(own(FIGURES, id) ?? likelyHero(hero));
  const room = edition.mapRoom.get(id);
  if (room !== undefined) return scene(likelyRoom(id, room.kind));
  return edition.dungeonCard.has(id) ? scene(own(PLACES, id) ?? likelyRoom(id)) : undefined;
}
