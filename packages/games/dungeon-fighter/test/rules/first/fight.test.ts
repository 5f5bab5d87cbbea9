import { expect } from 'vitest';
import { armor, clause, monster, spendable, weapon } from '../../support/table.ts';

const party = ['torm', 'randolph', 'goldfinga'];
const sturdy = monster({ life: 1000, damage: 0 });

clause('DF1-FIGHT-01', 'the first player need not be the leader', t =>
  t
    .combat({ heroes: party, leader: 'torm', combat: { monster: monster({ life: 3 }), active: 'randolph' } })
    .throws('red', { zone: '3' })
    .shows({ leader: 'torm', round: 2 })
    .asks('goldfinga', 'turn'),
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
