import { armor, clause, monster, weapon } from '../../support/table.ts';

clause('DF2-MISS-05', 'a requirement of a weapon in use not fulfilled is a miss', t =>
  t
    .combat({ heroes: ['murka', { hero: 'brad', equipment: [weapon({ requirement: 'elbow' })] }] })
    .throws('red', { zone: '4', failed: ['elbow'] }, ['test-weapon'])
    .expect('brad missed: elbow', 'brad life 9 → 7: miss'),
);

for (const [hero, die, ability, suffered, dealt] of [
  ['wilrond', 'red', 'agile-instincts', 0, 2],
  ['grace', 'blue', 'heroic-defense', 1, 4],
] as const) {
  clause('DF2-MISS-08', `${ability} is the exception: the Monster loses ${dealt}`, t =>
    t
      .combat({ heroes: ['murka', { hero, equipment: [weapon({ bonus: 5 })] }] })
      .throws(die, { zone: 'outside', face: 'icon' }, ['test-weapon'])
      .expect(
        `${hero} missed: outside`,
        `${hero} ability ${die}: ${ability}`,
        `monster life 12 → ${12 - dealt}: ${ability}`,
        ...(suffered > 0 ? [`${hero} life 9 → ${9 - suffered}: miss`] : []),
      ),
  );

  clause('DF2-R-43', `${ability} is not halved by Resistant`, t =>
    t
      .combat({
        heroes: ['murka', hero],
        combat: { monster: monster({ ability: 'resistant' }) },
      })
      .throws(die, { zone: 'hole', face: 'icon' })
      .includes(`monster life 12 → ${12 - dealt}: ${ability}`)
      .shows({ 'combat.life': 12 - dealt }),
  );

  clause('DF2-R-49', `a Monster killed by ${ability} does not bite, steal or recover any more`, t => {
    for (const foe of ['rabid', 'greedy', 'leeching'] as const) {
      t.combat({
        heroes: ['murka', hero],
        chest: { coins: 3 },
        combat: { monster: monster({ ability: foe, abilityValue: 3, coins: 0 }), life: 2 },
      })
        .throws(die, { zone: 'hole', face: 'icon' })
        .begins(
          `${hero} missed: hole`,
          `${hero} ability ${die}: ${ability}`,
          `monster life 2 → ${2 - dealt}: ${ability}`,
          ...(suffered > 0 ? [`${hero} life 9 → ${9 - suffered}: miss`] : []),
          'defeated test-monster',
          `${hero} leads`,
        )
        .shows({ 'heroes.murka.life': 9, 'chest.coins': 3 });
    }
  });
}

clause('DF2-R-49', 'a Monster that survives the ability recovers after the loss', t =>
  t
    .combat({
      heroes: ['murka', 'wilrond'],
      combat: { monster: monster({ ability: 'leeching', abilityValue: 3 }) },
    })
    .throws('red', { zone: 'hole', face: 'icon' })
    .expect(
      'wilrond missed: hole',
      'wilrond ability red: agile-instincts',
      'monster life 12 → 10: agile-instincts',
      'monster life 10 → 12: leeching',
    ),
);

clause('DF2-MISS-09', 'a missed die is used up', t =>
  t
    .combat({ heroes: ['murka', 'brad'] })
    .throws('green', { zone: 'outside' })
    .offers('murka throws red', 'murka throws blue')
    .mayNot('murka throws green'),
);

clause('DF2-MISS-09', 'a missed Bonus die is used up', t =>
  t
    .combat({ heroes: ['murka', 'brad'], chest: { dice: 1 }, combat: { dice: [] } })
    .throws('white', { zone: 'outside' })
    .offers('murka retrieves'),
);

clause('DF2-MISS-10', 'a miss that shows the icon activates an ability that is not limited to hits', t =>
  t
    .combat({ heroes: ['murka', 'goldfinga'], chest: { coins: 0 } })
    .throws('green', { zone: 'bones', face: 'icon' })
    .expect(
      'goldfinga missed: bones',
      'goldfinga ability green: pickpocket',
      'goldfinga life 9 → 7: miss',
      'coins +1 = 1: pickpocket',
    ),
);

clause(['DF2-MISS-10', 'DF2-R-30'], 'a die off the board still shows its icon', t =>
  t
    .combat({ heroes: ['murka', { hero: 'edith', life: 4 }] })
    .throws('green', { zone: 'outside', face: 'icon' })
    .expect(
      'edith missed: outside',
      'edith ability green: self-healing',
      'edith life 4 → 2: miss',
      'edith healed 2 → 5: self-healing',
    ),
);

clause('DF2-R-48', 'the thrower may use several Armors, each once in a combat', t =>
  t
    .combat({
      heroes: [
        'murka',
        { hero: 'grace', equipment: [armor({ id: 'lid', prevent: 1 }), armor({ id: 'pan', prevent: 1 })] },
      ],
      combat: { monster: monster({ damage: 4 }), active: 'grace' },
    })
    .throws('red', { zone: 'hole' })
    .offers('grace uses lid', 'grace uses pan', 'grace passes')
    .does('grace uses lid', 'grace uses pan')
    .expect(
      'grace used lid',
      'grace prevented 1: lid',
      'grace used pan',
      'grace prevented 1: pan',
      'grace life 9 → 7: miss',
    )
    .throws('green')
    .throws('blue', { zone: 'hole' })
    .expect('grace missed: hole', 'grace life 7 → 3: miss'),
);

clause('DF2-R-48', 'Armor works against the 1 of Heroic Defense', t =>
  t
    .combat({ heroes: ['murka', { hero: 'grace', equipment: [armor({ prevent: 2 })] }] })
    .throws('blue', { zone: 'hole', face: 'icon' })
    .does('grace uses test-armor')
    .expect('grace used test-armor', 'grace prevented 1: test-armor')
    .shows({ 'heroes.grace.life': 9, 'combat.life': 8 }),
);

clause('DF2-R-50', 'Armor prevents the damage, not the miss: Greedy takes its coin', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', equipment: [armor({ prevent: 'all' })] }],
      chest: { coins: 2 },
      combat: { monster: monster({ ability: 'greedy' }) },
    })
    .throws('red', { zone: 'hole' })
    .does('brad uses test-armor')
    .expect('brad used test-armor', 'brad prevented 2: test-armor', 'coins -1 = 1: greedy'),
);

clause('DF2-R-50', 'Armor prevents the damage, not the miss: Leeching recovers', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', equipment: [armor({ prevent: 'all' })] }],
      combat: { monster: monster({ ability: 'leeching', abilityValue: 2 }), life: 5 },
    })
    .throws('red', { zone: 'hole' })
    .does('brad uses test-armor')
    .expect('brad used test-armor', 'brad prevented 2: test-armor', 'monster life 5 → 7: leeching'),
);

clause('DF2-R-112', 'an Armor that kills the Monster spares nobody the damage, and is no Epic Shot', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', equipment: [armor({ strike: 6 })] }],
      chest: { coins: 2 },
      combat: { monster: monster({ ability: 'greedy', coins: 0 }), life: 2 },
    })
    .throws('red', { zone: 'hole' })
    .does('brad uses test-armor')
    .begins(
      'brad used test-armor',
      'monster life 2 → -4: test-armor',
      'brad life 9 → 7: miss',
      'defeated test-monster',
      'brad leads',
    )
    .shows({ 'chest.coins': 2 }),
);

clause('DF2-EX-25', 'Heroic Defense against damage 3 costs 1 and defeats a Monster at 4', t =>
  t
    .combat({ heroes: ['murka', 'grace'], combat: { monster: monster({ damage: 3 }), life: 4 } })
    .throws('blue', { zone: 'outside', face: 'icon' })
    .begins(
      'grace missed: outside',
      'grace ability blue: heroic-defense',
      'monster life 4 → 0: heroic-defense',
      'grace life 9 → 8: miss',
      'defeated test-monster',
    ),
);
