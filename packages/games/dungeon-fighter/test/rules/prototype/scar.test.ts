import { clause, monster, type Table, type TestHero } from '../../support/table.ts';

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

clause('DF0-SCAR-01', 'the scar is placed before the next fight', t =>
  won(t)
    .asks('aureliano', 'scar')
    .shows({ phase: 'rest', combat: null })
    .does('aureliano scars green')
    .begins('aureliano scarred green: maximum 6', 'room cellar-laundry')
    .shows({ 'heroes.aureliano.scars': ['green'], phase: 'combat' }),
);

clause('DF0-SCAR-01', 'a hero who stands takes no scar', t =>
  won(t, { fainted: false, life: 1 })
    .excludes(/scar/)
    .shows({ 'heroes.aureliano.scars': [], phase: 'combat' }),
);

clause(['DF0-SCAR-01', 'DF0-R-33'], 'a leader who is only knocked out stays leader', t =>
  won(t, {}, 'aureliano').does('aureliano scars red').excludes(/leads/).shows({ leader: 'aureliano' }),
);
