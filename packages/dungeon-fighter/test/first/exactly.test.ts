/** The last coin, the last die, the second of a kind: where a rule is exact. */
import { clause, monster, weapon } from '../support/table.ts';

const sword = weapon({ id: 'sword', bonus: 2 });
const bow = weapon({ id: 'bow', bonus: 3 });
const SLOTS = { weapon: 3, armor: 0, spendable: 0 };

clause('DF1-EQUIP-03', 'two weapons of the same name are carried, and used one or both', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', slots: SLOTS, equipment: [sword, sword, bow] }, 'randolph'],
      combat: { dice: ['red'] },
    })
    .may('torm throws red', 'torm throws red with sword', 'torm throws red with sword sword bow')
    .mayNot('torm throws red with sword sword sword', 'torm throws red with bow sword'),
);

const troll = monster({ id: 'tame-troll', damage: 4 });
const imp = monster({ id: 'tame-imp', damage: 2 });

clause(['DF1-HERO-24', 'DF1-R-46'], 'of two seduced monsters one is let go and the other stays', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', captives: ['tame-troll', 'tame-imp'] }, 'randolph'],
      cards: [troll, imp],
      combat: { monster: monster({ life: 20 }) },
    })
    .throws('red', { zone: '3' })
    .mayNot('torm uses tame-troll on torm', 'randolph uses tame-troll')
    .does('torm uses tame-troll')
    .shows({ 'heroes.torm.captives': ['tame-imp'] })
    .asks('torm', 'window')
    .does('torm passes')
    .expect('damage 7 = 3 blow + 4 tame-troll', 'monster life 20 → 13: hit'),
);

clause('DF1-R-46', 'monsters let go lie on the discard pile in their order', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', captives: ['tame-troll', 'tame-imp'] }, 'randolph'],
      cards: [troll, imp],
      combat: { monster: monster({ life: 20 }) },
    })
    .throws('red', { zone: '3' })
    .does('torm uses tame-troll', 'torm uses tame-imp')
    .shows({ discard: ['tame-troll', 'tame-imp'] }),
);

clause('DF1-EQUIP-03', 'a second weapon of the same name may be bought where there is a slot', t =>
  t
    .stage({
      heroes: [{ hero: 'torm', slots: SLOTS, equipment: [sword] }, 'randolph'],
      chest: { coins: 9 },
      shop: { display: ['sword'] },
      cards: [weapon({ id: 'sword', bonus: 2, price: 1, copies: 2 })],
    })
    .may('party buys sword for torm'),
);

clause('DF1-R-56', 'in the shop cards are not exchanged', t =>
  t
    .stage({
      heroes: [
        { hero: 'torm', slots: { weapon: 1, armor: 0, spendable: 0 }, equipment: [sword] },
        { hero: 'randolph', slots: { weapon: 1, armor: 0, spendable: 0 }, equipment: [bow] },
      ],
      shop: { display: [] },
    })
    .mayNot('torm swaps sword with randolph for bow'),
);
