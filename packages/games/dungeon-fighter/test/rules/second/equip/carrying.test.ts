import { expect } from 'vitest';
import { EQUIPMENT_KINDS } from '../../../../rules/index.ts';
import { armor, clause, room, spendable, weapon } from '../../../support/table.ts';
import { OLD, SLOTS } from './cards.ts';

const CARDS = {
  weapon: weapon({ id: 'new-weapon', price: 0 }),
  armor: armor({ id: 'new-armor', price: 0 }),
  spendable: spendable({ id: 'new-spendable', price: 0 }),
};
const NEW = Object.values(CARDS);

// ---- carrying -------------------------------------------------------------------------------------------

for (const kind of EQUIPMENT_KINDS) {
  const slots = { weapon: 0, armor: 0, spendable: 0, [kind]: 1 };

  clause(['DF2-EQUIP-02', 'DF2-R-76'], `a ${kind} for nothing goes to one hero with room for it`, t =>
    t
      .stage({
        heroes: [
          { hero: 'murka', slots: { ...slots, [kind]: 0 } },
          { hero: 'brad', slots },
          { hero: 'grace', slots, equipment: [OLD[kind]] },
        ],
        cards: [...NEW, room({ id: 'gift', onReveal: [{ freeEquipment: 1 }] })],
        decks: { dungeon: ['gift'], shop: [`new-${kind}`] },
      })
      .does('murka takes gift')
      .asks('party', 'assign')
      .verify(() =>
        expect(t.legal(/^party/)).toEqual([`party assigns new-${kind} to brad`, `party boxes new-${kind}`]),
      )
      .does(`party assigns new-${kind} to brad`)
      .shows({ 'heroes.brad.equipment': [{ card: `new-${kind}`, used: false }] }),
  );
}

const twin = weapon({ copies: 2, price: 0 });

clause('DF2-EQUIP-04', 'a hero may not buy a second weapon of the same name', t =>
  t
    .stage({
      heroes: [
        { hero: 'murka', slots: SLOTS, equipment: ['test-weapon'] },
        { hero: 'brad', slots: SLOTS },
      ],
      cards: [twin],
      shop: { display: ['test-weapon'] },
    })
    .may('party buys test-weapon for brad')
    .mayNot('party buys test-weapon for murka'),
);

clause(['DF2-EQUIP-04', 'DF2-R-77'], 'nor be given one', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', slots: SLOTS, equipment: ['test-weapon'] },
        { hero: 'brad', slots: SLOTS, equipment: ['test-weapon'] },
        { hero: 'grace', slots: SLOTS },
      ],
      cards: [twin],
      combat: { life: 3 },
    })
    .throws('red')
    .asks('party', 'trade')
    .may('brad gives test-weapon to grace', 'murka gives test-weapon to grace')
    .mayNot(
      'brad gives test-weapon to murka',
      'murka gives test-weapon to brad',
      'brad swaps test-weapon with murka for test-weapon',
    ),
);

clause(['DF2-EQUIP-04', 'DF2-R-77'], 'nor take one for nothing', t =>
  t
    .stage({
      heroes: [
        { hero: 'murka', slots: SLOTS, equipment: ['test-weapon'] },
        { hero: 'brad', slots: SLOTS },
      ],
      cards: [twin, room({ id: 'gift', onReveal: [{ freeEquipment: 1 }] })],
      decks: { dungeon: ['gift'], shop: ['test-weapon'] },
    })
    .does('murka takes gift')
    .may('party assigns test-weapon to brad')
    .mayNot('party assigns test-weapon to murka'),
);

clause('DF2-EQUIP-04', 'two armors or two spendables of the same name are no problem', t =>
  t
    .stage({
      heroes: [
        {
          hero: 'murka',
          slots: { weapon: 0, armor: 2, spendable: 2 },
          equipment: ['new-armor', 'new-spendable'],
        },
        'brad',
      ],
      cards: [
        { ...CARDS.armor, copies: 2 },
        { ...CARDS.spendable, copies: 2 },
      ],
      shop: { display: ['new-armor', 'new-spendable'] },
    })
    .may('party buys new-armor for murka', 'party buys new-spendable for murka'),
);

// ---- whose card it is -----------------------------------------------------------------------------------

clause('DF2-EQUIP-03', 'a weapon is offered to its carrier only', t =>
  t
    .combat({ heroes: [{ hero: 'murka', equipment: [weapon()] }, 'brad'], combat: { dice: ['red'] } })
    .offers('brad throws red')
    .mayNot('brad throws red with test-weapon'),
);

clause('DF2-EQUIP-03', 'a spendable is used by the hero who carries it', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', equipment: [spendable({ heal: { amount: 2, whom: 'hero' } })] },
        { hero: 'brad', life: 5 },
      ],
    })
    .mayNot('brad uses test-spendable on brad')
    .does('murka uses test-spendable on brad')
    .expect('murka used test-spendable on brad', 'brad healed 5 → 7: test-spendable'),
);
