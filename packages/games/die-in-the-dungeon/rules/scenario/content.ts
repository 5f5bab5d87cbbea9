/** The cards and the map of a scenario: the real ones, with what it makes up or changes. */
import { type Fault, meant } from '@tumblekeep/kernel/scenario';
import type { DungeonMap, HeroSide, Line, Tile } from '../cards.ts';
import { CONTENT } from '../content/index.ts';
import { draw } from '../content/maps/drawing.ts';
import { type Content, makeContent, mapOf } from '../content.ts';
import type { Head, Level } from '../vocabulary.ts';
import { contentWith, makeMap, makeTile } from './made-up.ts';
import type { Scenario } from './schema.ts';

export const PLAIN_MAP = 'plain-map';
const DRAWN_MAP = 'drawn-map';
export const PLAIN_TILE = 'plain-tile';
const PATH_TILES = CONTENT.tables.tiles.flatMap(({ id, back }) => (back === 'start' ? [] : [id]));
export const PLAIN_PLACES = ['b1', 'a2', 'c2', 'b3'];

const sideName = ({ hero, level }: HeroSide): string => (level === 'any' ? hero : `${hero} ${level}`);

export function checkMadeUp({ cards }: Scenario): Fault[] {
  const sides = CONTENT.tables.heroSides.map(sideName);
  const abilities = [...CONTENT.ability.keys()];
  return [
    ...Object.keys(cards?.tiles ?? {}).flatMap((id): Fault[] =>
      CONTENT.tile.has(id) || id === PLAIN_TILE
        ? [{ path: ['cards', 'tiles', id], message: `"${id}" is taken by another tile`, key: true }]
        : [],
    ),
    ...Object.keys(cards?.heroes ?? {}).flatMap((name): Fault[] =>
      sides.includes(name)
        ? []
        : [
            {
              path: ['cards', 'heroes', name],
              message: `there is no hero "${name}"${meant(name, sides)}`,
              key: true,
            },
          ],
    ),
    ...Object.keys(cards?.abilities ?? {}).flatMap((id): Fault[] =>
      CONTENT.ability.has(id)
        ? []
        : [
            {
              path: ['cards', 'abilities', id],
              message: `there is no ability "${id}"${meant(id, abilities)}`,
              key: true,
            },
          ],
    ),
  ];
}

type MadeUpTile = NonNullable<NonNullable<Scenario['cards']>['tiles']>[string];

/** `cleric 2` is a head with a level of its own. */
function tileOf(id: string, { heads, ...values }: MadeUpTile): Tile {
  const words = heads?.map(head => head.split(' '));
  return makeTile({
    id,
    ...(values as Partial<Tile>),
    ...(words && { heads: words.map(([head]) => head as Head) }),
    ...(words?.some(([, level]) => level !== undefined) && {
      headLevels: words.map(([, level]) => (level === undefined ? null : (Number(level) as Level))),
    }),
  });
}

/** A picture as a map; a mistake in it is thrown. */
function drawn({ picture, win }: Extract<Scenario['map'], object>): DungeonMap {
  const lines = typeof picture === 'string' ? picture.split('\n') : [...picture];
  while (lines.at(-1)?.trim() === '') lines.pop();
  const cells = draw(lines);
  const starts = cells.flatMap(({ at, back }) => (back === 'start' ? [at] : []));
  if (starts.length !== 1 && starts.length !== 2)
    throw new Error(`the picture has ${starts.length} Starts (S), not 1 or 2`);
  return makeMap({ id: DRAWN_MAP, players: starts.length as 1 | 2, starts, win, cells });
}

const mapFor = (content: Content, map: Scenario['map']): DungeonMap | undefined =>
  map === undefined
    ? makeMap({ id: PLAIN_MAP, without: { tiles: PATH_TILES } })
    : typeof map === 'string'
      ? mapOf(content, map)?.map
      : drawn(map);

/** The map of the scenario, or nothing if there is none of that name. */
export type Ground =
  | { readonly content: Content; readonly map: string }
  | { readonly faults: readonly Fault[] };

export function groundOf(scenario: Scenario): Ground {
  const { cards, win, tokens = {} } = scenario;
  const lines = cards?.heroes ?? {};
  const changed = makeContent({
    ...CONTENT.tables,
    abilities: CONTENT.tables.abilities.map(ability => ({ ...ability, ...cards?.abilities?.[ability.id] })),
    heroSides: CONTENT.tables.heroSides.map(side => ({
      ...side,
      line: (lines[sideName(side)] as Line | undefined) ?? side.line,
    })),
  });
  const tiles = Object.entries(cards?.tiles ?? {}).map(([id, values]) => tileOf(id, values));
  const plain = scenario.map === undefined ? [makeTile({ id: PLAIN_TILE, copies: PLAIN_PLACES.length })] : [];
  try {
    const base = mapFor(changed, scenario.map);
    if (base === undefined) {
      const content = contentWith(changed, { tiles });
      return { content, map: String(scenario.map) };
    }
    const faults = checkTokens(base, tokens);
    if (faults.length > 0) return { faults };
    const map: DungeonMap = {
      ...base,
      win: win ?? base.win,
      cells: base.cells.map(cell => {
        const own = tokens[cell.at];
        return own === undefined ? cell : { ...cell, tokens: own };
      }),
    };
    const goal = 'reach' in map.win ? map.win.reach : undefined;
    if (goal !== undefined && !map.cells.some(({ at }) => at === goal))
      return {
        faults: [
          {
            path: win === undefined ? ['map', 'win', 'reach'] : ['win', 'reach'],
            message: `there is no place "${goal}"`,
          },
        ],
      };
    const isChanged =
      map.win !== base.win || Object.keys(tokens).length > 0 || typeof scenario.map !== 'string';
    return {
      content: contentWith(changed, { tiles: [...plain, ...tiles], maps: isChanged ? [map] : [] }),
      map: map.id,
    };
  } catch (error) {
    return {
      faults: [
        {
          path: typeof scenario.map === 'object' ? ['map', 'picture'] : ['map'],
          message: (error as Error).message,
        },
      ],
    };
  }
}

const checkTokens = ({ cells }: DungeonMap, tokens: NonNullable<Scenario['tokens']>): Fault[] => {
  const places = cells.map(({ at }) => at);
  return Object.keys(tokens).flatMap((at): Fault[] =>
    places.includes(at)
      ? []
      : [{ path: ['tokens', at], message: `there is no place "${at}"${meant(at, places)}`, key: true }],
  );
};
