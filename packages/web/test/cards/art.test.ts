/** Every card of every edition has a face, and the shipped shapes are those of the family. */
import { readFileSync } from 'node:fs';
import { CONTENT } from '@tumblekeep/die-in-the-dungeon';
import { RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { editionWith, makeMonster, makeWeapon } from '@tumblekeep/dungeon-fighter/scenario';
import { describe, expect, test } from 'vitest';
import { shapesOf } from '../../build/icons.ts';
import { ART_ICONS, artOf, hasOwnArt, UNKNOWN_ART } from '../../src/cards/art.ts';
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
  ] as const)('no two %s are given the same face', (_what, cards) => {
    const faces = cards.filter(({ id }) => hasOwnArt(id)).map(({ id }) => artOf(edition, id));
    expect(faces.filter((face, i) => faces.indexOf(face) !== i)).toEqual([]);
  });
});

describe('a card that no table names', () => {
  const { edition } = RULE_SETS['second'] as (typeof RULE_SETS)[string];
  const likeness = (id: string): string | undefined => {
    const { equipment, monsters } = edition.tables;
    const all = [...equipment, ...monsters];
    return all.find(card => hasOwnArt(card.id) && artOf(edition, card.id) === id)?.id;
  };

  test('looks like another of its kind', () => {
    const whip = makeWeapon('whip-of-doubt');
    const altered = editionWith(edition, { equipment: [whip] });
    expect(hasOwnArt(whip.id)).toBe(false);
    expect(edition.equipment.get(likeness(artOf(altered, whip.id)) ?? '')?.kind).toBe('weapon');
  });

  test('looks like another of its type, if it is a monster', () => {
    const slug = makeMonster('slug', { type: 'ooze' });
    const altered = editionWith(edition, { monsters: [slug] });
    expect(edition.monster.get(likeness(artOf(altered, slug.id)) ?? '')?.type).toBe('ooze');
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
