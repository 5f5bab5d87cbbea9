/** "For easier games, remove the higher value tiles": asked where somebody chooses a map of the guide. */
import { type Content, easierNumbers, type Wishes } from '@tumblekeep/die-in-the-dungeon';
import type { Lines } from '../terminal/lines.ts';
import type { Screen } from '../terminal/screen.ts';

export interface HighestFlags {
  readonly map?: string;
  readonly highest?: number;
}

async function askHighest(
  numbers: readonly number[],
  lines: Pick<Lines, 'ask'>,
  screen: Pick<Screen, 'say'>,
): Promise<number | undefined> {
  screen.say(
    `Tiles without heroes have a number, and the higher it is the worse they are. For an easier game name the highest that stays in: ${numbers.join(', ')}.`,
  );
  for (;;) {
    const typed = await lines.ask('(Enter: all stay in) > ');
    if (typed === '') return undefined;
    const number = Number(typed);
    if (numbers.includes(number)) return number;
    screen.say(`Type ${numbers.join(', ')}, or nothing for all of them.`);
  }
}

/** The wishes with the number from the flags, or from whoever can be asked. */
export async function withHighest(
  wishes: Wishes,
  flags: HighestFlags,
  { tables, map: maps }: Content,
  lines: Pick<Lines, 'ask' | 'interactive'>,
  screen: Pick<Screen, 'say'>,
): Promise<Wishes> {
  if (flags.highest !== undefined) return { ...wishes, highest: flags.highest };
  const map = wishes.map === undefined ? undefined : maps.get(wishes.map)?.map;
  if (map === undefined || flags.map !== undefined || !lines.interactive) return wishes;
  const numbers = easierNumbers(map, tables.tiles);
  if (numbers.length === 0) return wishes;
  const highest = await askHighest(numbers, lines, screen);
  return highest === undefined ? wishes : { ...wishes, highest };
}
