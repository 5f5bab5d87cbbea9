import { expect } from 'vitest';
import { armor, clause, monster, room, spendable, type Table } from '../../../support/table.ts';

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

const sip = spendable({ id: 'sip', heal: { amount: 1, whom: 'hero' } });

const feast = spendable({ id: 'feast', heal: { amount: 1, whom: 'party' } });

clause('DF2-EQUIP-12', 'healing for one needs one who can be healed, healing for all is aimed at nobody', t =>
  t
    .combat({
      heroes: [
        { hero: 'brad', slots: { weapon: 0, armor: 0, spendable: 2 }, equipment: [sip, feast], life: 5 },
        { hero: 'murka', life: 5 },
        'grace',
      ],
    })
    .may('brad uses sip on murka', 'brad uses sip on brad', 'brad uses feast')
    .mayNot('brad uses sip', 'brad uses sip on grace', 'brad uses sip on edith', 'brad uses feast on murka'),
);
