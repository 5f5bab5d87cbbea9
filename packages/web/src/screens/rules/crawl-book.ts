/** The words and cards of DIE in the Dungeon!, in the chapters in which people look for them. */
import { CONTENT, texts } from '@tumblekeep/die-in-the-dungeon';
import type { Entry } from '@tumblekeep/kernel';
import { capital } from '@tumblekeep/kernel/english';
import { artOf, UNKNOWN } from '../../crawl/art.ts';
import { words } from '../../strings/index.ts';

const told = words.rules.crawlWords;

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

const { creatures, tiles, heroCards } = CONTENT.tables;

const ownerOf = (id: string): string | undefined =>
  creatures.find(one => [one.id, ...one.abilities, ...one.cards].includes(id))?.name;

const TRAPS: ReadonlySet<string> = new Set(
  tiles.filter(({ effects }) => effects?.some(({ verb }) => verb === 'check')).map(({ id }) => id),
);

/** The chapter of an entry: a creature has one for everything it can do. */
export const chapterOf = ({ id, kind }: Entry): string =>
  ownerOf(id) ?? (TRAPS.has(id) ? told.traps : undefined) ?? CHAPTERS[kind] ?? capital(kind);

/** Whose picture stands beside it. */
export function pictureOf({ id }: Entry): string | undefined {
  const picture = heroCards.find(card => card.id === id)?.hero ?? id;
  return artOf(picture) === UNKNOWN ? undefined : picture;
}

/** Chapters in their order: who one is, whom one meets, where, and what the words mean. */
export function crawlBook(): readonly Entry[] {
  const order = [...creatures.map(({ name }) => name), ...Object.values(told)];
  const entries = texts.entriesOf(CONTENT);
  return entries.toSorted((a, b) => order.indexOf(chapterOf(a)) - order.indexOf(chapterOf(b)));
}
