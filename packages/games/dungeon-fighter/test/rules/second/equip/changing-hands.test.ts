import { expect } from 'vitest';
import { clause, room, type Table } from '../../../support/table.ts';
import { axe, OLD } from './cards.ts';

const NO_TRADE: readonly (readonly [string, (t: Table) => Table])[] = [
  ['before a path is chosen', t => t.stage({ heroes: ['brad', { hero: 'grace', equipment: [OLD.weapon] }] })],
  ['in a combat', t => t.combat({ heroes: ['brad', { hero: 'grace', equipment: [OLD.weapon] }] })],
  [
    'while a free card is handed out',
    t =>
      t
        .stage({
          heroes: ['brad', { hero: 'grace', equipment: [OLD.weapon] }],
          cards: [room({ id: 'gift', onReveal: [{ freeEquipment: 1 }] })],
          decks: { dungeon: ['gift'] },
        })
        .does('brad takes gift'),
  ],
];

for (const [when, begin] of NO_TRADE) {
  clause('DF2-EQUIP-13', `equipment does not change hands ${when}`, t =>
    begin(t).mayNot('grace gives test-weapon to brad'),
  );
}

clause(
  ['DF2-EQUIP-13', 'DF2-R-72'],
  'in the Shop equipment is swapped and discarded freely, and never sold',
  t =>
    t
      .stage({
        heroes: ['brad', { hero: 'grace', equipment: [OLD.weapon] }],
        chest: { coins: 0 },
        shop: { display: [] },
      })
      .offers('grace gives test-weapon to brad', 'grace discards test-weapon', 'party done')
      .does(
        'grace gives test-weapon to brad',
        'brad gives test-weapon to grace',
        'grace discards test-weapon',
      )
      .expect(
        'grace gave test-weapon to brad',
        'brad gave test-weapon to grace',
        'grace discarded test-weapon',
      )
      .shows({ 'chest.coins': 0, box: ['test-weapon'] }),
);

clause(['DF2-EQUIP-13', 'DF2-R-110'], 'an exchange keeps both within their limits', t =>
  t
    .combat({
      heroes: [
        { hero: 'brad', slots: { weapon: 1, armor: 0, spendable: 0 }, equipment: [axe] },
        { hero: 'grace', slots: { weapon: 0, armor: 1, spendable: 0 }, equipment: [OLD.armor] },
      ],
      combat: { life: 3 },
    })
    .verify(() => expect(t.legal(/swaps|gives/)).toEqual([]))
    .throws('red')
    .verify(() => expect(t.happened).toContain('defeated test-monster'))
    .asks('grace', 'path')
    .mayNot('brad swaps axe with grace for test-armor'),
);
