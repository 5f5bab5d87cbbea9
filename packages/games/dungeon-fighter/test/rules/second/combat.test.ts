import { expect } from 'vitest';
import { clause, monster, spendable, type TestHero, weapon } from '../../support/table.ts';

const sturdy = monster({ life: 1000, damage: 0 });

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

clause(['DF2-COMBAT-09', 'DF2-R-34'], 'a hero who stands alone takes every turn', t =>
  t
    .combat({ heroes: [{ hero: 'murka', fainted: true }, 'brad', { hero: 'edith', fainted: true }] })
    .throws('red')
    .asks('brad', 'turn')
    .throws('green')
    .asks('brad', 'turn'),
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
