import { describe, expect, test } from 'vitest';
import {
  BACKS,
  CONTENT,
  DICE,
  DURATIONS,
  HEROES,
  mapOf,
  type QuestionAt,
  TOKENS,
  TRACKS,
  texts,
} from '../../rules/index.ts';
import { check, records } from './checks.ts';

describe('explaining', () => {
  test('knows everything that has an id or a name', () => {
    for (const { id, name } of records)
      for (const word of [id, name, name.toUpperCase()])
        expect(
          texts.explain(CONTENT, word).found.map(entry => entry.id),
          word,
        ).toContain(id);
  });

  test.each([
    ...TRACKS,
    ...HEROES,
    ...BACKS,
    ...DICE,
    ...TOKENS.map(texts.tokenName),
    'Stat',
    'DieMinion',
    'Die-Namic Die',
    'pips',
    'Victory Points',
    'Power Up',
    'Rest',
    'Move',
    'Tile Effects',
    'Encounter',
    'Combat',
    'Stat Check',
    'trap',
    'question mark',
    'upgrade',
    'damage',
    'Epic Hero',
    'Epic Party',
    'party total',
    'order of defeat',
    'card',
    'two players',
    'own map',
    'winning',
  ])('knows %s', word => {
    expect(texts.explain(CONTENT, word).found.length).toBeGreaterThan(0);
  });

  test('every entry reads as English and no two have the same id', () => {
    const entries = texts.entriesOf(CONTENT);
    for (const { title, kind, text } of entries) for (const words of [title, kind, text]) check(words);
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    ['fighter', /Level 2: 6\/4\/2/],
    ['patriarch', /exactly 1/],
    ['party total', /up to 4 a d4, 6 a d6.*above it a d20/],
    ['Die-Namic', /6, 12, 18, 24, 28 and 36/],
    ['throw-the-hoard', /Costs 2 Ability points, at the beginning of a Combat round\./],
    ['stoke', /once a game/],
    ['census', /one player, very hard/],
    ['own-2-3-9-cabbage', /all 2 Epic Parties/],
  ])('what is said about %s', (word, expected) => {
    expect(texts.explanation(CONTENT, word).join(' ')).toMatch(expected);
  });

  test('suggests what was meant', () => {
    expect(texts.explanation(CONTENT, 'deyerollr')[0]).toContain('Did you mean');
    expect(texts.explanation(CONTENT, 'zzzzzz')[0]).toBe('There is no rule about “zzzzzz”.');
  });
});

describe('prose', () => {
  test('everything has a joke of its own', () => {
    for (const { id, flavour } of records) expect(flavour, id).toMatch(/\S.+[.!?]$/);
    expect(new Set(records.map(({ flavour }) => flavour)).size).toBe(records.length);
  });

  test('the training map has a lesson for every tile and every question', () => {
    const training = mapOf(CONTENT, 'training')?.map;
    for (const { lesson = '' } of training?.cells ?? []) check(lesson);
    const asked: readonly QuestionAt[] = ['power-up', 'rest', 'move', 'trap', 'modify', 'order', 'resize'];
    const more: readonly QuestionAt[] = ['choose', 'class', 'round', 'damage', 'destroy', 'attack', 'hit'];
    for (const at of [...asked, ...more, 'last-chance'] as const) check(training?.lessons?.[at] ?? '');
  });

  test('abilities that last say so in the words of the rules', () => {
    for (const { boon } of CONTENT.tables.abilities) if (boon) expect(DURATIONS).toContain(boon.lasts);
    for (const { win } of CONTENT.tables.maps) {
      check(texts.winText(win));
      check(texts.progressText(win, { epicParties: 1, points: 1, explored: 1 }));
    }
  });
});
