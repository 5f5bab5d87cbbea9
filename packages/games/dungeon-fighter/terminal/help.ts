/** What can be typed at any prompt. */
import { type DungeonFighter, texts } from '../rules/index.ts';

export function helpOf({ edition }: DungeonFighter): string[] {
  const { words, tables } = edition;
  const example = tables.monsterAbilities[0]?.name ?? 'hole';
  const map = texts.hasMaps(edition) ? ['  map               the floor you are on'] : [];
  return [
    'Type the number of a choice. Or at any time:',
    '  ?                 this help',
    `  ? ${example.padEnd(15)} the rules of any word, card, ${words.ability.one} or icon (also: explain ${example})`,
    '  why               how the last numbers were made',
    '  log               what happened lately (log all: from the beginning)',
    '  table             the table once more',
    ...map,
    '  undo              take the last decision back',
    '  quit              stop; the game is saved after every step',
    `New here? Try: ? ${words.fight}, ? hit, ? miss, ? retrieve, ? scar, ? shop`,
    `A choice can also be typed in the notation of the log, like: ${tables.heroes[0]?.id} throws green`,
  ];
}
