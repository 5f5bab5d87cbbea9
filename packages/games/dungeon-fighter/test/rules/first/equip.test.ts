import { expect } from 'vitest';
import { type DungeonFighter, EQUIPMENT_KINDS, RULE_SETS } from '../../../rules/index.ts';
import { doors, hall } from '../../support/rooms.ts';
import {
  armor,
  clause,
  type Equipment,
  monster,
  spendable,
  type Table,
  type TestStage,
  weapon,
} from '../../support/table.ts';

const { tables } = (RULE_SETS['first'] as DungeonFighter).edition;
const none = { weapon: 0, armor: 0, spendable: 0 };
const slots = { weapon: 1, armor: 1, spendable: 1 };
const make: Readonly<Record<Equipment['kind'], (id: string) => Equipment>> = {
  weapon: id => weapon({ id, price: 0 }),
  armor: id => armor({ id, price: 0 }),
  spendable: id => spendable({ id, price: 0 }),
};
const NEW = EQUIPMENT_KINDS.map(kind => make[kind](`new-${kind}`));

/** A party in a shop that shows one new card of each kind, for nothing. */
const shop = (t: Table, heroes: TestStage['heroes'], cards: readonly Equipment[] = []): Table =>
  t.stage({
    heroes,
    chest: { coins: 0 },
    cards: [...NEW, ...cards],
    shop: { display: NEW.map(card => card.id) },
  });

const purchasesFor = (t: Table, hero: string): string[] =>
  t
    .legal(/^party buys new-/)
    .filter(line => line.endsWith(` ${hero}`))
    .map(line => line.split(' ')[2] as string);

/** Step 9 of a maintenance. */
const trade = (t: Table, heroes: TestStage['heroes'], stage: Partial<TestStage> = {}): Table =>
  t
    .combat({
      heroes,
      ...stage,
      cards: [...doors, ...(stage.cards ?? [])],
      combat: { monster: monster({ coins: 0 }), life: 3, dice: ['red'], room: hall() },
    })
    .throws('red')
    .asks('party', 'trade');

// ---- icons ----------------------------------------------------------------------------------------------

clause('DF1-EQUIP-01', 'every card is a weapon, an armor or an item, and there are some of each', t =>
  t.verify(() => {
    expect(new Set(tables.equipment.map(card => card.kind))).toEqual(
      new Set(['weapon', 'armor', 'spendable']),
    );
  }),
);

for (const { id, slots: printed } of tables.heroes) {
  const other = id === 'torm' ? 'randolph' : 'torm';

  clause('DF1-EQUIP-02', `${id} shows exactly three equipment icons`, t =>
    t.verify(() => expect(printed.weapon + printed.armor + printed.spendable).toBe(3)),
  );

  clause(
    ['DF1-EQUIP-02', 'DF1-EQUIP-03', 'DF1-EQUIP-04'],
    `${id} carries what the icons say, three cards`,
    t => {
      const pile = EQUIPMENT_KINDS.flatMap(kind => [0, 1, 2, 3].map(i => make[kind](`${kind}-${i}`)));
      const ids = pile.map(card => card.id);
      t.combat({
        heroes: [id, other],
        cards: [...pile, ...doors],
        decks: { shop: ids },
        combat: {
          life: 3,
          room: hall({ kind: 'treasure', reward: [{ freeEquipment: pile.length }] }),
        },
      }).throws('red', { zone: '4' });
      for (let i = 0; i < pile.length; i++) {
        const [line] = t.legal(/^party/).filter(one => one.endsWith(` to ${id}`) || one.includes('boxes'));
        t.does(line as string);
      }
      return t.verify(({ state }) => {
        const carried = state.heroes[0]?.equipment.map(({ card }) => card.split('-')[0]) ?? [];
        for (const kind of EQUIPMENT_KINDS)
          expect(carried.filter(one => one === kind).length, kind).toBe(printed[kind]);
        expect(carried).toHaveLength(3);
      });
    },
  );
}

for (const kind of EQUIPMENT_KINDS) {
  const old = make[kind](`old-${kind}`);

  clause(
    ['DF1-EQUIP-02', 'DF1-EQUIP-10'],
    `with an icon for one ${kind} a hero accepts that and nothing else`,
    t =>
      shop(t, [{ hero: 'torm', slots: { ...none, [kind]: 1 } }, 'randolph']).verify(() =>
        expect(purchasesFor(t, 'torm')).toEqual([`new-${kind}`]),
      ),
  );

  clause('DF1-EQUIP-03', `a hero with one ${kind} icon carries no second ${kind}`, t =>
    shop(t, [{ hero: 'torm', slots: { ...none, [kind]: 1 }, equipment: [old] }, 'randolph'])
      .verify(() => expect(purchasesFor(t, 'torm')).toEqual([]))
      .mayNot(`party buys new-${kind} for torm`),
  );

  clause(
    ['DF1-EQUIP-03', 'DF1-R-59'],
    `with two ${kind} icons and one in use there is room for one more`,
    t =>
      shop(t, [{ hero: 'torm', slots: { ...none, [kind]: 2 }, equipment: [old] }, 'randolph'])
        .does(`party buys new-${kind} for torm`)
        .includes(`assigned new-${kind} to torm`),
  );

  clause('DF1-EQUIP-10', `a hero without a ${kind} icon is given no ${kind}`, t =>
    trade(t, [
      { hero: 'torm', slots, equipment: [old] },
      { hero: 'randolph', slots: { ...slots, [kind]: 0 } },
      { hero: 'goldfinga', slots },
    ])
      .may(`torm gives old-${kind} to goldfinga`)
      .mayNot(`torm gives old-${kind} to randolph`),
  );

  clause('DF1-EQUIP-04', `a hero who carries three cards accepts no fourth: ${kind}`, t =>
    shop(t, [
      {
        hero: 'torm',
        slots,
        equipment: EQUIPMENT_KINDS.map(one => make[one](`old-${one}`)),
      },
      'randolph',
    ]).mayNot(`party buys new-${kind} for torm`),
  );

  clause('DF1-EQUIP-05', `a full hero first gives a ${kind} away or discards it`, t => {
    const heroes: TestStage['heroes'] = [
      { hero: 'torm', slots: { ...none, [kind]: 1 }, equipment: [old] },
      { hero: 'randolph', slots },
      { hero: 'goldfinga', slots: none },
    ];
    shop(t, heroes)
      .mayNot(`party buys new-${kind} for torm`, `torm gives old-${kind} to goldfinga`)
      .does(`torm gives old-${kind} to randolph`, `party buys new-${kind} for torm`)
      .includes(`torm gave old-${kind} to randolph`, `assigned new-${kind} to torm`);
    shop(t, heroes)
      .does(`torm discards old-${kind}`, `party buys new-${kind} for torm`)
      .includes(`torm discarded old-${kind}`, `assigned new-${kind} to torm`);
  });
}

clause(['DF1-EQUIP-05', 'DF1-R-56'], 'a gift makes room for its own kind only', t =>
  t
    .combat({
      heroes: [
        { hero: 'torm', slots, equipment: [weapon({ id: 'club' }), armor({ id: 'pot' })] },
        { hero: 'randolph', slots },
      ],
      cards: [...NEW, ...doors],
      decks: { shop: ['new-weapon'] },
      combat: { life: 3, room: hall({ kind: 'treasure', reward: [{ freeEquipment: 1 }] }) },
    })
    .throws('red')
    .does('party done')
    .offers(
      'party assigns new-weapon to randolph',
      'party boxes new-weapon',
      'torm gives club to randolph',
      'torm discards club',
      'torm discards pot',
    )
    .mayNot('torm gives pot to randolph')
    .does('torm gives club to randolph', 'party assigns new-weapon to torm')
    .expect('torm gave club to randolph', 'assigned new-weapon to torm'),
);

clause(['DF1-EQUIP-05', 'DF1-R-56'], 'who has room for the new card gives nothing away', t =>
  shop(t, [
    { hero: 'torm', slots: { ...none, weapon: 2 }, equipment: [weapon({ id: 'club' })] },
    { hero: 'randolph', slots },
  ])
    .may('party buys new-weapon for torm')
    .mayNot('torm gives club to randolph'),
);

clause(['DF1-EX-08', 'DF1-EQUIP-03', 'DF1-EQUIP-05', 'DF1-EQUIP-10'], 'Goldfinga: weapon, weapon, item', t =>
  shop(t, [
    { hero: 'goldfinga', equipment: [make.spendable('snack'), make.weapon('club')] },
    { hero: 'torm', slots: { ...none, spendable: 1 } },
  ])
    .verify(() => expect(purchasesFor(t, 'goldfinga')).toEqual(['new-weapon']))
    .mayNot('party buys new-spendable for goldfinga', 'party buys new-armor for goldfinga')
    .does('goldfinga gives snack to torm', 'party buys new-spendable for goldfinga')
    .includes('assigned new-spendable to goldfinga')
    .does('party buys new-weapon for goldfinga')
    .mayNot('party buys new-armor for goldfinga'),
);

// ---- passing --------------------------------------------------------------------------------------------

clause('DF1-EQUIP-06', 'heroes pass equipment in maintenance, as often as they like', t =>
  trade(t, [
    { hero: 'torm', slots, equipment: [weapon({ id: 'axe' }), armor({ id: 'pot' })] },
    { hero: 'randolph', slots },
  ])
    .does('torm gives axe to randolph', 'torm gives pot to randolph', 'randolph gives axe to torm')
    .expect('torm gave axe to randolph', 'torm gave pot to randolph', 'randolph gave axe to torm')
    .does('party done')
    .asks('party', 'move'),
);

clause('DF1-EQUIP-06', 'nobody is given more than the icons allow', t =>
  trade(t, [
    { hero: 'torm', slots, equipment: [weapon({ id: 'axe' })] },
    { hero: 'randolph', slots, equipment: [weapon({ id: 'bow' })] },
    { hero: 'goldfinga', slots },
  ])
    .may('torm gives axe to goldfinga')
    .mayNot('torm gives axe to randolph', 'randolph gives bow to torm'),
);

clause(['DF1-EQUIP-06', 'DF1-R-57'], 'two full heroes may exchange', t =>
  trade(t, [
    { hero: 'torm', slots, equipment: [weapon({ id: 'axe' })] },
    { hero: 'randolph', slots, equipment: [weapon({ id: 'bow' })] },
  ])
    .does('torm swaps axe with randolph for bow')
    .expect('torm gave axe to randolph', 'randolph gave bow to torm'),
);

clause(['DF1-EQUIP-06', 'DF1-R-56'], 'nothing is passed during a fight, though it may be discarded', t =>
  t
    .combat({
      heroes: [
        { hero: 'torm', slots, equipment: [weapon({ id: 'axe' })] },
        { hero: 'randolph', slots },
      ],
      combat: { dice: ['red'] },
    })
    .offers('torm throws red', 'torm throws red with axe', 'torm discards axe')
    .mayNot('torm gives axe to randolph')
    .does('torm discards axe')
    .expect('torm discarded axe')
    .shows({ scrap: ['axe'] }),
);

// ---- 1x -------------------------------------------------------------------------------------------------

const stew = spendable({ id: 'stew', heal: { amount: 2, whom: 'hero' } });
const stewer = { hero: 'randolph', slots, equipment: [stew] };

clause(
  ['DF1-EQUIP-07', 'DF1-R-53'],
  'a 1x card is used before a throw, also of another hero, and discarded',
  t =>
    t
      .combat({ heroes: [{ hero: 'torm', life: 5 }, stewer] })
      .asks('torm', 'turn')
      .does('randolph uses stew on torm')
      .expect('randolph used stew on torm', 'torm healed 5 → 7: stew')
      .shows({ 'heroes.randolph.equipment': [], scrap: ['stew'] })
      .mayNot('randolph uses stew on torm'),
);

clause(['DF1-EQUIP-07', 'DF1-R-53'], 'a 1x card is used after a die is read and before its blow', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', life: 2 }, stewer],
      combat: { monster: monster({ damage: 3 }) },
    })
    .throws('red', { zone: 'outside' })
    .asks('randolph', 'window')
    .does('randolph uses stew on torm')
    .expect('randolph used stew on torm', 'torm healed 2 → 4: stew', 'torm life 4 → 1: miss'),
);

clause(['DF1-EQUIP-07', 'DF1-R-53', 'DF1-R-94'], 'a 1x card is used in maintenance, but revives nobody', t =>
  trade(t, [{ hero: 'torm', life: 5, slots }, stewer])
    .does('randolph uses stew on torm')
    .expect('randolph used stew on torm', 'torm healed 5 → 7: stew'),
);

clause(
  ['DF1-EQUIP-07', 'DF1-R-94'],
  'a 1x card does not revive the fainted, nor does a fainted carrier use it',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'torm', life: 5 },
          {
            hero: 'goldfinga',
            fainted: true,
            equipment: [spendable({ heal: { amount: 1, whom: 'party' } })],
          },
          stewer,
        ],
      })
      .may('randolph uses stew on torm')
      .mayNot('randolph uses stew on goldfinga', 'goldfinga uses test-spendable'),
);

clause('DF1-EQUIP-07', 'a 1x armor is discarded after use as well', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', slots, equipment: [armor({ prevent: 'all', once: true })] }, 'randolph'],
    })
    .throws('red', { zone: 'outside' })
    .does('torm uses test-armor')
    .expect('torm used test-armor', 'torm prevented 2: test-armor')
    .shows({ 'heroes.torm.equipment': [], scrap: ['test-armor'] }),
);

for (const [what, card, landing, weapons, line] of [
  ['a weapon', weapon({ id: 'kept', bonus: 2 }), '3', ['kept'], 'damage 5 = 3 section + 2 kept'],
  ['a reducing armor', armor({ id: 'kept', reduce: 1 }), 'outside', [], 'torm life 9 → 8: miss'],
  ['a counterblow', armor({ id: 'kept', counterblow: true }), 'outside', [], 'monster life 30 → 28: kept'],
] as const)
  clause('DF1-EQUIP-08', `${what} stays after use`, t =>
    t
      .combat({
        heroes: [{ hero: 'torm', slots, equipment: [card] }, 'randolph'],
        combat: { monster: monster({ life: 30 }) },
      })
      .throws('red', { zone: landing }, weapons)
      .includes(line)
      .shows({ 'heroes.torm.equipment': [{ card: 'kept', used: false }], scrap: [] }),
  );

// ---- captives -------------------------------------------------------------------------------------------

clause('DF1-EQUIP-09', 'a seduced monster uses no slot', t =>
  shop(t, [{ hero: 'torm', slots, captives: ['goblin', 'cute-bear'] }, 'randolph']).verify(() =>
    expect(purchasesFor(t, 'torm')).toEqual(['new-weapon', 'new-armor', 'new-spendable']),
  ),
);

clause('DF1-EQUIP-09', 'a seduced monster is not passed on and not discarded like equipment', t =>
  trade(t, [
    { hero: 'randolph', slots },
    { hero: 'torm', slots, captives: ['goblin'], equipment: [weapon()] },
  ])
    .offers('torm gives test-weapon to randolph', 'torm discards test-weapon', 'party done')
    .mayNot('torm gives goblin to randolph', 'torm discards goblin'),
);

clause(['DF1-EQUIP-09', 'DF1-R-52'], 'a seduced monster is not destroyed by a miss', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', captives: ['goblin'] }, 'randolph'],
      combat: { monster: monster({ ability: 'destroy-equipment' }) },
    })
    .throws('red', { zone: 'outside' })
    .expect('torm missed: outside', 'torm life 9 → 7: miss')
    .shows({ 'heroes.torm.captives': ['goblin'] }),
);

const SLOTS = { weapon: 3, armor: 0, spendable: 0 };

const sword = weapon({ id: 'sword', bonus: 2 });

const bow = weapon({ id: 'bow', bonus: 3 });

clause('DF1-EQUIP-03', 'two weapons of the same name are carried, and used one or both', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', slots: SLOTS, equipment: [sword, sword, bow] }, 'randolph'],
      combat: { dice: ['red'] },
    })
    .may('torm throws red', 'torm throws red with sword', 'torm throws red with sword sword bow')
    .mayNot('torm throws red with sword sword sword', 'torm throws red with bow sword'),
);

clause('DF1-EQUIP-03', 'a second weapon of the same name may be bought where there is a slot', t =>
  t
    .stage({
      heroes: [{ hero: 'torm', slots: SLOTS, equipment: [sword] }, 'randolph'],
      chest: { coins: 9 },
      shop: { display: ['sword'] },
      cards: [weapon({ id: 'sword', bonus: 2, price: 1, copies: 2 })],
    })
    .may('party buys sword for torm'),
);
