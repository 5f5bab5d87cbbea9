/** The tables of everything printed, with their look-ups. */
import type { Action } from './action.ts';
import type { Ability, CreatureCard, DungeonMap, Effect, HeroCard, HeroSide, Line, Tile } from './cards.ts';
import { type LaidMap, layMap } from './dungeon.ts';
import { type AbilityId, type CreatureId, HEROES, type Hero, type MapId, type TileId } from './vocabulary.ts';

export interface Tables {
  readonly creatures: readonly CreatureCard[];
  readonly abilities: readonly Ability[];
  readonly heroSides: readonly HeroSide[];
  readonly heroCards: readonly HeroCard[];
  readonly tiles: readonly Tile[];
  readonly maps: readonly DungeonMap[];
}

export interface Content {
  readonly tables: Tables;
  readonly creature: ReadonlyMap<CreatureId, CreatureCard>;
  readonly ability: ReadonlyMap<AbilityId, Ability>;
  readonly use: ReadonlyMap<AbilityId, Action>;
  readonly tile: ReadonlyMap<TileId, Tile>;
  readonly map: ReadonlyMap<MapId, LaidMap>;
  /** The stat lines of each kind of hero by level; level 0 is empty. */
  readonly lines: Readonly<Record<Hero, readonly Line[]>>;
  /** Every list of effects by where it is printed: `pit`, `pit/0/fail`, `altar/1/option-2`. */
  readonly lists: ReadonlyMap<string, readonly Effect[]>;
}

function byId<T extends { readonly id: string }>(what: string, records: readonly T[]): Map<string, T> {
  const map = new Map<string, T>();
  for (const record of records) {
    if (map.has(record.id)) throw new Error(`two ${what} have the id ${record.id}`);
    map.set(record.id, record);
  }
  return map;
}

const NO_LINE: Line = [0, 0, 0];

function linesOf(sides: readonly HeroSide[], hero: Hero): Line[] {
  const lines: Line[] = [NO_LINE, NO_LINE, NO_LINE, NO_LINE, NO_LINE];
  for (const side of sides) {
    if (side.hero !== hero) continue;
    if (side.level === 'any') lines.fill(side.line, 1);
    else lines[side.level] = side.line;
  }
  return lines;
}

function register(lists: Map<string, readonly Effect[]>, key: string, effects: readonly Effect[]): void {
  if (lists.has(key)) throw new Error(`two lists of effects are called ${key}`);
  lists.set(key, effects);
  effects.forEach((effect, i) => {
    if (effect.verb === 'check') {
      register(lists, `${key}/${i}/fail`, effect.fail);
      register(lists, `${key}/${i}/pass`, effect.pass ?? []);
    } else if (effect.verb === 'choose') {
      effect.options.forEach((option, j) => {
        register(lists, `${key}/${i}/option-${j + 1}`, option.effects);
      });
    }
  });
}

export function makeContent(tables: Tables): Content {
  const lists = new Map<string, readonly Effect[]>();
  for (const { id, effects } of [...tables.tiles, ...tables.abilities])
    if (effects !== undefined) register(lists, id, effects);
  const ability = byId('abilities', tables.abilities);
  for (const { id, abilities, cards } of tables.creatures)
    for (const one of [...abilities, ...cards])
      if (!ability.has(one)) throw new Error(`${id} has the unknown ability ${one}`);
  return {
    tables,
    creature: byId('creatures', tables.creatures),
    ability,
    use: new Map(tables.abilities.map(({ id }) => [id, { type: 'use', ability: id }])),
    tile: byId('tiles', tables.tiles),
    map: new Map(tables.maps.map(map => [map.id, layMap(map, tables.tiles)])),
    lines: Object.fromEntries(
      HEROES.map(hero => [hero, linesOf(tables.heroSides, hero)]),
    ) as unknown as Content['lines'],
    lists,
  };
}

/** The dungeon a map id stands for. */
export const mapOf = (content: Content, id: MapId): LaidMap | undefined => content.map.get(id);
