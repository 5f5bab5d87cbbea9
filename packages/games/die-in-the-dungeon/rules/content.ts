/** The tables of everything printed, with their look-ups. */
import { inOneShape } from '@tumblekeep/kernel';
import type { Action } from './action.ts';
import type { Ability, CreatureCard, DungeonMap, Effect, HeroCard, HeroSide, Line, Tile } from './cards.ts';
import { type LaidMap, layMap } from './dungeon.ts';
import { canBeEasier, easierMap, parseEasierMap } from './generate/easier.ts';
import { generateMap } from './generate/generate.ts';
import { parseOwnMap } from './generate/wishes.ts';
import type { PartyHero } from './state.ts';
import {
  type AbilityId,
  type CreatureId,
  HEROES,
  type Hero,
  isEpic,
  LEVELS,
  type Level,
  type MapId,
  type TileId,
} from './vocabulary.ts';

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
  /** Dungeons built on request, kept for a while. */
  readonly built: Map<MapId, LaidMap>;
  /** The stat lines of each kind of hero by level; level 0 is empty. */
  readonly lines: Readonly<Record<Hero, readonly Line[]>>;
  /** The cards that show a hero at each level; level 0 is empty. */
  readonly faces: Readonly<Record<Hero, readonly (readonly HeroCard[])[]>>;
  /** Every list of effects by where it is printed: `pit`, `pit/0/fail`, `altar/1/option-2`. */
  readonly lists: ReadonlyMap<string, readonly Effect[]>;
}

function byId<T extends { readonly id: string }>(what: string, records: readonly T[]): Map<string, T> {
  const map = new Map<string, T>();
  for (const record of inOneShape(records)) {
    if (map.has(record.id)) throw new Error(`two ${what} have the id ${record.id}`);
    map.set(record.id, record);
  }
  return map;
}

/** Records whose inner records have one shape as well: every roll asks for them. */
function shapedWithin<Key extends string, T extends { readonly [K in Key]?: object }>(
  records: readonly T[],
  key: Key,
): T[] {
  const inner = inOneShape(records.flatMap(record => record[key] ?? []));
  let next = 0;
  return records.map(record => (record[key] === undefined ? record : { ...record, [key]: inner[next++] }));
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

const facesOf = (cards: readonly HeroCard[], hero: Hero): HeroCard[][] =>
  [0, ...LEVELS].map(level =>
    cards.filter(
      card => card.hero === hero && level > 0 && (isEpic(hero) || card.levels.includes(level as Level)),
    ),
  );

const forHeroes = <T>(value: (hero: Hero) => T): Record<Hero, T> =>
  Object.fromEntries(HEROES.map(hero => [hero, value(hero)])) as Record<Hero, T>;

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
  const ability = byId('abilities', shapedWithin(tables.abilities, 'boon'));
  for (const { id, abilities, cards } of tables.creatures)
    for (const one of [...abilities, ...cards])
      if (!ability.has(one)) throw new Error(`${id} has the unknown ability ${one}`);
  return {
    tables,
    creature: byId('creatures', tables.creatures),
    ability,
    use: new Map(tables.abilities.map(({ id }) => [id, { type: 'use', ability: id }])),
    tile: byId('tiles', shapedWithin(tables.tiles, 'rules')),
    map: new Map(tables.maps.map(map => [map.id, layMap(map, tables.tiles)])),
    built: new Map(),
    lines: forHeroes(hero => linesOf(tables.heroSides, hero)),
    faces: forHeroes(hero => facesOf(tables.heroCards, hero)),
    lists,
  };
}

/** The dungeon a map id stands for: one of the maps, perhaps an easier one, or a dungeon built on request. */
export const mapOf = (content: Content, id: MapId): LaidMap | undefined =>
  content.map.get(id) ?? content.built.get(id) ?? build(content, id);

/** Enough for everybody who plays at once; whatever is forgotten is built again. */
const MOST_BUILT = 64;

function plan({ tables, map }: Content, id: MapId): DungeonMap | undefined {
  const wishes = parseOwnMap(id);
  if (wishes !== undefined) return generateMap(wishes, tables.tiles);
  const easier = parseEasierMap(id);
  const whole = easier && map.get(easier.map)?.map;
  return whole && canBeEasier(whole, tables.tiles, easier.number)
    ? easierMap(whole, easier.number, tables.tiles)
    : undefined;
}

function build(content: Content, id: MapId): LaidMap | undefined {
  const { tables, built } = content;
  const wanted = plan(content, id);
  if (wanted === undefined) return undefined;
  const laid = layMap(wanted, tables.tiles);
  if (built.size >= MOST_BUILT) built.clear();
  built.set(id, laid);
  return laid;
}

/** The face of a hero in a party: each of a kind has another, and other parties have others (DIE-HERO-03). */
export function heroCardOf(
  { faces }: Content,
  { id, hero, level }: Pick<PartyHero, 'id' | 'hero' | 'level'>,
  party: number,
): HeroCard | undefined {
  const cards = faces[hero][level] ?? [];
  const ordinal = Number(id.split('-')[1] ?? 1);
  return cards[(party + ordinal - 1) % cards.length];
}
