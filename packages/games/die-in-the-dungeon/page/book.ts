/** The words and cards of DIE in the Dungeon!, in the chapters in which people look for them. */

import type { Entry } from '@tumblekeep/kernel';
import { capital } from '@tumblekeep/kernel/english';
import { CONTENT, texts } from '../rules/index.ts';
import { hasFace } from './CrawlArt.tsx';
import { words } from './words/index.ts';

const told = words.book.words;

const CHAPTERS: Readonly<Record<string, string>> = {
  'hero class': told.classes,
  'Epic Hero': told.epicHeroes,
  stat: told.stats,
  track: told.stats,
  token: told.tokens,
  die: told.tokens,
  tile: told.tiles,
  'tile back': told.backs,
  step: told.steps,
  rule: told.rules,
  dungeon: told.rules,
  map: told.maps,
  hero: told.heroCards,
};

const { creatures, tiles } = CONTENT.tables;

/** The creature that has it. */
export const ownerOf = (id: string): string | undefined =>
  creatures.find(one => [one.id, ...one.abilities, ...one.cards].includes(id))?.name;

const TRAPS: ReadonlySet<string> = new Set(
  tiles.filter(({ effects }) => effects?.some(({ verb }) => verb === 'check')).map(({ id }) => id),
);

export const isTrap = (tile: string): boolean => TRAPS.has(tile);

/** The chapter of an entry: a creature has one for everything it can do. */
export const chapterOf = ({ id, kind }: Entry): string =>
  ownerOf(id) ?? (isTrap(id) ? told.traps : undefined) ?? CHAPTERS[kind] ?? capital(kind);

/** Whose picture stands beside it. */
export function pictureOf({ id }: Entry): string | undefined {
  return hasFace(id) ? id : undefined;
}

/** Chapters in their order: who one is, whom one meets, where, and what the words mean. */
export function crawlBook(): readonly Entry[] {
  const order = [...creatures.map(({ name }) => name), ...Object.values(told)];
  const entries = texts.entriesOf(CONTENT);
  return entries.toSorted((a, b) => order.indexOf(chapterOf(a)) - order.indexOf(chapterOf(b)));
}
