import { expect } from 'vitest';
import { type DungeonFighter, type EquipmentCard, RULE_SETS, struckBack } from '../../../rules/index.ts';
import {
  armor,
  clause,
  type Equipment,
  monster,
  spendable,
  type Table,
  type TestStage,
} from '../../support/table.ts';

const { edition } = RULE_SETS['first'] as DungeonFighter;

const SLOTS = { weapon: 3, armor: 3, spendable: 3 };

/** Torm carries these against a monster with 12 life and 2 damage; Randolph and Goldfinga carry nothing. */
const carrying = (t: Table, equipment: Equipment[], stage: Partial<TestStage> = {}): Table =>
  t.combat({
    heroes: [{ hero: 'torm', slots: SLOTS, equipment }, 'randolph', 'goldfinga'],
    ...stage,
  });

const draught = spendable({ id: 'draught', heal: { amount: 3, whom: 'hero' } });
const string = spendable({ id: 'string', rethrow: true });
const oil = spendable({ id: 'oil', hitBonus: 4 });
const feather = spendable({ id: 'feather', prevent: 'all' });
const boots = armor({ id: 'boots', prevent: 'all', once: true });
const spiked = armor({ id: 'spiked', counterblow: true });
const padded = armor({ id: 'padded', reduce: 1 });
const quilted = armor({ id: 'quilted', reduce: 2 });

// ---- Agile Instincts --------------------------------------------------------------------------------------

for (const [card, what] of [
  [feather, 'an item'],
  [boots, 'an armor'],
] as const) {
  clause(
    ['DF1-GEAR-05', 'DF1-R-34'],
    `${what} with Agile Instincts is no help against the miss of another`,
    t =>
      carrying(t, [card], {
        combat: { monster: monster({ ability: 'critical-miss' }), active: 'randolph' },
      })
        .throws('red', { zone: 'outside' })
        .expect(
          'randolph missed: outside',
          'torm life 9 → 7: miss',
          'randolph life 9 → 7: miss',
          'goldfinga life 9 → 7: miss',
        ),
  );
}

// ---- Counterblow ------------------------------------------------------------------------------------------

clause('DF1-GEAR-06', 'Counterblow: the monster takes what the hero suffers', t =>
  carrying(t, [spiked], { combat: { monster: monster({ damage: 5 }) } })
    .throws('red', { zone: 'outside' })
    .expect('torm missed: outside', 'torm life 9 → 4: miss', 'monster life 12 → 7: spiked')
    .shows({ 'heroes.torm.equipment': [{ card: 'spiked', used: false }] }),
);

clause('DF1-GEAR-06', 'what would be struck back can be known before', t =>
  carrying(t, [spiked]).verify(({ game, state }) => {
    const [torm] = state.heroes;
    expect(torm && struckBack({ edition: game.edition, state }, torm, 3)).toBe(3);
  }),
);

clause(['DF1-GEAR-06', 'DF1-EQUIP-08'], 'every time, the card stays', t =>
  carrying(t, [spiked], { heroes: [{ hero: 'torm', slots: SLOTS, equipment: [spiked] }], solo: true })
    .throws('red', { zone: 'outside' })
    .throws('blue', { zone: 'outside' })
    .expect('torm missed: outside', 'torm life 7 → 5: miss', 'monster life 10 → 8: spiked'),
);

clause('DF1-R-36', 'Counterblow also of a hero who faints from it, by the whole damage', t =>
  carrying(t, [spiked], {
    heroes: [{ hero: 'torm', slots: SLOTS, equipment: [spiked], life: 1 }, 'randolph'],
    combat: { monster: monster({ damage: 5 }) },
  })
    .throws('red', { zone: 'outside' })
    .expect('torm missed: outside', 'torm life 1 → -4: miss', 'torm fainted', 'monster life 12 → 7: spiked')
    .shows({ 'heroes.torm.life': 0 }),
);

clause(
  ['DF1-R-36', 'DF1-R-38'],
  'a counterblow that fells the monster as the last hero faints wins the fight',
  t =>
    carrying(t, [spiked], {
      heroes: [{ hero: 'torm', slots: SLOTS, equipment: [spiked], life: 1 }],
      solo: true,
      combat: { monster: monster({ damage: 5, ability: 'lose-gold' }), life: 5 },
    })
      .throws('red', { zone: 'outside' })
      .includes('torm fainted', 'monster life 5 → 0: spiked', 'defeated test-monster')
      .excludes(/lose-gold|lost/)
      .asks('torm', 'scar'),
);

clause(['DF1-GEAR-06', 'DF1-GEAR-07', 'DF1-R-36'], 'what armor took off is not returned', t =>
  carrying(t, [quilted, spiked], { combat: { monster: monster({ damage: 3 }) } })
    .throws('red', { zone: 'outside' })
    .expect('torm missed: outside', 'torm life 9 → 8: miss', 'monster life 12 → 11: spiked'),
);

clause(['DF1-GEAR-06', 'DF1-R-36'], 'a prevented blow is not returned', t =>
  carrying(t, [spiked, boots])
    .throws('red', { zone: 'outside' })
    .does('torm uses boots')
    .excludes(/monster life/)
    .shows({ 'combat.life': 12 }),
);

clause('DF1-R-36', 'a party defeat is no attack', t =>
  carrying(t, [spiked], { combat: { dice: [] } })
    .does('torm retrieves')
    .expect(
      'torm retrieved',
      'torm life 9 → 8: retrieve',
      'randolph life 9 → 8: retrieve',
      'goldfinga life 9 → 8: retrieve',
    ),
);

clause('DF1-R-36', 'nor is the price of Berserk', t =>
  carrying(t, [spiked])
    .throws('red', { zone: '1', face: 'icon' })
    .does('torm accepts')
    .expect(
      'torm multiplied by 2',
      'torm life 9 → 8: berserk',
      'damage 2 = 1 section + 1 berserk',
      'monster life 12 → 10: hit',
    ),
);

// ---- no icon needed ---------------------------------------------------------------------------------------

for (const [what, equipment, landing, acts, line] of [
  ['Heal Hero', draught, { zone: 'outside' }, ['torm uses draught on torm'], 'torm healed 2 → 5: draught'],
  ['Swing Again', string, { zone: '1' }, ['torm uses string'], 'torm re-throws by torm: string'],
  ['Piercing Damage', oil, { zone: '1' }, ['torm uses oil'], 'damage 5 = 1 blow + 4 oil'],
  ['Agile Instincts', feather, { zone: 'outside' }, ['torm uses feather'], 'torm prevented 2: feather'],
  ['Counterblow', spiked, { zone: 'outside' }, [], 'monster life 12 → 10: spiked'],
  ['Reduced Damage', padded, { zone: 'outside' }, [], 'torm life 2 → 1: miss'],
] as const) {
  clause(['DF1-GEAR-08', 'DF1-ICON-09'], `${what} works with a blank die`, t => {
    carrying(t, [], {
      heroes: [{ hero: 'torm', slots: SLOTS, equipment: [equipment], life: 2 }, 'randolph'],
    }).throws('red', { ...landing, face: 'blank' });
    if (acts.length > 0) t.does(...acts);
    t.includes(line);
  });
}

// ---- the content ------------------------------------------------------------------------------------------

const KINDS: readonly (readonly [string, string, (card: EquipmentCard) => boolean])[] = [
  ['DF1-GEAR-01', 'Heal Hero', card => card.kind === 'spendable' && card.heal?.whom === 'hero'],
  ['DF1-GEAR-02', 'Heal Party', card => card.kind === 'spendable' && card.heal?.whom === 'party'],
  ['DF1-GEAR-03', 'Swing Again', card => card.kind === 'spendable' && card.rethrow === true],
  ['DF1-GEAR-04', 'Piercing Damage', card => card.kind === 'spendable' && card.hitBonus !== undefined],
  ['DF1-GEAR-05', 'Agile Instincts', card => card.kind !== 'weapon' && card.prevent === 'all'],
  ['DF1-GEAR-06', 'Counterblow', card => card.kind === 'armor' && card.counterblow === true],
  ['DF1-GEAR-07', 'Reduced Damage', card => card.kind === 'armor' && card.reduce !== undefined],
  ['DF1-GEAR-09', 'weapon', card => card.kind === 'weapon' && card.bonus > 0],
];

for (const [id, what, is] of KINDS) {
  clause(id, `the equipment deck has a ${what} card`, t =>
    t.verify(() => expect(edition.tables.equipment.filter(is).length).toBeGreaterThan(0)),
  );
}

clause('DF1-GEAR-08', 'every card of the equipment deck has one of these abilities', t =>
  t.verify(() => {
    const without = edition.tables.equipment.filter(card => !KINDS.some(([, , is]) => is(card)));
    expect(without.map(card => card.id)).toEqual([]);
  }),
);

clause(
  ['DF1-GEAR-06', 'DF1-R-36'],
  'a hero with two counterblows strikes back twice, each by the whole amount',
  t =>
    t
      .combat({
        heroes: [
          {
            hero: 'torm',
            slots: { weapon: 0, armor: 2, spendable: 1 },
            equipment: [
              armor({ id: 'spiked', counterblow: true }),
              armor({ id: 'thorny', counterblow: true }),
            ],
          },
          'randolph',
        ],
        combat: { monster: monster({ life: 12, damage: 3 }) },
      })
      .throws('green', { zone: 'outside' })
      .expect(
        'torm missed: outside',
        'torm life 9 → 6: miss',
        'monster life 12 → 9: spiked',
        'monster life 9 → 6: thorny',
      ),
);

clause('DF1-R-36', 'two counterblows of the same name strike back twice', t =>
  carrying(t, [spiked, spiked], { combat: { monster: monster({ damage: 3 }), life: 6 } })
    .throws('red', { zone: 'outside' })
    .includes('monster life 6 → 3: spiked', 'monster life 3 → 0: spiked', 'defeated test-monster'),
);

clause('DF1-R-36', 'of two heroes hit by a Critical Miss each strikes back what they suffered', t =>
  carrying(t, [spiked, padded], {
    heroes: [
      { hero: 'torm', slots: SLOTS, equipment: [spiked, padded] },
      { hero: 'randolph', slots: SLOTS, equipment: [spiked] },
    ],
    combat: { monster: monster({ damage: 3, ability: 'critical-miss' }) },
  })
    .throws('red', { zone: 'outside' })
    .expect(
      'torm missed: outside',
      'torm life 9 → 7: miss',
      'randolph life 9 → 6: miss',
      'monster life 12 → 10: spiked',
      'monster life 10 → 7: spiked',
    ),
);
