import { expect } from 'vitest';
import { armor, boss, clause, monster, room, type Table, type TestHero } from '../../../support/table.ts';

const loot = armor({ prevent: 1 });
const worn = armor({ id: 'worn-armor', prevent: 1 });
const NO_ARMOR = { weapon: 1, armor: 0, spendable: 1 };
const ONE_ARMOR = { weapon: 1, armor: 1, spendable: 1 };
const thief: TestHero = {
  hero: 'goldfinga',
  slots: NO_ARMOR,
  abilities: { red: 'agile-instincts', green: 'pickpocket' },
};
const murka: TestHero = { hero: 'murka', slots: NO_ARMOR, abilities: { green: 'heal-party' } };
const brad: TestHero = { hero: 'brad', slots: ONE_ARMOR };

const withThief = (t: Table, dice: readonly ('red' | 'green' | 'blue')[] = ['red', 'green', 'blue']): Table =>
  t.combat({
    heroes: [murka, thief],
    cards: [loot],
    decks: { shop: ['test-armor'] },
    combat: { monster: monster({ life: 20 }), dice },
  });

for (const [zone, before, after] of [
  ['3', ['goldfinga hit 3'], ['damage 3 = 3 section', 'monster life 20 → 17: hit']],
  ['outside', ['goldfinga missed: outside'], ['goldfinga life 9 → 7: miss']],
] as const) {
  clause(
    'DF2-HERO-17',
    `"Free" Sample lays the top card of the shop deck face down, with the die in ${zone}`,
    t =>
      withThief(t)
        .throws('blue', { zone, face: 'icon' })
        .expect(...before, 'goldfinga ability blue: free-sample', ...after, 'goldfinga stole test-armor')
        .shows({ 'combat.stolen': 1, 'heroes.goldfinga.equipment': [] }),
  );
}

for (const viewer of ['goldfinga', 'murka', 'spectator']) {
  clause(['DF2-HERO-17', 'DF2-R-85'], `${viewer} does not learn which card lies face down`, t =>
    withThief(t)
      .throws('blue', { face: 'icon' })
      .verify(({ game, state, events }) => {
        expect(JSON.stringify(game.view(state, viewer))).not.toContain('test-armor');
        const told = events.map(event => game.printEvent(game.redact(event, viewer)));
        expect(told).toContain('goldfinga stole a card');
        expect(told.join()).not.toContain('test-armor');
      }),
  );
}

clause(['DF2-HERO-18', 'DF2-R-84'], 'a second blue icon in the same combat takes nothing', t =>
  withThief(t, ['blue'])
    .throws('blue', { face: 'icon' })
    .does('murka retrieves')
    .throws('red')
    .throws('blue', { face: 'icon' })
    .expect('goldfinga hit 3', 'damage 3 = 3 section', 'monster life 14 → 11: hit')
    .shows({ 'combat.stolen': 1 }),
);

clause(['DF2-HERO-18', 'DF2-R-84'], 'a white icon may not take a second card, but may do something else', t =>
  t
    .combat({
      heroes: [murka, thief],
      chest: { dice: 3 },
      combat: { monster: monster({ life: 20 }), dice: [] },
    })
    .throws('white', { zone: 'outside', face: 'icon' })
    .offers(
      'goldfinga activates red',
      'goldfinga activates green',
      'goldfinga activates blue',
      'goldfinga activates nothing',
    )
    .does('goldfinga activates blue')
    .throws('white')
    .throws('white', { zone: 'outside', face: 'icon' })
    .offers('goldfinga activates red', 'goldfinga activates green', 'goldfinga activates nothing'),
);

clause('DF2-HERO-18', 'the next combat allows another', t =>
  t
    .combat({
      heroes: [murka, thief],
      cards: [loot, room({ id: 'next-room' }), monster({ id: 'next-monster' })],
      decks: {
        shop: ['test-armor'],
        dungeon: ['next-room'],
        monsters: ['next-monster'],
      },
      combat: { life: 3 },
    })
    .throws('blue', { face: 'icon' })
    .does('party boxes test-armor', 'goldfinga takes next-room')
    .throws('red')
    .throws('blue', { face: 'icon' })
    .includes('goldfinga ability blue: free-sample')
    .shows({ 'combat.stolen': 1 }),
);

clause(['DF2-HERO-19', 'DF2-R-76'], 'in Resting the party gives the card to any hero who may carry it', t =>
  t
    .combat({
      heroes: [murka, thief, brad, { hero: 'grace', slots: ONE_ARMOR, equipment: [worn] }],
      cards: [loot],
      decks: { shop: ['test-armor'] },
      combat: { life: 3 },
    })
    .throws('blue', { face: 'icon' })
    .asks('party', 'assign')
    .may('party assigns test-armor to brad', 'party boxes test-armor')
    .mayNot('party assigns test-armor to murka', 'party assigns test-armor to grace')
    .does('party assigns test-armor to brad')
    .includes('assigned test-armor to brad')
    .shows({ 'heroes.brad.equipment': [{ card: 'test-armor', used: false }] }),
);

clause(['DF2-HERO-19', 'DF2-R-19'], 'a full hero may discard a card of that kind to make room', t =>
  t
    .combat({
      heroes: [murka, thief, { ...brad, equipment: [worn] }],
      cards: [loot],
      decks: { shop: ['test-armor'] },
      combat: { life: 3 },
    })
    .throws('blue', { face: 'icon' })
    .offers('party boxes test-armor', 'brad discards worn-armor')
    .does('brad discards worn-armor')
    .expect('brad discarded worn-armor')
    .offers('party boxes test-armor', 'party assigns test-armor to brad'),
);

clause(['DF2-HERO-19', 'DF2-R-57'], 'the card is handed out although the thief fainted', t =>
  t
    .combat({
      heroes: [murka, { ...thief, life: 1 }, brad],
      cards: [loot],
      decks: { shop: ['test-armor'] },
      combat: { life: 3 },
    })
    .throws('blue', { zone: 'outside', face: 'icon' })
    .includes('goldfinga stole test-armor', 'goldfinga fainted')
    .throws('red')
    .does('goldfinga scars blue')
    .offers('party assigns test-armor to brad', 'party boxes test-armor'),
);

clause(['DF2-HERO-17', 'DF2-R-70'], 'with an empty shop deck there is nothing to take', t =>
  t
    .combat({ heroes: [murka, thief] })
    .verify(({ state }) => state.box.push(...state.decks.shop.splice(0)))
    .throws('blue', { face: 'icon' })
    .expect(
      'goldfinga hit 3',
      'goldfinga ability blue: free-sample',
      'damage 3 = 3 section',
      'monster life 12 → 9: hit',
    ),
);

clause(
  ['DF2-HERO-17', 'DF2-HERO-19', 'DF2-R-93'],
  'a card taken from the Boss combat is never handed out',
  t =>
    t
      .combat({ heroes: [murka, thief], combat: { boss: boss(), life: 3 } })
      .throws('blue', { face: 'icon' })
      .includes('goldfinga ability blue: free-sample', 'defeated test-boss', 'won')
      .ends('won')
      .offers(),
);
