import { describe, expect, test } from 'vitest';
import type {
  Ability,
  BossCard,
  DungeonMap,
  EquipmentCard,
  HeroCard,
  MonsterAbility,
  MonsterCard,
  WeaponCard,
} from '../../rules/cards.ts';
import { ABILITIES } from '../../rules/editions/prototype/content/abilities.ts';
import { BOSSES } from '../../rules/editions/prototype/content/bosses.ts';
import { EQUIPMENT } from '../../rules/editions/prototype/content/equipment.ts';
import { HEROES } from '../../rules/editions/prototype/content/heroes.ts';
import { MAPS } from '../../rules/editions/prototype/content/maps.ts';
import { MONSTER_ABILITIES } from '../../rules/editions/prototype/content/monster-abilities.ts';
import { MONSTERS } from '../../rules/editions/prototype/content/monsters.ts';
import { THROWS as THROW_CARDS } from '../../rules/editions/prototype/throws.ts';
import { COLORS, MONSTER_TYPES, THROWS, type Throw } from '../../rules/vocabulary.ts';
import { find, sum } from '../support/cards.ts';

const heroes: readonly HeroCard[] = HEROES;
const abilities: readonly Ability[] = ABILITIES;
const monsters: readonly MonsterCard[] = MONSTERS;
const monsterAbilities: readonly MonsterAbility[] = MONSTER_ABILITIES;
const equipment: readonly EquipmentCard[] = EQUIPMENT;
const maps: readonly DungeonMap[] = MAPS;
const rooms = maps.flatMap(map => map.rooms);
const weapons = equipment.filter((card): card is WeaponCard => card.kind === 'weapon');
const foes: readonly (MonsterCard | BossCard)[] = [...monsters, ...BOSSES];
const levels = [1, 2, 3, 4];

describe('counts', () => {
  test('there are as many cards as the draft lists', () => {
    expect(MONSTERS).toHaveLength(48);
    expect(sum(equipment.map(card => card.copies))).toBe(55);
    expect(HEROES).toHaveLength(8);
    expect(BOSSES).toHaveLength(4);
    expect(THROW_CARDS).toHaveLength(21);
  });

  test.each([
    ['weapon', 27],
    ['armor', 12],
    ['spendable', 16],
  ])('the deck has cards of the kind %s: %i', (kind, count) => {
    expect(sum(equipment.filter(card => card.kind === kind).map(card => card.copies))).toBe(count);
  });

  test.each(levels)('level %i has 12 monsters, at least two of every type', level => {
    const ofLevel = monsters.filter(card => card.level === level);
    expect(ofLevel).toHaveLength(12);
    for (const type of MONSTER_TYPES)
      expect(ofLevel.filter(card => card.type === type).length, type).toBeGreaterThanOrEqual(2);
  });
});

describe('ids and names', () => {
  test.each([
    ['heroes', HEROES],
    ['abilities', ABILITIES],
    ['monster abilities', MONSTER_ABILITIES],
    ['monsters and bosses', foes],
    ['equipment', EQUIPMENT],
    ['throws', THROW_CARDS],
  ])('%s are told apart by id and by name', (_, cards) => {
    expect(new Set(cards.map(card => card.id)).size).toBe(cards.length);
    expect(new Set(cards.map(card => card.name)).size).toBe(cards.length);
    for (const card of cards) expect(card.id).toMatch(/^[a-z]+(-[a-z]+)*(-\d)?$/);
  });

  test('every card has its joke, and no joke is told twice', () => {
    const jokes = [...HEROES, ...foes, ...EQUIPMENT, ...MAPS, ...rooms].map(card => card.flavour);
    for (const joke of jokes) expect(joke).not.toBe('');
    expect(new Set(jokes).size).toBe(jokes.length);
  });

  test('a list of our own fields names fields the card has', () => {
    for (const card of [...HEROES, ...foes, ...EQUIPMENT]) {
      if (typeof card.source === 'string') continue;
      for (const field of card.source.ours) expect(card).toHaveProperty(field);
    }
  });
});

describe('heroes', () => {
  test('DF0-HERO-01 a hero has one existing power of each colour', () => {
    const known = new Set<string>(ABILITIES.map(ability => ability.id));
    for (const hero of heroes) {
      expect(Object.keys(hero.abilities).sort()).toEqual([...COLORS].sort());
      for (const color of COLORS) expect(known).toContain(hero.abilities[color]);
      expect(new Set(Object.values(hero.abilities)).size, hero.name).toBe(3);
    }
  });

  test('DF0-EQUIP-03 a sheet has a limit for each kind of equipment, 3 cards in all', () => {
    for (const hero of heroes) {
      const { weapon, armor, spendable } = hero.slots;
      for (const limit of [weapon, armor, spendable]) expect(limit, hero.name).toBeGreaterThanOrEqual(0);
      expect(weapon + armor + spendable, hero.name).toBe(3);
    }
  });

  test('exactly the heroes with Sworn Enemy name a type', () => {
    for (const hero of heroes)
      expect(hero.swornEnemy !== undefined, hero.name).toBe(
        Object.values(hero.abilities).includes('sworn-enemy'),
      );
  });

  test.each(ABILITIES)('$name has an owner', ({ id }) => {
    expect(heroes.some(hero => Object.values<string>(hero.abilities).includes(id))).toBe(true);
  });

  test('a power with a token has one owner', () => {
    for (const { id, marker } of abilities)
      if (marker !== undefined)
        expect(heroes.filter(hero => Object.values(hero.abilities).includes(id))).toHaveLength(1);
  });
});

describe('powers', () => {
  test('there are the 15 of the draft, whatever their number', () => {
    expect(new Set(abilities.map(ability => ability.id.replace(/-\d$/, '')))).toEqual(
      new Set([
        'theft',
        'metamorphosis',
        'burst-of-hits',
        'seduction',
        'divine-help',
        'blind-fury',
        'tracking-strike',
        'sworn-enemy',
        'reroll',
        'heal-one-hero',
        'heal-all-heroes',
        'extra-damage',
        'focused-damage',
        'no-damage',
        'pickpocket',
      ]),
    );
  });

  test('the number of a power is in its id, its name and its text', () => {
    for (const { id, name, text, heal, sectionBonus } of abilities) {
      const number = /-(\d)$/.exec(id)?.[1];
      expect(number, name).toBe((heal?.amount ?? sectionBonus)?.toString());
      if (number === undefined) continue;
      expect(name).toMatch(new RegExp(` ${number}$`));
      expect(text).toContain(number);
    }
  });

  test('DF0-R-17 the target is on the symbols of these powers', () => {
    expect(abilities.filter(ability => ability.works === 'hit').map(ability => ability.id)).toEqual([
      'burst-of-hits',
      'divine-help',
      'blind-fury',
      'extra-damage-2',
      'extra-damage-3',
      'focused-damage',
    ]);
  });

  test('the three tokens are toad, charm and track', () => {
    expect(abilities.flatMap(({ marker }) => (marker ? [marker.id] : []))).toEqual([
      'toad',
      'charm',
      'track',
    ]);
  });

  test('no power has a limit, and each names a clause', () => {
    for (const { name, limit, clauses } of abilities) {
      expect(limit, name).toBeUndefined();
      expect(clauses[0], name).toMatch(/^DF0-HERO-\d\d$/);
    }
  });

  test.each<[string, Partial<Ability>]>([
    ['metamorphosis', { marker: expect.objectContaining({ missReduction: 4 }) }],
    ['blind-fury', { multiply: { by: 2, cost: 1 } }],
    ['tracking-strike', { marker: expect.objectContaining({ hitBonus: 1 }) }],
    ['focused-damage', { optional: true, sectionIs: 5 }],
    ['no-damage', { works: 'miss', parry: { suffer: 0, deal: 0 } }],
    ['pickpocket', { coins: 2 }],
  ])('%s has the number of the draft', (id, values) => {
    expect(find(abilities, id)).toMatchObject(values);
  });

  test('Sworn Enemy is worth 4 against its type and nothing against the others', () => {
    const { damage, works } = find(abilities, 'sworn-enemy');
    const facts = { heroLife: 9, monsterLife: 9, monsterLevel: 2, swornEnemy: 'beast' } as const;
    expect(works).toBe('anywhere');
    for (const monsterType of MONSTER_TYPES)
      expect(damage?.({ ...facts, monsterType }), monsterType).toBe(monsterType === 'beast' ? 4 : 0);
  });
});

describe('monsters', () => {
  test('DF0-MONSTER-05 a monster has life, damage and coins, and at most one skill', () => {
    for (const card of monsters) {
      expect(levels, card.name).toContain(card.level);
      expect(MONSTER_TYPES, card.name).toContain(card.type);
      for (const value of [card.damage, card.life, card.coins])
        expect(Number.isInteger(value), card.name).toBe(true);
      expect(card.life, card.name).toBeGreaterThan(0);
      expect(card.damage, card.name).toBeGreaterThan(0);
      expect(card.coins, card.name).toBeGreaterThanOrEqual(0);
      expect(card.ability !== undefined && card.requirement !== undefined, card.name).toBe(false);
    }
  });

  test.each(MONSTER_ABILITIES)('$name appears on several monsters', ({ id }) => {
    expect(monsters.filter(card => card.ability === id).length).toBeGreaterThanOrEqual(3);
  });

  test('abilities exist, and exactly the healing one has a value', () => {
    const known = new Set<string>(MONSTER_ABILITIES.map(ability => ability.id));
    for (const { name, ability, abilityValue } of foes) {
      if (ability !== undefined) expect(known).toContain(ability);
      expect(abilityValue !== undefined, name).toBe(ability === 'heal-after-a-miss');
    }
  });

  test('no monster makes everybody pay for a miss', () => {
    for (const { name, missHurtsAll } of monsterAbilities) expect(missHurtsAll, name).toBeUndefined();
  });

  test('higher levels have more life and pay more', () => {
    const mean = (level: number, value: (card: MonsterCard) => number) =>
      sum(monsters.filter(card => card.level === level).map(value)) / 12;
    for (const level of [2, 3, 4])
      for (const value of [
        (c: MonsterCard) => c.life,
        (c: MonsterCard) => c.damage,
        (c: MonsterCard) => c.coins,
      ])
        expect(mean(level, value)).toBeGreaterThan(mean(level - 1, value));
  });

  test('a boss has more life than any monster and asks for no special shot', () => {
    const most = Math.max(...monsters.map(card => card.life));
    for (const boss of BOSSES) {
      expect(boss.life, boss.name).toBeGreaterThan(most);
      expect(boss, boss.name).not.toHaveProperty('requirement');
    }
  });
});

/** 1 easy, 2 tricky, 3 hard, 4 wild; the three weapons of the draft place Blind, Sitting and Another One's Hand. */
const DIFFICULTY: Partial<Record<Throw, number>> = {
  palms: 1,
  'two-bounce': 1,
  'weak-hand': 1,
  bank: 2,
  blind: 2,
  blow: 2,
  far: 2,
  flick: 2,
  jump: 2,
  slam: 2,
  spin: 2,
  'under-the-leg': 2,
  'under-the-table': 2,
  backwards: 3,
  'borrowed-hand': 3,
  'card-jump': 3,
  catapult: 3,
  sitting: 3,
  elbow: 4,
  head: 4,
  nose: 4,
};

describe('throws', () => {
  test('the edition has its 21 throws, one clause each', () => {
    const later = ['card-carry', 'dancing', 'hot-potato', 'one-eye', 'small-fingers', 'wrist-on-table'];
    const known = THROWS.filter(id => ![...later, 'x-wrists'].includes(id));
    expect(THROW_CARDS.map(card => card.id).sort()).toEqual(known);
    expect(THROW_CARDS.map(card => card.clause)).toEqual(
      THROW_CARDS.map((_, index) => `DF0-THROW-${String(index + 1).padStart(2, '0')}`),
    );
    expect(Object.keys(DIFFICULTY).sort()).toEqual(known);
  });

  test.each(THROW_CARDS)('$name is the shot of a weapon', ({ id }) => {
    expect(weapons.some(card => card.requirement === id)).toBe(true);
  });

  test('cards ask only for throws of this edition', () => {
    const known: readonly Throw[] = THROW_CARDS.map(card => card.id);
    for (const { requirement } of [...weapons, ...foes, ...rooms])
      if (requirement !== undefined) expect(known).toContain(requirement);
  });

  test('DF0-REQ-01 rooms, monsters and weapons ask for special shots', () => {
    for (const cards of [weapons, monsters, rooms])
      expect(cards.some(card => card.requirement !== undefined)).toBe(true);
  });

  test('a weapon pays as much as its shot is hard', () => {
    for (const { name, requirement, bonus } of weapons) expect(bonus, name).toBe(DIFFICULTY[requirement]);
  });
});

describe('equipment', () => {
  /** Its +3 is printed, and sitting is easy. */
  const BARGAIN = 'chair-from-the-childrens-table';

  test('everything costs 1 to 5 coins, but for the weapon that the draft made too good', () => {
    for (const { id, name, price } of equipment)
      if (id !== BARGAIN) expect([1, 2, 3, 4, 5], name).toContain(price);
    expect(find(equipment, BARGAIN).price).toBe(7);
  });

  test('a better weapon never costs less', () => {
    for (const better of weapons)
      for (const worse of weapons)
        if (better.bonus > worse.bonus && worse.id !== BARGAIN)
          expect(better.price, `${better.name} and ${worse.name}`).toBeGreaterThanOrEqual(worse.price);
  });

  test('a weapon has one shot and one bonus', () => {
    for (const { name, versus } of weapons) expect(versus, name).toBeUndefined();
  });

  test('an armor takes off damage, worn or discarded, and does nothing else', () => {
    for (const card of equipment) {
      if (card.kind !== 'armor') continue;
      const { name, reduce, prevent, once, counterblow, heal, coins, strike } = card;
      expect((reduce === undefined) !== (prevent === undefined), name).toBe(true);
      expect(once, name).toBe(prevent === undefined ? undefined : true);
      expect([counterblow, heal, coins, strike], name).toEqual([undefined, undefined, undefined, undefined]);
    }
    const armors = equipment.filter(card => card.kind === 'armor');
    expect(armors.some(card => card.once)).toBe(true);
    expect(armors.some(card => card.reduce)).toBe(true);
  });

  test('an item does exactly one thing, and every thing is done by one', () => {
    const items = equipment.filter(card => card.kind === 'spendable');
    const effects = items.map(({ hitBonus, heal, bonusDice, prevent, rethrow }) =>
      Object.entries({ hitBonus, heal, bonusDice, prevent, rethrow })
        .filter(([, value]) => value !== undefined)
        .map(([effect]) => effect),
    );
    for (const effect of effects) expect(effect).toHaveLength(1);
    expect(new Set(effects.flat())).toEqual(new Set(['hitBonus', 'heal', 'bonusDice', 'prevent', 'rethrow']));
    expect(new Set(items.flatMap(card => (card.heal ? [card.heal.whom] : [])))).toEqual(
      new Set(['hero', 'party']),
    );
  });
});

describe('what the draft tells', () => {
  test('the heroes it names', () => {
    expect(find(heroes, 'lorenzo')).toMatchObject({
      name: 'Lorenzo the Barbarian',
      abilities: { red: 'burst-of-hits' },
    });
    expect(find(heroes, 'alessandro').name).toBe('Alessandro the Thief');
    expect(find(heroes, 'aureliano')).toMatchObject({
      name: 'Aureliano the Cleric',
      abilities: { green: 'heal-all-heroes-1' },
    });
    expect(find(heroes, 'giuseppe').slots).toEqual({ weapon: 3, armor: 0, spendable: 0 });
  });

  test('the monsters of its examples', () => {
    expect(find(monsters, 'skeleton')).toMatchObject({ name: 'Skeleton', life: 6, coins: 2 });
    expect(find(monsters, 'monster-from-the-example')).toMatchObject({ level: 2, life: 10 });
  });

  test.each<[Throw, number]>([
    ['blind', 2],
    ['sitting', 3],
    ['borrowed-hand', 3],
  ])('the weapon of its last example with the shot %s has +%i', (requirement, bonus) => {
    const [weapon, ...others] = weapons.filter(card => card.requirement === requirement);
    expect(others).toEqual([]);
    expect(weapon).toMatchObject({ bonus, source: { ours: ['name', 'price', 'copies'] } });
  });

  test('everything else is marked as ours', () => {
    const told = [...HEROES, ...foes, ...EQUIPMENT, ...rooms].filter(card => card.source !== 'ours');
    expect(told.map(card => card.id)).toEqual([
      'lorenzo',
      'alessandro',
      'aureliano',
      'giuseppe',
      'skeleton',
      'monster-from-the-example',
      'nightcap-down-to-the-chin',
      'chair-from-the-childrens-table',
      'glove-with-somebody-in-it',
    ]);
  });
});
