import { boss, clause, monster, spendable, weapon } from '../../support/table.ts';

clause('DF2-HIT-02', 'the section, the ability, two weapons and a Spendable add up', t =>
  t
    .combat({
      heroes: [
        { hero: 'edith', equipment: [spendable({ hitBonus: 2 })] },
        {
          hero: 'murka',
          equipment: [weapon({ id: 'axe', bonus: 3 }), weapon({ id: 'bow', requirement: 'jump', bonus: 1 })],
        },
      ],
      combat: { monster: monster({ type: 'beast', life: 30 }) },
    })
    .throws('red', { zone: '4', face: 'icon' }, ['axe', 'bow'])
    .expect(
      'murka hit 4',
      'murka ability red: sworn-enemy',
      'damage 12 = 4 section + 4 sworn-enemy + 3 axe + 1 bow',
    )
    .does('edith uses test-spendable')
    .expect(
      'edith used test-spendable',
      'damage 14 = 12 blow + 2 test-spendable',
      'monster life 30 → 16: hit',
    ),
);

for (const [type, bonus] of [
  ['undead', 5],
  ['ooze', 3],
] as const) {
  clause(['DF2-HIT-02', 'DF2-MONSTER-07'], `a weapon against the undead adds ${bonus} against ${type}`, t =>
    t
      .fight({
        heroes: [
          { hero: 'brad', equipment: [weapon({ bonus: 3, versus: { type: 'undead', bonus: 5 } })] },
          'murka',
        ],
        combat: { monster: monster({ type }) },
      })
      .throws('red', { zone: '3' }, ['test-weapon'])
      .expect(
        'brad hit 3',
        `damage ${3 + bonus} = 3 section + ${bonus} test-weapon`,
        `monster life 12 → ${9 - bonus}: hit`,
      ),
  );
}

clause(['DF2-HIT-02', 'DF2-R-37'], 'Focused Damage leaves a section above 5 as it is', t =>
  t
    .combat({ heroes: ['murka', 'margarhilda'] })
    .throws('red', { zone: '6', face: 'icon' })
    .expect(
      'margarhilda hit 6',
      'margarhilda ability red: focused-damage',
      'damage 6 = 6 section',
      'monster life 12 → 6: hit',
    ),
);

for (const [monsterLife, total] of [
  [5, 3],
  [6, 6],
] as const) {
  clause(
    ['DF2-HIT-02', 'DF2-R-38'],
    `Courage compares before the blow: Wilrond at 5 strikes a Monster at ${monsterLife} for ${total}`,
    t =>
      t
        .combat({ heroes: ['murka', { hero: 'wilrond', life: 5 }], combat: { life: monsterLife } })
        .throws('blue', { zone: '3', face: 'icon' })
        .begins(
          'wilrond hit 3',
          'wilrond ability blue: courage',
          total === 3 ? 'damage 3 = 3 section' : 'damage 6 = 3 section + 3 courage',
          `monster life ${monsterLife} → ${monsterLife - total}: hit`,
        ),
  );
}

clause(['DF2-HIT-02', 'DF2-R-42'], 'a damage Spendable works on a Hit, for any standing carrier', t =>
  t
    .combat({
      heroes: [{ hero: 'murka', equipment: [spendable({ hitBonus: 2 })] }, 'brad'],
    })
    .mayNot('murka uses test-spendable')
    .throws('red')
    .asks('murka', 'window')
    .offers('murka uses test-spendable', 'murka passes')
    .does('murka uses test-spendable')
    .expect('murka used test-spendable', 'damage 5 = 3 blow + 2 test-spendable', 'monster life 12 → 7: hit')
    .shows({ box: ['test-spendable'] }),
);

clause('DF2-R-42', 'a damage Spendable is of no use on a Miss', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', equipment: [spendable({ hitBonus: 2 })] }],
    })
    .throws('red', { zone: 'hole' })
    .expect('brad missed: hole', 'brad life 9 → 7: miss')
    .mayNot('brad uses test-spendable'),
);

clause('DF2-HIT-04', 'the whole total goes off the life of the Monster in one step', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'wilrond', equipment: [weapon({ bonus: 3 })] }],
      combat: { monster: monster({ life: 30 }) },
    })
    .throws('blue', { zone: '5', face: 'icon' }, ['test-weapon'])
    .expect(
      'wilrond hit 5',
      'wilrond ability blue: courage',
      'damage 11 = 5 section + 3 courage + 3 test-weapon',
      'monster life 30 → 19: hit',
    )
    .shows({ 'combat.life': 19 }),
);

clause(['DF2-HIT-05', 'DF2-EX-02'], 'a Monster at 2 falls to −5, which is an Epic Shot', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'wilrond', equipment: [weapon({ bonus: 3 })] }],
      chest: { coins: 0 },
      combat: { monster: monster({ coins: 4 }), life: 2 },
    })
    .throws('red', { zone: '4' }, ['test-weapon'])
    .begins(
      'wilrond hit 4',
      'damage 7 = 4 section + 3 test-weapon',
      'monster life 2 → -5: hit',
      'defeated test-monster epic',
      'coins +1 = 1: epic-shot',
      'coins +4 = 5: test-monster',
      'wilrond leads',
    ),
);

for (const [life, left, line] of [
  [3, -2, 'defeated test-monster'],
  [2, -3, 'defeated test-monster epic'],
] as const) {
  clause('DF2-HIT-05', `the exact value ${left} decides about the Epic Shot`, t =>
    t
      .combat({ heroes: ['murka', 'brad'], combat: { life } })
      .throws('red', { zone: '5' })
      .begins('brad hit 5', 'damage 5 = 5 section', `monster life ${life} → ${left}: hit`, line),
  );
}

clause('DF2-HIT-06', 'a Hit costs nobody any life, however much the Monster bites', t =>
  t
    .combat({
      heroes: ['murka', 'brad'],
      combat: { monster: monster({ damage: 5, ability: 'rabid' }) },
    })
    .throws('red', { zone: '1' })
    .expect('brad hit 1', 'damage 1 = 1 section', 'monster life 12 → 11: hit')
    .shows({ 'heroes.brad.life': 9, 'heroes.murka.life': 9 }),
);

clause('DF2-HIT-01', 'the Final Boss is hit like any Monster', t =>
  t
    .combat({ heroes: ['murka', 'brad'], combat: { boss: boss({ life: 20 }) } })
    .throws('red', { zone: '4' })
    .expect('brad hit 4', 'damage 4 = 4 section', 'monster life 20 → 16: hit'),
);

clause('DF2-R-40', 'the second swing is thrown while the Monster lives and skipped if not', t =>
  t
    .combat({ heroes: ['brad', 'murka'], combat: { life: 5 } })
    .throws('blue', { zone: '3', face: 'icon' })
    .expect(
      'murka hit 3',
      'murka ability blue: double-swing',
      'damage 3 = 3 section',
      'monster life 5 → 2: hit',
      'murka second throw: double-swing',
    )
    .offers('murka throws blue')
    .throws('blue', { zone: '2', face: 'icon' })
    .includes('monster life 2 → 0: hit', 'defeated test-monster')
    .excludes(/second throw/),
);
