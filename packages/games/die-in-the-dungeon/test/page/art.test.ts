import { textOf } from '@tumblekeep/page-kit/drawing/marks.ts';
import { expect, test } from 'vitest';
import { artOf, UNKNOWN } from '../../page/art.ts';
import { HEROES, pictureOf } from '../../page/pictures.ts';
import { CONTENT } from '../../rules/index.ts';

const { creatures, abilities, tiles, heroCards } = CONTENT.tables;

const repeated = (all: readonly string[]): readonly string[] =>
  all.filter((one, i) => all.indexOf(one) !== i);

test('abilities all have an icon of their own', () => {
  expect(abilities.map(({ id }) => id).filter(id => artOf(id) === UNKNOWN)).toEqual([]);
  expect(repeated(abilities.map(({ id }) => artOf(id)))).toEqual([]);
});

test('creatures, hero classes, heroes and tiles all have an illustration of their own', () => {
  const ids = [...creatures, ...tiles, ...heroCards]
    .map(({ id }) => id as string)
    .concat(Object.keys(HEROES));
  const drawings = ids.map(id => textOf(pictureOf(id) ?? []));
  expect(ids.filter((_, i) => (drawings[i] ?? '').length < 300)).toEqual([]);
  expect(repeated(drawings)).toEqual([]);
});
