/** Every card of every edition has a face. */
import { textOf } from '@tumblekeep/page-kit/drawing/marks.ts';
import { describe, expect, test } from 'vitest';
import { artOf, UNKNOWN_ART } from '../../../page/cards/art.ts';
import { hasOwnPicture, pictureOf } from '../../../page/cards/pictures.ts';
import { type Edition, RULE_SETS } from '../../../rules/index.ts';
import {
  editionWith,
  makeArmor,
  makeMonster,
  makeSpendable,
  makeWeapon,
} from '../../../rules/scenario/index.ts';

const drawn = (edition: Edition, id: string): string => textOf(pictureOf(edition, id) ?? []);

const repeated = (all: readonly string[]): readonly string[] =>
  all.filter((one, i) => all.indexOf(one) !== i);

describe.each(Object.values(RULE_SETS).map(game => [game.id, game.edition] as const))('%s', (_, edition) => {
  const { tables } = edition;
  test.each([
    ['abilities', tables.abilities],
    ['monster abilities', tables.monsterAbilities],
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
    ['equipment', tables.equipment],
    ['dungeon cards', tables.dungeon],
    ['rooms', tables.maps.flatMap(map => map.rooms)],
  ] as const)('%s all have an illustration, the same every time', (_what, cards) => {
    for (const { id } of cards) {
      const once = drawn(edition, id);
      expect(once.length, id).toBeGreaterThan(300);
      expect(drawn(edition, id), id).toBe(once);
    }
  });

  test('no two cards are drawn alike', () => {
    const { heroes, monsters, bosses, equipment, dungeon } = tables;
    const cards = [...heroes, ...monsters, ...bosses, ...equipment, ...dungeon];
    expect(repeated(cards.map(({ id }) => drawn(edition, id)))).toEqual([]);
  });
});

describe('a card that no table names', () => {
  const { edition } = RULE_SETS['second'] as (typeof RULE_SETS)[string];

  const namesOf = (kind: string) => Array.from({ length: 12 }, (_, i) => `nobody-${kind}-${i}`);

  function expectDrawn(altered: Edition, ids: readonly string[]): void {
    expect(ids.filter(hasOwnPicture)).toEqual([]);
    const pictures = ids.map(id => drawn(altered, id));
    expect(pictures.filter(picture => picture.length < 300)).toEqual([]);
    expect(new Set(pictures).size).toBeGreaterThan(ids.length / 2);
    expect(ids.map(id => drawn(altered, id))).toEqual(pictures);
  }

  test.each([
    ['weapon', makeWeapon],
    ['armor', makeArmor],
    ['spendable', makeSpendable],
  ] as const)('is drawn by its name, if it is a piece of equipment: %s', (kind, make) => {
    const ids = namesOf(kind);
    expectDrawn(editionWith(edition, { equipment: ids.map(id => make(id)) }), ids);
  });

  test.each(['beast', 'undead', 'rabble', 'fiend', 'ooze'] as const)(
    'is drawn by its name, if it is a %s',
    type => {
      const ids = namesOf(type);
      expectDrawn(editionWith(edition, { monsters: ids.map(id => makeMonster(id, { type })) }), ids);
    },
  );
});
