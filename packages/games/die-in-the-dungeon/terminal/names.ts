/** What is typed for maps, creatures and dice. */

import { closest } from '@tumblekeep/kernel';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import {
  CHANGING,
  type Content,
  type Dice,
  FREE_DICE,
  mapOf,
  type PlayerOptions,
  type Sides,
} from '../rules/index.ts';

function known(what: string, word: string, ids: readonly string[]): never {
  const near = closest(word, ids);
  throw new UsageError(
    near === undefined
      ? `there is no ${what} "${word}"; choose ${ids.join(', ')}`
      : `there is no ${what} "${word}"; did you mean ${near}?`,
  );
}

const words = (text: string): string[] => text.split(',').map(word => word.trim());

/** Maps by id, separated by commas; `all` are the solo maps. Dungeons built on request have ids as well. */
export function readMaps(content: Content, text: string): string[] {
  if (text === 'all') return content.tables.maps.filter(({ players }) => players === 1).map(({ id }) => id);
  return words(text).map(word =>
    mapOf(content, word) === undefined ? known('map', word, [...content.map.keys()]) : word,
  );
}

export function readCreatures(content: Content, text: string): string[] {
  const ids = [...content.creature.keys()];
  if (text === 'all') return ids;
  return words(text).map(word => (content.creature.has(word) ? word : known('creature', word, ids)));
}

/** `12/6/8/10`: the dice of Might, Agility, Magic and Health. */
export function readDice(text: string): Dice {
  const sides = text.split('/').map(word => Number(word.replace(/^d/, '')));
  if (sides.length !== CHANGING.length || !FREE_DICE.every(one => sides.includes(one)))
    throw new UsageError(
      `"${text}" is no assignment; give a d6, a d8, a d10 and a d12 to ${CHANGING.join(', ')} in this order, like 12/6/8/10`,
    );
  return Object.fromEntries(CHANGING.map((track, i) => [track, sides[i]])) as Dice;
}

/** One assignment for everybody, or one for each player, separated by commas. */
export function readAssignments(text: string, players: number): readonly Dice[] {
  const all = words(text).map(readDice);
  if (all.length !== 1 && all.length !== players)
    throw new UsageError(
      `"${text}" has dice for ${all.length} players; this dungeon is for ${players === 1 ? 'one' : players}`,
    );
  return all.length === 1 ? Array<Dice>(players).fill(all[0] as Dice) : all;
}

export const printDice = (dice: Dice): string => CHANGING.map(track => dice[track]).join('/');

/** All 24 (DIE-SETUP-07). */
export const ASSIGNMENTS: readonly Dice[] = assign([], FREE_DICE);

function assign(taken: readonly Sides[], left: readonly Sides[]): Dice[] {
  if (left.length === 0) return [readDice(taken.join('/'))];
  return left.flatMap(sides =>
    assign(
      [...taken, sides],
      left.filter(one => one !== sides),
    ),
  );
}

/** The players of a map: the creature, and for two players another one beside it. */
export function playersFor(
  content: Content,
  map: string,
  creature: string,
  dice: Dice,
): readonly PlayerOptions[] {
  const first: PlayerOptions = { creature, dice };
  if (mapOf(content, map)?.map.players === 1) return [first];
  const ids = [...content.creature.keys()];
  const other = ids[(ids.indexOf(creature) + 1) % ids.length] as string;
  return [first, { creature: other, dice }];
}
