import { armor, boss, clause, monster, spendable, weapon } from '../../support/table.ts';

const rabid = monster({ ability: 'rabid' });
const greedy = monster({ ability: 'greedy' });
const leeching = monster({ ability: 'leeching', abilityValue: 3 });
const gang = monster({ ability: 'gang' });
const resistant = monster({ ability: 'resistant', life: 30 });

clause('DF2-MON-01', 'Greedy robs every hero in every turn, and nobody is asked', t =>
  t
    .combat({
      heroes: ['murka', 'brad', 'edith'],
      chest: { coins: 5 },
      combat: { monster: greedy },
    })
    .throws('red', { zone: 'hole' })
    .expect('brad missed: hole', 'brad life 9 → 7: miss', 'coins -1 = 4: greedy')
    .throws('green', { zone: 'hole' })
    .expect('edith missed: hole', 'edith life 9 → 7: miss', 'coins -1 = 3: greedy')
    .throws('blue', { zone: 'hole' })
    .expect('murka missed: hole', 'murka life 9 → 7: miss', 'coins -1 = 2: greedy')
    .throws('white', { zone: 'hole' })
    .expect('brad missed: hole', 'brad life 7 → 5: miss', 'coins -1 = 1: greedy'),
);

clause('DF2-MON-01', 'Gang counts for every hero in every turn', t =>
  t
    .combat({ heroes: ['murka', 'brad'], combat: { monster: gang } })
    .throws('red', { zone: '5' })
    .expect('brad hit 5', 'damage 1 = 1 section', 'monster life 12 → 11: hit')
    .throws('green', { zone: '4' })
    .expect('murka hit 4', 'damage 1 = 1 section', 'monster life 11 → 10: hit'),
);

clause('DF2-MON-01', 'the ability of a Boss works in the same way', t =>
  t
    .combat({ heroes: ['murka', 'brad'], combat: { boss: boss({ ability: 'rabid', damage: 2 }) } })
    .throws('red', { zone: 'hole' })
    .expect('brad missed: hole', 'murka life 9 → 7: miss', 'brad life 9 → 7: miss'),
);

clause(
  ['DF2-MON-02', 'DF2-R-47', 'DF2-EX-24'],
  'Agile Instincts protects the thrower from Rabid and nobody else',
  t =>
    t
      .combat({ heroes: ['murka', 'wilrond', 'edith'], combat: { monster: rabid } })
      .throws('red', { zone: 'hole', face: 'icon' })
      .expect(
        'wilrond missed: hole',
        'wilrond ability red: agile-instincts',
        'monster life 12 → 10: agile-instincts',
        'murka life 9 → 7: miss',
        'edith life 9 → 7: miss',
      ),
);

clause(['DF2-MON-02', 'DF2-R-47'], 'Heroic Defense costs the thrower 1, the others the full value', t =>
  t
    .combat({ heroes: ['murka', 'grace'], combat: { monster: monster({ ability: 'rabid', damage: 3 }) } })
    .throws('blue', { zone: 'hole', face: 'icon' })
    .expect(
      'grace missed: hole',
      'grace ability blue: heroic-defense',
      'monster life 12 → 8: heroic-defense',
      'murka life 9 → 6: miss',
      'grace life 9 → 8: miss',
    ),
);

clause(['DF2-MON-02', 'DF2-R-48'], 'others may use Armor against Rabid, each for their own share', t =>
  t
    .combat({
      heroes: [
        { hero: 'grace', equipment: [armor({ id: 'shield', prevent: 'all' })] },
        'murka',
        { hero: 'brad', equipment: [armor({ id: 'purse', coins: 1 })] },
      ],
      combat: { monster: rabid },
    })
    .throws('red', { zone: 'hole' })
    .asks('grace', 'window')
    .offers('grace uses shield', 'grace passes')
    .does('grace uses shield')
    .expect(
      'grace used shield',
      'grace prevented 2: shield',
      'murka life 9 → 7: miss',
      'brad life 9 → 7: miss',
    ),
);

clause(['DF2-MON-04', 'DF2-EX-15'], 'Focused Damage does not rescue a die in section 1', t =>
  t
    .combat({ heroes: ['murka', 'margarhilda'], combat: { monster: monster({ ability: 'tricky' }) } })
    .throws('red', { zone: '1', face: 'icon' })
    .expect('margarhilda missed: tricky', 'margarhilda life 9 → 7: miss'),
);

for (const [ability, zone] of [
  ['tricky', '1'],
  ['super-tricky', '2'],
] as const) {
  clause('DF2-MON-06', `a Miss made by ${ability} is punished like any other`, t =>
    t
      .combat({ heroes: ['murka', 'brad'], combat: { monster: monster({ ability, damage: 4 }) } })
      .throws('red', { zone })
      .expect(`brad missed: ${ability}`, 'brad life 9 → 5: miss')
      .shows({ 'combat.life': 12, 'combat.dice': ['green', 'blue'] }),
  );

  clause(['DF2-MON-06', 'DF2-EX-16'], `a Miss made by ${ability} activates Miss-only abilities`, t =>
    t
      .combat({ heroes: ['murka', 'wilrond'], combat: { monster: monster({ ability }) } })
      .throws('red', { zone, face: 'icon' })
      .expect(
        `wilrond missed: ${ability}`,
        'wilrond ability red: agile-instincts',
        'monster life 12 → 10: agile-instincts',
      ),
  );
}

clause('DF2-MON-08', 'Greedy comes before Pickpocket, which keeps its coin', t =>
  t
    .combat({ heroes: ['murka', 'goldfinga'], chest: { coins: 0 }, combat: { monster: greedy } })
    .throws('green', { zone: 'hole', face: 'icon' })
    .expect(
      'goldfinga missed: hole',
      'goldfinga ability green: pickpocket',
      'goldfinga life 9 → 7: miss',
      'coins +1 = 1: pickpocket',
    ),
);

clause('DF2-MON-10', 'the initial life counts card, room and difficulty', t =>
  t
    .combat({
      heroes: ['murka', 'brad'],
      difficulty: 'hard',
      combat: { monster: leeching, room: 'pot-of-gold', life: 16 },
    })
    .shows({ 'combat.initialLife': 18 })
    .throws('red', { zone: 'hole' })
    .expect('brad missed: hole', 'brad life 9 → 7: miss', 'monster life 16 → 18: leeching'),
);

for (const zone of ['1', '2', '3', '4', '5', '6'] as const) {
  clause('DF2-MON-11', `Gang: section ${zone} has the value 1`, t =>
    t
      .combat({ heroes: ['murka', 'brad'], combat: { monster: gang } })
      .throws('red', { zone })
      .expect(`brad hit ${zone}`, 'damage 1 = 1 section', 'monster life 12 → 11: hit'),
  );
}

clause(['DF2-MON-11', 'DF2-EX-11'], 'Gang: a Weapon adds its full bonus to the 1', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', equipment: [weapon({ bonus: 3 })] }],
      combat: { monster: gang },
    })
    .throws('red', { zone: '4' }, ['test-weapon'])
    .expect('brad hit 4', 'damage 4 = 1 section + 3 test-weapon', 'monster life 12 → 8: hit'),
);

clause(['DF2-MON-11', 'DF2-EX-12'], 'Gang: Piercing Damage raises the 1 to 3', t =>
  t
    .combat({ heroes: ['murka', 'edith'], combat: { monster: gang } })
    .throws('red', { zone: '2', face: 'icon' })
    .expect(
      'edith hit 2',
      'edith ability red: piercing-damage',
      'damage 3 = 1 section + 2 piercing-damage',
      'monster life 12 → 9: hit',
    ),
);

clause(['DF2-MON-11', 'DF2-R-35', 'DF2-EX-13'], 'Gang: Focused Damage still counts 5', t =>
  t
    .combat({ heroes: ['murka', 'margarhilda'], combat: { monster: gang } })
    .throws('red', { zone: '2', face: 'icon' })
    .expect(
      'margarhilda hit 2',
      'margarhilda ability red: focused-damage',
      'damage 5 = 5 focused-damage',
      'monster life 12 → 7: hit',
    ),
);

const sly = {
  id: 'sly-gang',
  name: 'Sly Gang',
  text: 'made up for a test',
  clauses: ['DF2-R-36'],
  sectionsCount: 1,
  missSections: [1],
};
for (const [zone, lines] of [
  ['1', ['brad missed: sly-gang', 'brad life 9 → 7: miss']],
  ['2', ['brad hit 2', 'damage 1 = 1 section', 'monster life 12 → 11: hit']],
] as const) {
  clause(['DF2-MON-11', 'DF2-R-36'], `Gang and Tricky together look at the printed section ${zone}`, t =>
    t
      .combat({
        heroes: ['murka', 'brad'],
        monsterAbilities: [sly],
        combat: { monster: monster({ ability: 'sly-gang' }) },
      })
      .throws('red', { zone })
      .expect(...lines),
  );
}

clause(['DF2-MON-12', 'DF2-EX-14'], 'Gang: the bullseye keeps its 10', t =>
  t
    .combat({ heroes: ['murka', 'brad'], combat: { monster: gang } })
    .throws('red', { zone: 'bullseye' })
    .expect('brad hit bullseye', 'damage 10 = 10 bullseye', 'monster life 12 → 2: hit'),
);

clause('DF2-MON-12', 'Gang: the bullseye keeps its Insta-kill', t =>
  t
    .combat({ heroes: ['murka', 'wilrond'], combat: { monster: gang } })
    .throws('blue', { zone: 'bullseye', face: 'icon' })
    .includes('wilrond insta-kill', 'monster life 12 → 0: insta-kill', 'defeated test-monster epic'),
);

for (const [ids, zone, bonus, total, dealt] of [
  ['DF2-MON-13', '1', 0, 1, 0],
  ['DF2-MON-13', '3', 0, 3, 1],
  ['DF2-MON-13', '5', 0, 5, 2],
  ['DF2-MON-13', '4', 3, 7, 3],
  [['DF2-MON-13', 'DF2-EX-19'], 'bullseye', 3, 13, 6],
] as const) {
  clause(ids, `Resistant halves the odd total ${total} to ${dealt}`, t =>
    t
      .combat({
        heroes: ['murka', { hero: 'brad', equipment: [weapon({ bonus })] }],
        combat: { monster: resistant },
      })
      .throws('red', { zone }, ['test-weapon'])
      .includes(`damage ${dealt} = ${total} blow + ${dealt - total} resistant`)
      .shows({ 'combat.life': 30 - dealt }),
  );
}

clause(
  ['DF2-MON-13', 'DF2-EX-17'],
  'Resistant looks at the total after the ability, the Weapons and the Spendables',
  t =>
    t
      .combat({
        heroes: ['brad', { hero: 'murka', equipment: [spendable({ hitBonus: 2 })] }],
        combat: { monster: monster({ ability: 'resistant', type: 'beast', life: 30 }) },
      })
      .throws('red', { zone: '5', face: 'icon' })
      .expect('murka hit 5', 'murka ability red: sworn-enemy', 'damage 9 = 5 section + 4 sworn-enemy')
      .does('murka uses test-spendable')
      .expect(
        'murka used test-spendable',
        'damage 5 = 9 blow + 2 test-spendable + -6 resistant',
        'monster life 30 → 25: hit',
      ),
);

clause(['DF2-MON-13', 'DF2-R-45', 'DF2-EX-18'], 'a Hit of 0 damage is still a Hit: the Flute heals', t =>
  t
    .combat({
      heroes: [
        { hero: 'edith', token: 'active' },
        { hero: 'brad', life: 5 },
      ],
      combat: { monster: resistant },
    })
    .throws('red', { zone: '1' })
    .expect(
      'brad hit 1',
      'damage 1 = 1 section',
      'damage 0 = 1 blow + -1 resistant',
      'brad healed 5 → 6: Flute',
    ),
);

clause(['DF2-MON-13', 'DF2-EX-20'], 'Resistant cannot touch an Insta-kill', t =>
  t
    .combat({ heroes: ['murka', 'wilrond'], combat: { monster: resistant } })
    .throws('blue', { zone: 'bullseye', face: 'icon' })
    .begins(
      'wilrond hit bullseye',
      'wilrond insta-kill',
      'monster life 30 → 0: insta-kill',
      'defeated test-monster epic',
    ),
);

for (const [zone, bonus, total] of [
  ['2', 0, 2],
  ['4', 0, 4],
  ['5', 3, 8],
  ['bullseye', 0, 10],
] as const) {
  clause('DF2-MON-14', `Resistant leaves the even total ${total} alone`, t =>
    t
      .combat({
        heroes: ['murka', { hero: 'brad', equipment: [weapon({ bonus })] }],
        combat: { monster: resistant },
      })
      .throws('red', { zone }, ['test-weapon'])
      .excludes(/resistant/)
      .includes(`monster life 30 → ${30 - total}: hit`),
  );
}
