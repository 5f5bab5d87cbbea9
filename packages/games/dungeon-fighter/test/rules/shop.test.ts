/** The shop, in the two editions in which used equipment comes back. */
import { clauses, mapRoom, monster, rows, weapon } from '../support/table.ts';

clauses(
  rows(['DF1-SHOP-02', 'DF1-R-08'], ['DF0-SHOP-01', 'DF0-R-24']),
  'a single discarded card is drawn again',
  t =>
    t
      .fight({
        cards: [weapon({ id: 'bow' })],
        combat: { monster: monster({ coins: 0 }), life: 3, room: mapRoom({ kind: 'shop' }) },
      })
      .arrange(({ decks, scrap, box }) => {
        const all = decks.shop.splice(0);
        scrap.push(...all.splice(all.indexOf('bow'), 1));
        box.push(...all);
      })
      .throws('red')
      .shows({ display: ['bow'], scrap: [], 'decks.shop': 0 }),
);
