import { clause } from '../../../support/table.ts';
import { fight, has } from './beatrice.ts';

// ---- Theft ----------------------------------------------------------------------------------------------

const loot = ['double-espresso', 'chilli-oil', 'bread-and-oil'];
const thief = has('theft', { slots: { weapon: 0, armor: 0, spendable: 3 } });

clause(['DF0-HERO-02', 'DF0-R-14'], 'the card of Theft lies face down until the fight is over', t =>
  fight(t, thief, { decks: { shop: loot } })
    .throws('red', { face: 'icon' })
    .includes('beatrice stole double-espresso')
    .shows({ 'combat.stolen': 1, 'heroes.beatrice.equipment': [] }),
);

clause(['DF0-HERO-02', 'DF0-R-14'], 'then the party gains it', t =>
  fight(t, thief, { decks: { shop: loot }, combat: { life: 3 } })
    .throws('red', { face: 'icon' })
    .includes('beatrice stole double-espresso', 'defeated test-monster')
    .asks('party', 'assign')
    .shows({ 'question.card': 'double-espresso' })
    .does('party assigns double-espresso to aureliano')
    .begins('assigned double-espresso to aureliano'),
);

clause(['DF0-HERO-02', 'DF0-R-14'], 'each activation steals a card', t =>
  fight(t, thief, {
    heroes: [thief],
    chest: { dice: 2 },
    decks: { shop: loot },
    combat: { dice: ['red'], life: 9 },
  })
    .throws('red', { face: 'icon' })
    .throws('white', { face: 'icon' })
    .does('beatrice activates red')
    .shows({ 'combat.stolen': 2 })
    .throws('white')
    .does('party boxes chilli-oil')
    .asks('party', 'assign')
    .shows({ 'question.card': 'double-espresso' }),
);

// ---- Pickpocket -----------------------------------------------------------------------------------------

for (const zone of ['3', 'hole'] as const)
  clause('DF0-HERO-18', `Pickpocket brings 2 coins to the chest from zone ${zone}`, t =>
    fight(t, has('pickpocket'), { chest: { coins: 1 } })
      .throws('red', { zone, face: 'icon' })
      .includes('beatrice ability red: pickpocket', 'coins +2 = 3: pickpocket')
      .shows({ 'chest.coins': 3 }),
  );

clause(['DF0-HERO-18', 'DF0-R-44'], 'if there is only 1 coin left in the supply, 1', t =>
  fight(t, has('pickpocket'), { chest: { coins: 28 } })
    .throws('red', { face: 'icon' })
    .includes('coins +1 = 29: pickpocket'),
);
