import { clause } from '../../../support/table.ts';

for (const zone of ['3', 'outside'] as const) {
  clause(
    ['DF2-HERO-25', 'DF2-HERO-26'],
    `Time Spell turns its token and may re-throw with the die in ${zone}`,
    t =>
      t
        .combat({ heroes: ['brad', 'marvin'] })
        .throws('blue', { zone, face: 'icon' })
        .expect('marvin token active')
        .offers('marvin re-throws', 'marvin spends token', 'marvin passes')
        .does('marvin re-throws')
        .expect('marvin re-throws by marvin: time-spell')
        .offers('marvin throws blue')
        .throws('blue', { zone: '4' })
        .does('marvin passes')
        .expect('marvin hit 4', 'damage 4 = 4 section', 'monster life 12 → 8: hit'),
  );
}

clause(['DF2-HERO-26', 'DF2-R-78'], 'the token turns active although the re-throw is not taken', t =>
  t
    .combat({ heroes: ['brad', 'marvin'] })
    .throws('blue', { zone: '4', face: 'icon' })
    .does('marvin passes')
    .expect('marvin hit 4', 'damage 4 = 4 section', 'monster life 12 → 8: hit')
    .shows({ 'heroes.marvin.token': 'active' }),
);

clause(['DF2-HERO-26', 'DF2-R-80'], 'the token stays active although its throw is replaced', t =>
  t
    .combat({ heroes: ['brad', 'marvin'] })
    .throws('blue', { zone: 'outside', face: 'icon' })
    .does('marvin re-throws')
    .throws('blue', { zone: 'outside' })
    .offers('marvin spends token', 'marvin passes'),
);

clause('DF2-HERO-26', 'a blank face leaves the token inactive', t =>
  t
    .combat({ heroes: ['brad', 'marvin'] })
    .throws('blue', { zone: '4' })
    .shows({ 'heroes.marvin.token': 'inactive' }),
);

clause(
  ['DF2-HERO-27', 'DF2-R-79'],
  'Marvin turns the active token back and the Active Hero throws the die again',
  t =>
    t
      .combat({ heroes: [{ hero: 'marvin', token: 'active' }, 'murka'] })
      .throws('red', { zone: 'outside' })
      .asks('marvin', 'window')
      .offers('marvin spends token', 'marvin passes')
      .does('marvin spends token')
      .expect('marvin token inactive', 'murka re-throws by marvin: token')
      .shows({ 'heroes.marvin.token': 'inactive', 'heroes.murka.life': 9 })
      .offers('murka throws red')
      .throws('red', { zone: '4' })
      .expect('murka hit 4', 'damage 4 = 4 section', 'monster life 12 → 8: hit'),
);

clause('DF2-HERO-27', 'Marvin may spend the token on his own throw', t =>
  t
    .combat({ heroes: ['brad', { hero: 'marvin', token: 'active' }] })
    .throws('red', { zone: 'outside' })
    .offers('marvin spends token', 'marvin passes')
    .does('marvin spends token')
    .offers('marvin throws red'),
);

clause(['DF2-HERO-27', 'DF2-R-79'], 'the token cannot undo a result that has been applied', t =>
  t
    .combat({ heroes: [{ hero: 'marvin', token: 'active' }, 'murka', 'brad'] })
    .throws('red', { zone: 'outside' })
    .does('marvin passes')
    .expect('murka missed: outside', 'murka life 9 → 7: miss')
    .asks('brad', 'turn')
    .mayNot('marvin spends token'),
);

clause(['DF2-HERO-27', 'DF2-R-57', 'DF2-R-79'], 'fainted, Marvin cannot spend the token', t =>
  t
    .combat({ heroes: [{ hero: 'marvin', token: 'active', fainted: true }, 'murka', 'brad'] })
    .throws('red', { zone: 'outside' })
    .expect('murka missed: outside', 'murka life 9 → 7: miss')
    .asks('brad', 'turn'),
);

clause('DF2-HERO-27', 'an inactive token re-throws nothing', t =>
  t
    .combat({ heroes: ['marvin', 'murka', 'brad'] })
    .throws('red', { zone: 'outside' })
    .expect('murka missed: outside', 'murka life 9 → 7: miss')
    .asks('brad', 'turn'),
);

clause(['DF2-HERO-28', 'DF2-R-88'], 'the Time Spell token leaves the game with Marvin', t =>
  t
    .combat({
      heroes: [
        { hero: 'marvin', token: 'active', scars: ['red', 'green', 'blue'], fainted: true },
        'murka',
        'brad',
      ],
      combat: { life: 3 },
    })
    .throws('red')
    .includes('marvin eliminated')
    .shows({ 'heroes.marvin.token': 'none' }),
);
