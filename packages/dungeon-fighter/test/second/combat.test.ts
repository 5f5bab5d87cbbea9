import { expect } from 'vitest';
import { armor, clause, monster, spendable, type TestHero, weapon } from '../support/table.ts';

const sturdy = monster({ life: 1000, damage: 0 });

clause('DF2-COMBAT-01', 'there is no turn limit: after sixty turns the combat still goes on', t => {
  const abilities = { red: 'heal-party', green: 'heal-party', blue: 'heal-party' };
  t.combat({
    heroes: [
      { hero: 'murka', abilities },
      { hero: 'goldfinga', abilities },
    ],
    chest: { dice: 0 },
    combat: { monster: sturdy },
  });
  for (let turn = 0; turn < 60; turn++) {
    const [retrieve] = t.legal(/retrieves$/);
    if (retrieve !== undefined) t.does(retrieve);
    const die = (['red', 'green', 'blue'] as const)[turn % 3] as 'red' | 'green' | 'blue';
    t.throws(die, { zone: '1', face: 'icon' });
  }
  t.goesOn().asks('goldfinga', 'turn').shows({ phase: 'combat', 'combat.life': 940 });
});

clause('DF2-COMBAT-01', 'the combat ends when the party loses', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', fainted: true },
        { hero: 'brad', life: 1 },
      ],
    })
    .throws('red', { zone: 'outside' })
    .ends('all-fainted'),
);

clause('DF2-COMBAT-02', 'the first Active Hero is the left-hand neighbour of the Leader', t =>
  t.combat({ heroes: ['murka', 'brad', 'edith'], leader: 'brad' }).asks('edith', 'turn'),
);

clause(['DF2-COMBAT-02', 'DF2-R-21'], 'a fainted or eliminated neighbour is passed over', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', fainted: true }, { hero: 'edith', eliminated: true }, 'grace'],
    })
    .asks('grace', 'turn'),
);

clause('DF2-COMBAT-02', 'the Leader begins only as the only standing hero', t =>
  t.combat({ heroes: ['murka', { hero: 'brad', fainted: true }] }).asks('murka', 'turn'),
);

clause('DF2-COMBAT-03', 'choose a die, throw it, judge it, end the turn: in this order', t =>
  t
    .combat({ heroes: ['murka', 'brad'] })
    .asks('brad', 'turn')
    .mayNot('lands 3 blank')
    .does('brad throws red')
    .asks('table', 'landing')
    .mayNot('brad throws green', 'murka throws green')
    .does('lands 3 blank')
    .expect('brad hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit')
    .asks('murka', 'turn'),
);

clause(
  ['DF2-COMBAT-04', 'DF2-R-26'],
  'the first hero has all three dice at hand, the one of a scarred ability too',
  t =>
    t
      .combat({ heroes: ['murka', { hero: 'brad', scars: ['red'] }] })
      .offers('brad throws red', 'brad throws green', 'brad throws blue'),
);

clause('DF2-COMBAT-05', 'a coloured die that was thrown cannot be thrown again', t =>
  t
    .combat({ heroes: ['murka', 'brad'] })
    .throws('green')
    .offers('murka throws red', 'murka throws blue')
    .mayNot('murka throws green'),
);

clause('DF2-COMBAT-05', 'retrieving makes a thrown die available again', t =>
  t
    .combat({ heroes: ['murka', 'brad'], combat: { dice: ['green'] } })
    .throws('green')
    .does('murka retrieves')
    .may('murka throws green'),
);

clause('DF2-COMBAT-06', 'a turn is one throw: after it the next hero is asked', t =>
  t
    .combat({ heroes: ['murka', 'brad', 'edith'] })
    .throws('red')
    .asks('edith', 'turn')
    .mayNot('brad throws green'),
);

for (const [title, hero, die, zone, again] of [
  ['Re-throw', 'brad', 'green', 'outside', 'brad re-throws'],
  ['Time Spell', 'marvin', 'blue', 'outside', 'marvin re-throws'],
  ['Double Swing', 'murka', 'blue', '3', undefined],
] as const) {
  clause('DF2-COMBAT-06', `${title} adds one throw to the turn`, t => {
    t.combat({ heroes: ['edith', hero], combat: { monster: sturdy } }).throws(die, { zone, face: 'icon' });
    if (again !== undefined) t.does(again);
    t.asks(hero, 'again').throws(die, { zone: '1' });
    if (title === 'Time Spell') t.does('marvin passes');
    t.asks('edith', 'turn');
  });
}

clause('DF2-COMBAT-07', 'the Active Hero cannot pass', t =>
  t.combat({ heroes: ['murka', 'brad'] }).mayNot('brad passes', 'party done', 'murka throws red'),
);

clause('DF2-COMBAT-08', 'a Bonus die may not be thrown while a coloured die is left', t =>
  t
    .combat({ heroes: ['murka', 'brad'], chest: { dice: 2 }, combat: { dice: ['blue'] } })
    .offers('brad throws blue')
    .mayNot('brad throws white', 'brad retrieves'),
);

clause('DF2-COMBAT-09', 'the turn passes clockwise, over fainted and eliminated heroes', t =>
  t
    .combat({
      heroes: [
        'murka',
        'brad',
        { hero: 'edith', fainted: true },
        { hero: 'grace', eliminated: true },
        'wilrond',
      ],
    })
    .throws('red')
    .asks('wilrond', 'turn'),
);

clause('DF2-COMBAT-09', 'after the last seat the circle begins again', t =>
  t
    .combat({ heroes: ['murka', 'brad', 'edith'], combat: { active: 'edith' } })
    .throws('red')
    .asks('murka', 'turn'),
);

clause(['DF2-COMBAT-09', 'DF2-R-34'], 'a hero who stands alone takes every turn', t =>
  t
    .combat({ heroes: [{ hero: 'murka', fainted: true }, 'brad', { hero: 'edith', fainted: true }] })
    .throws('red')
    .asks('brad', 'turn')
    .throws('green')
    .asks('brad', 'turn'),
);

clause('DF2-COMBAT-10', 'the dice not thrown yet pass on to the new Active Hero', t =>
  t
    .combat({ heroes: ['murka', 'brad', 'edith'] })
    .throws('blue')
    .offers('edith throws red', 'edith throws green')
    .throws('red')
    .offers('murka throws green'),
);

for (const [life, left] of [
  [4, 0],
  [3, -1],
] as const) {
  clause('DF2-COMBAT-11', `a Monster at ${left} is defeated and nobody takes another turn`, t =>
    t
      .combat({ heroes: ['murka', 'brad'], combat: { life } })
      .throws('red', { zone: '4' })
      .begins(
        'brad hit 4',
        'damage 4 = 4 section',
        `monster life ${life} → ${left}: hit`,
        'defeated test-monster',
        'coins +1 = 1: test-monster',
      )
      .verify(({ events }) => expect(events.filter(({ type }) => type === 'turn')).toEqual([]))
      .shows({ combat: null, discard: ['test-monster'] }),
  );
}

clause('DF2-COMBAT-11', 'a Monster at 1 goes on fighting', t =>
  t
    .combat({ heroes: ['murka', 'brad'], combat: { life: 5 } })
    .throws('red', { zone: '4' })
    .expect('brad hit 4', 'damage 4 = 4 section', 'monster life 5 → 1: hit')
    .asks('murka', 'turn'),
);

clause('DF2-COMBAT-12', 'without a coloured die the Active Hero alone chooses: Bonus die or retrieving', t =>
  t
    .combat({ heroes: ['murka', 'brad'], chest: { dice: 1 }, combat: { dice: [] } })
    .asks('brad', 'turn')
    .offers('brad throws white', 'brad retrieves')
    .mayNot('murka throws white', 'murka retrieves', 'brad throws red', 'brad passes'),
);

clause('DF2-COMBAT-13', 'a Bonus die comes from the Chest and hits like any other', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', equipment: [weapon({ bonus: 3 })] }],
      chest: { dice: 2 },
      combat: { dice: [] },
    })
    .throws('white', { zone: '4' }, ['test-weapon'])
    .expect('brad hit 4', 'damage 7 = 4 section + 3 test-weapon', 'monster life 12 → 5: hit')
    .shows({ 'chest.dice': 1, 'combat.bonusDiceThrown': 1 }),
);

clause('DF2-COMBAT-13', 'a Bonus die misses like any other', t =>
  t
    .combat({ heroes: ['murka', 'brad'], chest: { dice: 2 }, combat: { dice: [] } })
    .throws('white', { zone: '4', bounces: 0 })
    .expect('brad missed: no-bounce', 'brad life 9 → 7: miss')
    .shows({ 'chest.dice': 1, 'combat.bonusDiceThrown': 1 }),
);

for (const level of [1, 2, 3, 4]) {
  clause('DF2-COMBAT-14', `retrieving costs every standing hero the level of the Monster: ${level}`, t =>
    t
      .combat({
        heroes: ['murka', 'brad', { hero: 'edith', fainted: true }, { hero: 'grace', eliminated: true }],
        combat: { monster: monster({ level }), dice: [] },
      })
      .does('brad retrieves')
      .expect(
        'brad retrieved',
        `murka life 9 → ${9 - level}: retrieve`,
        `brad life 9 → ${9 - level}: retrieve`,
      )
      .shows({ 'combat.dice': ['red', 'green', 'blue'] }),
  );
}

clause('DF2-COMBAT-15', 'no Armor helps against retrieve damage', t =>
  t
    .combat({
      heroes: [
        { hero: 'grace', equipment: [armor({ id: 'shield', prevent: 'all' })] },
        { hero: 'brad', equipment: [armor({ id: 'mail', prevent: 'all' })] },
      ],
      combat: { monster: monster({ level: 2 }), dice: [] },
    })
    .does('brad retrieves')
    .expect('brad retrieved', 'grace life 9 → 7: retrieve', 'brad life 9 → 7: retrieve')
    .asks('brad', 'turn')
    .mayNot('brad uses mail', 'grace uses shield'),
);

clause('DF2-R-24', 'healing at the last gasp repairs retrieve damage', t =>
  t
    .combat({
      heroes: [
        'murka',
        { hero: 'brad', life: 2, equipment: [spendable({ heal: { amount: 3, whom: 'hero' } })] },
      ],
      combat: { monster: monster({ level: 2 }), dice: [] },
    })
    .does('brad retrieves')
    .asks('brad', 'window')
    .does('brad uses test-spendable on brad')
    .expect('brad used test-spendable on brad', 'brad healed 0 → 3: test-spendable')
    .asks('brad', 'turn'),
);

clause('DF2-COMBAT-16', 'after retrieving the same hero chooses among the three coloured dice', t =>
  t
    .combat({ heroes: ['murka', 'brad'], combat: { dice: [] } })
    .does('brad retrieves')
    .asks('brad', 'turn')
    .offers('brad throws red', 'brad throws green', 'brad throws blue'),
);

clause('DF2-COMBAT-17', 'retrieving may be chosen again and again, at the full price', t => {
  t.combat({ heroes: ['murka', 'brad'], chest: { dice: 0 }, combat: { monster: sturdy, dice: [] } });
  for (const [hero, from] of [
    ['brad', 9],
    ['murka', 8],
    ['brad', 7],
  ] as const) {
    t.does(`${hero} retrieves`)
      .expect(
        `${hero} retrieved`,
        `murka life ${from} → ${from - 1}: retrieve`,
        `brad life ${from} → ${from - 1}: retrieve`,
      )
      .throws('red')
      .throws('green')
      .throws('blue');
  }
});

clause('DF2-COMBAT-18', 'without a Bonus die on the Chest retrieving is the only option', t =>
  t
    .combat({ heroes: ['murka', 'brad'], chest: { dice: 0 }, combat: { dice: [] } })
    .offers('brad retrieves')
    .mayNot('brad throws white'),
);

clause('DF2-COMBAT-19', 'the choice is offered anew each turn, so both ways may be mixed', t =>
  t
    .combat({
      heroes: ['murka', 'brad'],
      chest: { dice: 2 },
      combat: { monster: sturdy, dice: [] },
    })
    .offers('brad throws white', 'brad retrieves')
    .throws('white')
    .offers('murka throws white', 'murka retrieves')
    .does('murka retrieves')
    .throws('red')
    .throws('green')
    .throws('blue')
    .offers('brad throws white', 'brad retrieves'),
);

clause(
  ['DF2-COMBAT-20', 'DF2-R-23'],
  'a chooser who faints from retrieving hands all three dice to the next hero, who pays nothing more',
  t =>
    t
      .combat({
        heroes: ['murka', { hero: 'brad', life: 2 }, 'edith'],
        combat: { monster: monster({ level: 2 }), dice: [] },
      })
      .does('brad retrieves')
      .expect(
        'brad retrieved',
        'murka life 9 → 7: retrieve',
        'brad life 2 → 0: retrieve',
        'edith life 9 → 7: retrieve',
        'brad fainted',
      )
      .asks('edith', 'turn')
      .offers('edith throws red', 'edith throws green', 'edith throws blue')
      .shows({ 'heroes.edith.life': 7, 'heroes.murka.life': 7 }),
);

clause('DF2-COMBAT-21', 'retrieving leaves thrown Bonus dice where they are', t =>
  t
    .combat({ heroes: ['murka', 'brad'], chest: { dice: 1 }, combat: { dice: [], bonusDiceThrown: 2 } })
    .does('brad retrieves')
    .shows({ 'combat.bonusDiceThrown': 2, 'chest.dice': 1, 'supply.dice': 6 }),
);

clause('DF2-COMBAT-22', 'in combat every player sees the same, and face-down cards are only counted', t => {
  const thief: TestHero = { hero: 'goldfinga', equipment: [weapon()], life: 5 };
  t.combat({
    heroes: ['murka', thief, 'brad'],
    decks: { shop: ['hell-bow'], monsters: ['zombie-monkey'] },
    combat: { monster: sturdy },
  })
    .throws('blue', { face: 'icon' })
    .shows({ 'combat.stolen': 1, 'heroes.goldfinga.life': 5 })
    .verify(({ game, state }) => {
      const open = game.view(state, 'spectator');
      for (const viewer of ['murka', 'goldfinga', 'brad']) expect(game.view(state, viewer)).toEqual(open);
      expect(open.heroes['goldfinga']?.equipment).toEqual([{ card: 'test-weapon', used: false }]);
      expect(JSON.stringify(open)).not.toMatch(/hell-bow|zombie-monkey/);
    });
});

clause('DF2-COMBAT-22', 'the two paths are seen by the Leader alone', t =>
  t
    .stage({ heroes: ['murka', 'brad'], decks: { dungeon: ['soup-kitchen', 'hall-of-echoes'] } })
    .shows({ 'question.paths': ['soup-kitchen', 'hall-of-echoes'] }, 'murka')
    .shows({ 'question.at': 'path', 'question.paths': undefined }, 'brad'),
);
