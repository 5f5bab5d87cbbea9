import { expect } from 'vitest';
import { armor, boss, clause, monster, room, type Table, type TestHero, weapon } from '../support/table.ts';

// ---- Goldfinga ------------------------------------------------------------------------------------------

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

// ---- Murka ----------------------------------------------------------------------------------------------

const withMurka = (t: Table, values: Partial<TestHero> = {}, life = 20): Table =>
  t.combat({
    heroes: ['brad', { hero: 'murka', ...values }],
    combat: { monster: monster({ life }) },
  });

clause('DF2-HERO-20', 'Double Swing deals its damage, then the same die is thrown a second time', t =>
  withMurka(t)
    .throws('blue', { zone: '4', face: 'icon' })
    .expect(
      'murka hit 4',
      'murka ability blue: double-swing',
      'damage 4 = 4 section',
      'monster life 20 → 16: hit',
      'murka second throw: double-swing',
    )
    .asks('murka', 'again')
    .offers('murka throws blue')
    .throws('blue', { zone: '5' })
    .expect('murka hit 5', 'damage 5 = 5 section', 'monster life 16 → 11: hit')
    .asks('brad', 'turn'),
);

clause('DF2-HERO-20', 'Double Swing does nothing on a miss', t =>
  withMurka(t)
    .throws('blue', { zone: 'hole', face: 'icon' })
    .expect('murka missed: hole', 'murka life 9 → 7: miss')
    .asks('brad', 'turn'),
);

clause('DF2-HERO-21', 'the second throw has neither the bonus nor the requirement of a weapon', t =>
  withMurka(t, { equipment: [weapon({ requirement: 'blind', bonus: 3 })] })
    .throws('blue', { zone: '4', face: 'icon' }, ['test-weapon'])
    .offers('murka throws blue')
    .mayNot('murka throws blue with test-weapon')
    .does('murka throws blue')
    .shows({ 'combat.throw.requirements': [], 'combat.throw.weapons': [] })
    .does('lands 4 blank')
    .expect('murka hit 4', 'damage 4 = 4 section', 'monster life 13 → 9: hit'),
);

clause(
  ['DF2-HERO-21', 'DF2-R-89'],
  'a re-throw of the second swing has no weapon either, and the first damage stays',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'marvin', token: 'active' },
          { hero: 'murka', equipment: [weapon()] },
        ],
        combat: { monster: monster({ life: 20 }) },
      })
      .throws('blue', { zone: '4', face: 'icon' })
      .does('marvin passes')
      .throws('blue', { zone: 'outside' })
      .does('marvin spends token')
      .expect('marvin token inactive', 'murka re-throws by marvin: token')
      .shows({ 'combat.life': 16, 'heroes.murka.life': 9 })
      .offers('murka throws blue'),
);

clause('DF2-HERO-22', 'a second icon gives no third throw', t =>
  withMurka(t)
    .throws('blue', { zone: '4', face: 'icon' })
    .throws('blue', { zone: '5', face: 'icon' })
    .expect('murka hit 5', 'damage 5 = 5 section', 'monster life 16 → 11: hit')
    .asks('brad', 'turn'),
);

clause(
  ['DF2-HERO-22', 'DF2-R-86'],
  'a white second swing may activate another ability, not Double Swing',
  t =>
    t
      .combat({
        heroes: ['brad', murka],
        combat: { monster: monster({ life: 20 }), dice: [] },
      })
      .throws('white', { zone: '4', face: 'icon' })
      .offers(
        'murka activates red',
        'murka activates green',
        'murka activates blue',
        'murka activates nothing',
      )
      .does('murka activates blue')
      .throws('white', { zone: '4', face: 'icon' })
      .offers('murka activates red', 'murka activates green', 'murka activates nothing'),
);

clause(['DF2-HERO-22', 'DF2-HERO-20'], 'the next turn allows Double Swing again', t =>
  t
    .combat({
      heroes: ['brad', 'murka'],
      chest: { dice: 3 },
      combat: { monster: monster({ life: 30 }), dice: ['blue'] },
    })
    .throws('blue', { face: 'icon' })
    .throws('blue')
    .throws('white')
    .throws('white', { face: 'icon' })
    .may('murka activates blue'),
);

clause(['DF2-HERO-20', 'DF2-R-81'], 'the second swing of a bonus die costs no further die', t =>
  t
    .combat({
      heroes: ['brad', 'murka'],
      chest: { dice: 2 },
      combat: { monster: monster({ life: 20 }), dice: [] },
    })
    .throws('white', { zone: '4', face: 'icon' })
    .does('murka activates blue')
    .throws('white', { zone: '4' })
    .expect('murka hit 4', 'damage 4 = 4 section', 'monster life 16 → 12: hit')
    .shows({ 'chest.dice': 1, 'combat.bonusDiceThrown': 1 }),
);

const SECOND_SWINGS = [
  ['hits', { zone: '5' }, ['murka hit 5', 'damage 5 = 5 section', 'monster life 16 → 11: hit']],
  ['misses', { zone: 'outside' }, ['murka missed: outside', 'murka life 9 → 7: miss']],
  ['needs its bounce', { zone: '5', bounces: 0 }, ['murka missed: no-bounce', 'murka life 9 → 7: miss']],
  [
    'is bound by the monster',
    { zone: '5', failed: ['jump'] },
    ['murka missed: jump', 'murka life 9 → 7: miss'],
  ],
] as const;

for (const [what, landing, lines] of SECOND_SWINGS) {
  clause('DF2-HERO-23', `the second throw ${what} like any other`, t =>
    t
      .combat({
        heroes: ['brad', 'murka'],
        combat: { monster: monster({ life: 20, requirement: 'jump' }) },
      })
      .throws('blue', { zone: '4', face: 'icon' })
      .throws('blue', landing)
      .expect(...lines),
  );
}

clause('DF2-HERO-23', 'the second throw can be an insta-kill', t =>
  withMurka(t)
    .throws('blue', { zone: '4', face: 'icon' })
    .throws('blue', { zone: 'bullseye', face: 'icon' })
    .includes('murka insta-kill', 'monster life 16 → 0: insta-kill', 'defeated test-monster epic'),
);

clause(
  ['DF2-HERO-24', 'DF2-R-40'],
  'a first hit that defeats the monster is not followed by a second throw',
  t =>
    withMurka(t, {}, 4)
      .throws('blue', { zone: '4', face: 'icon' })
      .includes('murka ability blue: double-swing', 'defeated test-monster', 'murka leads')
      .excludes(/second throw/)
      .asks('murka', 'path'),
);

clause(['DF2-HERO-24', 'DF2-R-40'], 'while the monster lives the second throw must be made', t =>
  withMurka(t)
    .throws('blue', { face: 'icon' })
    .offers('murka throws blue')
    .mayNot('murka passes', 'brad throws red', 'murka throws red'),
);

// ---- Marvin ---------------------------------------------------------------------------------------------

for (const zone of ['3', 'outside'] as const) {
  clause(
    ['DF2-HERO-25', 'DF2-HERO-26'],
    `Time Spell turns its token and may re-throw with the die in ${zone}`,
    t =>
      t
        .combat({ heroes: ['brad', 'marvin'] })
        .throws('blue', { zone, face: 'icon' })
        .expect('marvin token active')
        .offers('marvin re-throws', 'marvin spends token', 'marvin passes')
        .does('marvin re-throws')
        .expect('marvin re-throws by marvin: time-spell')
        .offers('marvin throws blue')
        .throws('blue', { zone: '4' })
        .does('marvin passes')
        .expect('marvin hit 4', 'damage 4 = 4 section', 'monster life 12 → 8: hit'),
  );
}

clause(['DF2-HERO-26', 'DF2-R-78'], 'the token turns active although the re-throw is not taken', t =>
  t
    .combat({ heroes: ['brad', 'marvin'] })
    .throws('blue', { zone: '4', face: 'icon' })
    .does('marvin passes')
    .expect('marvin hit 4', 'damage 4 = 4 section', 'monster life 12 → 8: hit')
    .shows({ 'heroes.marvin.token': 'active' }),
);

clause(['DF2-HERO-26', 'DF2-R-80'], 'the token stays active although its throw is replaced', t =>
  t
    .combat({ heroes: ['brad', 'marvin'] })
    .throws('blue', { zone: 'outside', face: 'icon' })
    .does('marvin re-throws')
    .throws('blue', { zone: 'outside' })
    .offers('marvin spends token', 'marvin passes'),
);

clause('DF2-HERO-26', 'a blank face leaves the token inactive', t =>
  t
    .combat({ heroes: ['brad', 'marvin'] })
    .throws('blue', { zone: '4' })
    .shows({ 'heroes.marvin.token': 'inactive' }),
);

clause(
  ['DF2-HERO-27', 'DF2-R-79'],
  'Marvin turns the active token back and the Active Hero throws the die again',
  t =>
    t
      .combat({ heroes: [{ hero: 'marvin', token: 'active' }, 'murka'] })
      .throws('red', { zone: 'outside' })
      .asks('marvin', 'window')
      .offers('marvin spends token', 'marvin passes')
      .does('marvin spends token')
      .expect('marvin token inactive', 'murka re-throws by marvin: token')
      .shows({ 'heroes.marvin.token': 'inactive', 'heroes.murka.life': 9 })
      .offers('murka throws red')
      .throws('red', { zone: '4' })
      .expect('murka hit 4', 'damage 4 = 4 section', 'monster life 12 → 8: hit'),
);

clause('DF2-HERO-27', 'Marvin may spend the token on his own throw', t =>
  t
    .combat({ heroes: ['brad', { hero: 'marvin', token: 'active' }] })
    .throws('red', { zone: 'outside' })
    .offers('marvin spends token', 'marvin passes')
    .does('marvin spends token')
    .offers('marvin throws red'),
);

clause(['DF2-HERO-27', 'DF2-R-79'], 'the token cannot undo a result that has been applied', t =>
  t
    .combat({ heroes: [{ hero: 'marvin', token: 'active' }, 'murka', 'brad'] })
    .throws('red', { zone: 'outside' })
    .does('marvin passes')
    .expect('murka missed: outside', 'murka life 9 → 7: miss')
    .asks('brad', 'turn')
    .mayNot('marvin spends token'),
);

clause(['DF2-HERO-27', 'DF2-R-57', 'DF2-R-79'], 'fainted, Marvin cannot spend the token', t =>
  t
    .combat({ heroes: [{ hero: 'marvin', token: 'active', fainted: true }, 'murka', 'brad'] })
    .throws('red', { zone: 'outside' })
    .expect('murka missed: outside', 'murka life 9 → 7: miss')
    .asks('brad', 'turn'),
);

clause('DF2-HERO-27', 'an inactive token re-throws nothing', t =>
  t
    .combat({ heroes: ['marvin', 'murka', 'brad'] })
    .throws('red', { zone: 'outside' })
    .expect('murka missed: outside', 'murka life 9 → 7: miss')
    .asks('brad', 'turn'),
);

const TOKENS = [
  ['DF2-HERO-28', 'marvin', 'Time Spell'],
  ['DF2-HERO-36', 'edith', 'Flute'],
  ['DF2-HERO-38', 'brad', 'Cooking'],
] as const;

for (const [id, owner, name] of TOKENS) {
  clause(id, `Resting turns an active ${name} token to its inactive side`, t =>
    t
      .combat({
        heroes: [{ hero: owner, token: 'active', scars: ['blue'] }, 'murka'],
        combat: { life: 3 },
      })
      .does('murka throws red', 'lands 3 blank', ...(owner === 'marvin' ? ['marvin passes'] : []))
      .includes('defeated test-monster', `${owner} token inactive`)
      .shows({ [`heroes.${owner}.token`]: 'inactive' }),
  );
}

clause(['DF2-HERO-28', 'DF2-R-88'], 'the Time Spell token leaves the game with Marvin', t =>
  t
    .combat({
      heroes: [
        { hero: 'marvin', token: 'active', scars: ['red', 'green', 'blue'], fainted: true },
        'murka',
        'brad',
      ],
      combat: { life: 3 },
    })
    .throws('red')
    .includes('marvin eliminated')
    .shows({ 'heroes.marvin.token': 'none' }),
);

// ---- Grace ----------------------------------------------------------------------------------------------

for (const damage of [1, 3, 5]) {
  clause(['DF2-HERO-29', 'DF2-HERO-30'], `Heroic Defense costs 1 in place of ${damage} and deals 4`, t =>
    t
      .combat({ heroes: ['brad', 'grace'], combat: { monster: monster({ damage }) } })
      .throws('blue', { zone: 'outside', face: 'icon' })
      .expect(
        'grace missed: outside',
        'grace ability blue: heroic-defense',
        'monster life 12 → 8: heroic-defense',
        'grace life 9 → 8: miss',
      ),
  );
}

clause(['DF2-HERO-29', 'DF2-HERO-30'], 'Heroic Defense does nothing on a hit', t =>
  t
    .combat({ heroes: ['brad', 'grace'] })
    .throws('blue', { face: 'icon' })
    .expect('grace hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit'),
);

clause('DF2-HERO-30', 'no weapon adds to Heroic Defense', t =>
  t
    .combat({ heroes: ['brad', { hero: 'grace', equipment: [weapon({ bonus: 5 })] }] })
    .throws('blue', { zone: 'hole', face: 'icon' }, ['test-weapon'])
    .includes('monster life 12 → 8: heroic-defense'),
);

clause(['DF2-HERO-30', 'DF2-R-41'], 'a kill by Heroic Defense is no Epic Shot, even at −3', t =>
  t
    .combat({ heroes: ['brad', 'grace'], chest: { coins: 0 }, combat: { life: 1 } })
    .throws('blue', { zone: 'outside', face: 'icon' })
    .includes(
      'monster life 1 → -3: heroic-defense',
      'grace life 9 → 8: miss',
      'defeated test-monster',
      'coins +1 = 1: test-monster',
    )
    .excludes(/epic/),
);

// ---- Margarhilda ----------------------------------------------------------------------------------------

for (const level of [1, 2, 3, 4]) {
  clause('DF2-HERO-31', `Heavy Load adds ${level} against level ${level}`, t =>
    t
      .combat({ heroes: ['brad', 'margarhilda'], combat: { monster: monster({ level }) } })
      .throws('blue', { zone: '3', face: 'icon' })
      .expect(
        'margarhilda hit 3',
        'margarhilda ability blue: heavy-load',
        `damage ${3 + level} = 3 section + ${level} heavy-load`,
        `monster life 12 → ${9 - level}: hit`,
      ),
  );
}

clause('DF2-HERO-31', 'Heavy Load does nothing on a miss', t =>
  t
    .combat({ heroes: ['brad', 'margarhilda'] })
    .throws('blue', { zone: 'bones', face: 'icon' })
    .expect('margarhilda missed: bones', 'margarhilda life 9 → 7: miss'),
);

clause(['DF2-HERO-32', 'DF2-R-96'], 'Heavy Load adds 4 against the Final Boss', t =>
  t
    .combat({ heroes: ['brad', 'margarhilda'], combat: { boss: boss({ life: 20 }) } })
    .throws('blue', { zone: '3', face: 'icon' })
    .expect(
      'margarhilda hit 3',
      'margarhilda ability blue: heavy-load',
      'damage 7 = 3 section + 4 heavy-load',
      'monster life 20 → 13: hit',
    ),
);

// ---- Wilrond --------------------------------------------------------------------------------------------

for (const [own, foe, damage, ids] of [
  [5, 5, 3, ['DF2-EX-21']],
  [5, 6, 6, ['DF2-EX-22']],
  [9, 8, 3, []],
  [1, 12, 6, []],
] as const) {
  clause(
    ['DF2-HERO-33', 'DF2-R-38', ...ids],
    `Courage at ${own} life against ${foe} makes section 3 deal ${damage}`,
    t =>
      t
        .combat({ heroes: ['brad', { hero: 'wilrond', life: own }], combat: { life: foe } })
        .throws('blue', { zone: '3', face: 'icon' })
        .includes(`monster life ${foe} → ${foe - damage}: hit`)
        .excludes(/epic/),
  );
}

clause('DF2-HERO-33', 'Courage does nothing on a miss', t =>
  t
    .combat({ heroes: ['brad', 'wilrond'] })
    .throws('blue', { zone: 'bones', face: 'icon' })
    .expect('wilrond missed: bones', 'wilrond life 9 → 7: miss'),
);

clause(['DF2-HERO-33', 'DF2-R-38'], 'a further throw of the turn compares the life at that time', t =>
  t
    .combat({
      heroes: ['brad', { hero: 'wilrond', abilities: { red: 'double-swing' } }],
      combat: { dice: [], life: 12 },
    })
    .throws('white', { zone: '3', face: 'icon' })
    .does('wilrond activates red')
    .throws('white', { zone: '3', face: 'icon' })
    .does('wilrond activates blue')
    .expect(
      'wilrond hit 3',
      'wilrond ability blue: courage',
      'damage 3 = 3 section',
      'monster life 9 → 6: hit',
    ),
);

// ---- Edith ----------------------------------------------------------------------------------------------

for (const [zone, lines] of [
  [
    '3',
    ['edith hit 3', 'edith ability blue: sweet-flute', 'damage 3 = 3 section', 'monster life 12 → 9: hit'],
  ],
  ['outside', ['edith missed: outside', 'edith ability blue: sweet-flute', 'edith life 5 → 3: miss']],
] as const) {
  const own = zone === '3' ? 5 : 3;
  clause(
    ['DF2-HERO-34', 'DF2-R-82'],
    `Sweet Flute heals everybody 1 and then lies active, with the die in ${zone}; its own throw does not count`,
    t =>
      t
        .combat({
          heroes: [
            { hero: 'brad', life: 5 },
            { hero: 'edith', life: 5 },
          ],
        })
        .throws('blue', { zone, face: 'icon' })
        .expect(
          ...lines,
          'brad healed 5 → 6: sweet-flute',
          `edith healed ${own} → ${own + 1}: sweet-flute`,
          'edith token active',
        ),
  );
}

clause(['DF2-HERO-35', 'DF2-R-82'], 'with the Flute active the hero who hits heals 1, and nobody else', t =>
  t
    .combat({
      heroes: [
        { hero: 'edith', life: 5, token: 'active' },
        { hero: 'brad', life: 5 },
        { hero: 'murka', life: 5 },
      ],
    })
    .throws('red')
    .expect('brad hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit', 'brad healed 5 → 6: Flute'),
);

clause('DF2-HERO-35', 'with the Flute active a miss heals nobody', t =>
  t
    .combat({
      heroes: [
        { hero: 'edith', token: 'active' },
        { hero: 'brad', life: 5 },
      ],
    })
    .throws('red', { zone: 'outside' })
    .expect('brad missed: outside', 'brad life 5 → 3: miss'),
);

clause(['DF2-HERO-35', 'DF2-R-82'], 'both hits of a Double Swing heal', t =>
  t
    .combat({
      heroes: [
        { hero: 'edith', token: 'active' },
        { hero: 'murka', life: 5 },
      ],
      combat: { monster: monster({ life: 20 }) },
    })
    .throws('blue', { face: 'icon' })
    .includes('murka healed 5 → 6: Flute')
    .throws('blue')
    .includes('murka healed 6 → 7: Flute'),
);

clause(['DF2-HERO-35', 'DF2-R-57'], 'the Flute plays on while Edith is fainted', t =>
  t
    .combat({
      heroes: [
        { hero: 'edith', token: 'active', fainted: true },
        { hero: 'brad', life: 5 },
      ],
    })
    .throws('red')
    .includes('brad healed 5 → 6: Flute'),
);

// ---- Brad -----------------------------------------------------------------------------------------------

for (const [zone, lines] of [
  ['3', ['brad hit 3', 'brad ability blue: cooking', 'damage 3 = 3 section', 'monster life 12 → 9: hit']],
  ['outside', ['brad missed: outside', 'brad ability blue: cooking', 'brad life 5 → 3: miss']],
] as const) {
  clause('DF2-HERO-37', `Cooking only places its token, with the die in ${zone}`, t =>
    t
      .combat({ heroes: ['murka', { hero: 'brad', life: 5 }] })
      .throws('blue', { zone, face: 'icon' })
      .expect(...lines, 'brad token active')
      .shows({ 'heroes.brad.token': 'active' }),
  );
}

for (const level of [1, 2, 3, 4]) {
  clause(
    ['DF2-HERO-38', 'DF2-R-61'],
    `a cooked monster of level ${level} heals everybody ${level} in Resting`,
    t =>
      t
        .combat({
          heroes: [
            { hero: 'murka', life: 3 },
            { hero: 'brad', life: 4, token: 'active' },
          ],
          chest: { coins: 0 },
          combat: { monster: monster({ level, life: 3 }) },
          cards: [room({ id: 'left' }), room({ id: 'right' })],
          decks: { dungeon: ['left', 'right'] },
        })
        .throws('red')
        .expect(
          'brad hit 3',
          'damage 3 = 3 section',
          'monster life 3 → 0: hit',
          'defeated test-monster',
          'coins +1 = 1: test-monster',
          'brad leads',
          `murka healed 3 → ${3 + level}: Cooking`,
          `brad healed 4 → ${4 + level}: Cooking`,
          'brad token inactive',
          'set aside test-room: icons 3',
          'brad drew paths: left, right',
        ),
  );
}

clause(
  ['DF2-HERO-38', 'DF2-R-61', 'DF2-R-57'],
  'Cooking heals after the scars, and although Brad fainted',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'murka', life: 3 },
          { hero: 'grace', life: 3 },
          { hero: 'brad', fainted: true, token: 'active' },
        ],
        combat: { monster: monster({ level: 2, life: 3 }) },
      })
      .throws('red')
      .does('brad scars red')
      .includes(
        'brad scarred red: maximum 7',
        'murka healed 3 → 5: Cooking',
        'grace healed 3 → 5: Cooking',
        'brad token inactive',
      )
      .shows({ 'heroes.brad.life': 7 }),
);

clause(
  ['DF2-HERO-39', 'DF2-R-83'],
  'playing the Flute again heals everybody 1 again, and the token counts once',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'brad', life: 5 },
          { hero: 'edith', life: 5, token: 'active' },
        ],
      })
      .throws('blue', { face: 'icon' })
      .expect(
        'edith hit 3',
        'edith ability blue: sweet-flute',
        'damage 3 = 3 section',
        'monster life 12 → 9: hit',
        'edith healed 5 → 6: Flute',
        'brad healed 5 → 6: sweet-flute',
        'edith healed 6 → 7: sweet-flute',
      )
      .throws('red')
      .includes('brad healed 6 → 7: Flute')
      .shows({ 'heroes.brad.life': 7 }),
);

clause(['DF2-HERO-39', 'DF2-R-83'], 'cooking again does nothing more', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', life: 3 },
        { hero: 'brad', life: 3, token: 'active' },
      ],
      combat: { monster: monster({ level: 2, life: 3 }) },
    })
    .throws('blue', { face: 'icon' })
    .includes('murka healed 3 → 5: Cooking', 'brad healed 3 → 5: Cooking')
    .shows({ 'heroes.murka.life': 5, 'heroes.brad.life': 5 }),
);

clause(['DF2-HERO-38', 'DF2-R-93'], 'Cooking activates against the Boss, but nobody rests afterwards', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', life: 3 },
        { hero: 'brad', life: 3 },
      ],
      combat: { boss: boss(), life: 3 },
    })
    .throws('blue', { face: 'icon' })
    .expect(
      'brad hit 3',
      'brad ability blue: cooking',
      'damage 3 = 3 section',
      'monster life 3 → 0: hit',
      'brad token active',
      'defeated test-boss',
      'won',
    )
    .shows({ 'heroes.murka.life': 3, 'heroes.brad.life': 3 }),
);
