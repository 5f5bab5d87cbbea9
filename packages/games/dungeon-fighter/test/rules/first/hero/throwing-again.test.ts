import { clause, monster, weapon } from '../../../support/table.ts';
import { against, nearTheEnd, tormWith } from './torm.ts';

// ---- Swing Twice ----------------------------------------------------------------------------------------

clause(['DF1-HERO-02', 'DF1-R-42'], 'Swing Twice offers the same die again once the damage is dealt', t =>
  against(t, 'swing-twice')
    .throws('red', { zone: '4', face: 'icon' })
    .expect('torm hit 4', 'torm ability red: swing-twice', 'damage 4 = 4 section', 'monster life 12 → 8: hit')
    .offers('torm accepts', 'torm declines')
    .does('torm accepts')
    .expect('torm second throw: swing-twice')
    .offers('torm throws red')
    .throws('red', { zone: '3' })
    .expect('torm hit 3', 'damage 3 = 3 section', 'monster life 8 → 5: hit')
    .shows({ 'combat.dice': ['green', 'blue'] })
    .asks('randolph', 'turn'),
);

clause(['DF1-HERO-02', 'DF1-R-42'], 'the second throw of Swing Twice may be declined', t =>
  against(t, 'swing-twice')
    .throws('red', { zone: '4', face: 'icon' })
    .does('torm declines')
    .expect()
    .shows({ 'combat.life': 8, 'combat.dice': ['green', 'blue'] })
    .asks('randolph', 'turn'),
);

clause('DF1-HERO-02', 'a dead monster needs no second throw', t =>
  nearTheEnd(t, 'swing-twice')
    .throws('red', { face: 'icon' })
    .includes('monster life 1 → -2: hit', 'defeated test-monster')
    .excludes(/second throw/),
);

clause('DF1-HERO-03', 'the icon on the second throw grants no third', t =>
  against(t, 'swing-twice')
    .throws('red', { zone: '4', face: 'icon' })
    .does('torm accepts')
    .throws('red', { zone: '2', face: 'icon' })
    .expect('torm hit 2', 'damage 2 = 2 section', 'monster life 8 → 6: hit')
    .asks('randolph', 'turn'),
);

clause('DF1-HERO-03', 'on another turn Swing Twice works again', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', abilities: { red: 'swing-twice', green: 'swing-twice' } }],
      solo: true,
    })
    .throws('red', { zone: '1', face: 'icon' })
    .does('torm accepts')
    .throws('red', { zone: '1' })
    .throws('green', { zone: '1', face: 'icon' })
    .includes('torm ability green: swing-twice')
    .offers('torm accepts', 'torm declines'),
);

clause('DF1-HERO-04', 'the second throw of Swing Twice hurts when it misses', t =>
  against(t, 'swing-twice', { combat: { monster: monster({ damage: 3, ability: 'lose-gold' }) } })
    .throws('red', { zone: '4', face: 'icon' })
    .does('torm accepts')
    .throws('red', { zone: '4', bounces: 0 })
    .expect('torm missed: no-bounce', 'torm life 9 → 6: miss', 'coins -1 = 1: lose-gold')
    .asks('randolph', 'turn'),
);

clause(['DF1-HERO-04', 'DF1-R-42'], 'weapons are declared afresh and every demand binds again', t =>
  against(t, 'swing-twice', {
    heroes: [tormWith('swing-twice', { equipment: [weapon({ requirement: 'nose' })] }), 'randolph'],
    combat: { monster: monster({ requirement: 'jump' }) },
  })
    .throws('red', { zone: '1', face: 'icon' })
    .does('torm accepts')
    .offers('torm throws red', 'torm throws red with test-weapon', 'torm discards test-weapon')
    .does('torm throws red with test-weapon')
    .shows({ 'combat.throw.requirements': ['jump', 'nose'] })
    .does('lands 2 blank')
    .expect('torm hit 2', 'damage 5 = 2 section + 3 test-weapon', 'monster life 11 → 6: hit'),
);

clause('DF1-R-42', 'a white die is thrown again at no cost, and may then activate another ability', t =>
  t
    .combat({
      heroes: [
        { hero: 'torm', abilities: { red: 'swing-twice', green: 'pickpocket', blue: 'beer' } },
        'randolph',
      ],
      chest: { dice: 2 },
      combat: { dice: [] },
    })
    .throws('white', { zone: '1', face: 'icon' })
    .does('torm activates red')
    .does('torm accepts')
    .throws('white', { zone: '1', face: 'icon' })
    .offers('torm activates green', 'torm activates blue', 'torm activates nothing')
    .shows({ 'chest.dice': 1, 'combat.bonusDiceThrown': 1 }),
);

// ---- Swing Again ----------------------------------------------------------------------------------------

for (const [what, landing] of [
  ['a hit', { zone: '5' }],
  ['a miss', { zone: 'outside' }],
] as const) {
  clause('DF1-HERO-19', `Swing Again makes ${what} void and throws the same die afresh`, t =>
    against(t, 'swing-again', { combat: { monster: monster({ ability: 'lose-gold' }) } })
      .throws('red', { ...landing, face: 'icon' })
      .expect()
      .offers('torm re-throws', 'torm passes')
      .does('torm re-throws')
      .expect('torm re-throws by torm: swing-again')
      .shows({ 'combat.life': 12, 'heroes.torm.life': 9, 'chest.coins': 2 })
      .offers('torm throws red')
      .throws('red', { zone: '2' })
      .expect('torm hit 2', 'damage 2 = 2 section', 'monster life 12 → 10: hit')
      .asks('randolph', 'turn'),
  );

  clause(['DF1-HERO-19', 'DF1-ICON-10'], `Swing Again need not be used on ${what}`, t =>
    against(t, 'swing-again')
      .throws('red', { ...landing, face: 'icon' })
      .does('torm passes')
      .expect(
        ...(what === 'a hit'
          ? ['torm hit 5', 'damage 5 = 5 section', 'monster life 12 → 7: hit']
          : ['torm missed: outside', 'torm life 9 → 7: miss']),
      ),
  );
}

clause(
  'DF1-R-43',
  'Swing Again may be used again without limit, and the last throw stands even if worse',
  t =>
    against(t, 'swing-again')
      .throws('red', { zone: '6', face: 'icon' })
      .does('torm re-throws')
      .throws('red', { zone: '5', face: 'icon' })
      .does('torm re-throws')
      .throws('red', { zone: '4', face: 'icon' })
      .does('torm re-throws')
      .throws('red', { zone: 'hole' })
      .expect('torm missed: hole', 'torm life 9 → 7: miss'),
);
