import { expect } from 'vitest';
import { type DungeonFighter, type EquipmentCard, RULE_SETS } from '../../../rules/index.ts';
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

const { edition } = RULE_SETS['first'] as DungeonFighter;

const SLOTS = { weapon: 3, armor: 3, spendable: 3 };

/** Torm carries these against a monster with 12 life and 2 damage; Randolph and Goldfinga carry nothing. */
const carrying = (t: Table, equipment: Equipment[], stage: Partial<TestStage> = {}): Table =>
  t.combat({
    heroes: [{ hero: 'torm', slots: SLOTS, equipment }, 'randolph', 'goldfinga'],
    ...stage,
  });

const draught = spendable({ id: 'draught', heal: { amount: 3, whom: 'hero' } });
const stew = spendable({ id: 'stew', heal: { amount: 2, whom: 'party' } });
const string = spendable({ id: 'string', rethrow: true });
const oil = spendable({ id: 'oil', hitBonus: 4 });
const feather = spendable({ id: 'feather', prevent: 'all' });
const boots = armor({ id: 'boots', prevent: 'all', once: true });
const spiked = armor({ id: 'spiked', counterblow: true });
const padded = armor({ id: 'padded', reduce: 1 });
const quilted = armor({ id: 'quilted', reduce: 2 });

const discards = (...cards: string[]): string[] => cards.map(card => `torm discards ${card}`);

// ---- healing ----------------------------------------------------------------------------------------------

clause('DF1-GEAR-01', 'Heal Hero heals one hero of the user’s choice', t =>
  carrying(t, [draught], {
    heroes: [
      { hero: 'torm', slots: SLOTS, equipment: [draught], life: 5 },
      { hero: 'randolph', life: 4 },
      'goldfinga',
      { hero: 'murka', fainted: true },
    ],
    combat: { dice: ['red'] },
  })
    .offers(
      'torm throws red',
      'torm uses draught on torm',
      'torm uses draught on randolph',
      ...discards('draught'),
    )
    .does('torm uses draught on randolph')
    .expect('torm used draught on randolph', 'randolph healed 4 → 7: draught')
    .shows({ 'heroes.torm.equipment': [], scrap: ['draught'] }),
);

clause(['DF1-GEAR-01', 'DF1-HERO-11'], 'not above the maximum', t =>
  carrying(t, [draught], {
    heroes: [
      { hero: 'torm', slots: SLOTS, equipment: [draught] },
      { hero: 'randolph', scars: ['red'], life: 5 },
    ],
  })
    .does('torm uses draught on randolph')
    .expect('torm used draught on randolph', 'randolph healed 5 → 6: draught'),
);

clause('DF1-GEAR-02', 'Heal Party heals all heroes', t =>
  carrying(t, [stew], {
    heroes: [
      { hero: 'torm', slots: SLOTS, equipment: [stew], life: 5 },
      { hero: 'randolph', life: 8 },
      'goldfinga',
      { hero: 'murka', fainted: true },
    ],
  })
    .does('torm uses stew')
    .expect('torm used stew', 'torm healed 5 → 7: stew', 'randolph healed 8 → 9: stew')
    .shows({ 'heroes.torm.equipment': [], scrap: ['stew'] }),
);

clause(['DF1-GEAR-01', 'DF1-R-53'], 'a heal before the blow of a miss saves a hero about to faint', t =>
  carrying(t, [draught], {
    heroes: [{ hero: 'torm', slots: SLOTS, equipment: [draught], life: 2 }, 'randolph'],
  })
    .throws('red', { zone: 'outside' })
    .asks('torm', 'window')
    .does('torm uses draught on torm')
    .expect('torm used draught on torm', 'torm healed 2 → 5: draught', 'torm life 5 → 3: miss')
    .asks('randolph', 'turn'),
);

// ---- Swing Again ------------------------------------------------------------------------------------------

for (const zone of ['1', 'outside'] as const) {
  clause('DF1-GEAR-03', `Swing Again takes back a die that came to ${zone} and ignores it`, t =>
    carrying(t, [string])
      .throws('red', { zone })
      .expect()
      .offers('torm uses string', 'torm passes', ...discards('string'))
      .does('torm uses string')
      .expect('torm used string', 'torm re-throws by torm: string')
      .shows({ 'combat.life': 12, 'heroes.torm.life': 9, scrap: ['string'] })
      .offers('torm throws red')
      .throws('red', { zone: '5' })
      .expect('torm hit 5', 'damage 5 = 5 section', 'monster life 12 → 7: hit'),
  );
}

clause(['DF1-GEAR-03', 'DF1-R-54'], 'only the throw of its carrier', t =>
  carrying(t, [string], { combat: { active: 'randolph' } })
    .throws('red', { zone: '1' })
    .expect('randolph hit 1', 'damage 1 = 1 section', 'monster life 12 → 11: hit'),
);

// ---- Piercing Damage --------------------------------------------------------------------------------------

clause(['DF1-GEAR-04', 'DF1-R-55'], 'Piercing Damage adds to the hit, after the result is seen', t =>
  carrying(t, [oil])
    .throws('red', { zone: '3' })
    .expect('torm hit 3', 'damage 3 = 3 section')
    .offers('torm uses oil', 'torm passes', ...discards('oil'))
    .does('torm uses oil')
    .expect('torm used oil', 'damage 7 = 3 blow + 4 oil', 'monster life 12 → 5: hit')
    .shows({ scrap: ['oil'] }),
);

clause('DF1-GEAR-04', 'on a miss it adds nothing', t =>
  carrying(t, [oil])
    .throws('red', { zone: 'outside' })
    .expect('torm missed: outside', 'torm life 9 → 7: miss')
    .asks('randolph', 'turn'),
);

clause('DF1-R-55', 'nor to the hit of another hero', t =>
  carrying(t, [oil], { combat: { active: 'randolph' } })
    .throws('red')
    .expect('randolph hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit'),
);

// ---- Agile Instincts --------------------------------------------------------------------------------------

for (const [card, what] of [
  [feather, 'an item'],
  [boots, 'an armor'],
] as const) {
  clause(
    ['DF1-GEAR-05', 'DF1-EQUIP-07'],
    `Agile Instincts on ${what}: no damage from the miss, then it is gone`,
    t =>
      carrying(t, [card], { combat: { monster: monster({ damage: 5 }) } })
        .throws('red', { zone: 'outside' })
        .expect('torm missed: outside')
        .offers(`torm uses ${card.id}`, 'torm passes', ...discards(card.id))
        .does(`torm uses ${card.id}`)
        .expect(`torm used ${card.id}`, `torm prevented 5: ${card.id}`)
        .shows({ 'heroes.torm.life': 9, 'heroes.torm.equipment': [], scrap: [card.id] }),
  );

  clause('DF1-GEAR-05', `${what} with Agile Instincts need not be used`, t =>
    carrying(t, [card])
      .throws('red', { zone: 'outside' })
      .does('torm passes')
      .expect('torm life 9 → 7: miss')
      .shows({ 'heroes.torm.equipment': [{ card: card.id, used: false }] }),
  );

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

// ---- Reduced Damage ---------------------------------------------------------------------------------------

for (const [damage, equipment, life] of [
  [3, [padded], 7],
  [3, [quilted], 8],
  [3, [padded, quilted], 9],
  [2, [padded, quilted], 9],
  [5, [padded, quilted], 7],
] as const) {
  const worn = equipment.map(card => card.id).join(' and ');
  clause(
    ['DF1-GEAR-07', 'DF1-R-35'],
    `a miss that costs ${damage} leaves a hero in ${worn} with ${life}`,
    t =>
      carrying(t, [...equipment], { combat: { monster: monster({ damage }) } })
        .throws('red', { zone: 'outside' })
        .expect('torm missed: outside', ...(life < 9 ? [`torm life 9 → ${life}: miss`] : []))
        .shows({ 'heroes.torm.equipment.length': equipment.length }),
  );
}

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

// ---- weapons ----------------------------------------------------------------------------------------------

const club = weapon({ id: 'club', requirement: 'jump', bonus: 3 });
const sling = weapon({ id: 'sling', requirement: 'blind', bonus: 1 });

clause(['DF1-GEAR-09', 'DF1-REQ-11'], 'a weapon whose throw was performed adds its bonus to the hit', t =>
  carrying(t, [club, sling])
    .does('torm throws red with club')
    .shows({ 'combat.throw.requirements': ['jump'] })
    .does('lands 4 blank')
    .expect('torm hit 4', 'damage 7 = 4 section + 3 club', 'monster life 12 → 5: hit'),
);

clause('DF1-GEAR-09', 'two weapons add both bonuses', t =>
  carrying(t, [club, sling])
    .throws('red', { zone: '4' }, ['club', 'sling'])
    .expect('torm hit 4', 'damage 8 = 4 section + 3 club + 1 sling', 'monster life 12 → 4: hit'),
);

clause('DF1-GEAR-09', 'a weapon that was not declared adds nothing', t =>
  carrying(t, [club])
    .throws('red', { zone: '4' })
    .expect('torm hit 4', 'damage 4 = 4 section', 'monster life 12 → 8: hit'),
);

clause(['DF1-GEAR-09', 'DF1-MISS-09'], 'a weapon whose throw failed makes a miss', t =>
  carrying(t, [club])
    .throws('red', { zone: '4', failed: ['jump'] }, ['club'])
    .expect('torm missed: jump', 'torm life 9 → 7: miss'),
);

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
