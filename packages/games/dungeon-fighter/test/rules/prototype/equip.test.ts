import { expect } from 'vitest';
import { type DungeonFighter, RULE_SETS } from '../../../rules/index.ts';
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

const { edition } = RULE_SETS['prototype'] as DungeonFighter;
const SLOTS = { weapon: 1, armor: 1, spendable: 1 };
const kinds = { weapon: weapon(), armor: armor({ reduce: 1 }), spendable: spendable({ hitBonus: 2 }) };

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

clause('DF0-EQUIP-01', 'every card of the deck is a weapon, an armor or an item', t =>
  t.verify(() =>
    expect(new Set(edition.tables.equipment.map(card => card.kind))).toEqual(
      new Set(['weapon', 'armor', 'spendable']),
    ),
  ),
);

for (const { id, slots } of edition.tables.heroes)
  clause(['DF0-EQUIP-02', 'DF0-EQUIP-03'], `${id} carries the 3 cards the sheet shows, and no fourth`, t => {
    const cards = (['weapon', 'armor', 'spendable'] as const).flatMap(kind =>
      Array.from({ length: slots[kind] }, (_, i) => ({ ...kinds[kind], id: `${kind}-${i}` })),
    );
    const more = Object.values(kinds);
    expect(cards).toHaveLength(3);
    t.stage({
      heroes: [{ hero: id, equipment: cards }, id === 'lorenzo' ? 'ornella' : 'lorenzo'],
      chest: { coins: 20 },
      cards: more,
      shop: { display: more.map(card => card.id) },
    }).mayNot(...more.map(card => `party buys ${card.id} for ${id}`));
  });

for (const kind of ['weapon', 'armor', 'spendable'] as const)
  clause('DF0-EQUIP-03', `a sheet without room for ${kind} takes none, whatever else is free`, t =>
    t
      .stage({
        heroes: [
          { hero: 'lorenzo', slots: { weapon: 3, armor: 3, spendable: 3, [kind]: 0 } },
          { hero: 'aureliano', slots: { weapon: 0, armor: 0, spendable: 0, [kind]: 1 } },
        ],
        chest: { coins: 9 },
        cards: [kinds[kind]],
        shop: { display: [kinds[kind].id] },
      })
      .mayNot(`party buys ${kinds[kind].id} for lorenzo`)
      .may(`party buys ${kinds[kind].id} for aureliano`),
  );

clause(['DF0-EQUIP-02', 'DF0-R-45'], 'room is made by giving or throwing away first', t =>
  t
    .stage({
      heroes: [{ hero: 'aureliano', slots: SLOTS, equipment: [weapon({ id: 'old' })] }, 'lorenzo'],
      chest: { coins: 9 },
      cards: [weapon({ id: 'new' })],
      shop: { display: ['new'] },
    })
    .mayNot('party buys new for aureliano')
    .may('aureliano gives old to lorenzo', 'aureliano discards old')
    .does('aureliano gives old to lorenzo', 'party buys new for aureliano')
    .expect('aureliano gave old to lorenzo', 'bought new for 2: coins 7', 'assigned new to aureliano'),
);

clause('DF0-R-23', 'equipment is passed among the heroes after a fight', t =>
  fight(t, carrying(weapon()), { map: { floors: ['cellar', 'opera', 'motorway'] }, combat: { life: 3 } })
    .mayNot('aureliano gives test-weapon to lorenzo')
    .throws('red')
    .asks('party', 'trade')
    .does('aureliano gives test-weapon to lorenzo', 'party done')
    .begins('aureliano gave test-weapon to lorenzo', 'room opera-foyer'),
);

clause('DF0-EQUIP-04', 'a weapon is kept after its use, hit or miss', t =>
  fight(t, { ...carrying(weapon()), abilities: { red: 'burst-of-hits' } }, { combat: { life: 30 } })
    .throws('red', { zone: '3', face: 'icon' }, ['test-weapon'])
    .shows({ 'heroes.aureliano.equipment': [{ card: 'test-weapon', used: false }] })
    .does('aureliano accepts')
    .throws('red', { zone: 'hole' }, ['test-weapon'])
    .shows({ 'heroes.aureliano.equipment': [{ card: 'test-weapon', used: false }], scrap: [] }),
);

clause('DF0-EQUIP-05', 'a worn armor reduces every attack and stays', t =>
  fight(t, carrying(armor({ reduce: 1 })))
    .throws('red', { zone: 'hole' })
    .expect('aureliano missed: hole', 'aureliano life 9 → 6: miss')
    .shows({ 'heroes.aureliano.equipment': [{ card: 'test-armor', used: false }] }),
);

clause('DF0-EQUIP-05', 'other armors must be discarded to work', t =>
  fight(t, carrying(armor({ prevent: 3, once: true })))
    .throws('red', { zone: 'hole' })
    .expect('aureliano missed: hole')
    .offers('aureliano uses test-armor', 'aureliano passes', 'aureliano discards test-armor')
    .does('aureliano uses test-armor')
    .expect('aureliano used test-armor', 'aureliano prevented 3: test-armor', 'aureliano life 9 → 8: miss')
    .shows({ 'heroes.aureliano.equipment': [], scrap: ['test-armor'] }),
);

const wounded = (card: Equipment): TestHero => ({ ...carrying(card), life: 5 });

for (const [what, card, line, effect] of [
  [
    'heals one hero',
    spendable({ heal: { amount: 2, whom: 'hero' } }),
    'aureliano uses test-spendable on aureliano',
    ['aureliano used test-spendable on aureliano', 'aureliano healed 5 → 7: test-spendable'],
  ],
  [
    'heals all',
    spendable({ heal: { amount: 1, whom: 'party' } }),
    'aureliano uses test-spendable',
    ['aureliano used test-spendable', 'aureliano healed 5 → 6: test-spendable'],
  ],
  [
    'brings a bonus die',
    spendable({ bonusDice: 1 }),
    'aureliano uses test-spendable',
    ['aureliano used test-spendable', 'dice +1 = 2: test-spendable'],
  ],
] as const)
  clause(
    ['DF0-EQUIP-06', 'DF0-GEAR-04', 'DF0-R-39'],
    `an item that ${what} is used at any time and discarded`,
    t =>
      fight(t, wounded(card))
        .does(line)
        .expect(...effect)
        .shows({ 'heroes.aureliano.equipment': [], scrap: ['test-spendable'] }),
  );

clause(['DF0-EQUIP-06', 'DF0-GEAR-04'], 'an item that adds to a hit is discarded', t =>
  fight(t, carrying(spendable({ hitBonus: 2 })))
    .throws('red')
    .expect('aureliano hit 3', 'damage 3 = 3 section')
    .does('aureliano uses test-spendable')
    .expect(
      'aureliano used test-spendable',
      'damage 5 = 3 blow + 2 test-spendable',
      'monster life 12 → 7: hit',
    )
    .shows({ 'heroes.aureliano.equipment': [], scrap: ['test-spendable'] }),
);

clause(['DF0-EQUIP-06', 'DF0-GEAR-04'], 'an item that repeats a throw is discarded', t =>
  fight(t, carrying(spendable({ rethrow: true })))
    .throws('red', { zone: 'hole' })
    .does('aureliano uses test-spendable')
    .expect('aureliano used test-spendable', 'aureliano re-throws by aureliano: test-spendable')
    .shows({ 'heroes.aureliano.equipment': [], scrap: ['test-spendable'] })
    .may('aureliano throws red'),
);

clause(['DF0-EQUIP-06', 'DF0-GEAR-04'], 'an item against an attack is discarded', t =>
  fight(t, carrying(spendable({ prevent: 3 })))
    .throws('red', { zone: 'hole' })
    .does('aureliano uses test-spendable')
    .expect(
      'aureliano used test-spendable',
      'aureliano prevented 3: test-spendable',
      'aureliano life 9 → 8: miss',
    )
    .shows({ 'heroes.aureliano.equipment': [], scrap: ['test-spendable'] }),
);

clause(['DF0-GEAR-04', 'DF0-R-39'], 'a knocked-out hero uses no item', t =>
  t
    .combat({
      heroes: [
        { ...carrying(spendable({ heal: { amount: 2, whom: 'hero' } })), fainted: true },
        { hero: 'lorenzo', life: 4 },
      ],
    })
    .mayNot('aureliano uses test-spendable on lorenzo'),
);

clause('DF0-EQUIP-07', 'a seduced monster takes no place of equipment', t =>
  t
    .stage({
      heroes: [{ hero: 'ornella', slots: SLOTS, captives: ['skeleton'] }, 'lorenzo'],
      chest: { coins: 9 },
      cards: Object.values(kinds),
      shop: { display: Object.values(kinds).map(card => card.id) },
    })
    .does(...Object.values(kinds).map(card => `party buys ${card.id} for ornella`))
    .shows({ 'heroes.ornella.equipment.length': 3, 'heroes.ornella.captives': ['skeleton'] }),
);

clause('DF0-EQUIP-07', 'and is neither given away nor discarded like equipment', t =>
  t
    .stage({
      heroes: [{ hero: 'ornella', captives: ['skeleton'] }, 'lorenzo'],
      shop: { display: [] },
    })
    .mayNot('ornella gives skeleton to lorenzo', 'ornella discards skeleton', 'ornella uses skeleton'),
);

const potion = spendable({ id: 'potion', heal: { amount: 3, whom: 'hero' } });

clause(
  ['DF0-R-39', 'DF0-EQUIP-07'],
  'before an attack, who has passed is asked again after somebody’s item',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'lorenzo', life: 4, slots: { weapon: 0, armor: 0, spendable: 1 }, equipment: [potion] },
          { hero: 'aureliano', life: 5, slots: { weapon: 0, armor: 0, spendable: 1 }, equipment: [potion] },
        ],
        combat: { monster: monster({ damage: 3 }), active: 'lorenzo' },
      })
      .throws('red', { zone: 'hole' })
      .does('lorenzo passes')
      .asks('aureliano', 'window')
      .mayNot('lorenzo passes')
      .does('aureliano uses potion on lorenzo')
      .asks('lorenzo', 'window'),
);
