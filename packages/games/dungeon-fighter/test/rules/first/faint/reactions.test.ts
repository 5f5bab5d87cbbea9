import { expect } from 'vitest';
import {
  armor,
  boss,
  clause,
  monster,
  spendable,
  type Table,
  type TestStage,
  weapon,
} from '../../../support/table.ts';

const slots = { weapon: 3, armor: 3, spendable: 3 };
const sip = spendable({ id: 'sip', heal: { amount: 1, whom: 'hero' } });
const draught = spendable({ id: 'draught', heal: { amount: 3, whom: 'hero' } });
const stew = spendable({ id: 'stew', heal: { amount: 2, whom: 'party' } });
const purse = spendable({ id: 'purse', bonusDice: 1 });
const feather = spendable({ id: 'feather', prevent: 'all' });
const biting = monster({ damage: 3 });
const critical = monster({ damage: 3, ability: 'critical-miss' });
const rust = monster({ damage: 3, ability: 'destroy-equipment' });

/** Torm is about to miss against a monster with 12 life and 3 damage. */
const missing = (t: Table, stage: TestStage): Table =>
  t.combat({ combat: { monster: biting }, ...stage }).throws('red', { zone: 'outside' });

const kindIs = (kind: string) => ({ 'question.at': 'window', 'question.kind': kind });

clause('DF1-R-53', 'a heal from 8 to 9 before a blow of 3 leaves 6', t =>
  missing(t, {
    heroes: [
      { hero: 'torm', life: 8 },
      { hero: 'randolph', slots, equipment: [sip] },
    ],
  })
    .expect('torm missed: outside')
    .asks('randolph', 'window')
    .shows({ ...kindIs('reaction'), 'combat.incoming': [3, 0] })
    .offers('randolph uses sip on torm', 'randolph passes', 'randolph discards sip')
    .does('randolph uses sip on torm')
    .expect('randolph used sip on torm', 'torm healed 8 → 9: sip', 'torm life 9 → 6: miss')
    .asks('randolph', 'turn'),
);

clause('DF1-R-53', 'whoever passes keeps the card for later', t =>
  missing(t, {
    heroes: [
      { hero: 'torm', life: 8 },
      { hero: 'randolph', slots, equipment: [sip] },
    ],
  })
    .does('randolph passes')
    .expect('torm life 8 → 5: miss')
    .does('randolph uses sip on torm')
    .expect('randolph used sip on torm', 'torm healed 5 → 6: sip'),
);

for (const [what, stage] of [
  ['nobody below the maximum', { heroes: ['torm', { hero: 'randolph', slots, equipment: [sip, stew] }] }],
  [
    'nobody below the maximum that a scar leaves',
    {
      heroes: [
        { hero: 'torm', scars: ['green', 'blue'], life: 3 },
        { hero: 'randolph', slots, equipment: [sip] },
      ],
    },
  ],
  [
    'no heal',
    {
      heroes: [
        { hero: 'torm', life: 8 },
        {
          hero: 'randolph',
          slots,
          equipment: [
            weapon(),
            spendable({ id: 'oil', hitBonus: 2 }),
            spendable({ id: 'string', rethrow: true }),
          ],
        },
      ],
    },
  ],
  [
    'a bonus die and no need to hurry',
    {
      heroes: [
        { hero: 'torm', life: 8 },
        { hero: 'randolph', slots, equipment: [purse] },
      ],
    },
  ],
  [
    'a heal and no strength to use it',
    {
      heroes: [
        { hero: 'torm', life: 8 },
        { hero: 'randolph', slots, equipment: [sip], fainted: true },
        'goldfinga',
      ],
    },
  ],
] as const)
  clause('DF1-R-53', `a hero with ${what} is not asked`, t =>
    missing(t, stage as unknown as TestStage)
      .includes('torm missed: outside')
      .verify(({ happened }) =>
        expect(happened.some(line => /^torm life \d → \d: miss$/.test(line))).toBe(true),
      )
      .verify(({ game, state }) => expect(game.decision(state)?.at).toBe('turn')),
  );

for (const [what, stage, landing] of [
  ['a miss that hurts nobody', { combat: { monster: monster({ damage: 0 }) } }, { zone: 'outside' }],
  ['a hit', { combat: { monster: biting } }, { zone: '3' }],
  [
    'a miss that fells the monster',
    { combat: { monster: monster({ damage: 3, type: 'undead' }), life: 1 } },
    { zone: 'outside', face: 'icon' },
  ],
] as const)
  clause('DF1-R-53', `nobody is asked after ${what}`, t =>
    t
      .combat({
        heroes: [{ hero: 'sir-moo', life: 8, slots, equipment: [sip] }, 'randolph'],
        ...(stage as Partial<TestStage>),
      })
      .throws('red', landing)
      .verify(({ game, state }) => expect(game.decision(state)?.at).not.toBe('window')),
  );

clause('DF1-R-53', 'what softens the blow comes first, and a blow that is gone asks nobody', t =>
  missing(t, {
    heroes: [
      { hero: 'torm', life: 8, slots, equipment: [feather] },
      { hero: 'randolph', slots, equipment: [sip] },
    ],
  })
    .asks('torm', 'window')
    .shows(kindIs('armor'))
    .does('torm uses feather')
    .expect('torm used feather', 'torm prevented 3: feather')
    .asks('randolph', 'turn'),
);

clause('DF1-R-53', 'after an armor was not used the heals are asked for', t =>
  missing(t, {
    heroes: [
      { hero: 'torm', life: 8, slots, equipment: [feather] },
      { hero: 'randolph', slots, equipment: [sip] },
    ],
  })
    .does('torm passes')
    .expect()
    .asks('randolph', 'window')
    .shows(kindIs('reaction')),
);

clause('DF1-R-53', 'clockwise from the thrower, and anew after every card', t =>
  t
    .combat({
      heroes: [
        { hero: 'torm', life: 7, slots, equipment: [sip] },
        { hero: 'randolph', life: 8, slots, equipment: [stew] },
        { hero: 'goldfinga', slots, equipment: [draught] },
      ],
      combat: { monster: biting, active: 'randolph' },
    })
    .throws('red', { zone: 'outside' })
    .asks('randolph', 'window')
    .does('randolph passes')
    .asks('goldfinga', 'window')
    .does('goldfinga passes')
    .asks('torm', 'window')
    .does('torm uses sip on torm')
    .expect('torm used sip on torm', 'torm healed 7 → 8: sip')
    .asks('randolph', 'window')
    .does('randolph uses stew')
    .expect(
      'randolph used stew',
      'torm healed 8 → 9: stew',
      'randolph healed 8 → 9: stew',
      'randolph life 9 → 6: miss',
    )
    .asks('goldfinga', 'turn'),
);

clause('DF1-R-53', 'two cards of a kind are asked for one after the other', t =>
  missing(t, {
    heroes: [
      { hero: 'torm', life: 7 },
      { hero: 'randolph', slots, equipment: [sip, sip] },
    ],
  })
    .does('randolph uses sip on torm')
    .expect('randolph used sip on torm', 'torm healed 7 → 8: sip')
    .asks('randolph', 'window')
    .does('randolph uses sip on torm')
    .expect('randolph used sip on torm', 'torm healed 8 → 9: sip', 'torm life 9 → 6: miss'),
);

clause('DF1-R-53', 'a card of a hero who is not asked may be used as well, by its carrier only', t =>
  missing(t, {
    heroes: [
      { hero: 'torm', life: 7, slots, equipment: [sip] },
      { hero: 'randolph', slots, equipment: [draught] },
    ],
  })
    .asks('torm', 'window')
    .mayNot(
      'randolph passes',
      'torm uses draught on torm',
      'randolph uses sip on torm',
      'torm uses sip',
      'torm uses sip on randolph',
      'torm uses sip on murka',
      'torm throws green',
    )
    .does('randolph uses draught on torm')
    .expect('randolph used draught on torm', 'torm healed 7 → 9: draught', 'torm life 9 → 6: miss'),
);

clause('DF1-R-53', 'everybody whom a Critical Miss hits may be healed before', t =>
  missing(t, {
    heroes: [
      { hero: 'torm', life: 4 },
      { hero: 'randolph', life: 2, slots, equipment: [stew] },
    ],
    combat: { monster: critical },
  })
    .does('randolph uses stew')
    .expect(
      'randolph used stew',
      'torm healed 4 → 6: stew',
      'randolph healed 2 → 4: stew',
      'torm life 6 → 3: miss',
      'randolph life 4 → 1: miss',
    ),
);

clause(['DF1-R-53', 'DF1-FAINT-02'], 'a hero about to faint may heal somebody else first', t =>
  missing(t, {
    heroes: [
      { hero: 'torm', life: 1, slots, equipment: [sip] },
      { hero: 'randolph', life: 5 },
    ],
  })
    .does('torm uses sip on randolph')
    .expect(
      'torm used sip on randolph',
      'randolph healed 5 → 6: sip',
      'torm life 1 → -2: miss',
      'torm fainted',
    ),
);

clause(['DF1-R-53', 'DF1-FAINT-02'], 'a hero about to faint is asked for a bonus die, if there is one', t =>
  missing(t, {
    heroes: [{ hero: 'torm', life: 3, slots, equipment: [purse] }, 'randolph'],
    chest: { dice: 8 },
  })
    .shows({ 'supply.dice': 1 })
    .asks('torm', 'window')
    .does('torm uses purse')
    .expect('torm used purse', 'dice +1 = 9: purse', 'torm life 3 → 0: miss', 'torm fainted'),
);

clause('DF1-R-53', 'with no bonus die in the supply there is nothing to ask', t =>
  missing(t, {
    heroes: [{ hero: 'torm', life: 3, slots, equipment: [purse] }, 'randolph'],
    chest: { dice: 9 },
  }).expect('torm missed: outside', 'torm life 3 → 0: miss', 'torm fainted'),
);

for (const [life, falls] of [
  [4, false],
  [3, true],
] as const)
  clause(
    'DF1-R-53',
    `a bonus die at ${life} hit points against 3 damage: ${falls ? 'asked' : 'not asked'}`,
    t =>
      missing(t, { heroes: [{ hero: 'torm', life, slots, equipment: [purse] }, 'randolph'] }).asks(
        falls ? 'torm' : 'randolph',
        falls ? 'window' : 'turn',
      ),
  );

clause('DF1-R-53', 'against the boss as well', t =>
  missing(t, {
    heroes: [{ hero: 'torm', life: 8, slots, equipment: [sip] }],
    solo: true,
    combat: { boss: boss({ damage: 3 }) },
  })
    .asks('torm', 'window')
    .does('torm uses sip on torm')
    .includes('torm life 9 → 6: miss'),
);

// ---- before a card is destroyed -----------------------------------------------------------------------------

clause(['DF1-R-53', 'DF1-MON-01'], 'a heal is drunk before the blow, and nothing is left to destroy', t =>
  missing(t, {
    heroes: [{ hero: 'torm', life: 8, slots, equipment: [sip] }, 'randolph'],
    combat: { monster: rust },
  })
    .asks('torm', 'window')
    .does('torm uses sip on torm')
    .expect('torm used sip on torm', 'torm healed 8 → 9: sip', 'torm life 9 → 6: miss')
    .asks('randolph', 'turn'),
);

clause(['DF1-R-52', 'DF1-R-53'], 'also after the blow: at full hit points there was nothing to heal', t =>
  missing(t, {
    heroes: [{ hero: 'torm', slots, equipment: [draught] }, 'randolph'],
    combat: { monster: rust },
  })
    .expect('torm missed: outside', 'torm life 9 → 6: miss')
    .asks('torm', 'destroy')
    .offers('torm discards draught', 'torm uses draught on torm')
    .mayNot('torm passes', 'torm uses draught', 'torm uses draught on randolph', 'randolph discards draught')
    .does('torm uses draught on torm')
    .expect('torm used draught on torm', 'torm healed 6 → 9: draught')
    .asks('randolph', 'turn'),
);

clause(['DF1-R-52', 'DF1-MON-01'], 'or it is destroyed', t =>
  missing(t, {
    heroes: [{ hero: 'torm', slots, equipment: [draught] }, 'randolph'],
    combat: { monster: rust },
  })
    .does('torm discards draught')
    .expect('torm discarded draught')
    .shows({ scrap: ['draught'], 'heroes.torm.life': 6 }),
);

clause(
  ['DF1-R-52', 'DF1-MON-01'],
  'a card that is left goes all the same, without a question if it is the last',
  t =>
    missing(t, {
      heroes: [{ hero: 'torm', slots, equipment: [draught, weapon()] }, 'randolph'],
      combat: { monster: rust },
    })
      .does('torm uses draught on torm')
      .expect('torm used draught on torm', 'torm healed 6 → 9: draught', 'torm discarded test-weapon')
      .asks('randolph', 'turn'),
);

clause('DF1-R-52', 'of two heals one may be used and the other is lost', t =>
  missing(t, {
    heroes: [{ hero: 'torm', slots, equipment: [sip, sip] }, 'randolph'],
    combat: { monster: rust },
  })
    .does('torm uses sip on torm')
    .expect('torm used sip on torm', 'torm healed 6 → 7: sip')
    .asks('torm', 'destroy')
    .does('torm discards sip')
    .shows({ 'heroes.torm.equipment': [], scrap: ['sip', 'sip'] }),
);

clause(['DF1-R-52', 'DF1-R-51'], 'a thrower who has fainted uses nothing any more', t =>
  missing(t, {
    heroes: [{ hero: 'torm', life: 3, slots, equipment: [draught] }, 'randolph'],
    combat: { monster: rust },
  })
    .does('torm passes')
    .expect('torm life 3 → 0: miss', 'torm fainted', 'torm discarded draught'),
);

clause(
  'DF1-R-52',
  'a card of another hero may be used while the thrower chooses; the choice is still due',
  t =>
    missing(t, {
      heroes: [
        { hero: 'torm', slots, equipment: [weapon(), armor()] },
        { hero: 'randolph', slots, equipment: [sip] },
      ],
      combat: { monster: rust },
    })
      .asks('torm', 'destroy')
      .offers('torm discards test-weapon', 'torm discards test-armor', 'randolph uses sip on torm')
      .does('randolph uses sip on torm')
      .asks('torm', 'destroy')
      .mayNot('randolph uses sip on torm')
      .does('torm discards test-armor')
      .expect('torm discarded test-armor'),
);

const ONE = { weapon: 0, armor: 0, spendable: 1 };

clause('DF1-R-53', 'before a blow lands, who has passed is asked again after somebody’s card', t =>
  t
    .combat({
      heroes: [
        { hero: 'torm', life: 4, slots: ONE, equipment: [sip] },
        { hero: 'randolph', life: 5, slots: ONE, equipment: [sip] },
      ],
      combat: { monster: monster({ damage: 3 }), active: 'torm' },
    })
    .throws('red', { zone: 'outside' })
    .asks('torm', 'window')
    .mayNot('randolph passes')
    .does('torm passes')
    .asks('randolph', 'window')
    .mayNot('torm passes')
    .does('randolph uses sip on torm')
    .asks('torm', 'window')
    .does('torm passes')
    .includes('torm life 5 → 2: miss'),
);

const TWO = { weapon: 0, armor: 0, spendable: 2 };

const oil = spendable({ id: 'oil', hitBonus: 2 });

clause('DF1-R-53', 'a blow can be raised by one card after another', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', slots: TWO, equipment: [oil, oil] }, 'randolph'],
      combat: { monster: monster({ life: 20 }), active: 'torm' },
    })
    .throws('red', { zone: '3' })
    .does('torm uses oil')
    .asks('torm', 'window')
    .does('torm uses oil')
    .includes('damage 7 = 3 blow + 2 oil + 2 oil'),
);
