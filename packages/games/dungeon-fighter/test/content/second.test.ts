import { describe, expect, test } from 'vitest';
import type {
  BossCard,
  DungeonCard,
  EquipmentCard,
  HeroCard,
  MonsterCard,
  WeaponCard,
} from '../../rules/cards.ts';
import { ABILITIES } from '../../rules/editions/second/content/abilities.ts';
import { BOSSES } from '../../rules/editions/second/content/bosses.ts';
import { DUNGEON_CARDS } from '../../rules/editions/second/content/dungeon.ts';
import { EQUIPMENT } from '../../rules/editions/second/content/equipment.ts';
import { HEROES } from '../../rules/editions/second/content/heroes.ts';
import { MONSTER_ABILITIES } from '../../rules/editions/second/content/monster-abilities.ts';
import { MONSTERS } from '../../rules/editions/second/content/monsters.ts';
import { THROWS as THROW_CARDS } from '../../rules/editions/second/throws.ts';
import { COLORS, MONSTER_TYPES, THROWS, type Throw } from '../../rules/vocabulary.ts';
import { find, sum } from '../support/cards.ts';

const heroes: readonly HeroCard[] = HEROES;
const monsters: readonly MonsterCard[] = MONSTERS;
const equipment: readonly EquipmentCard[] = EQUIPMENT;
const rooms: readonly DungeonCard[] = DUNGEON_CARDS;
const weapons = equipment.filter((card): card is WeaponCard => card.kind === 'weapon');
const foes: readonly (MonsterCard | BossCard)[] = [...monsters, ...BOSSES];
const levels = [1, 2, 3, 4];

describe('counts', () => {
  test('the decks have as many cards as the box', () => {
    expect(MONSTERS).toHaveLength(48);
    expect(sum(equipment.map(card => card.copies))).toBe(48);
    expect(DUNGEON_CARDS).toHaveLength(21);
    expect(BOSSES).toHaveLength(6);
    expect(HEROES).toHaveLength(8);
    expect(THROW_CARDS).toHaveLength(26);
  });

  test.each(levels)('level %i has 12 monsters, at least two of every type', level => {
    const ofLevel = monsters.filter(card => card.level === level);
    expect(ofLevel).toHaveLength(12);
    for (const type of MONSTER_TYPES)
      expect(ofLevel.filter(card => card.type === type).length, type).toBeGreaterThanOrEqual(2);
  });

  test('every type has a boss', () => {
    expect(new Set(BOSSES.map(card => card.type))).toEqual(new Set(MONSTER_TYPES));
  });
});

describe('ids and names', () => {
  test.each([
    ['heroes', HEROES],
    ['abilities', ABILITIES],
    ['monster abilities', MONSTER_ABILITIES],
    ['monsters and bosses', foes],
    ['equipment', EQUIPMENT],
    ['rooms', DUNGEON_CARDS],
    ['throws', THROW_CARDS],
  ])('%s are told apart by id and by name', (_, cards) => {
    expect(new Set(cards.map(card => card.id)).size).toBe(cards.length);
    expect(new Set(cards.map(card => card.name)).size).toBe(cards.length);
    for (const card of cards) expect(card.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('every card has its joke, and no joke is told twice', () => {
    const jokes = [...HEROES, ...foes, ...EQUIPMENT, ...DUNGEON_CARDS].map(card => card.flavour);
    for (const joke of jokes) expect(joke).not.toBe('');
    expect(new Set(jokes).size).toBe(jokes.length);
  });
});

describe('heroes', () => {
  const unique = heroes.map(hero => hero.abilities.blue);

  test('DF2-ICON-01 a hero has one existing ability of each colour', () => {
    const known = new Set<string>(ABILITIES.map(ability => ability.id));
    for (const hero of heroes) {
      expect(Object.keys(hero.abilities).sort()).toEqual([...COLORS].sort());
      for (const color of COLORS) expect(known).toContain(hero.abilities[color]);
      expect(new Set(Object.values(hero.abilities)).size, hero.name).toBe(3);
    }
  });

  test('DF2-HERO-01 blue abilities belong to one hero, red and green ones to a common list', () => {
    expect(new Set(unique).size).toBe(heroes.length);
    const common = heroes.flatMap(hero => [hero.abilities.red, hero.abilities.green]);
    for (const id of common) expect(unique).not.toContain(id);
    expect(new Set([...common, ...unique])).toEqual(new Set(ABILITIES.map(ability => ability.id)));
  });

  test('DF2-HERO-01 a hero has a limit for each kind of equipment, 3 or 4 cards in all', () => {
    for (const hero of heroes) {
      const { weapon, armor, spendable } = hero.slots;
      expect(weapon, hero.name).toBeGreaterThanOrEqual(1);
      expect([3, 4], hero.name).toContain(weapon + armor + spendable);
    }
  });

  test('exactly the heroes with Sworn Enemy name a type', () => {
    for (const hero of heroes)
      expect(hero.swornEnemy !== undefined, hero.name).toBe(
        Object.values(hero.abilities).includes('sworn-enemy'),
      );
  });
});

describe('monsters', () => {
  test('DF2-MONSTER-02 a monster has level, type, damage, life and coins', () => {
    for (const card of monsters) {
      expect(levels, card.name).toContain(card.level);
      expect(MONSTER_TYPES, card.name).toContain(card.type);
      for (const value of [card.damage, card.life, card.coins]) {
        expect(Number.isInteger(value), card.name).toBe(true);
        expect(value, card.name).toBeGreaterThan(0);
      }
    }
  });

  test('DF2-MONSTER-03 a monster has an ability or a requirement, never both', () => {
    for (const card of monsters)
      expect(card.ability !== undefined && card.requirement !== undefined, card.name).toBe(false);
  });

  test.each(MONSTER_ABILITIES)('$name appears on several monsters', ({ id }) => {
    expect(monsters.filter(card => card.ability === id).length).toBeGreaterThanOrEqual(3);
  });

  test('abilities exist, and Leeching and nothing else has a value', () => {
    const known = new Set<string>(MONSTER_ABILITIES.map(ability => ability.id));
    for (const { name, ability, abilityValue } of foes) {
      if (ability !== undefined) expect(known).toContain(ability);
      expect(abilityValue !== undefined, name).toBe(ability === 'leeching');
    }
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
        expect(mean(level, value)).toBeGreaterThanOrEqual(mean(level - 1, value));
  });
});

/** 1 easy, 2 tricky, 3 wild; throws the edition does not have are missing. */
const DIFFICULTY: Partial<Record<Throw, number>> = {
  far: 1,
  palms: 1,
  sitting: 1,
  'weak-hand': 1,
  bank: 2,
  blow: 2,
  'borrowed-hand': 2,
  'card-carry': 2,
  dancing: 2,
  flick: 2,
  jump: 2,
  'one-eye': 2,
  slam: 2,
  'small-fingers': 2,
  spin: 2,
  'two-bounce': 2,
  'under-the-leg': 2,
  'under-the-table': 2,
  'wrist-on-table': 2,
  'x-wrists': 2,
  backwards: 3,
  blind: 3,
  elbow: 3,
  head: 3,
  'hot-potato': 3,
  nose: 3,
};

describe('throws', () => {
  test('the edition has all throws but the two it dropped, one clause each', () => {
    const dropped = ['card-jump', 'catapult'];
    expect(THROW_CARDS.map(card => card.id).sort()).toEqual(THROWS.filter(id => !dropped.includes(id)));
    expect(THROW_CARDS.map(card => card.clause)).toEqual(
      THROW_CARDS.map((_, index) => `DF2-THROW-${String(index + 1).padStart(2, '0')}`),
    );
    expect(Object.keys(DIFFICULTY).sort()).toEqual(THROW_CARDS.map(card => card.id).sort());
  });

  test('every throw is asked for by a weapon or a monster', () => {
    const asked = new Set([...weapons, ...monsters].map(card => card.requirement));
    for (const { id } of THROW_CARDS) expect(asked).toContain(id);
  });

  test('cards ask only for throws of this edition', () => {
    const known: readonly Throw[] = THROW_CARDS.map(card => card.id);
    for (const { requirement } of [...weapons, ...monsters, ...rooms])
      if (requirement !== undefined) expect(known).toContain(requirement);
  });

  test('a harder throw never pays less than an easier one', () => {
    for (const hard of weapons)
      for (const easy of weapons)
        if (DIFFICULTY[hard.requirement]! > DIFFICULTY[easy.requirement]!)
          expect(hard.bonus, `${hard.name} and ${easy.name}`).toBeGreaterThanOrEqual(easy.bonus);
  });
});

describe('equipment', () => {
  test('a better weapon never costs less', () => {
    const worth = (card: WeaponCard) => card.bonus + (card.versus ? (card.versus.bonus - card.bonus) / 5 : 0);
    for (const better of weapons)
      for (const worse of weapons)
        if (worth(better) > worth(worse))
          expect(better.price, `${better.name} and ${worse.name}`).toBeGreaterThanOrEqual(worse.price);
  });

  test('a bonus against a type is larger than the plain one', () => {
    for (const { name, bonus, versus } of weapons)
      if (versus) expect(versus.bonus, name).toBeGreaterThan(bonus);
  });

  test('some weapons exist twice, so that the rule of the same name matters', () => {
    expect(weapons.some(card => card.copies > 1)).toBe(true);
  });

  test('armors and spendables do exactly one thing', () => {
    for (const card of equipment) {
      if (card.kind === 'weapon') continue;
      const effects =
        card.kind === 'armor'
          ? [card.prevent, card.heal, card.coins, card.strike]
          : [card.hitBonus, card.heal, card.bonusDice, card.rethrow];
      expect(
        effects.filter(effect => effect !== undefined),
        card.name,
      ).toHaveLength(1);
    }
  });
});

describe('rooms', () => {
  test('every kind of effect appears', () => {
    const kinds = new Set(rooms.flatMap(card => card.onReveal.flatMap(effect => Object.keys(effect))));
    expect(kinds).toEqual(new Set(['coins', 'healParty', 'bonusDice', 'freeEquipment']));
    expect(rooms.some(card => card.monsterAdvantage > 0)).toBe(true);
    expect(rooms.some(card => card.requirement !== undefined)).toBe(true);
    expect(
      rooms.some(card => card.onReveal.length === 0 && !card.monsterAdvantage && !card.requirement),
    ).toBe(true);
  });

  test('the party heals 2, gains 1 die or 1 card, never more', () => {
    for (const effect of rooms.flatMap(card => card.onReveal)) {
      if ('healParty' in effect) expect(effect.healParty).toBe(2);
      if ('bonusDice' in effect) expect(effect.bonusDice).toBe(1);
      if ('freeEquipment' in effect) expect(effect.freeEquipment).toBe(1);
    }
  });

  test('a shop comes about every fourth room', () => {
    for (const card of rooms) expect([1, 2, 3, 4], card.name).toContain(card.shopIcons);
    const mean = sum(rooms.map(card => card.shopIcons)) / rooms.length;
    expect(mean).toBeGreaterThan(2.5);
    expect(mean).toBeLessThan(3);
  });
});

describe('what the rulebook tells', () => {
  test.each([
    ['brad', { red: 'sworn-enemy', green: 're-throw', blue: 'cooking' }],
    ['edith', { blue: 'sweet-flute' }],
    ['goldfinga', { blue: 'free-sample' }],
    ['grace', { blue: 'heroic-defense' }],
    ['margarhilda', { blue: 'heavy-load' }],
    ['marvin', { blue: 'time-spell' }],
    ['murka', { red: 'sworn-enemy', blue: 'double-swing' }],
    ['wilrond', { red: 'agile-instincts', blue: 'courage' }],
  ])('the abilities of %s', (id, abilities) => {
    expect(find(heroes, id).abilities).toMatchObject(abilities);
  });

  test('the example monsters', () => {
    expect(find(monsters, 'zombie-monkey')).toMatchObject({
      name: 'Zombie Monkey',
      level: 1,
      life: 2,
      damage: 1,
      coins: 1,
      requirement: 'under-the-leg',
    });
    const owlbear = find(monsters, 'owlbear');
    expect(owlbear).toMatchObject({ name: 'Owlbear', life: 11, damage: 3, coins: 3, ability: 'rabid' });
    expect(find(heroes, 'murka').swornEnemy).toBe(owlbear.type);
    expect(find(monsters, 'gorgon')).toMatchObject({ name: 'Gorgon', life: 14 });
  });

  test('the example equipment', () => {
    expect(find(equipment, 'helm-of-bravery')).toMatchObject({
      name: 'Helm of Bravery',
      kind: 'weapon',
      requirement: 'blind',
    });
    expect(find(equipment, 'hell-bow')).toMatchObject({
      name: 'Hell-bow',
      kind: 'weapon',
      requirement: 'elbow',
    });
    expect(find(equipment, 'eau-de-napalm')).toMatchObject({
      name: 'Eau de Napalm',
      kind: 'spendable',
      hitBonus: 2,
    });
  });

  test('the example rooms', () => {
    expect(find(rooms, 'pot-of-gold')).toMatchObject({
      name: 'Pot of Gold Room',
      onReveal: [{ coins: 1 }],
      monsterAdvantage: 3,
    });
    expect(find(rooms, 'trampoline-of-doom')).toMatchObject({
      name: 'Trampoline of Doom Room',
      onReveal: [],
      monsterAdvantage: 0,
      requirement: 'jump',
    });
  });

  test('a list of our own fields names fields the card has', () => {
    for (const card of [...HEROES, ...foes, ...EQUIPMENT, ...DUNGEON_CARDS]) {
      if (typeof card.source === 'string') continue;
      for (const field of card.source.ours) expect(card).toHaveProperty(field);
    }
  });
});
