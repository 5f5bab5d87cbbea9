import {
  armor,
  clause,
  monster,
  spendable,
  type Table,
  type TestHero,
  type TestStage,
} from '../support/table.ts';

const fight = (t: Table, level = 2, stage: Partial<TestStage> = {}): Table =>
  t.combat({
    heroes: ['lorenzo', 'alessandro', 'aureliano'],
    chest: { dice: 0 },
    ...stage,
    combat: { monster: monster({ level, damage: 1, life: 40 }), dice: [], ...stage.combat },
  });

clause('DF0-DEFEAT-01', 'with all dice used and the monster alive there is nothing but the defeat', t =>
  fight(t, 2, { combat: { dice: ['red'] }, chest: { dice: 1 } })
    .throws('red')
    .mayNot('alessandro retrieves')
    .throws('white')
    .offers('aureliano retrieves'),
);

clause('DF0-DEFEAT-01', 'the last die that kills prevents it', t =>
  fight(t, 2, { combat: { dice: ['red'], life: 3 } })
    .throws('red')
    .includes('defeated test-monster')
    .excludes(/retrieve/),
);

clause('DF0-DEFEAT-01', 'a bonus die gained in time postpones it', t =>
  fight(t, 2, { heroes: ['lorenzo', { hero: 'alessandro', equipment: [spendable({ bonusDice: 1 })] }] })
    .does('alessandro uses test-spendable')
    .may('lorenzo throws white')
    .mayNot('lorenzo retrieves'),
);

for (const level of [1, 2, 3, 4])
  clause('DF0-DEFEAT-02', `a monster of level ${level} costs every player ${level} life`, t =>
    fight(t, level)
      .does('lorenzo retrieves')
      .expect(
        'lorenzo retrieved',
        `lorenzo life 9 → ${9 - level}: retrieve`,
        `alessandro life 9 → ${9 - level}: retrieve`,
        `aureliano life 9 → ${9 - level}: retrieve`,
      ),
  );

clause('DF0-DEFEAT-02', 'those who are knocked out or out of the game lose nothing more', t =>
  fight(t, 2, {
    heroes: ['lorenzo', { hero: 'alessandro', fainted: true }, { hero: 'aureliano', eliminated: true }],
  })
    .does('lorenzo retrieves')
    .expect('lorenzo retrieved', 'lorenzo life 9 → 7: retrieve'),
);

clause(['DF0-DEFEAT-02', 'DF0-R-25'], 'a toad is as strong as its level', t =>
  fight(t, 3, { combat: { markers: { toad: 'lorenzo' } } })
    .does('lorenzo retrieves')
    .includes('lorenzo life 9 → 6: retrieve'),
);

clause('DF0-DEFEAT-03', 'the leader token shows its defeated side', t =>
  fight(t).shows({ 'combat.defeats': 0 }).does('lorenzo retrieves').shows({ 'combat.defeats': 1 }),
);

clause(
  ['DF0-DEFEAT-04', 'DF0-R-08'],
  'the three basic dice are back with the player left of the last thrower',
  t =>
    fight(t, 2, { combat: { dice: ['blue'] } })
      .throws('blue')
      .does('alessandro retrieves')
      .shows({ 'combat.active': 'alessandro', 'combat.dice': ['red', 'green', 'blue'] })
      .offers('alessandro throws red', 'alessandro throws green', 'alessandro throws blue'),
);

clause(['DF0-DEFEAT-04', 'DF0-R-08'], 'used bonus dice stay where they lie until the fight is over', t =>
  fight(t, 2, { combat: { bonusDiceThrown: 2 } })
    .does('lorenzo retrieves')
    .shows({ 'combat.bonusDiceThrown': 2, 'chest.dice': 0, 'supply.dice': 7 }),
);

clause(['DF0-DEFEAT-04', 'DF0-R-32'], 'if that player is knocked out by it, the next one throws', t =>
  fight(t, 2, { heroes: [{ hero: 'lorenzo', life: 2 }, 'alessandro', 'aureliano'] })
    .does('lorenzo retrieves')
    .includes('lorenzo fainted')
    .offers('alessandro throws red', 'alessandro throws green', 'alessandro throws blue'),
);

clause('DF0-DEFEAT-05', 'it repeats as often as the dice run out, until all are knocked out', t =>
  fight(t, 4, { heroes: ['lorenzo', 'alessandro'] })
    .does('lorenzo retrieves')
    .throws('red')
    .throws('green')
    .throws('blue')
    .does('alessandro retrieves')
    .shows({ 'combat.defeats': 2, 'heroes.lorenzo.life': 1, 'heroes.alessandro.life': 1 })
    .throws('red')
    .throws('green')
    .throws('blue')
    .does('lorenzo retrieves')
    .expect(
      'lorenzo retrieved',
      'lorenzo life 1 → -3: retrieve',
      'alessandro life 1 → -3: retrieve',
      'lorenzo fainted',
      'alessandro fainted',
      'lost: all-fainted',
    )
    .ends('all-fainted'),
);

for (const [what, card] of [
  ['a worn one', armor({ reduce: 2 })],
  ['a discarded one', armor({ prevent: 'all', once: true })],
] as const)
  clause(['DF0-DEFEAT-06', 'DF0-GEAR-03'], `armor does not protect, neither ${what}`, t =>
    fight(t, 2, {
      heroes: [
        { hero: 'lorenzo', slots: { weapon: 0, armor: 1, spendable: 0 }, equipment: [card] },
        'alessandro',
      ],
    })
      .does('lorenzo retrieves')
      .expect('lorenzo retrieved', 'lorenzo life 9 → 7: retrieve', 'alessandro life 9 → 7: retrieve')
      .asks('lorenzo', 'turn'),
  );

clause('DF0-DEFEAT-06', 'nor does an item against an attack', t =>
  fight(t, 2, { heroes: [{ hero: 'alessandro', equipment: [spendable({ prevent: 'all' })] }, 'lorenzo'] })
    .does('alessandro retrieves')
    .includes('alessandro life 9 → 7: retrieve')
    .asks('alessandro', 'turn'),
);

const keeper: TestHero = { hero: 'ornella', captives: ['skeleton'] };

clause(['DF0-R-09', 'DF0-R-28'], 'a seduced monster spares its owner, and nobody else', t =>
  fight(t, 2, { heroes: [keeper, 'lorenzo'] })
    .does('ornella retrieves')
    .expect('ornella retrieved')
    .offers('ornella uses skeleton', 'ornella passes')
    .does('ornella uses skeleton')
    .expect('ornella used skeleton', 'ornella prevented 2: skeleton', 'lorenzo life 9 → 7: retrieve'),
);

clause('DF0-DEFEAT-07', 'the monster keeps the life it has', t =>
  fight(t, 2, { combat: { life: 7 } })
    .does('lorenzo retrieves')
    .shows({ 'combat.life': 7, 'combat.initialLife': 40 }),
);
