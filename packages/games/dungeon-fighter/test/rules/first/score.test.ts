import { expect } from 'vitest';
import { boss, clause, mapRoom, monster, type Table, type TestHero, weapon } from '../../support/table.ts';

const PARTY = ['torm', 'randolph', 'goldfinga', 'murka', 'fridolin', 'aristide'];

interface Win {
  readonly players?: number;
  readonly coins?: number;
  readonly dice?: number;
  /** Scars of heroes in play, one each. */
  readonly scars?: number;
  /** From the last seat on; their scars are back in the supply. */
  readonly eliminated?: number;
  readonly difficulty?: string;
  readonly hero?: Omit<TestHero, 'hero'>;
}

/** Torm finishes the boss with a hero die. */
function win(
  t: Table,
  { players = 2, coins = 0, dice = 0, scars = 0, eliminated = 0, difficulty = 'easy', hero }: Win,
): Table {
  const heroes = PARTY.slice(0, players).map(
    (name, i): TestHero => ({
      hero: name,
      ...(i < scars && { scars: ['red'] }),
      ...(i >= players - eliminated && { eliminated: true }),
      ...(i === 0 && hero),
    }),
  );
  return t
    .combat({ heroes, difficulty, chest: { coins, dice }, combat: { boss: boss(), life: 3 } })
    .arrange(state => {
      state.scarsTaken += 2 * eliminated;
    })
    .throws('red')
    .ends('won');
}

const endOf = (t: Table) => {
  const end = t.game.outcome(t.state);
  if (!end?.won) throw new Error('the game is not won');
  return end;
};

/** The score of the win, and what one of its parts counts. */
const scores = (t: Table, score: number, why?: string, amount?: number): Table =>
  t.verify(() => {
    const end = endOf(t);
    expect(end.score).toBe(score);
    if (why !== undefined) expect(end.parts.find(part => part.why === why)?.amount ?? 0).toBe(amount);
  });

for (const players of [1, 2, 4, 6])
  clause('DF1-SCORE-01', `${players} players are ${players} points`, t =>
    scores(win(t, { players }), 10 + players, 'players', players),
  );

clause(['DF1-SCORE-01', 'DF1-R-79'], 'eliminated players count among the players', t =>
  scores(win(t, { players: 4, eliminated: 2 }), 4 + 5 - 10, 'players', 4),
);

clause(['DF1-SCORE-01', 'DF1-R-79'], 'alone with two heroes each hero counts', t =>
  scores(
    t
      .combat({
        heroes: ['torm', 'randolph'],
        solo: true,
        chest: { coins: 0, dice: 0 },
        combat: { boss: boss(), life: 3 },
      })
      .throws('red'),
    12,
    'players',
    2,
  ),
);

for (const [coins, points] of [
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 2],
  [29, 14],
  [30, 15],
] as const)
  clause('DF1-SCORE-02', `${coins} coins on the chest are ${points} points`, t =>
    scores(win(t, { coins }), 12 + points, 'coins', points),
  );

for (const dice of [0, 1, 4, 9])
  clause('DF1-SCORE-03', `${dice} bonus dice on the chest are ${2 * dice} points`, t =>
    scores(win(t, { dice }), 12 + 2 * dice, 'bonus-dice', 2 * dice),
  );

clause('DF1-SCORE-04', 'a party that received no scar has 5 points more', t =>
  scores(win(t, {}), 12, 'unscarred', 5),
);

for (const scars of [1, 2, 4])
  clause(
    ['DF1-SCORE-04', 'DF1-SCORE-06'],
    `${scars} scars cost ${scars} points and the 5 of the unscarred`,
    t => {
      scores(win(t, { players: 4, scars }), 4 + 5 - scars, 'unscarred', 0);
      scores(t, 9 - scars, 'scars', -scars);
    },
  );

clause(['DF1-SCORE-04', 'DF1-R-81'], 'a scar that went back to the supply was received all the same', t =>
  scores(win(t, { players: 3, eliminated: 1 }), 3 + 5 - 5, 'unscarred', 0),
);

clause(['DF1-SCORE-04', 'DF1-SCORE-06', 'DF1-R-84'], 'who faints in the boss fight takes no scar', t =>
  scores(
    t
      .combat({
        heroes: ['torm', { hero: 'randolph', life: 1 }],
        chest: { coins: 0, dice: 0 },
        combat: { boss: boss(), life: 3, active: 'randolph' },
      })
      .throws('red', { zone: 'outside' })
      .throws('green')
      .ends('won'),
    12,
    'unscarred',
    5,
  ),
);

for (const eliminated of [1, 2])
  clause(
    ['DF1-SCORE-07', 'DF1-SCORE-06', 'DF1-R-80'],
    `${eliminated} eliminated cost 5 points each, and nothing for their scars`,
    t => {
      scores(win(t, { players: 4, eliminated }), 9 - 5 * eliminated, 'eliminated', -5 * eliminated);
      scores(t, 9 - 5 * eliminated, 'scars', 0);
    },
  );

const TITLES: readonly (readonly [number, Win, string])[] = [
  [-5, { players: 5, eliminated: 3 }, 'Lame Ducks'],
  [0, { players: 5, eliminated: 2 }, 'Lame Ducks'],
  [1, { players: 6, eliminated: 2 }, 'Inept Optimists'],
  [5, { players: 5, eliminated: 1 }, 'Inept Optimists'],
  [6, { players: 6, eliminated: 1 }, 'Insubordinate Rascals'],
  [10, { players: 6, scars: 1 }, 'Insubordinate Rascals'],
  [11, { players: 1 }, 'Rookie Adventurers'],
  [15, { players: 5 }, 'Rookie Adventurers'],
  [16, { players: 6 }, 'Wannabe Heroes'],
  [20, { dice: 4 }, 'Wannabe Heroes'],
  [21, { dice: 4, coins: 2 }, 'Average Warriors'],
  [25, { dice: 6, coins: 2 }, 'Average Warriors'],
  [26, { dice: 7 }, 'Skilled Champions'],
  [30, { dice: 9 }, 'Skilled Champions'],
  [31, { dice: 9, coins: 2 }, 'Epic Sourcebook Readers'],
  [35, { dice: 9, coins: 11 }, 'Epic Sourcebook Readers'],
  [36, { dice: 9, coins: 12 }, 'Epic Sourcebook Writers'],
  [39, { dice: 9, coins: 19 }, 'Epic Sourcebook Writers'],
];
const TOP = 'Heroic Awesomeness Beyond Human Comprehension';

for (const [score, values, title] of TITLES)
  clause('DF1-SCORE-08', `a win of ${score} points makes ${title}`, t =>
    scores(win(t, values), score).verify(() => expect(endOf(t).title).toBe(title)),
  );

for (const [score, coins] of [
  [40, 20],
  [41, 22],
  [45, 30],
] as const)
  clause(['DF1-SCORE-08', 'DF1-R-82'], `${score} points make the top title`, t =>
    scores(win(t, { dice: 9, coins }), score).verify(() => expect(endOf(t).title).toBe(TOP)),
  );

clause('DF1-SCORE-09', 'a score, however bad, changes nothing about the win', t =>
  win(t, { players: 5, eliminated: 3 }).verify(({ game, state }) => {
    expect(endOf(t).score).toBeLessThan(0);
    expect(state.result).toEqual({ won: true });
    expect(game.outcome(state)?.won).toBe(true);
  }),
);

clause('DF1-SCORE-10', 'equipment is worth nothing', t =>
  scores(win(t, { hero: { equipment: [weapon()] } }), 12),
);

clause('DF1-SCORE-10', 'seduced monsters are worth nothing', t =>
  scores(
    t
      .combat({
        heroes: ['torm', { hero: 'randolph', captives: ['goblin', 'cute-bear'] }],
        chest: { coins: 0, dice: 0 },
        combat: { boss: boss(), life: 3 },
      })
      .throws('red')
      .ends('won'),
    12,
  ),
);

clause('DF1-SCORE-10', 'a bonus die thrown at the boss is worth nothing', t =>
  scores(
    t
      .combat({
        heroes: ['torm', 'randolph'],
        chest: { coins: 0, dice: 2 },
        combat: { boss: boss(), life: 3, dice: [], bonusDiceThrown: 2 },
      })
      .throws('white')
      .ends('won'),
    14,
    'bonus-dice',
    2,
  ),
);

for (const [what, values, score, title] of [
  [
    'Normal, 4 players, 5 gold, 3 dice, 2 scars',
    { players: 4, coins: 5, dice: 3, scars: 2, difficulty: 'normal' },
    20,
    'Wannabe Heroes',
  ],
  [
    'Easy, 3 players, one eliminated, one other scar',
    { players: 3, scars: 1, eliminated: 1 },
    2,
    'Inept Optimists',
  ],
] as const)
  clause(['DF1-SCORE-01', 'DF1-SCORE-05', 'DF1-SCORE-06', 'DF1-SCORE-08'], `${what}: ${score}`, t =>
    scores(win(t, values), score).verify(() => expect(endOf(t).title).toBe(title)),
  );

clause(
  ['DF1-SCORE-04', 'DF1-SCAR-01'],
  'one scar taken on the way to the boss costs the 5 of the unscarred',
  t =>
    t
      .combat({
        heroes: ['torm', { hero: 'randolph', fainted: true }],
        map: { floors: ['cellar', 'crypt', 'wake'], room: 'wake-vault' },
        decks: { bosses: ['test-boss'] },
        cards: [boss()],
        combat: {
          monster: monster({ coins: 0 }),
          life: 3,
          dice: ['red'],
          room: mapRoom({ id: 'last-room' }),
        },
      })
      .throws('red')
      .does('randolph scars red')
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
