import { clause, monster, type Table, type TestHero } from '../../support/table.ts';

const weak = (hero: string, values: Partial<TestHero> = {}): TestHero => ({ hero, life: 2, ...values });

clause('DF0-FAINT-01', 'a knocked-out player has no more turns in this fight', t =>
  t
    .combat({
      heroes: [weak('lorenzo'), 'aureliano', 'ornella'],
      chest: { dice: 2 },
      combat: { monster: monster({ life: 40 }) },
    })
    .throws('red', { zone: 'hole' })
    .expect('lorenzo missed: hole', 'lorenzo life 2 → 0: miss', 'lorenzo fainted')
    .throws('green')
    .asks('ornella', 'turn')
    .throws('blue')
    .asks('aureliano', 'turn')
    .mayNot('lorenzo throws white'),
);

clause(
  ['DF0-FAINT-02', 'DF0-R-18'],
  'after a scar a knocked-out hero is back for the next fight, healed',
  t =>
    t
      .combat({
        heroes: ['lorenzo', { hero: 'aureliano', fainted: true }],
        map: { floors: ['cellar', 'opera', 'motorway'] },
        combat: { life: 3, room: 'cellar-coal' },
      })
      .throws('red')
      .asks('aureliano', 'scar')
      .does('aureliano scars red')
      .includes('aureliano scarred red: maximum 6', 'room cellar-stash')
      .shows({ 'heroes.aureliano.fainted': false, 'heroes.aureliano.life': 6, 'combat.active': 'aureliano' }),
);

clause(['DF0-FAINT-03', 'DF0-END-02'], 'all players knocked out in one fight lose the game', t =>
  t
    .combat({ heroes: [weak('lorenzo'), { hero: 'aureliano', fainted: true }] })
    .throws('red', { zone: 'hole' })
    .expect('lorenzo missed: hole', 'lorenzo life 2 → 0: miss', 'lorenzo fainted', 'lost: all-fainted')
    .ends('all-fainted'),
);

clause(['DF0-FAINT-03', 'DF0-R-26'], 'alone, one knock-out is the end', t =>
  t
    .combat({ heroes: [weak('lorenzo')] })
    .throws('red', { zone: 'hole' })
    .ends('all-fainted'),
);

const lastGasp = (t: Table, heroes: readonly (string | TestHero)[]): Table =>
  t
    .combat({ heroes, combat: { monster: monster(), life: 4 } })
    .throws('red', { zone: '2', face: 'icon' })
    .does('lorenzo accepts');

clause(
  ['DF0-FAINT-04', 'DF0-END-03', 'DF0-R-36'],
  'the last player in the game who is permanently incapacitated loses the game, monster or not',
  t =>
    lastGasp(t, [
      { hero: 'lorenzo', life: 1, scars: ['green', 'blue'], abilities: { red: 'blind-fury' } },
      { hero: 'aureliano', eliminated: true },
    ])
      .includes('lorenzo fainted', 'defeated test-monster', 'lorenzo eliminated', 'lost: all-eliminated')
      .ends('all-eliminated'),
);

clause(['DF0-FAINT-04', 'DF0-R-36'], 'with one scar less the game goes on', t =>
  lastGasp(t, [
    { hero: 'lorenzo', life: 1, scars: ['green'], abilities: { red: 'blind-fury' } },
    { hero: 'aureliano', eliminated: true },
  ])
    .includes('lorenzo fainted', 'defeated test-monster')
    .asks('lorenzo', 'scar')
    .goesOn(),
);
