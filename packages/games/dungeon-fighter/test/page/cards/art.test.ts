/** Every card of every edition has a face. */
import { textOf } from '@tumblekeep/page-kit/drawing/marks.ts';
import { describe, expect, test } from 'vitest';
import { artOf, hasOwnArt, UNKNOWN_ART } from '../../../page/cards/art.ts';
import { hasOwnPicture, pictureOf } from '../../../page/cards/pictures.ts';
import { type Edition, RULE_SETS } from '../../../rules/index.ts';
import { editionWith, makeMonster, makeWeapon } from '../../../rules/scenario/index.ts';

const drawn = (edition: Edition, id: string): string => textOf(pictureOf(edition, id) ?? []);

const repeated = (all: readonly string[]): readonly string[] =>
  all.filter((one, i) => all.indexOf(one) !== i);

describe.each(Object.values(RULE_SETS).map(game => [game.id, game.edition] as const))('%s', (_, edition) => {
  const { tables } = edition;
  test.each([
    ['abilities', tables.abilities],
    ['monster abilities', tables.monsterAbilities],
    ['equipment', tables.equipment],
    ['throws', tables.throws],
    ['markers', [...edition.marker.values()]],
  ] as const)('%s all have an icon', (_what, cards) => {
    const bare = cards.map(card => card.id).filter(id => artOf(edition, id) === UNKNOWN_ART);
    expect(bare).toEqual([]);
  });

  test.each([
    ['heroes', tables.heroes],
    ['monsters', tables.monsters],
    ['bosses', tables.bosses],
    ['dungeon cards', tables.dungeon],
    ['rooms', tables.maps.flatMap(map => map.rooms)],
  ] as const)('%s all have an illustration, the same every time', (_what, cards) => {
    for (const { id } of cards) {
      const once = drawn(edition, id);
      expect(once.length, id).toBeGreaterThan(300);
      expect(drawn(edition, id), id).toBe(once);
    }
  });

  test('no two pieces of equipment are given the same icon', () => {
    const faces = tables.equipment.filter(({ id }) => hasOwnArt(id)).map(({ id }) => artOf(edition, id));
    expect(repeated(faces)).toEqual([]);
  });

  test('no two heroes, monsters, bosses or dungeon cards are drawn alike', () => {
    const cards = [...tables.heroes, ...tables.monsters, ...tables.bosses, ...tables.dungeon];
    expect(repeated(cards.map(({ id }) => drawn(edition, id)))).toEqual([]);
  });
});

describe('a card that no table names', () => {
  const { edition } = RULE_SETS['second'] as (typeof RULE_SETS)[string];

  test('looks like another of its kind, if it is equipment', () => {
    const whip = makeWeapon('whip-of-doubt');
    const altered = editionWith(edition, { equipment: [whip] });
    expect(hasOwnArt(whip.id)).toBe(false);
    const face = artOf(altered, whip.id);
    const twin = edition.tables.equipment.find(
      card => hasOwnArt(card.id) && artOf(edition, card.id) === face,
    );
    expect(twin?.kind).toBe('weapon');
  });

  test.each(['beast', 'undead', 'rabble', 'fiend', 'ooze'] as const)(
    'is drawn by its name, if it is a %s',
    type => {
      const ids = Array.from({ length: 12 }, (_, i) => `nobody-${type}-${i}`);
      const altered = editionWith(edition, { monsters: ids.map(id => makeMonster(id, { type })) });
      expect(ids.filter(hasOwnPicture)).toEqual([]);
      const pictures = ids.map(id => drawn(altered, id));
      expect(new Set(pictures).size).toBeGreaterThan(ids.length / 2);
      expect(ids.map(id => drawn(altered, id))).toEqual(pictures);
    },
  );
});
