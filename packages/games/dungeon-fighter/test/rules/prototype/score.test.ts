import { expect } from 'vitest';
import { titleOf } from '../../../rules/chapters/score.ts';
import { type DungeonFighter, RULE_SETS } from '../../../rules/index.ts';
import {
  boss,
  clause,
  mapRoom,
  monster,
  type Table,
  type TestHero,
  type TestStage,
} from '../../support/table.ts';

const { edition } = RULE_SETS['prototype'] as DungeonFighter;

/** A won game, a bonus die and two coins left over, two players, on Easy. */
const won = (t: Table, stage: Partial<TestStage> = {}): Table =>
  t
    .combat({
      heroes: ['lorenzo', 'aureliano'],
      chest: { coins: 2, dice: 1 },
      ...stage,
      combat: { boss: boss(), life: 3, ...stage.combat },
    })
    .throws('red');

const counts = (t: Table, parts: Readonly<Record<string, number>>): Table =>
  t.verify(({ game, state }) => {
    const outcome = game.outcome(state);
    expect(outcome?.won).toBe(true);
    const found = outcome?.won ? Object.fromEntries(outcome.parts.map(part => [part.why, part.amount])) : {};
    expect(Object.fromEntries(Object.keys(parts).map(why => [why, found[why]]))).toEqual(parts);
  });

const PARTY = ['lorenzo', 'alessandro', 'aureliano', 'giuseppe', 'beatrice', 'ornella'];

for (const players of [1, 2, 3, 4, 5, 6])
  clause('DF0-SCORE-02', `${players} players are worth ${players}`, t =>
    counts(won(t, { heroes: PARTY.slice(0, players) }), { players }),
  );

for (const dice of [0, 1, 4])
  clause('DF0-SCORE-03', `${dice} bonus dice on the chest are worth ${2 * dice}`, t =>
    counts(won(t, { chest: { coins: 0, dice } }), { 'bonus-dice': 2 * dice }),
  );

clause('DF0-SCORE-03', 'bonus dice used in the last fight do not count', t =>
  counts(
    t
      .combat({
        heroes: ['lorenzo'],
        chest: { dice: 3 },
        combat: { boss: boss(), life: 3, dice: [], bonusDiceThrown: 2 },
      })
      .throws('white'),
    { 'bonus-dice': 4 },
  ),
);

for (const [coins, points] of [
  [0, 0],
  [1, 0],
  [2, 1],
  [5, 2],
  [6, 3],
] as const)
  clause('DF0-SCORE-04', `${coins} coins not spent are worth ${points}`, t =>
    counts(won(t, { chest: { coins } }), { coins: points }),
  );

clause('DF0-SCORE-05', 'nobody ever knocked out is worth 5', t => counts(won(t), { unscarred: 5 }));

clause(['DF0-SCORE-05', 'DF0-R-46'], 'a knock-out forfeits it, in the boss fight too', t =>
  counts(
    t
      .combat({ heroes: [{ hero: 'lorenzo', life: 3 }, 'aureliano'], combat: { boss: boss(), life: 3 } })
      .throws('red', { zone: 'hole' })
      .includes('lorenzo fainted')
      .throws('green'),
    { unscarred: 0, scars: 0 },
  ),
);

clause('DF0-SCORE-05', 'a knock-out in an earlier fight forfeits it', t =>
  counts(
    t
      .combat({
        heroes: [{ hero: 'lorenzo', life: 2 }, 'aureliano'],
        map: { floors: ['cellar', 'opera', 'motorway'], room: 'motorway-end' },
        combat: { room: 'motorway-end', life: 3 },
      })
      .throws('red', { zone: 'hole' })
      .throws('green')
      .does('lorenzo scars red')
      .shows({ 'combat.boss': true })
      .arrange(({ combat }) => {
        if (combat) combat.foe.life = 3;
      })
      .throws('red'),
    { unscarred: 0, scars: -1 },
  ),
);

for (const [what, heroes, points] of [
  ['no scar', ['lorenzo', 'aureliano'], 0],
  ['one scar', ['lorenzo', { hero: 'aureliano', scars: ['red'] }], -1],
  [
    'three scars of two heroes',
    [
      { hero: 'lorenzo', scars: ['red', 'blue'] },
      { hero: 'aureliano', scars: ['red'] },
    ],
    -3,
  ],
] as const satisfies readonly (readonly [string, readonly (string | TestHero)[], number])[])
  clause('DF0-SCORE-06', `${what} on the sheets: ${points}`, t =>
    counts(won(t, { heroes }), { scars: points }),
  );

clause(['DF0-SCORE-07', 'DF0-R-21'], 'an incapacitated hero costs 5, the scars in the box nothing', t =>
  counts(
    t
      .combat({
        heroes: ['lorenzo', { hero: 'aureliano', fainted: true, scars: ['red', 'green'] }],
        map: { floors: ['cellar', 'opera', 'motorway'], room: 'motorway-end' },
        combat: { room: 'motorway-end', life: 3 },
      })
      .throws('red')
      .includes('aureliano eliminated')
      .arrange(({ combat }) => {
        if (combat) combat.foe.life = 3;
      })
      .throws('red'),
    { eliminated: -5, scars: 0, players: 2 },
  ),
);

clause('DF0-SCORE-07', 'two of them cost 10', t =>
  counts(
    won(t, {
      heroes: ['lorenzo', { hero: 'aureliano', eliminated: true }, { hero: 'ornella', eliminated: true }],
    }),
    { eliminated: -10 },
  ),
);

const TITLES: readonly (readonly [number, number, string])[] = [
  [-9, 0, 'Loser'],
  [1, 5, 'Inept'],
  [6, 10, 'Baby Fighter'],
  [11, 15, 'Rookie'],
  [16, 20, 'Hero Wannabe'],
  [21, 25, 'Common Hero'],
  [26, 30, '20th level Hero'],
  [31, 35, 'Epic Level Manual Reader'],
  [36, 39, 'Epic Level Manual Writer'],
  [40, 99, 'There is Still No Word to Describe Your Awesomeness'],
];

for (const [from, to, title] of TITLES)
  clause('DF0-SCORE-08', `${from} to ${to} points: ${title}`, t =>
    t.verify(() => {
      for (const score of [from, to]) expect(titleOf(edition, score), String(score)).toBe(title);
    }),
  );

clause('DF0-SCORE-09', 'after a win the sum and its title are told', t =>
  won(t).verify(({ game, state }) =>
    expect(game.outcome(state)).toMatchObject({ won: true, score: 2 + 1 + 2 + 5 + 5, title: 'Rookie' }),
  ),
);

for (const [what, stage, zone] of [
  ['a loss', { heroes: [{ hero: 'lorenzo', life: 1 }] }, 'hole'],
  ['a game without dice', { chest: { dice: 0 }, combat: { dice: ['red'] } }, '1'],
] as const)
  clause('DF0-SCORE-09', `${what} has no score`, t =>
    t
      .combat({
        heroes: ['lorenzo', 'aureliano'],
        ...stage,
        combat: { boss: boss(), ...('combat' in stage && stage.combat) },
      })
      .throws('red', { zone })
      .verify(({ game, state }) => {
        expect(game.outcome(state)).toMatchObject({ won: false });
        expect(game.outcome(state)).not.toHaveProperty('score');
      }),
  );

clause('DF0-SCORE-05', 'every hero who is knocked out counts', t =>
  t
    .combat({
      heroes: [{ hero: 'ornella', life: 1 }, { hero: 'lorenzo', life: 1 }, 'giuseppe'],
      combat: { monster: monster({ damage: 3 }), room: mapRoom() },
    })
    .throws('red', { zone: 'hole' })
    .throws('green', { zone: 'hole' })
    .verify(({ state }) => {
      if (state.faints !== 2) throw new Error(`${state.faints} were counted`);
    }),
);
