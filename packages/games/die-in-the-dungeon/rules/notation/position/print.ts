import type { MapCell } from '../../cards.ts';
import { type Content, mapOf } from '../../content.ts';
import type { LaidMap } from '../../dungeon.ts';
import type { BoonState, CombatState, CreatureState, State } from '../../state.ts';
import { CHANGING, DICE, type Die, TRACKS } from '../../vocabulary.ts';
import { frameLine, printPairs } from './frames.ts';

export const CELL_STATES = ['hidden', 'open', 'explored'] as const;

const line = (...words: (string | number)[]): string => words.join(' ');

/** Words after a key word, or nothing for an empty list. */
const listed = (key: string, items: readonly (string | number)[]): string[] =>
  items.length === 0 ? [] : [key, items.join(', ')];

const repeated = <T extends string>(names: readonly T[], counts: readonly number[]): T[] =>
  names.flatMap((name, i) => Array<T>(counts[i] ?? 0).fill(name));

const boon = ({ ability, lasts, left }: BoonState): string => `${ability}(${lasts},${left})`;

const creatureLine = (map: LaidMap, one: CreatureState): string =>
  line(
    'creature',
    one.creature,
    'at',
    (map.cells[one.at] as MapCell).at,
    ...TRACKS.flatMap((track, i) => [track, `d${one.dice[i]}/${one.values[i]}`]),
    'points',
    one.points,
    'boxes',
    one.boxes,
    'epic-parties',
    one.epicParties,
    'pips',
    one.pips.join(', '),
    ...listed('minions', repeated(DICE, one.minions)),
    ...listed('tokens', repeated(TRACKS, one.tokens)),
    ...listed('cards', one.cards),
    ...listed('boons', one.boons.map(boon)),
  );

const combatLine = ({ heroes, level, ...values }: CombatState): string =>
  line(
    'combat',
    'level',
    level,
    ...printPairs(values),
    ...listed(
      'heroes',
      heroes.map(hero => `${hero.id}(${hero.level}${hero.rotated ? ',rotated' : ''})`),
    ),
  );

/** The complete state as readable lines, always the same ones for the same state. */
export function printPosition(content: Content, state: State): string {
  const { options, random, combat, roll, result } = state;
  const map = mapOf(content, options.map) as LaidMap;
  const lines = [
    line('rules', state.rules),
    line('options', 'map', options.map, 'first', options.first),
    ...options.players.map(({ creature, dice }) =>
      line('player', creature, ...CHANGING.flatMap(track => [track, `d${dice[track]}`])),
    ),
    line('random', 'tiles', ...random.tiles, 'creature', ...random.creature, 'heroes', ...random.heroes),
    line('turn', state.turn, 'active', state.creatures[state.active]?.creature ?? ''),
    ...state.creatures.map(one => creatureLine(map, one)),
    line('supply', ...DICE.flatMap((die: Die, i) => [die, state.supply[i] as number])),
    ...map.cells.map(({ at }, i) =>
      line('cell', at, state.tiles[i] as string, CELL_STATES[state.cells[i] as 0 | 1 | 2]),
    ),
    ...(combat === null ? [] : [combatLine(combat)]),
    ...(roll === null ? [] : [line('roll', ...printPairs(roll))]),
    ...state.frames.map(frameLine),
    ...(result === null
      ? []
      : [line('result', result.why, ...(result.winner === null ? [] : ['winner', result.winner]))]),
  ];
  return `${lines.join('\n')}\n`;
}
