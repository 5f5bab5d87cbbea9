import { expect } from 'vitest';
import { clause, monster, type Table, type TestHero, weapon } from '../../../support/table.ts';

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
        heroes: ['brad', { hero: 'murka', abilities: { green: 'heal-party' } }],
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

const SLOTS = { weapon: 2, armor: 1, spendable: 2 };

const sword = weapon({ id: 'sword', requirement: 'jump' });

clause(
  ['DF2-HERO-20', 'DF2-HERO-22'],
  'a weapon on the second throw of a Double Swing is refused as a weapon',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'murka', slots: SLOTS, equipment: [sword], abilities: { red: 'double-swing' } },
          'brad',
        ],
        combat: { monster: monster({ life: 30 }), active: 'murka' },
      })
      .throws('red', { face: 'icon' })
      .asks('murka', 'again')
      .verify(({ game, state }) => {
        const action = { type: 'throw', hero: 'murka', die: 'red', weapons: ['sword'] } as const;
        expect(game.apply(state, action)?.code).toBe('weapon');
      }),
);
