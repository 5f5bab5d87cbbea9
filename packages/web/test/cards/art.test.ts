/** Every card of every edition has a face, and the shipped shapes are those of the family. */
import { readFileSync } from 'node:fs';
import { CONTENT } from '@tumblekeep/die-in-the-dungeon';
import { RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { describe, expect, test } from 'vitest';
import { shapesOf } from '../../build/icons.ts';
import { ART_ICONS, artOf, UNKNOWN_ART } from '../../src/cards/art.ts';
import { UI_ICONS } from '../../src/cards/icons/ui-names.ts';
import { CRAWL_ICONS, artOf as crawlArtOf, UNKNOWN } from '../../src/crawl/art.ts';

const shipped = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../src/${name}`, import.meta.url), 'utf8'));

describe.each(Object.values(RULE_SETS).map(game => [game.id, game.edition] as const))('%s', (_, edition) => {
  const { tables } = edition;
  test.each([
    ['heroes', tables.heroes],
    ['abilities', tables.abilities],
    ['monsters', tables.monsters],
    ['monster abilities', tables.monsterAbilities],
    ['bosses', tables.bosses],
    ['equipment', tables.equipment],
    ['dungeon cards', tables.dungeon],
    ['rooms', tables.maps.flatMap(map => map.rooms)],
    ['throws', tables.throws],
    ['markers', [...edition.marker.values()]],
  ] as const)('%s all have an icon', (_what, cards) => {
    const bare = cards.map(card => card.id).filter(id => artOf(edition, id) === UNKNOWN_ART);
    expect(bare).toEqual([]);
  });

  test.each([
    ['heroes', tables.heroes],
    ['monsters and bosses', [...tables.monsters, ...tables.bosses]],
    ['equipment', tables.equipment],
  ] as const)('no two %s share a face', (_what, cards) => {
    const faces = cards.map(card => artOf(edition, card.id));
    expect(faces.filter((face, i) => faces.indexOf(face) !== i)).toEqual([]);
  });
});

describe('DIE in the Dungeon!', () => {
  const { creatures, abilities, tiles } = CONTENT.tables;
  test.each([
    ['creatures', creatures],
    ['abilities', abilities],
    ['tiles', tiles],
  ] as const)('%s all have an icon of their own', (_what, cards) => {
    const faces = cards.map(({ id }) => crawlArtOf(id));
    expect(cards.map(({ id }) => id).filter(id => crawlArtOf(id) === UNKNOWN)).toEqual([]);
    expect(faces.filter((face, i) => faces.indexOf(face) !== i)).toEqual([]);
  });
});

test.each([
  ['cards/icons/ui.json', UI_ICONS],
  ['cards/icons/art.json', ART_ICONS],
  ['crawl/icons.json', CRAWL_ICONS],
] as const)('%s holds exactly the used shapes (else: npm run icons -w @tumblekeep/web)', (name, used) => {
  expect(shipped(name)).toEqual(JSON.parse(shapesOf(used)));
});
