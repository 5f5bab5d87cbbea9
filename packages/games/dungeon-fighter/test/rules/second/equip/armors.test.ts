import { armor, clause, monster, type Table } from '../../../support/table.ts';
import { SLOTS } from './cards.ts';

const ARMORS = [
  ['prevents 1 of 3', { prevent: 1 }, ['brad prevented 1: test-armor', 'brad life 5 → 3: miss']],
  ['prevents no more than there is', { prevent: 5 }, ['brad prevented 3: test-armor']],
  ['prevents all', { prevent: 'all' }, ['brad prevented 3: test-armor']],
  ['pays a coin', { coins: 1 }, ['coins +1 = 3: test-armor', 'brad life 5 → 2: miss']],
  ['strikes back', { strike: 2 }, ['monster life 12 → 10: test-armor', 'brad life 5 → 2: miss']],
  [
    'soothes its carrier',
    { heal: { amount: 2, whom: 'thrower' } },
    ['brad life 5 → 2: miss', 'brad healed 2 → 4: test-armor'],
  ],
  [
    'soothes the party',
    { heal: { amount: 1, whom: 'party' } },
    ['brad life 5 → 2: miss', 'murka healed 5 → 6: test-armor', 'brad healed 2 → 3: test-armor'],
  ],
] as const;

for (const [what, values, lines] of ARMORS) {
  clause('DF2-EQUIP-09', `on a miss an armor ${what}`, t =>
    t
      .combat({
        heroes: [
          { hero: 'murka', life: 5 },
          { hero: 'brad', life: 5, equipment: [armor(values)] },
        ],
        chest: { coins: 2 },
        combat: { monster: monster({ damage: 3 }) },
      })
      .throws('red', { zone: 'outside' })
      .expect('brad missed: outside')
      .offers('brad uses test-armor', 'brad passes')
      .does('brad uses test-armor')
      .expect('brad used test-armor', ...lines),
  );
}

const padded = (t: Table, values: Parameters<typeof armor>[0] = { prevent: 2 }): Table =>
  t.combat({
    heroes: ['murka', { hero: 'brad', equipment: [armor(values)] }],
    chest: { coins: 2, dice: 2 },
    combat: { monster: monster({ life: 20, damage: 3 }), dice: ['red'] },
  });

clause('DF2-EQUIP-09', 'using an armor is optional', t =>
  padded(t)
    .throws('red', { zone: 'outside' })
    .does('brad passes')
    .expect('brad life 9 → 6: miss')
    .shows({ 'heroes.brad.equipment': [{ card: 'test-armor', used: false }] }),
);

clause('DF2-EQUIP-09', 'a hit is no occasion for an armor', t =>
  padded(t)
    .throws('red')
    .expect('brad hit 3', 'damage 3 = 3 section', 'monster life 20 → 17: hit')
    .mayNot('brad uses test-armor')
    .asks('murka', 'turn'),
);

clause(['DF2-EQUIP-09', 'DF2-R-50'], 'the miss remains a miss: Greedy still takes its coin', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', equipment: [armor({ prevent: 'all' })] }],
      chest: { coins: 2 },
      combat: { monster: monster({ ability: 'greedy' }) },
    })
    .throws('red', { zone: 'outside' })
    .does('brad uses test-armor')
    .expect('brad used test-armor', 'brad prevented 2: test-armor', 'coins -1 = 1: greedy'),
);

clause(
  ['DF2-EQUIP-09', 'DF2-R-48'],
  'against Rabid everybody may use any number of own armors on their own share',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'murka', slots: SLOTS, equipment: [armor({ id: 'hat', prevent: 1 })] },
          'brad',
          {
            hero: 'grace',
            equipment: [armor({ id: 'coat', prevent: 1 }), armor({ id: 'boots', prevent: 1 })],
          },
        ],
        combat: { monster: monster({ damage: 3, ability: 'rabid' }) },
      })
      .throws('red', { zone: 'outside' })
      .does('grace uses coat', 'grace uses boots', 'murka uses hat')
      .expect(
        'grace used coat',
        'grace prevented 1: coat',
        'grace used boots',
        'grace prevented 1: boots',
        'murka used hat',
        'murka prevented 1: hat',
        'murka life 9 → 7: miss',
        'brad life 9 → 6: miss',
        'grace life 9 → 8: miss',
      ),
);

for (const [ability, values] of [
  ['greedy', {}],
  ['leeching', { abilityValue: 3 }],
] as const) {
  clause(
    ['DF2-EQUIP-09', 'DF2-R-112'],
    `an armor kills: the miss still hurts, ${ability} and Epic Shot are skipped`,
    t =>
      t
        .combat({
          heroes: ['murka', { hero: 'brad', equipment: [armor({ strike: 5 })] }],
          chest: { coins: 2 },
          combat: { monster: monster({ ability, ...values }), life: 2 },
        })
        .throws('red', { zone: 'outside' })
        .does('brad uses test-armor')
        .includes(
          'brad used test-armor',
          'monster life 2 → -3: test-armor',
          'brad life 9 → 7: miss',
          'defeated test-monster',
          'coins +1 = 3: test-monster',
        )
        .excludes(/epic|greedy|leeching/),
  );
}

clause('DF2-EQUIP-10', 'a used armor is turned and not offered again in this combat', t =>
  padded(t)
    .throws('red', { zone: 'outside' })
    .does('brad uses test-armor')
    .shows({ 'heroes.brad.equipment': [{ card: 'test-armor', used: true }] })
    .throws('white')
    .throws('white', { zone: 'outside' })
    .expect('brad missed: outside', 'brad life 8 → 5: miss')
    .asks('murka', 'turn'),
);

clause('DF2-EQUIP-10', 'Resting turns it back', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', equipment: [armor({ prevent: 2 })], used: ['test-armor'] }],
      combat: { life: 3 },
    })
    .shows({ 'heroes.brad.equipment': [{ card: 'test-armor', used: true }] })
    .throws('red')
    .shows({ 'heroes.brad.equipment': [{ card: 'test-armor', used: false }] }),
);

clause(['DF2-EQUIP-10', 'DF2-R-73'], 'a used armor may be handed on and is ready again after Resting', t =>
  t
    .combat({
      heroes: ['brad', { hero: 'grace', equipment: [armor({ prevent: 2 })], used: ['test-armor'] }],
      combat: { life: 3 },
    })
    .throws('red')
    .does('grace gives test-armor to brad')
    .shows({ 'heroes.brad.equipment': [{ card: 'test-armor', used: true }] })
    .does('party done')
    .shows({ 'heroes.brad.equipment': [{ card: 'test-armor', used: false }] }),
);

clause('DF2-EQUIP-14', 'an armor does not work against retrieving', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', equipment: [armor({ prevent: 'all' })] }],
      combat: { monster: monster({ level: 2 }), dice: [] },
    })
    .does('brad retrieves')
    .expect('brad retrieved', 'murka life 9 → 7: retrieve', 'brad life 9 → 7: retrieve')
    .asks('brad', 'turn')
    .mayNot('brad uses test-armor'),
);
