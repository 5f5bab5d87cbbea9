import {
  armor,
  clause,
  type Equipment,
  monster,
  spendable,
  type Table,
  type TestHero,
  type TestStage,
  weapon,
} from '../../support/table.ts';

const carrying = (...equipment: Equipment[]): TestHero => ({
  hero: 'aureliano',
  slots: { weapon: 2, armor: 2, spendable: 2 },
  equipment,
});
const fight = (t: Table, hero: TestHero, stage: Partial<TestStage> = {}): Table =>
  t.combat({
    heroes: [hero, 'lorenzo'],
    ...stage,
    combat: { monster: monster({ damage: 4 }), ...stage.combat },
  });

const club = weapon({ id: 'club', requirement: 'jump', bonus: 2 });
const flail = weapon({ id: 'flail', requirement: 'nose', bonus: 4 });

clause('DF0-GEAR-01', 'a performed shot adds the bonus of the weapon to a hit', t =>
  fight(t, carrying(club))
    .throws('red', { zone: '3' }, ['club'])
    .expect('aureliano hit 3', 'damage 5 = 3 section + 2 club', 'monster life 12 → 7: hit'),
);

clause('DF0-GEAR-01', 'a miss has no bonus', t =>
  fight(t, carrying(club))
    .throws('red', { zone: 'hole' }, ['club'])
    .expect('aureliano missed: hole', 'aureliano life 9 → 5: miss'),
);

clause('DF0-GEAR-02', 'the bonuses of two weapons sum', t =>
  fight(t, carrying(club, flail))
    .throws('red', { zone: '1' }, ['club', 'flail'])
    .expect('aureliano hit 1', 'damage 7 = 1 section + 2 club + 4 flail', 'monster life 12 → 5: hit'),
);

clause('DF0-GEAR-02', 'and one failed shot of the two spoils both', t =>
  fight(t, carrying(club, flail))
    .throws('red', { zone: '1', failed: ['nose'] }, ['club', 'flail'])
    .expect('aureliano missed: nose', 'aureliano life 9 → 5: miss'),
);

clause(['DF0-GEAR-03', 'DF0-R-38'], 'all worn armors count, and the attack is never below 0', t =>
  fight(t, carrying(armor({ id: 'vest', reduce: 1 }), armor({ id: 'mail', reduce: 2 })))
    .throws('red', { zone: 'hole' })
    .expect('aureliano missed: hole', 'aureliano life 9 → 8: miss')
    .combat({
      heroes: [carrying(armor({ id: 'vest', reduce: 1 }), armor({ id: 'mail', reduce: 2 })), 'lorenzo'],
      combat: { monster: monster({ damage: 2 }) },
    })
    .throws('red', { zone: 'hole' })
    .expect('aureliano missed: hole'),
);

clause('DF0-GEAR-03', 'an armor protects its wearer only', t =>
  t
    .combat({
      heroes: [
        'lorenzo',
        carrying(armor({ id: 'vest', reduce: 1 }), armor({ id: 'wall', prevent: 'all', once: true })),
      ],
    })
    .throws('red', { zone: 'hole' })
    .expect('lorenzo missed: hole', 'lorenzo life 9 → 7: miss'),
);

clause('DF0-GEAR-04', 'an item raises only the throw of its owner', t =>
  t
    .combat({ heroes: ['lorenzo', carrying(spendable({ hitBonus: 2 }))] })
    .throws('red')
    .expect('lorenzo hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit'),
);

clause(
  ['DF0-GEAR-04', 'DF0-R-39'],
  'an item heals in time, before the attack that would knock its owner out',
  t =>
    fight(t, { ...carrying(spendable({ heal: { amount: 3, whom: 'hero' } })), life: 4 })
      .throws('red', { zone: 'hole' })
      .expect('aureliano missed: hole')
      .asks('aureliano', 'window')
      .does('aureliano uses test-spendable on aureliano')
      .expect(
        'aureliano used test-spendable on aureliano',
        'aureliano healed 4 → 7: test-spendable',
        'aureliano life 7 → 3: miss',
      ),
);
