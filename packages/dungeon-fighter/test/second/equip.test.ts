import { type DungeonFighter, EQUIPMENT_KINDS, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { expect } from 'vitest';
import { armor, clause, monster, room, spendable, type Table, weapon } from '../support/table.ts';

const { edition } = RULE_SETS['second'] as DungeonFighter;

const CARDS = {
  weapon: weapon({ id: 'new-weapon', price: 0 }),
  armor: armor({ id: 'new-armor', price: 0 }),
  spendable: spendable({ id: 'new-spendable', price: 0 }),
};
const NEW = Object.values(CARDS);
const DISPLAY = NEW.map(card => card.id);
const OLD = { weapon: weapon(), armor: armor({ prevent: 1 }), spendable: spendable({ hitBonus: 1 }) };

const purchasesFor = (t: Table, hero: string): string[] =>
  t
    .legal(/^party buys new-/)
    .filter(line => line.endsWith(` ${hero}`))
    .map(line => line.split(' ')[2] as string);

// ---- carrying -------------------------------------------------------------------------------------------

clause('DF2-EQUIP-01', 'every equipment card is a weapon, an armor or a spendable', t =>
  t.verify(() => {
    expect(EQUIPMENT_KINDS).toEqual(['weapon', 'armor', 'spendable']);
    for (const kind of EQUIPMENT_KINDS)
      expect(edition.tables.equipment.filter(card => card.kind === kind).length, kind).toBeGreaterThan(0);
    for (const card of edition.tables.equipment) expect(EQUIPMENT_KINDS, card.id).toContain(card.kind);
  }),
);

for (const kind of EQUIPMENT_KINDS) {
  const slots = { weapon: 0, armor: 0, spendable: 0, [kind]: 1 };

  clause(['DF2-EQUIP-01', 'DF2-EQUIP-02'], `a slot for one ${kind} takes one ${kind} and nothing else`, t =>
    t
      .stage({ heroes: ['murka', { hero: 'brad', slots }], cards: NEW, shop: { display: DISPLAY } })
      .verify(() => expect(purchasesFor(t, 'brad')).toEqual([`new-${kind}`])),
  );

  clause('DF2-EQUIP-02', `a hero with one slot for it may not carry a second ${kind}`, t =>
    t
      .stage({
        heroes: ['murka', { hero: 'brad', slots, equipment: [OLD[kind]] }],
        cards: NEW,
        shop: { display: DISPLAY },
      })
      .verify(() => expect(purchasesFor(t, 'brad')).toEqual([]))
      .mayNot(`party buys new-${kind} for brad`),
  );

  clause(['DF2-EQUIP-02', 'DF2-R-76'], `a ${kind} for nothing goes to one hero with room for it`, t =>
    t
      .stage({
        heroes: [
          { hero: 'murka', slots: { ...slots, [kind]: 0 } },
          { hero: 'brad', slots },
          { hero: 'grace', slots, equipment: [OLD[kind]] },
        ],
        cards: [...NEW, room({ id: 'gift', onReveal: [{ freeEquipment: 1 }] })],
        decks: { dungeon: ['gift'], shop: [`new-${kind}`] },
      })
      .does('murka takes gift')
      .asks('party', 'assign')
      .verify(() =>
        expect(t.legal(/^party/)).toEqual([`party assigns new-${kind} to brad`, `party boxes new-${kind}`]),
      )
      .does(`party assigns new-${kind} to brad`)
      .shows({ 'heroes.brad.equipment': [{ card: `new-${kind}`, used: false }] }),
  );
}

for (const [hero, sheet] of edition.hero) {
  clause('DF2-EQUIP-02', `${hero} carries as many cards of each kind as the sheet says`, t => {
    const other = hero === 'brad' ? 'murka' : 'brad';
    const pile = EQUIPMENT_KINDS.flatMap(kind =>
      Array.from({ length: sheet.slots[kind] + 1 }, (_, i) => ({ ...CARDS[kind], id: `${kind}-${i}` })),
    );
    return t
      .stage({
        heroes: [hero, other],
        cards: [...pile, room({ id: 'gift', onReveal: [{ freeEquipment: pile.length }] })],
        decks: { dungeon: ['gift'], shop: pile.map(card => card.id) },
      })
      .does(`${hero} takes gift`)
      .verify(() => {
        for (let i = 0; i < pile.length; i++) {
          const [line] = t
            .legal(/^party/)
            .filter(one => one.endsWith(` to ${hero}`) || one.includes('boxes'));
          t.does(line as string);
        }
        const carried = t.state.heroes[0]?.equipment.map(({ card }) => card.split('-')[0]);
        for (const kind of EQUIPMENT_KINDS)
          expect(carried?.filter(one => one === kind).length, kind).toBe(sheet.slots[kind]);
      });
  });
}

const twin = weapon({ copies: 2, price: 0 });
const SLOTS = { weapon: 2, armor: 1, spendable: 1 };

clause('DF2-EQUIP-04', 'a hero may not buy a second weapon of the same name', t =>
  t
    .stage({
      heroes: [
        { hero: 'murka', slots: SLOTS, equipment: ['test-weapon'] },
        { hero: 'brad', slots: SLOTS },
      ],
      cards: [twin],
      shop: { display: ['test-weapon'] },
    })
    .may('party buys test-weapon for brad')
    .mayNot('party buys test-weapon for murka'),
);

clause(['DF2-EQUIP-04', 'DF2-R-77'], 'nor be given one', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', slots: SLOTS, equipment: ['test-weapon'] },
        { hero: 'brad', slots: SLOTS, equipment: ['test-weapon'] },
        { hero: 'grace', slots: SLOTS },
      ],
      cards: [twin],
      combat: { life: 3 },
    })
    .throws('red')
    .asks('party', 'trade')
    .may('brad gives test-weapon to grace', 'murka gives test-weapon to grace')
    .mayNot(
      'brad gives test-weapon to murka',
      'murka gives test-weapon to brad',
      'brad swaps test-weapon with murka for test-weapon',
    ),
);

clause(['DF2-EQUIP-04', 'DF2-R-77'], 'nor take one for nothing', t =>
  t
    .stage({
      heroes: [
        { hero: 'murka', slots: SLOTS, equipment: ['test-weapon'] },
        { hero: 'brad', slots: SLOTS },
      ],
      cards: [twin, room({ id: 'gift', onReveal: [{ freeEquipment: 1 }] })],
      decks: { dungeon: ['gift'], shop: ['test-weapon'] },
    })
    .does('murka takes gift')
    .may('party assigns test-weapon to brad')
    .mayNot('party assigns test-weapon to murka'),
);

clause('DF2-EQUIP-04', 'two armors or two spendables of the same name are no problem', t =>
  t
    .stage({
      heroes: [
        {
          hero: 'murka',
          slots: { weapon: 0, armor: 2, spendable: 2 },
          equipment: ['new-armor', 'new-spendable'],
        },
        'brad',
      ],
      cards: [
        { ...CARDS.armor, copies: 2 },
        { ...CARDS.spendable, copies: 2 },
      ],
      shop: { display: ['new-armor', 'new-spendable'] },
    })
    .may('party buys new-armor for murka', 'party buys new-spendable for murka'),
);

// ---- whose card it is -----------------------------------------------------------------------------------

clause('DF2-EQUIP-03', 'a weapon is offered to its carrier only', t =>
  t
    .combat({ heroes: [{ hero: 'murka', equipment: [weapon()] }, 'brad'], combat: { dice: ['red'] } })
    .offers('brad throws red')
    .mayNot('brad throws red with test-weapon'),
);

clause('DF2-EQUIP-03', 'an armor does not help another hero', t =>
  t
    .combat({ heroes: ['murka', 'brad', { hero: 'grace', equipment: [armor({ prevent: 'all' })] }] })
    .throws('red', { zone: 'outside' })
    .expect('brad missed: outside', 'brad life 9 → 7: miss')
    .asks('grace', 'turn'),
);

clause('DF2-EQUIP-03', 'a spendable is used by the hero who carries it', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', equipment: [spendable({ heal: { amount: 2, whom: 'hero' } })] },
        { hero: 'brad', life: 5 },
      ],
    })
    .mayNot('brad uses test-spendable on brad')
    .does('murka uses test-spendable on brad')
    .expect('murka used test-spendable on brad', 'brad healed 5 → 7: test-spendable'),
);

// ---- weapons --------------------------------------------------------------------------------------------

clause('DF2-EQUIP-05', 'a weapon serves every throw of its carrier', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', equipment: [weapon({ bonus: 3 })] }],
      combat: { monster: monster({ life: 30 }) },
    })
    .throws('red', { zone: '2' }, ['test-weapon'])
    .includes('monster life 30 → 25: hit')
    .throws('green')
    .throws('blue', { zone: '2' }, ['test-weapon'])
    .includes('monster life 22 → 17: hit')
    .shows({ 'heroes.brad.equipment': [{ card: 'test-weapon', used: false }] }),
);

const axe = weapon({ id: 'axe', requirement: 'jump', bonus: 2 });
const bow = weapon({ id: 'bow', requirement: 'blind', bonus: 3 });
const armed = (t: Table): Table =>
  t.combat({
    heroes: ['brad', { hero: 'murka', slots: SLOTS, equipment: [axe, bow] }],
    combat: { monster: monster({ life: 20 }), dice: ['red', 'green'] },
  });

clause('DF2-EQUIP-06', 'any choice of the carried weapons may be made, none and all included', t =>
  armed(t).offers(
    'murka throws red',
    'murka throws red with axe',
    'murka throws red with bow',
    'murka throws red with axe bow',
    'murka throws green',
    'murka throws green with axe',
    'murka throws green with bow',
    'murka throws green with axe bow',
  ),
);

clause(['DF2-EQUIP-06', 'DF2-R-32'], 'the choice is made with the die, before the throw, and stands', t =>
  armed(t)
    .does('murka throws red with axe')
    .shows({ 'combat.throw.weapons': ['axe'], 'combat.throw.requirements': ['jump'] })
    .mayNot('murka throws red with bow', 'murka throws red'),
);

for (const [weapons, requirements, damage, sum] of [
  [[], [], 4, '4 section'],
  [['axe'], ['jump'], 6, '4 section + 2 axe'],
  [['bow'], ['blind'], 7, '4 section + 3 bow'],
  [['axe', 'bow'], ['blind', 'jump'], 9, '4 section + 2 axe + 3 bow'],
] as const) {
  clause('DF2-EQUIP-07', `with ${weapons.join(' and ') || 'no weapon'} a 4 deals ${damage}`, t =>
    armed(t)
      .does(['murka throws red', ...(weapons.length > 0 ? ['with', ...weapons] : [])].join(' '))
      .shows({ 'combat.throw.requirements': requirements })
      .does('lands 4 blank')
      .expect('murka hit 4', `damage ${damage} = ${sum}`, `monster life 20 → ${20 - damage}: hit`),
  );
}

for (const failed of ['jump', 'blind'] as const) {
  clause('DF2-EQUIP-07', `with two weapons in use, failing ${failed} alone is a miss`, t =>
    armed(t)
      .throws('red', { zone: '4', failed: [failed] }, ['axe', 'bow'])
      .expect(`murka missed: ${failed}`, 'murka life 9 → 7: miss'),
  );
}

clause('DF2-EQUIP-08', 'on a miss the bonus is lost', t =>
  armed(t)
    .throws('red', { zone: 'hole' }, ['axe', 'bow'])
    .expect('murka missed: hole', 'murka life 9 → 7: miss')
    .shows({ 'combat.life': 20 }),
);

// ---- armors ---------------------------------------------------------------------------------------------

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

// ---- spendables -----------------------------------------------------------------------------------------

const SPENDABLES = [
  ['a heal of one hero', { heal: { amount: 2, whom: 'hero' } }, 'murka uses test-spendable on brad'],
  ['a heal of the party', { heal: { amount: 2, whom: 'party' } }, 'murka uses test-spendable'],
  ['a bonus die', { bonusDice: 1 }, 'murka uses test-spendable'],
] as const;

for (const [what, values, use] of SPENDABLES) {
  clause(['DF2-EQUIP-11', 'DF2-R-75'], `${what} is used once and goes to the box`, t =>
    t
      .combat({
        heroes: [
          { hero: 'murka', equipment: [spendable(values)] },
          { hero: 'brad', life: 5 },
        ],
      })
      .does(use)
      .shows({ 'heroes.murka.equipment': [], box: ['test-spendable'], discard: [] })
      .mayNot(use),
  );
}

clause(
  ['DF2-EQUIP-11', 'DF2-R-75', 'DF2-R-42'],
  'a card that strengthens a hit is used once, by any standing carrier',
  t =>
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
      .shows({ 'heroes.murka.equipment': [], box: ['test-spendable'], discard: [] }),
);

clause(['DF2-EQUIP-11', 'DF2-R-75'], 'a card that re-throws is used once', t =>
  t
    .combat({ heroes: [{ hero: 'murka', equipment: [spendable({ rethrow: true })] }, 'brad'] })
    .throws('red', { zone: 'outside' })
    .offers('murka uses test-spendable', 'murka passes')
    .does('murka uses test-spendable')
    .expect('murka used test-spendable', 'brad re-throws by murka: test-spendable')
    .shows({ 'heroes.murka.equipment': [], box: ['test-spendable'], discard: [] })
    .offers('brad throws red'),
);

const stew = spendable({ heal: { amount: 2, whom: 'hero' } });
const eater = { hero: 'murka', life: 5, equipment: [stew] };
const USE = 'murka uses test-spendable on murka';

const MOMENTS: readonly (readonly [string, string, (t: Table) => Table])[] = [
  ['while the Leader chooses a path', 'path', t => t.stage({ heroes: ['brad', eater] })],
  [
    'while a free card is handed out',
    'assign',
    t =>
      t
        .stage({
          heroes: ['brad', eater],
          cards: [room({ id: 'gift', onReveal: [{ freeEquipment: 1 }] })],
          decks: { dungeon: ['gift'] },
        })
        .does('brad takes gift'),
  ],
  ['in the turn of another hero', 'turn', t => t.combat({ heroes: [eater, 'brad'] })],
  ['in their own turn', 'turn', t => t.combat({ heroes: ['brad', eater] })],
  [
    'before a re-throw is thrown',
    'again',
    t =>
      t
        .combat({ heroes: [eater, 'brad'] })
        .throws('green', { face: 'icon' })
        .does('brad re-throws'),
  ],
  [
    'while a result waits for a re-throw',
    'window',
    t => t.combat({ heroes: [eater, 'brad'] }).throws('green', { face: 'icon' }),
  ],
  [
    'while a white icon is considered',
    'ability',
    t => t.combat({ heroes: [eater, 'brad'], combat: { dice: [] } }).throws('white', { face: 'icon' }),
  ],
  [
    'while an armor is considered',
    'window',
    t =>
      t
        .combat({ heroes: [eater, { hero: 'brad', equipment: [armor({ prevent: 1 })] }] })
        .throws('red', { zone: 'outside' }),
  ],
  [
    'while the party votes',
    'vote',
    t =>
      t
        .combat({ heroes: [eater, 'brad'], combat: { monster: monster({ requirement: 'jump' }) } })
        .does('brad proposes backing-down'),
  ],
  [
    'while a scar is chosen',
    'scar',
    t =>
      t
        .combat({ heroes: [eater, { hero: 'brad', fainted: true }, 'grace'], combat: { life: 3 } })
        .throws('red'),
  ],
  [
    'while equipment changes hands',
    'trade',
    t => t.combat({ heroes: [eater, 'brad'], combat: { life: 3 } }).throws('red'),
  ],
  ['in the Shop', 'shop', t => t.stage({ heroes: [eater, 'brad'], shop: { display: [] } })],
];

for (const [when, at, begin] of MOMENTS) {
  clause('DF2-EQUIP-12', `a spendable may be used ${when}`, t => {
    const asked = begin(t).game.decision(t.state);
    return t
      .verify(() => expect(asked?.at).toBe(at))
      .may(USE)
      .does(USE)
      .expect('murka used test-spendable on murka', 'murka healed 5 → 7: test-spendable')
      .verify(() => expect(t.game.decision(t.state)).toEqual(asked));
  });
}

clause('DF2-EQUIP-12', 'at the last gasp the hero concerned may use one too', t =>
  t
    .combat({ heroes: ['brad', { ...eater, life: 1 }] })
    .throws('red', { zone: 'outside' })
    .expect('murka missed: outside', 'murka life 1 → -1: miss')
    .does(USE)
    .expect('murka used test-spendable on murka', 'murka healed -1 → 1: test-spendable')
    .asks('brad', 'turn'),
);

clause('DF2-EQUIP-12', 'a fainted hero uses nothing', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', fainted: true, equipment: [stew] },
        { hero: 'brad', life: 5 },
      ],
    })
    .mayNot('murka uses test-spendable on brad'),
);

clause(['DF2-EQUIP-12', 'DF2-R-108'], 'a heal needs somebody below their maximum', t =>
  t
    .combat({
      heroes: [
        {
          hero: 'murka',
          scars: ['red'],
          equipment: [stew, spendable({ id: 'round', heal: { amount: 1, whom: 'party' } })],
        },
        'brad',
        { hero: 'grace', fainted: true },
      ],
    })
    .mayNot(
      'murka uses test-spendable on murka',
      'murka uses test-spendable on brad',
      'murka uses test-spendable on grace',
      'murka uses round',
    ),
);

clause(['DF2-EQUIP-12', 'DF2-R-108'], 'a bonus die needs one in the supply', t =>
  t
    .combat({
      heroes: [{ hero: 'murka', equipment: [spendable({ bonusDice: 1 })] }, 'brad'],
      chest: { dice: 9 },
    })
    .mayNot('murka uses test-spendable'),
);

// ---- changing hands -------------------------------------------------------------------------------------

const NO_TRADE: readonly (readonly [string, (t: Table) => Table])[] = [
  ['before a path is chosen', t => t.stage({ heroes: ['brad', { hero: 'grace', equipment: [OLD.weapon] }] })],
  ['in a combat', t => t.combat({ heroes: ['brad', { hero: 'grace', equipment: [OLD.weapon] }] })],
  [
    'while a free card is handed out',
    t =>
      t
        .stage({
          heroes: ['brad', { hero: 'grace', equipment: [OLD.weapon] }],
          cards: [room({ id: 'gift', onReveal: [{ freeEquipment: 1 }] })],
          decks: { dungeon: ['gift'] },
        })
        .does('brad takes gift'),
  ],
];

for (const [when, begin] of NO_TRADE) {
  clause('DF2-EQUIP-13', `equipment does not change hands ${when}`, t =>
    begin(t).mayNot('grace gives test-weapon to brad'),
  );
}

clause('DF2-EQUIP-13', 'equipment changes hands in Resting', t =>
  t
    .combat({ heroes: ['brad', { hero: 'grace', equipment: [OLD.weapon] }], combat: { life: 3 } })
    .throws('red')
    .asks('party', 'trade')
    .offers('grace gives test-weapon to brad', 'grace discards test-weapon', 'party done')
    .does('grace gives test-weapon to brad')
    .expect('grace gave test-weapon to brad')
    .shows({ 'heroes.grace.equipment': [], 'heroes.brad.equipment': [{ card: 'test-weapon', used: false }] }),
);

clause(
  ['DF2-EQUIP-13', 'DF2-R-72'],
  'in the Shop equipment is swapped and discarded freely, and never sold',
  t =>
    t
      .stage({
        heroes: ['brad', { hero: 'grace', equipment: [OLD.weapon] }],
        chest: { coins: 0 },
        shop: { display: [] },
      })
      .offers('grace gives test-weapon to brad', 'grace discards test-weapon', 'party done')
      .does(
        'grace gives test-weapon to brad',
        'brad gives test-weapon to grace',
        'grace discards test-weapon',
      )
      .expect(
        'grace gave test-weapon to brad',
        'brad gave test-weapon to grace',
        'grace discarded test-weapon',
      )
      .shows({ 'chest.coins': 0, box: ['test-weapon'] }),
);

clause(['DF2-EQUIP-13', 'DF2-R-72'], 'equipment is not discarded in a combat', t =>
  t
    .combat({ heroes: ['brad', { hero: 'grace', equipment: [OLD.weapon] }] })
    .mayNot('grace discards test-weapon'),
);

clause(['DF2-EQUIP-13', 'DF2-R-110'], 'two heroes without room exchange cards in one go', t =>
  t
    .combat({
      heroes: [
        { hero: 'brad', equipment: [axe] },
        { hero: 'grace', equipment: [bow] },
      ],
      combat: { life: 3 },
    })
    .throws('red')
    .offers(
      'brad swaps axe with grace for bow',
      'grace swaps bow with brad for axe',
      'brad discards axe',
      'grace discards bow',
      'party done',
    )
    .does('brad swaps axe with grace for bow')
    .expect('brad gave axe to grace', 'grace gave bow to brad')
    .shows({
      'heroes.brad.equipment': [{ card: 'bow', used: false }],
      'heroes.grace.equipment': [{ card: 'axe', used: false }],
    }),
);

clause(['DF2-EQUIP-13', 'DF2-R-110'], 'an exchange keeps both within their limits', t =>
  t
    .combat({
      heroes: [
        { hero: 'brad', slots: { weapon: 1, armor: 0, spendable: 0 }, equipment: [axe] },
        { hero: 'grace', slots: { weapon: 0, armor: 1, spendable: 0 }, equipment: [OLD.armor] },
      ],
      combat: { life: 3 },
    })
    .verify(() => expect(t.legal(/swaps|gives/)).toEqual([]))
    .throws('red')
    .verify(() => expect(t.happened).toContain('defeated test-monster'))
    .asks('grace', 'path')
    .mayNot('brad swaps axe with grace for test-armor'),
);

clause(['DF2-EQUIP-13', 'DF2-R-110'], 'where a card can simply be given it is given', t =>
  t
    .combat({
      heroes: [
        { hero: 'brad', slots: SLOTS, equipment: [axe] },
        { hero: 'grace', slots: SLOTS, equipment: [bow] },
      ],
      combat: { life: 3 },
    })
    .throws('red')
    .may('brad gives axe to grace', 'grace gives bow to brad')
    .mayNot('brad swaps axe with grace for bow'),
);
