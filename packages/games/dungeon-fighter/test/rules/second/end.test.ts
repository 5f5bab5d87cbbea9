import { expect } from 'vitest';
import { armor, boss, clause, monster, spendable } from '../../support/table.ts';

const SCARRED = { scars: ['red', 'green', 'blue'] } as const;

clause('DF2-END-02', 'fainting together by retrieving is a loss too', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', life: 2 },
        { hero: 'brad', life: 2 },
      ],
      combat: { monster: monster({ level: 2 }), dice: [] },
    })
    .does('brad retrieves')
    .expect(
      'brad retrieved',
      'murka life 2 → 0: retrieve',
      'brad life 2 → 0: retrieve',
      'murka fainted',
      'brad fainted',
      'lost: all-fainted',
    )
    .ends('all-fainted'),
);

clause(
  ['DF2-END-02', 'DF2-R-52'],
  'a kill in the same throw saves the party, and the fainted take their scars',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'brad', fainted: true },
          { hero: 'grace', life: 1 },
        ],
        combat: { life: 4 },
      })
      .throws('blue', { zone: 'outside', face: 'icon' })
      .includes('monster life 4 → 0: heroic-defense', 'grace fainted', 'defeated test-monster')
      .goesOn()
      .asks('brad', 'scar'),
);

clause(['DF2-END-02', 'DF2-R-109'], 'a party without any hero left after the Scar step has lost', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', ...SCARRED, fainted: true },
        { hero: 'brad', ...SCARRED, life: 1, equipment: [armor({ strike: 2 })] },
      ],
      combat: { life: 2 },
    })
    .throws('red', { zone: 'outside' })
    .does('brad uses test-armor')
    .includes(
      'monster life 2 → 0: test-armor',
      'brad fainted',
      'defeated test-monster',
      'murka eliminated',
      'brad eliminated',
      'lost: all-eliminated',
    )
    .ends('all-eliminated'),
);

clause('DF2-END-04', 'a win is everybody’s, the fainted and the eliminated included', t =>
  t
    .combat({
      heroes: [
        'murka',
        'brad',
        { hero: 'grace', fainted: true },
        { hero: 'wilrond', ...SCARRED, eliminated: true },
      ],
      combat: { boss: boss(), life: 3 },
    })
    .throws('red')
    .verify(({ game, state, events }) => {
      expect(events.at(-1)).toEqual({ type: 'won' });
      expect(state.result).toEqual({ won: true });
      for (const viewer of ['murka', 'brad', 'grace', 'wilrond'])
        expect(game.view(state, viewer).result).toEqual({ won: true });
    }),
);

clause('DF2-END-04', 'a loss is everybody’s', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', fainted: true },
        { hero: 'brad', life: 1 },
      ],
    })
    .throws('red', { zone: 'outside' })
    .verify(({ game, state, events }) => {
      expect(events.at(-1)).toEqual({ type: 'lost', why: 'all-fainted' });
      for (const viewer of ['murka', 'brad'])
        expect(game.view(state, viewer).result).toEqual({ won: false, why: 'all-fainted' });
    }),
);

const stew = spendable({ heal: { amount: 2, whom: 'hero' } });

const FINISHES = [
  ['a win', { boss: boss(), life: 3 }, {}, '3'],
  ['a loss', { monster: monster({ damage: 9 }) }, { fainted: true }, 'outside'],
] as const;

for (const [what, combat, other, zone] of FINISHES) {
  clause('DF2-END-05', `after ${what} nothing more can be done`, t =>
    t
      .combat({
        heroes: [{ hero: 'murka', ...other, equipment: [stew] }, 'brad'],
        combat,
      })
      .throws('red', { zone })
      .offers()
      .verify(({ game, state }) => expect(game.decision(state)).toBeUndefined())
      .mayNot(
        'brad throws green',
        'murka throws green',
        'lands 3 blank',
        'brad retrieves',
        'brad proposes backing-down',
        'brad votes yes',
        'brad passes',
        'brad scars red',
        'murka uses test-spendable on brad',
        'murka discards test-spendable',
        'murka gives test-spendable to brad',
        'murka takes pot-of-gold',
        'party buys healing',
        'party buys die',
        'party done',
      ),
  );
}
