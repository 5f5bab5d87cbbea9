import { expect } from 'vitest';
import type { Color } from '../../../rules/index.ts';
import { boss, clause, monster, room, type Table, type TestHero } from '../../support/table.ts';

const COLORS: readonly Color[] = ['red', 'green', 'blue'];
const OTHERS = ['murka', 'grace', 'wilrond', 'marvin'];

interface Win {
  readonly coins?: number;
  readonly dice?: number;
  /** Scars in all, spread over heroes who stand. */
  readonly scars?: number;
  readonly eliminated?: number;
  readonly difficulty?: string;
}

/** Brad finishes the Boss with a coloured die. */
function win(
  t: Table,
  { coins = 0, dice = 0, scars = 0, eliminated = 0, difficulty = 'normal' }: Win,
): Table {
  let left = scars;
  const others = OTHERS.map((hero, i): TestHero => {
    if (i > 0 && i <= eliminated) return { hero, scars: COLORS, eliminated: true };
    const own = COLORS.slice(0, left);
    left -= own.length;
    return { hero, scars: own };
  });
  return t
    .combat({
      heroes: [...others, 'brad'],
      leader: 'marvin',
      difficulty,
      chest: { coins, dice },
      combat: { boss: boss(), life: 3 },
    })
    .throws('red')
    .ends('won');
}

const scoreOf = (t: Table): number | undefined => {
  const end = t.game.outcome(t.state);
  return end?.won ? end.score : undefined;
};
const partOf = (t: Table, why: string): number | undefined => {
  const end = t.game.outcome(t.state);
  return end?.won ? end.parts.find(part => part.why === why)?.amount : undefined;
};

clause('DF2-SCORE-01', 'the score follows the win and changes nothing about it, however bad it is', t =>
  win(t, { scars: 3, eliminated: 2 }).verify(({ game, state }) => {
    const before = game.hash(state);
    expect(scoreOf(t)).toBeLessThan(0);
    expect(game.hash(state)).toBe(before);
    expect(game.outcome(state)?.won).toBe(true);
  }),
);

for (const coins of [0, 1, 7, 30]) {
  clause('DF2-SCORE-02', `${coins} coins on the chest are ${coins} points`, t =>
    win(t, { coins }).verify(() => {
      expect(partOf(t, 'coins')).toBe(coins);
      expect(scoreOf(t)).toBe(10 + coins);
    }),
  );
}

for (const dice of [0, 1, 4, 9]) {
  clause('DF2-SCORE-03', `${dice} bonus dice on the chest are ${3 * dice} points`, t =>
    win(t, { dice }).verify(() => {
      expect(partOf(t, 'bonus-dice')).toBe(3 * dice);
      expect(scoreOf(t)).toBe(10 + 3 * dice);
    }),
  );
}

clause('DF2-SCORE-03', 'a bonus die thrown against the Boss does not count', t =>
  t
    .combat({
      heroes: ['murka', 'brad'],
      chest: { coins: 0, dice: 2 },
      combat: { boss: boss(), life: 3, dice: [], bonusDiceThrown: 2 },
    })
    .throws('white')
    .ends('won')
    .verify(() => {
      expect(partOf(t, 'bonus-dice')).toBe(3);
      expect(scoreOf(t)).toBe(13);
    }),
);

clause('DF2-SCORE-04', 'a party without any scar has 5 points more', t =>
  win(t, {}).verify(() => {
    expect(partOf(t, 'unscarred')).toBe(5);
    expect(scoreOf(t)).toBe(10);
  }),
);

for (const scars of [1, 2, 5, 12]) {
  clause(
    ['DF2-SCORE-04', 'DF2-SCORE-05'],
    `${scars} scars cost ${scars} points and the bonus of the unscarred`,
    t =>
      win(t, { scars }).verify(() => {
        expect(partOf(t, 'unscarred')).toBe(0);
        expect(partOf(t, 'scars')).toBe(-scars);
        expect(scoreOf(t)).toBe(5 - scars);
      }),
  );
}

clause(['DF2-SCORE-05', 'DF2-R-95'], 'a hero who fainted in the Boss combat has no scar to pay for', t =>
  t
    .combat({
      heroes: ['murka', 'brad', { hero: 'grace', fainted: true }],
      chest: { coins: 0, dice: 0 },
      combat: { boss: boss(), life: 3 },
    })
    .throws('red')
    .ends('won')
    .verify(() => {
      expect(partOf(t, 'scars')).toBe(0);
      expect(partOf(t, 'unscarred')).toBe(5);
      expect(scoreOf(t)).toBe(10);
    }),
);

for (const eliminated of [1, 2]) {
  clause(
    ['DF2-SCORE-06', 'DF2-SCORE-05', 'DF2-R-95'],
    `${eliminated} eliminated cost 5 points each, besides 1 for each of their scars`,
    t =>
      win(t, { eliminated }).verify(() => {
        expect(partOf(t, 'eliminated')).toBe(-5 * eliminated);
        expect(partOf(t, 'scars')).toBe(-3 * eliminated);
        expect(scoreOf(t)).toBe(5 - 8 * eliminated);
      }),
  );
}

const TITLES: readonly (readonly [number, Win, string])[] = [
  [-11, { scars: 3, eliminated: 2, coins: 3, dice: 0 }, 'Lame Ducks'],
  [0, { scars: 5 }, 'Lame Ducks'],
  [1, { scars: 4 }, 'Inept Optimists'],
  [5, { scars: 1, coins: 1 }, 'Inept Optimists'],
  [6, { scars: 1, coins: 2 }, 'Insubordinate Rascals'],
  [10, {}, 'Insubordinate Rascals'],
  [11, { coins: 1 }, 'Rookie Adventurers'],
  [15, { coins: 5 }, 'Rookie Adventurers'],
  [16, { coins: 6 }, 'Wannabe Heroes'],
  [20, { coins: 10 }, 'Wannabe Heroes'],
  [21, { coins: 11 }, 'Average Warriors'],
  [25, { coins: 15 }, 'Average Warriors'],
  [26, { coins: 16 }, 'Skilled Champions'],
  [30, { coins: 20 }, 'Skilled Champions'],
  [31, { coins: 21 }, 'Epic Sourcebook Readers'],
  [35, { coins: 25 }, 'Epic Sourcebook Readers'],
  [36, { coins: 26 }, 'Epic Sourcebook Writers'],
  [40, { coins: 30 }, 'Epic Sourcebook Writers'],
  [41, { coins: 28, dice: 1 }, 'Heroic Awesomeness Beyond Human Comprehension'],
  [87, { coins: 30, dice: 9, difficulty: 'inferno' }, 'Heroic Awesomeness Beyond Human Comprehension'],
];

for (const [score, values, title] of TITLES) {
  clause('DF2-SCORE-08', `${score} points make ${title}`, t =>
    win(t, values).verify(({ game, state }) => {
      const end = game.outcome(state);
      expect(end?.won && [end.score, end.title]).toEqual([score, title]);
    }),
  );
}

const EXAMPLES: readonly (readonly [string, Win, number, string])[] = [
  ['DF2-EX-30', { difficulty: 'hard', coins: 4, dice: 2, scars: 1 }, 24, 'Average Warriors'],
  ['DF2-EX-31', { scars: 3, eliminated: 1 }, -6, 'Lame Ducks'],
  [
    'DF2-EX-32',
    { difficulty: 'inferno', coins: 6, dice: 2 },
    42,
    'Heroic Awesomeness Beyond Human Comprehension',
  ],
];

for (const [id, values, score, title] of EXAMPLES) {
  clause(id, `the example adds up to ${score}`, t =>
    win(t, values).verify(({ game, state }) => {
      const end = game.outcome(state);
      expect(end?.won && [end.score, end.title]).toEqual([score, title]);
    }),
  );
}

clause('DF2-SCORE-04', 'one scar taken on the way to the Boss costs the bonus of the unscarred', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', fainted: true }],
      shops: 2,
      decks: { bosses: ['test-boss'] },
      cards: [boss()],
      combat: { monster: monster({ coins: 0 }), life: 3, room: room({ shopIcons: 10 }), active: 'murka' },
    })
    .throws('red')
    .does('brad scars red', 'party done')
    .arrange(({ combat }) => {
      if (combat) combat.foe.life = 3;
    })
    .throws('red')
    .verify(({ game, state }) =>
      expect(game.outcome(state)).toMatchObject({
        won: true,
        parts: expect.arrayContaining([{ why: 'unscarred', amount: 0 }]),
      }),
    ),
);
