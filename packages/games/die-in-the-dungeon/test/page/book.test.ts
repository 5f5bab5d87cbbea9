import { expect, test } from 'vitest';
import { chapterOf, crawlBook } from '../../page/book.ts';
import { words } from '../../page/words/index.ts';
import { CONTENT } from '../../rules/index.ts';

const told = words.book.words;
const inChapter = (name: string): string[] =>
  crawlBook()
    .filter(entry => chapterOf(entry) === name)
    .map(({ id }) => id);

test('every word stands in a chapter with a name, creatures first', () => {
  const known: readonly string[] = [
    ...CONTENT.tables.creatures.map(({ name }) => name),
    ...Object.values(told),
  ];
  const chapters = [...new Set(crawlBook().map(chapterOf))];
  expect(chapters).toEqual(known);
});

test.each(CONTENT.tables.creatures)('$name has a chapter with its abilities and cards', one => {
  expect(inChapter(one.name)).toEqual([one.id, ...one.abilities, ...one.cards]);
});

test('all tiles, heroes and maps are there', () => {
  const { tiles, maps, heroCards } = CONTENT.tables;
  expect([...inChapter(told.traps), ...inChapter(told.tiles)].toSorted()).toEqual(
    tiles.map(({ id }) => id).toSorted(),
  );
  expect(inChapter(told.heroCards)).toHaveLength(heroCards.length);
  expect(inChapter(told.maps)).toEqual(expect.arrayContaining(maps.map(({ id }) => id)));
  expect(inChapter(told.classes)).toEqual(['fighter', 'rogue', 'wizard', 'cleric']);
  expect(inChapter(told.epicHeroes)).toEqual(['barbarian', 'assassin', 'warlock', 'patriarch']);
});
