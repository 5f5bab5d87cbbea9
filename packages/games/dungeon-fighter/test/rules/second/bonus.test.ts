import { clause, monster, room, spendable } from '../../support/table.ts';

const sturdy = monster({ life: 99, damage: 0 });
const sock = spendable({ id: 'sock', bonusDice: 1 });

clause('DF2-BONUS-01', 'a Bonus die of the supply cannot be thrown', t =>
  t
    .combat({ heroes: ['murka', 'brad'], chest: { dice: 0 }, combat: { dice: [] } })
    .shows({ 'supply.dice': 9 })
    .offers('brad retrieves')
    .mayNot('brad throws white'),
);

clause('DF2-BONUS-01', 'a Bonus die on the Chest can be thrown', t =>
  t.combat({ heroes: ['murka', 'brad'], chest: { dice: 1 }, combat: { dice: [] } }).may('brad throws white'),
);

clause(['DF2-BONUS-01', 'DF2-R-25'], 'a Bonus die gained during the combat may be thrown in it', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', equipment: [sock] }],
      chest: { dice: 0 },
      combat: { dice: [] },
    })
    .offers('brad retrieves', 'brad uses sock')
    .does('brad uses sock')
    .expect('brad used sock', 'dice +1 = 1: sock')
    .offers('brad retrieves', 'brad throws white'),
);

for (const [result, landing] of [
  ['Hit', { zone: '1' }],
  ['Miss', { zone: 'outside' }],
] as const) {
  clause('DF2-BONUS-02', `a Bonus die is lost to the supply after one throw, a ${result}`, t =>
    t
      .combat({
        heroes: ['murka', 'brad'],
        chest: { dice: 2 },
        combat: { monster: sturdy, dice: [], life: 2 },
      })
      .throws('white', landing)
      .shows({ 'chest.dice': 1, 'combat.bonusDiceThrown': 1, 'supply.dice': 7 })
      .throws('white', { zone: '2' })
      .shows({ combat: null, 'chest.dice': 0, 'supply.dice': 9 }),
  );
}

clause(['DF2-BONUS-02', 'DF2-R-81'], 'a re-throw throws the same white die again at no cost', t =>
  t
    .combat({ heroes: ['murka', 'brad'], chest: { dice: 2 }, combat: { monster: sturdy, dice: [] } })
    .throws('white', { zone: 'hole', face: 'icon' })
    .does('brad activates green', 'brad re-throws')
    .offers('brad throws white')
    .throws('white')
    .expect('brad hit 3', 'damage 3 = 3 section', 'monster life 99 → 96: hit')
    .shows({ 'chest.dice': 1, 'combat.bonusDiceThrown': 1 }),
);

clause(['DF2-BONUS-02', 'DF2-R-81'], 'Double Swing throws the same white die again at no cost', t =>
  t
    .combat({ heroes: ['brad', 'murka'], chest: { dice: 1 }, combat: { monster: sturdy, dice: [] } })
    .throws('white', { face: 'icon' })
    .does('murka activates blue')
    .offers('murka throws white')
    .throws('white')
    .expect('murka hit 3', 'damage 3 = 3 section', 'monster life 96 → 93: hit')
    .shows({ 'chest.dice': 0, 'combat.bonusDiceThrown': 1 }),
);

clause('DF2-BONUS-03', 'retrieving does not bring a thrown Bonus die back', t =>
  t
    .combat({ heroes: ['murka', 'brad'], chest: { dice: 1 }, combat: { monster: sturdy, dice: [] } })
    .throws('white')
    .does('murka retrieves')
    .shows({ 'combat.bonusDiceThrown': 1, 'chest.dice': 0, 'supply.dice': 8 })
    .throws('red')
    .throws('green')
    .throws('blue')
    .offers('brad retrieves'),
);

clause('DF2-BONUS-03', 'a thrown Bonus die lies on the table until Resting takes it to the supply', t =>
  t
    .combat({
      heroes: ['murka', 'brad'],
      chest: { dice: 1 },
      combat: { life: 3, bonusDiceThrown: 2 },
    })
    .shows({ 'combat.bonusDiceThrown': 2, 'supply.dice': 6 })
    .throws('red')
    .shows({ combat: null, 'chest.dice': 1, 'supply.dice': 8 }),
);

clause('DF2-BONUS-04', 'unused Bonus dice stay on the Chest for the next combat', t =>
  t
    .combat({
      heroes: ['murka', 'brad'],
      chest: { dice: 3 },
      decks: { dungeon: ['hall-of-echoes', 'soup-kitchen'] },
      combat: { life: 3 },
    })
    .throws('red')
    .does('brad takes hall-of-echoes')
    .shows({ phase: 'combat', 'chest.dice': 3 }),
);

clause(['DF2-BONUS-05', 'DF2-R-14'], 'with nine Bonus dice on the Chest a room gives none', t =>
  t
    .stage({
      heroes: ['murka', 'brad'],
      chest: { dice: 9 },
      cards: [room({ onReveal: [{ bonusDice: 1 }] })],
      decks: { dungeon: ['test-room', 'soup-kitchen'] },
    })
    .does('murka takes test-room')
    .excludes(/^dice/)
    .shows({ 'chest.dice': 9, 'supply.dice': 0 }),
);

clause('DF2-BONUS-05', 'of a gain beyond nine the rest is lost', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', equipment: [spendable({ bonusDice: 2 })] }],
      chest: { dice: 8 },
    })
    .does('brad uses test-spendable')
    .expect('brad used test-spendable', 'dice +1 = 9: test-spendable')
    .shows({ 'chest.dice': 9 }),
);

clause('DF2-R-108', 'a Spendable that would gain nothing cannot be used', t =>
  t
    .combat({ heroes: ['murka', { hero: 'brad', equipment: [sock] }], chest: { dice: 9 } })
    .mayNot('brad uses sock'),
);

clause('DF2-BONUS-05', 'the Shop sells no tenth Bonus die', t =>
  t
    .stage({ heroes: ['murka', 'brad'], chest: { coins: 9, dice: 8 }, shop: { display: [] } })
    .does('party buys die')
    .shows({ 'chest.dice': 9 })
    .mayNot('party buys die'),
);
