import { expect } from 'vitest';
import { armor, clause, mapRoom, monster, spendable, weapon } from '../support/table.ts';

const party = ['torm', 'randolph', 'goldfinga'];
const sturdy = monster({ life: 1000, damage: 0 });

clause('DF1-FIGHT-01', 'the first player swings first, then the turn passes to the left', t =>
  t
    .combat({ heroes: party, leader: 'randolph', combat: { monster: sturdy } })
    .asks('randolph', 'turn')
    .throws('red')
    .asks('goldfinga', 'turn')
    .throws('green')
    .asks('torm', 'turn')
    .throws('blue')
    .asks('randolph', 'turn'),
);

clause('DF1-FIGHT-01', 'the first player need not be the leader', t =>
  t
    .combat({ heroes: party, leader: 'torm', combat: { monster: monster({ life: 3 }), active: 'randolph' } })
    .throws('red', { zone: '3' })
    .shows({ leader: 'torm', round: 2 })
    .asks('goldfinga', 'turn'),
);

clause('DF1-FIGHT-02', 'choose a die, throw it, resolve it, pass the rest on: in this order', t =>
  t
    .combat({ heroes: party })
    .asks('torm', 'turn')
    .mayNot('lands 3 blank')
    .does('torm throws red')
    .asks('table', 'landing')
    .mayNot('torm throws green', 'randolph throws green')
    .expect()
    .does('lands 3 blank')
    .expect('torm hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit')
    .asks('randolph', 'turn')
    .offers('randolph throws green', 'randolph throws blue'),
);

clause('DF1-FIGHT-03', 'the thrower chooses any of the hero dice, and nobody else does', t =>
  t
    .combat({ heroes: [{ hero: 'torm', scars: ['blue'] }, 'randolph'] })
    .asks('torm', 'turn')
    .offers('torm throws red', 'torm throws green', 'torm throws blue')
    .mayNot('randolph throws red', 'randolph throws blue'),
);

clause('DF1-FIGHT-04', 'a bonus die may not be thrown while a hero die is left', t =>
  t
    .combat({ heroes: party, chest: { dice: 2 }, combat: { dice: ['blue'] } })
    .offers('torm throws blue')
    .mayNot('torm throws white', 'torm retrieves'),
);

clause(['DF1-FIGHT-04', 'DF1-R-22'], 'a hero die the monster is immune to does not count', t =>
  t
    .combat({
      heroes: party,
      chest: { dice: 1 },
      combat: { monster: monster({ ability: 'hero-dice-immunity', immuneTo: 'red' }), dice: ['red'] },
    })
    .offers('torm throws white', 'torm retrieves')
    .mayNot('torm throws red'),
);

clause('DF1-FIGHT-05', 'without a hero die there are two choices: a bonus die or the defeat', t =>
  t
    .combat({ heroes: party, chest: { dice: 1 }, combat: { dice: [] } })
    .asks('torm', 'turn')
    .offers('torm throws white', 'torm retrieves')
    .mayNot('torm passes', 'randolph throws white', 'randolph retrieves'),
);

for (const zone of ['1', '4', '6'] as const)
  clause('DF1-FIGHT-06', `a contact in ${zone} costs the monster ${zone} hit points`, t =>
    t
      .combat({ heroes: party })
      .throws('red', { zone })
      .expect(
        `torm hit ${zone}`,
        `damage ${zone} = ${zone} section`,
        `monster life 12 → ${12 - Number(zone)}: hit`,
      )
      .shows({ 'combat.life': 12 - Number(zone), 'heroes.torm.life': 9 }),
  );

clause('DF1-FIGHT-07', 'a miss costs the thrower the damage value and the monster nothing', t =>
  t
    .combat({ heroes: party, combat: { monster: monster({ damage: 3 }) } })
    .throws('red', { zone: 'hole' })
    .expect('torm missed: hole', 'torm life 9 → 6: miss')
    .shows({
      'combat.life': 12,
      'heroes.torm.life': 6,
      'heroes.randolph.life': 9,
      'heroes.goldfinga.life': 9,
    }),
);

clause('DF1-FIGHT-07', 'what is prevented of the damage is not suffered', t =>
  t
    .combat({
      heroes: [
        { hero: 'torm', equipment: [armor({ reduce: 1 })] },
        { hero: 'lady-mary', equipment: [spendable({ prevent: 'all' })] },
      ],
      combat: { monster: monster({ damage: 3 }) },
    })
    .throws('red', { zone: 'hole' })
    .expect('torm missed: hole', 'torm life 9 → 7: miss')
    .throws('green', { zone: 'hole' })
    .does('lady-mary uses test-spendable')
    .expect('lady-mary used test-spendable', 'lady-mary prevented 3: test-spendable')
    .shows({ 'heroes.lady-mary.life': 9 }),
);

clause('DF1-FIGHT-08', 'the hero dice not thrown pass to the hero on the left', t =>
  t
    .combat({ heroes: party, combat: { monster: sturdy } })
    .throws('blue')
    .offers('randolph throws red', 'randolph throws green')
    .throws('red')
    .offers('goldfinga throws green'),
);

clause(['DF1-FIGHT-08', 'DF1-R-20'], 'fainted and eliminated heroes are passed over', t =>
  t
    .combat({
      heroes: ['torm', { hero: 'randolph', fainted: true }, { hero: 'goldfinga', eliminated: true }, 'murka'],
    })
    .throws('blue')
    .offers('murka throws red', 'murka throws green'),
);

clause('DF1-FIGHT-09', 'one throw a turn', t =>
  t
    .combat({ heroes: party, combat: { monster: sturdy } })
    .throws('red')
    .asks('randolph', 'turn')
    .mayNot('torm throws green'),
);

clause('DF1-FIGHT-09', 'Swing Twice grants another throw', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', abilities: { blue: 'swing-twice' } }, 'randolph'],
      combat: { monster: sturdy },
    })
    .throws('blue', { zone: '1', face: 'icon' })
    .asks('torm', 'accept')
    .does('torm accepts')
    .asks('torm', 'again')
    .throws('blue', { zone: '1', face: 'icon' })
    .asks('randolph', 'turn'),
);

clause('DF1-FIGHT-09', 'Swing Again grants another throw', t =>
  t
    .combat({
      heroes: [{ hero: 'randolph', abilities: { green: 'swing-again' } }, 'torm'],
      combat: { monster: sturdy },
    })
    .throws('green', { zone: 'hole', face: 'icon' })
    .does('randolph re-throws')
    .asks('randolph', 'again')
    .throws('green', { zone: '1' })
    .asks('torm', 'turn'),
);

for (const [life, left] of [
  [4, 0],
  [3, -1],
] as const)
  clause('DF1-FIGHT-10', `a monster at ${left} ends the fight, and the dice left are not thrown`, t =>
    t
      .combat({
        heroes: party,
        decks: { monsters: ['next-monster'] },
        cards: [monster({ id: 'next-monster' }), mapRoom({ id: 'beyond' })],
        combat: { room: mapRoom({ id: 'hall', exits: ['beyond'] }), life },
      })
      .throws('red', { zone: '4' })
      .expect(
        'torm hit 4',
        'damage 4 = 4 section',
        `monster life ${life} → ${left}: hit`,
        'defeated test-monster',
        'dice +2 = 3: unused-dice',
        'coins +1 = 3: test-monster',
        'room beyond',
        'monster next-monster life 12 = 12 next-monster; coins 1',
      )
      .shows({ discard: ['test-monster'] }),
  );

clause('DF1-FIGHT-10', 'a monster at 1 fights on', t =>
  t
    .combat({ heroes: party, combat: { life: 5 } })
    .throws('red', { zone: '4' })
    .expect('torm hit 4', 'damage 4 = 4 section', 'monster life 5 → 1: hit')
    .asks('randolph', 'turn'),
);

for (const zone of ['3', 'hole', 'outside', 'floor'] as const) {
  clause('DF1-FIGHT-11', `a die that came to rest at ${zone} stays until the party is defeated`, t =>
    t
      .combat({ heroes: party, chest: { dice: 1 }, combat: { monster: sturdy } })
      .throws('red', { zone })
      .mayNot('randolph throws red')
      .throws('green')
      .mayNot('goldfinga throws red')
      .throws('blue')
      .throws('white', { zone })
      .mayNot('randolph throws red')
      .shows({ 'combat.dice': [], 'combat.bonusDiceThrown': 1 })
      .does('randolph retrieves')
      .may('randolph throws red')
      .shows({ 'combat.dice': ['red', 'green', 'blue'], 'combat.bonusDiceThrown': 0 }),
  );
  clause('DF1-FIGHT-11', `a die that came to rest at ${zone} stays until maintenance collects it`, t =>
    t
      .combat({ heroes: party, combat: { monster: monster({ life: 6 }) } })
      .throws('red', { zone })
      .shows({ 'combat.dice': ['green', 'blue'] })
      .throws('green', { zone: '6' })
      .shows({ round: 2, 'combat.dice': ['red', 'green', 'blue'] }),
  );
}

clause('DF1-FIGHT-13', 'with all hero dice thrown the next standing hero chooses, not the leader', t =>
  t
    .combat({
      heroes: ['torm', { hero: 'randolph', fainted: true }, 'goldfinga'],
      leader: 'torm',
      combat: { dice: ['red'] },
    })
    .throws('red')
    .asks('goldfinga', 'turn')
    .offers('goldfinga throws white', 'goldfinga retrieves')
    .mayNot('torm retrieves', 'torm throws white'),
);

clause('DF1-FIGHT-14', 'in a fight all see the same, and face-down cards are only counted', t =>
  t
    .combat({
      heroes: [
        'torm',
        { hero: 'goldfinga', abilities: { red: 'five-finger-discount' }, equipment: [weapon()], life: 5 },
      ],
      decks: { shop: ['helm-of-bravery'], monsters: ['goblin'] },
      combat: { monster: sturdy, active: 'goldfinga' },
    })
    .throws('red', { face: 'icon' })
    .tells(
      'goldfinga',
      'goldfinga hit 3',
      'goldfinga ability red: five-finger-discount',
      'goldfinga stole a card',
      'damage 3 = 3 section',
      'monster life 1000 → 997: hit',
    )
    .shows({
      'combat.stolen': 1,
      'heroes.goldfinga.life': 5,
      'heroes.goldfinga.equipment': [{ card: 'test-weapon', used: false }],
    })
    .verify(({ game, state }) => {
      const open = game.view(state, 'spectator');
      for (const viewer of ['torm', 'goldfinga']) expect(game.view(state, viewer)).toEqual(open);
      expect(JSON.stringify(open)).not.toMatch(/helm-of-bravery|goblin/);
    }),
);

clause('DF1-FIGHT-15', 'a fight goes on for sixty turns and nineteen defeats while both sides stand', t => {
  const abilities = { red: 'heal-party-2', green: 'heal-party-2', blue: 'heal-party-2' };
  t.combat({
    heroes: [
      { hero: 'torm', abilities },
      { hero: 'randolph', abilities },
    ],
    chest: { dice: 0 },
    combat: { monster: sturdy },
  });
  for (let turn = 0; turn < 60; turn++) {
    const [retrieve] = t.legal(/retrieves$/);
    if (retrieve !== undefined) t.does(retrieve);
    t.throws((['red', 'green', 'blue'] as const)[turn % 3] ?? 'red', { zone: '1', face: 'icon' });
  }
  t.goesOn().asks('torm', 'turn').shows({ round: 1, 'combat.life': 940, 'combat.defeats': 19 });
});

clause('DF1-FIGHT-15', 'a fight ends when all heroes have fainted', t =>
  t
    .combat({
      heroes: [
        { hero: 'torm', life: 1 },
        { hero: 'randolph', fainted: true },
      ],
    })
    .throws('red', { zone: 'outside' })
    .ends('all-fainted'),
);

clause('DF1-FIGHT-16', 'the active hero must throw', t =>
  t
    .combat({ heroes: party })
    .offers('torm throws red', 'torm throws green', 'torm throws blue')
    .mayNot('torm passes', 'torm retrieves', 'party done'),
);

clause('DF1-FIGHT-16', 'without any die the active hero must take the defeat', t =>
  t
    .combat({ heroes: party, chest: { dice: 0 }, combat: { dice: [] } })
    .offers('torm retrieves')
    .mayNot('torm passes', 'torm throws white'),
);

clause('DF1-FIGHT-17', 'a wounded monster stays wounded through a defeat', t =>
  t
    .combat({ heroes: party, combat: { life: 5, dice: [] } })
    .does('torm retrieves')
    .expect(
      'torm retrieved',
      'torm life 9 → 8: retrieve',
      'randolph life 9 → 8: retrieve',
      'goldfinga life 9 → 8: retrieve',
    )
    .shows({ 'combat.foe': 'test-monster', 'combat.life': 5, 'combat.initialLife': 12, round: 1 }),
);

const goblin = monster({ id: 'small-goblin', level: 1, life: 7, damage: 1, coins: 1 });

clause('DF1-EX-03', 'the goblin fight of Torm, Randolph and Goldfinga', t =>
  t
    .combat({ heroes: party, leader: 'torm', chest: { dice: 1 }, combat: { monster: goblin } })
    .throws('red', { zone: '2' })
    .expect('torm hit 2', 'damage 2 = 2 section', 'monster life 7 → 5: hit')
    .offers('randolph throws green', 'randolph throws blue')
    .throws('blue', { zone: '3', bounces: 0 })
    .expect('randolph missed: no-bounce', 'randolph life 9 → 8: miss')
    .offers('goldfinga throws green')
    .throws('green', { zone: 'outside' })
    .expect('goldfinga missed: outside', 'goldfinga life 9 → 8: miss')
    .offers('torm throws white', 'torm retrieves')
    .throws('white', { zone: '4' })
    .expect('torm hit 4', 'damage 4 = 4 section', 'monster life 5 → 1: hit')
    .shows({ chest: { coins: 2, dice: 0 } })
    .offers('randolph retrieves')
    .does('randolph retrieves')
    .expect(
      'randolph retrieved',
      'torm life 9 → 8: retrieve',
      'randolph life 8 → 7: retrieve',
      'goldfinga life 8 → 7: retrieve',
    )
    .shows({ 'supply.dice': 9, 'combat.bonusDiceThrown': 0, 'combat.defeats': 1 })
    .offers('randolph throws red', 'randolph throws green', 'randolph throws blue')
    .throws('red', { zone: '1' })
    .includes('defeated small-goblin', 'coins +1 = 3: small-goblin')
    .excludes(/unused-dice/)
    .shows({ chest: { coins: 3, dice: 0 } }),
);
