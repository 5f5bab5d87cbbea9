import { expect } from 'vitest';
import { type Color, type DungeonFighter, RULE_SETS } from '../../../rules/index.ts';
import {
  armor,
  boss,
  clause,
  type LandingValues,
  monster,
  spendable,
  type Table,
  type TestHero,
  weapon,
} from '../../support/table.ts';

const { tables } = (RULE_SETS['first'] as DungeonFighter).edition;

const loot = weapon({ id: 'loot' });

/** Murka, the sworn enemy of beasts, throws the red die and its icon is up. */
function showsIcon(
  t: Table,
  ability: string,
  landing: LandingValues,
  foe: Parameters<typeof monster>[0] = {},
): Table {
  return t
    .combat({
      heroes: [{ hero: 'murka', abilities: { red: ability } }, { hero: 'torm', life: 5 }, 'goldfinga'],
      cards: [loot],
      decks: { shop: ['loot'] },
      combat: { monster: monster({ type: 'beast', ...foe }) },
    })
    .throws('red', { face: 'icon', ...landing });
}

// ---- whose ability --------------------------------------------------------------------------------------

const ABILITIES = { red: 'pickpocket', green: 'heal-party-1', blue: 'tracking-strike' } as const;

// ---- where it lands -------------------------------------------------------------------------------------

const ON_THE_BOARD: readonly (readonly [string, readonly string[]])[] = [
  ['swing-twice', ['damage 3 = 3 section', 'monster life 12 → 9: hit']],
  ['piercing-damage-2', ['damage 5 = 3 section + 2 piercing-damage-2', 'monster life 12 → 7: hit']],
  ['focused-damage', ['damage 5 = 5 focused-damage', 'monster life 12 → 7: hit']],
  [
    'divine-intervention',
    ['damage 3 = 3 section', 'monster life 12 → 9: hit', 'torm healed 5 → 8: divine-intervention'],
  ],
  ['berserk', []],
];

for (const [ability, lines] of ON_THE_BOARD) {
  clause('DF1-ICON-03', `${ability} activates on a contact`, t =>
    showsIcon(t, ability, { zone: '3' }).expect('murka hit 3', `murka ability red: ${ability}`, ...lines),
  );

  clause(['DF1-ICON-03', 'DF1-R-40'], `${ability} does not activate in section 1 of a Small Target`, t =>
    showsIcon(t, ability, { zone: '1' }, { ability: 'small-target' })
      .expect('murka missed: small-target', 'murka life 9 → 7: miss')
      .asks('torm', 'turn'),
  );
}

/** What the icon does before the blow of a miss, and what the question is where there is one. */
const ANYWHERE: readonly (readonly [string, readonly string[], (readonly [string, string])?])[] = [
  [
    'heal-party-1',
    ['murka life 9 → 7: miss', 'murka healed 7 → 8: heal-party-1', 'torm healed 5 → 6: heal-party-1'],
  ],
  ['tracking-strike', ['murka marked monster: tracking', 'murka life 9 → 7: miss']],
  ['five-finger-discount', ['murka stole loot', 'murka life 9 → 7: miss']],
  ['metamorphosis', ['murka marked monster: toad']],
  ['sworn-enemy-3', ['monster life 12 → 9: sworn-enemy-3', 'murka life 9 → 7: miss']],
  ['agile-instincts', []],
  ['pickpocket', ['coins +2 = 4: pickpocket', 'murka life 9 → 7: miss']],
  ['seduction', ['murka marked monster: charm', 'murka life 9 → 7: miss']],
  ['beer', [], ['murka', 'target']],
  ['enchanting-melody', [], ['party', 'accept']],
];

for (const [ability, lines, asked = ['torm', 'turn'] as const] of ANYWHERE) {
  clause('DF1-ICON-04', `${ability} activates although the die missed`, t =>
    showsIcon(t, ability, { zone: 'outside' })
      .expect('murka missed: outside', `murka ability red: ${ability}`, ...lines)
      .asks(...asked),
  );
}

clause('DF1-ICON-04', 'swing-again activates although the die missed', t =>
  showsIcon(t, 'swing-again', { zone: 'outside' }).expect().offers('murka re-throws', 'murka passes'),
);

for (const ability of ['tracking-strike', 'five-finger-discount', 'metamorphosis', 'seduction', 'pickpocket'])
  clause('DF1-ICON-04', `${ability} activates on a contact as well`, t =>
    showsIcon(t, ability, { zone: '3' }).includes('murka hit 3', `murka ability red: ${ability}`),
  );

clause(['DF1-ICON-03', 'DF1-ICON-04'], 'every ability of a hero is in one of the two lists', t =>
  t.verify(() => {
    const family = (id: string) => id.replace(/-\d$/, '');
    const families = (works: (how: string) => boolean) =>
      new Set(tables.abilities.filter(ability => works(ability.works)).map(({ id }) => family(id)));
    expect(families(how => how === 'hit')).toEqual(new Set(ON_THE_BOARD.map(([id]) => family(id))));
    expect(families(how => how !== 'hit')).toEqual(
      new Set([...ANYWHERE.map(([id]) => family(id)), 'swing-again']),
    );
  }),
);

// ---- scars ----------------------------------------------------------------------------------------------

for (const [die, ability] of Object.entries(ABILITIES) as [Color, string][]) {
  clause('DF1-ICON-05', `${ability} under a scar never activates, and the ${die} die scores as ever`, t =>
    t
      .combat({ heroes: [{ hero: 'torm', life: 5, abilities: ABILITIES, scars: [die] }, 'randolph'] })
      .throws(die, { face: 'icon' })
      .expect('torm hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit'),
  );
}

clause('DF1-ICON-05', 'nor does it activate on a miss', t =>
  t
    .combat({ heroes: [{ hero: 'torm', abilities: ABILITIES, scars: ['red'] }, 'randolph'] })
    .throws('red', { face: 'icon', zone: 'outside' })
    .expect('torm missed: outside', 'torm life 6 → 4: miss'),
);

// ---- white dice -----------------------------------------------------------------------------------------

// ---- the boss -------------------------------------------------------------------------------------------

for (const [ability, landing, line] of [
  ['piercing-damage-3', '3', 'damage 6 = 3 section + 3 piercing-damage-3'],
  ['focused-damage', '3', 'damage 5 = 5 focused-damage'],
  ['divine-intervention', '3', 'torm healed 5 → 8: divine-intervention'],
  ['heal-party-2', '3', 'torm healed 5 → 7: heal-party-2'],
  ['tracking-strike', '3', 'damage 4 = 3 section + 1 tracking'],
  ['five-finger-discount', '3', 'murka stole loot'],
  ['metamorphosis', 'outside', 'murka life 9 → 8: miss'],
  ['sworn-enemy-3', 'outside', 'monster life 20 → 17: sworn-enemy-3'],
  ['pickpocket', '3', 'coins +2 = 4: pickpocket'],
  ['seduction', '3', 'murka marked monster: charm'],
] as const) {
  clause('DF1-ICON-08', `${ability} works in the fight against the boss`, t =>
    t
      .combat({
        heroes: [
          { hero: 'murka', abilities: { red: ability } },
          { hero: 'torm', life: 5 },
        ],
        cards: [loot],
        decks: { shop: ['loot'] },
        combat: { boss: boss({ type: 'beast', damage: 3 }) },
      })
      .throws('red', { face: 'icon', zone: landing })
      .includes(`murka ability red: ${ability}`, line),
  );
}

// ---- cards ----------------------------------------------------------------------------------------------

for (const die of ['red', 'green', 'blue', 'white'] as const) {
  const fight = (t: Table, hero: Omit<TestHero, 'hero'>, values: Parameters<typeof monster>[0]): Table =>
    t.combat({
      heroes: [{ hero: 'torm', slots: { weapon: 1, armor: 1, spendable: 1 }, ...hero }, 'randolph'],
      chest: { coins: 2, dice: 1 },
      combat: { monster: monster(values), dice: die === 'white' ? [] : [die] },
    });

  clause('DF1-ICON-09', `the ability of a monster needs no icon on a ${die} die`, t =>
    fight(t, {}, { ability: 'lose-gold' })
      .throws(die, { zone: 'outside' })
      .expect('torm missed: outside', 'torm life 9 → 7: miss', 'coins -1 = 1: lose-gold'),
  );

  clause('DF1-ICON-09', `an armor needs no icon on a ${die} die`, t =>
    fight(t, { equipment: [armor({ reduce: 1 })] }, {})
      .throws(die, { zone: 'outside' })
      .expect('torm missed: outside', 'torm life 9 → 8: miss'),
  );

  clause('DF1-ICON-09', `an item needs no icon on a ${die} die`, t =>
    fight(t, { equipment: [spendable({ hitBonus: 2 })] }, {})
      .throws(die)
      .does('torm uses test-spendable')
      .expect('torm used test-spendable', 'damage 5 = 3 blow + 2 test-spendable', 'monster life 12 → 7: hit'),
  );
}

// ---- choices --------------------------------------------------------------------------------------------

for (const [ability, what, hero] of [
  ['swing-twice', 'the second throw', 'murka'],
  ['berserk', 'losing a hit point', 'murka'],
  ['enchanting-melody', 'paying gold', 'party'],
] as const) {
  clause('DF1-ICON-10', `${ability}: ${what} is optional`, t =>
    showsIcon(t, ability, {}, { life: 30 })
      .asks(hero, 'accept')
      .offers(`${hero} accepts`, `${hero} declines`)
      .does(`${hero} declines`)
      .excludes(/second throw|multiplied|silence|lay-of-heroes|coins|life 9 →/)
      .asks('torm', 'turn')
      .shows({ 'chest.coins': 2, 'heroes.murka.life': 9, 'combat.silenced': false }),
  );
}

clause('DF1-ICON-10', 'a re-throw is optional', t =>
  showsIcon(t, 'swing-again', {})
    .offers('murka re-throws', 'murka passes')
    .does('murka passes')
    .expect('murka hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit')
    .asks('torm', 'turn'),
);

clause('DF1-ICON-10', 'the beer may be moved or left where it is', t =>
  t
    .combat({
      heroes: [{ hero: 'brockenstock', abilities: { red: 'beer' } }, 'torm', 'randolph'],
      combat: { markers: { beer: 'torm' } },
    })
    .throws('red', { face: 'icon' })
    .asks('brockenstock', 'target')
    .offers('brockenstock chooses brockenstock', 'brockenstock chooses torm', 'brockenstock chooses randolph')
    .does('brockenstock chooses torm')
    .shows({ 'combat.markers': [{ marker: 'beer', hero: 'torm' }] }),
);

for (const [ability, zone] of [
  ['piercing-damage-2', '3'],
  ['focused-damage', '3'],
  ['divine-intervention', '3'],
  ['heal-party-1', '3'],
  ['tracking-strike', '3'],
  ['five-finger-discount', '3'],
  ['metamorphosis', '3'],
  ['sworn-enemy-3', '3'],
  ['agile-instincts', 'outside'],
  ['pickpocket', '3'],
  ['seduction', '3'],
] as const) {
  clause('DF1-ICON-10', `${ability} is automatic`, t =>
    showsIcon(t, ability, { zone }).includes(`murka ability red: ${ability}`).asks('torm', 'turn'),
  );
}
