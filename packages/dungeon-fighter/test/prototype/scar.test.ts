import { clause, monster, type Table, type TestHero } from '../support/table.ts';

const FLOORS = ['cellar', 'opera', 'motorway'] as const;

/** Lorenzo wins the fight in which the other one was knocked out. */
const won = (t: Table, other: Partial<TestHero> = {}, leader = 'lorenzo'): Table =>
  t
    .combat({
      heroes: ['lorenzo', { hero: 'aureliano', fainted: true, ...other }, 'ornella'],
      leader,
      map: { floors: FLOORS },
      decks: { monsters: ['next'] },
      cards: [monster({ id: 'next', life: 30 })],
      combat: { life: 3, active: 'lorenzo', room: 'cellar-demijohns' },
    })
    .throws('red');

for (const color of ['red', 'green', 'blue'])
  clause(
    'DF0-SCAR-01',
    `a knocked-out hero may place the scar on the ${color} power, before the next fight`,
    t =>
      won(t)
        .asks('aureliano', 'scar')
        .shows({ phase: 'rest', combat: null })
        .offers('aureliano scars red', 'aureliano scars green', 'aureliano scars blue')
        .does(`aureliano scars ${color}`)
        .begins(`aureliano scarred ${color}: maximum 6`, 'room cellar-laundry')
        .shows({ 'heroes.aureliano.scars': [color], phase: 'combat' }),
  );

clause('DF0-SCAR-01', 'not on a power that has one', t =>
  won(t, { scars: ['green'] })
    .offers('aureliano scars red', 'aureliano scars blue')
    .mayNot('aureliano scars green'),
);

clause('DF0-SCAR-01', 'a hero who stands takes no scar', t =>
  won(t, { fainted: false, life: 1 })
    .excludes(/scar/)
    .shows({ 'heroes.aureliano.scars': [], phase: 'combat' }),
);

for (const die of ['red', 'green', 'blue'] as const)
  clause('DF0-SCAR-02', `a scarred ${die} power does nothing, its die is thrown all the same`, t =>
    t
      .combat({
        heroes: [
          {
            hero: 'lorenzo',
            scars: [die],
            abilities: { red: 'pickpocket', green: 'pickpocket', blue: 'pickpocket' },
          },
          'aureliano',
        ],
      })
      .throws(die, { face: 'icon' })
      .expect('lorenzo hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit'),
  );

for (const [before, maximum] of [
  [[], 6],
  [['green'], 3],
] as const)
  clause(
    ['DF0-SCAR-03', 'DF0-R-18', 'DF0-R-22'],
    `scar ${before.length + 1} leaves ${maximum} of 9 life`,
    t =>
      won(t, { scars: before })
        .does('aureliano scars red')
        .includes(`aureliano scarred red: maximum ${maximum}`)
        .shows({
          'heroes.aureliano.maximum': maximum,
          'heroes.aureliano.life': maximum,
          'supply.scars': 17 - before.length,
        }),
  );

clause('DF0-SCAR-03', 'nobody heals into the covered spaces', t =>
  t
    .combat({
      heroes: [
        { hero: 'lorenzo', scars: ['blue'], life: 5, abilities: { red: 'heal-all-heroes-2' } },
        'aureliano',
      ],
    })
    .throws('red', { face: 'icon' })
    .includes('lorenzo healed 5 → 6: heal-all-heroes-2'),
);

clause(['DF0-SCAR-04', 'DF0-R-20'], 'the third scar ends it: out of the game, the scars back in the box', t =>
  won(t, { scars: ['red', 'green'] })
    .includes('defeated test-monster', 'aureliano eliminated', 'room cellar-laundry')
    .excludes(/scarred/)
    .shows({
      'heroes.aureliano.eliminated': true,
      'heroes.aureliano.fainted': false,
      'heroes.aureliano.scars': [],
      'supply.scars': 18,
    }),
);

clause('DF0-SCAR-04', 'who is out of the game never throws again', t =>
  won(t, { scars: ['red', 'green'] })
    .asks('ornella', 'turn')
    .throws('red')
    .asks('lorenzo', 'turn')
    .throws('green')
    .asks('ornella', 'turn'),
);

clause(
  ['DF0-SCAR-04', 'DF0-R-33'],
  'a leader out of the game is followed by the next player to the left',
  t =>
    won(t, { scars: ['red', 'green'] }, 'aureliano')
      .includes('aureliano eliminated', 'ornella leads')
      .shows({ leader: 'ornella' }),
);

clause(['DF0-SCAR-01', 'DF0-R-33'], 'a leader who is only knocked out stays leader', t =>
  won(t, {}, 'aureliano').does('aureliano scars red').excludes(/leads/).shows({ leader: 'aureliano' }),
);
