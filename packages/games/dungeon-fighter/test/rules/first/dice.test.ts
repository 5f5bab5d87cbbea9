import { expect } from 'vitest';
import { playManyRandomly } from '../../support/random-game.ts';
import { clause, monster } from '../../support/table.ts';

const sturdy = monster({ life: 1000, damage: 0 });

clause('DF1-DICE-07', 'a defeat sends the bonus dice on the table to the supply, not to the chest', t =>
  t
    .combat({ heroes: ['torm', 'randolph'], chest: { dice: 1 }, combat: { dice: [], bonusDiceThrown: 2 } })
    .shows({ 'chest.dice': 1, 'supply.dice': 6 })
    .does('torm retrieves')
    .shows({ 'chest.dice': 1, 'combat.bonusDiceThrown': 0, 'supply.dice': 8 }),
);

clause('DF1-DICE-07', 'maintenance sends the bonus dice on the table to the supply, not to the chest', t =>
  t
    .combat({
      heroes: ['torm', 'randolph'],
      chest: { dice: 2 },
      combat: { dice: [], bonusDiceThrown: 2, life: 3 },
    })
    .throws('white', { zone: '3' })
    .shows({ round: 2, 'chest.dice': 1, 'combat.bonusDiceThrown': 0, 'supply.dice': 8 }),
);

clause('DF1-DICE-08', 'a defeat brings all three hero dice back', t =>
  t
    .combat({ heroes: ['torm', 'randolph'], combat: { dice: [] } })
    .does('torm retrieves')
    .offers('torm throws red', 'torm throws green', 'torm throws blue'),
);

clause('DF1-DICE-08', 'maintenance brings all three hero dice back', t =>
  t
    .combat({ heroes: ['torm', 'randolph'], combat: { dice: ['red'], life: 3 } })
    .throws('red', { zone: '3' })
    .offers('randolph throws red', 'randolph throws green', 'randolph throws blue'),
);

clause('DF1-DICE-09', 'there are 9 bonus dice at every moment of any game', t =>
  t.verify(() => {
    playManyRandomly(({ chest, combat, supply }) => {
      const piles = [chest.dice, combat?.bonusDiceThrown ?? 0, supply.dice];
      expect(piles.reduce((sum, pile) => sum + pile, 0)).toBe(9);
      expect(Math.min(...piles)).toBeGreaterThanOrEqual(0);
    }, 'first');
  }),
);

for (const [chest, line] of [
  [7, ['dice +2 = 9: unused-dice']],
  [8, ['dice +1 = 9: unused-dice']],
  [9, []],
] as const)
  clause(['DF1-DICE-09', 'DF1-R-24'], `two dice earned with ${9 - chest} in the supply`, t =>
    t
      .combat({ heroes: ['torm', 'randolph'], chest: { dice: chest }, combat: { life: 3 } })
      .throws('red', { zone: '3' })
      .verify(() => expect(t.happened.filter(each => each.startsWith('dice'))).toEqual(line))
      .shows({ 'chest.dice': 9, 'supply.dice': 0 }),
  );

clause('DF1-DICE-10', 'a bonus die leaves the chest before it lands', t =>
  t
    .combat({ heroes: ['torm', 'randolph'], chest: { dice: 2 }, combat: { dice: [] } })
    .does('torm throws white')
    .asks('table', 'landing')
    .shows({ 'chest.dice': 1, 'combat.bonusDiceThrown': 1, 'supply.dice': 7 }),
);

clause('DF1-DICE-11', 'a die picked up by Swing Again lies nowhere while it is thrown again', t =>
  t
    .combat({
      heroes: [{ hero: 'randolph', abilities: { green: 'swing-again' } }, 'torm'],
      combat: { monster: sturdy },
    })
    .throws('green', { zone: '2', face: 'icon' })
    .shows({ 'combat.throw.zone': '2' })
    .does('randolph re-throws')
    .offers('randolph throws green')
    .does('randolph throws green')
    .shows({ 'combat.throw.die': 'green', 'combat.throw.zone': null, 'combat.dice': ['red', 'blue'] }),
);

clause('DF1-DICE-11', 'a bonus die picked up by Swing Twice is the same die, and no other is taken', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', abilities: { blue: 'swing-twice' } }, 'randolph'],
      chest: { dice: 2 },
      combat: { monster: sturdy, dice: [] },
    })
    .throws('white', { zone: '2', face: 'icon' })
    .does('torm activates blue', 'torm accepts')
    .offers('torm throws white')
    .does('torm throws white')
    .shows({ 'combat.throw.zone': null, 'combat.bonusDiceThrown': 1, 'chest.dice': 1 }),
);
