import { describe, expect, test } from 'vitest';
import type {
  Ability,
  BossCard,
  EquipmentCard,
  HeroCard,
  MonsterCard,
  WeaponCard,
} from '../../rules/cards.ts';
import { ABILITIES } from '../../rules/editions/first/content/abilities.ts';
import { BOSSES } from '../../rules/editions/first/content/bosses.ts';
import { EQUIPMENT } from '../../rules/editions/first/content/equipment.ts';
import { HEROES } from '../../rules/editions/first/content/heroes.ts';
import { MAPS } from '../../rules/editions/first/content/maps.ts';
import { MONSTER_ABILITIES } from '../../rules/editions/first/content/monster-abilities.ts';
import { MONSTERS } from '../../rules/editions/first/content/monsters.ts';
import { THROWS as THROW_CARDS } from '../../rules/editions/first/throws.ts';
import {
  COLORS,
  EQUIPMENT_KINDS,
  MONSTER_TYPES,
  type MonsterType,
  THROWS,
  type Throw,
} from '../../rules/vocabulary.ts';
import { find, sum } from '../support/cards.ts';

const heroes: readonly HeroCard[] = HEROES;
const abilities: readonly Ability[] = ABILITIES;
const monsters: readonly MonsterCard[] = MONSTERS;
const equipment: readonly EquipmentCard[] = EQUIPMENT;
const weapons = equipment.filter((card): card is WeaponCard => card.kind === 'weapon');
const foes: readonly (MonsterCard | BossCard)[] = [...monsters, ...BOSSES];
const rooms = MAPS.flatMap(map => [...map.rooms]);
const levels = [1, 2, 3, 4];

const ofLevel = (level: number) => monsters.filter(card => card.level === level);

describe('counts', () => {
  test('DF1-R-66 the decks have as many cards as the box', () => {
    expect(MONSTERS).toHaveLength(53);
    expect(sum(equipment.map(card => card.copies))).toBe(53);
    expect(BOSSES).toHaveLength(4);
    expect(HEROES).toHaveLength(9);
    expect(THROW_CARDS).toHaveLength(22);
  });

  test('every level has the monsters that the hungriest difficulty draws, and two of every type', () => {
    expect(levels.map(level => ofLevel(level).length)).toEqual([14, 13, 13, 13]);
    for (const [index, drawn] of [4, 4, 4, 8].entries())
      expect(ofLevel(index + 1).length).toBeGreaterThanOrEqual(drawn);
    for (const level of levels)
      for (const type of MONSTER_TYPES)
        expect(ofLevel(level).filter(card => card.type === type).length, type).toBeGreaterThanOrEqual(2);
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
    const jokes = [...HEROES, ...foes, ...EQUIPMENT, ...rooms].map(card => card.flavour);
    expect(jokes).not.toContain('');
    expect(new Set(jokes).size).toBe(jokes.length);
  });
});

describe('heroes', () => {
  const owned = heroes.flatMap(hero => Object.values(hero.abilities));

  test('DF1-HERO-01 a hero has one existing ability of each colour', () => {
    const known = new Set<string>(ABILITIES.map(ability => ability.id));
    for (const hero of heroes) {
      expect(Object.keys(hero.abilities).sort()).toEqual([...COLORS].sort());
      for (const color of COLORS) expect(known).toContain(hero.abilities[color]);
      expect(new Set(Object.values(hero.abilities)).size, hero.name).toBe(3);
    }
  });

  test('every ability belongs to a hero', () => {
    expect(new Set(owned)).toEqual(new Set(ABILITIES.map(ability => ability.id)));
  });

  test('DF1-EQUIP-02 a hero has exactly three equipment icons', () => {
    for (const hero of heroes) {
      expect(Object.keys(hero.slots).sort()).toEqual([...EQUIPMENT_KINDS].sort());
      expect(sum(Object.values(hero.slots)), hero.name).toBe(3);
      for (const slots of Object.values(hero.slots)) expect(slots).toBeGreaterThanOrEqual(0);
    }
    for (const kind of EQUIPMENT_KINDS) expect(heroes.some(hero => hero.slots[kind] >= 2)).toBe(true);
  });

  test('exactly the heroes with Sworn Enemy name a type', () => {
    for (const hero of heroes)
      expect(hero.swornEnemy !== undefined, hero.name).toBe(
        Object.values(hero.abilities).some(id => id.startsWith('sworn-enemy')),
      );
  });
});

/** The abilities of the HERO group without their numbers. */
const BOARD_ONLY = ['swing-twice', 'piercing-damage', 'focused-damage', 'divine-intervention', 'berserk'];
const UNLIMITED = [
  'heal-party',
  'tracking-strike',
  'five-finger-discount',
  'metamorphosis',
  'sworn-enemy',
  'swing-again',
  'agile-instincts',
  'pickpocket',
  'seduction',
  'beer',
  'enchanting-melody',
];
const kindOf = ({ id }: { readonly id: string }) => id.replace(/-\d$/, '');
const number = ({ id }: { readonly id: string }) => Number(id.match(/\d$/)![0]);

describe('abilities', () => {
  test('the table holds every ability of the ledger and no other', () => {
    expect(new Set(abilities.map(kindOf))).toEqual(new Set([...BOARD_ONLY, ...UNLIMITED]));
  });

  test('DF1-ICON-03 five abilities need a hit', () => {
    for (const ability of abilities)
      expect(ability.works === 'hit', ability.name).toBe(BOARD_ONLY.includes(kindOf(ability)));
  });

  test('DF1-ICON-04 the others work anywhere, Agile Instincts wherever the throw is a miss', () => {
    for (const ability of abilities.filter(each => UNLIMITED.includes(kindOf(each))))
      expect(ability.works, ability.name).toBe(ability.id === 'agile-instincts' ? 'miss' : 'anywhere');
  });

  test('an id with a number does what the number says', () => {
    const blow = (monsterType: MonsterType, swornEnemy: MonsterType) => ({
      heroLife: 9,
      monsterLife: 9,
      monsterType,
      monsterLevel: 1,
      swornEnemy,
    });
    for (const ability of abilities) {
      if (kindOf(ability) === 'piercing-damage') expect(ability.sectionBonus).toBe(number(ability));
      if (kindOf(ability) === 'heal-party')
        expect(ability.heal).toEqual({ amount: number(ability), whom: 'party' });
      if (kindOf(ability) === 'sworn-enemy') {
        expect(ability.damage?.(blow('undead', 'undead'))).toBe(number(ability));
        expect(ability.damage?.(blow('ooze', 'undead'))).toBe(0);
      }
    }
  });

  test('the numbers of the ledger', () => {
    expect(find(abilities, 'metamorphosis').marker?.missReduction).toBe(2);
    expect(find(abilities, 'focused-damage').sectionAtLeast).toBe(5);
    expect(find(abilities, 'tracking-strike').marker?.hitBonus).toBe(1);
    expect(find(abilities, 'pickpocket').coins).toBe(2);
    expect(find(abilities, 'enchanting-melody').marker?.silence?.cost).toBe(1);
    expect(find(abilities, 'berserk').multiply).toEqual({ by: 2, cost: 1 });
  });

  test('there are five special power tokens', () => {
    expect(abilities.flatMap(ability => ability.marker?.id ?? []).sort()).toEqual([
      'beer',
      'charm',
      'lay-of-heroes',
      'toad',
      'tracking',
    ]);
  });
});

describe('monsters', () => {
  test('DF1-MONSTER-06 a monster has type, life, damage and gold, and at most one handicap for the party', () => {
    for (const card of monsters) {
      expect(levels, card.name).toContain(card.level);
      expect(MONSTER_TYPES, card.name).toContain(card.type);
      for (const value of [card.damage, card.life]) {
        expect(Number.isInteger(value), card.name).toBe(true);
        expect(value, card.name).toBeGreaterThan(0);
      }
      expect(Number.isInteger(card.coins) && card.coins >= 0, card.name).toBe(true);
      expect(card.ability !== undefined && card.requirement !== undefined, card.name).toBe(false);
    }
  });

  test.each(MONSTER_ABILITIES)('$name appears on several monsters', ({ id }) => {
    expect(monsters.filter(card => card.ability === id).length).toBeGreaterThanOrEqual(3);
  });

  test('abilities exist; healing has a value, immunity a colour, and nothing else has either', () => {
    const known = new Set<string>(MONSTER_ABILITIES.map(ability => ability.id));
    for (const { name, ability, abilityValue, immuneTo } of foes) {
      if (ability !== undefined) expect(known).toContain(ability);
      expect(abilityValue !== undefined, name).toBe(ability === 'heal-after-a-miss');
      expect(immuneTo !== undefined, name).toBe(ability === 'hero-dice-immunity');
    }
    expect(new Set(foes.flatMap(card => card.immuneTo ?? []))).toEqual(new Set(COLORS));
  });

  test('higher levels have more life, hurt more and pay more', () => {
    const mean = (level: number, value: (card: MonsterCard) => number) =>
      sum(ofLevel(level).map(value)) / ofLevel(level).length;
    for (const level of [2, 3, 4])
      for (const value of [
        (card: MonsterCard) => card.life,
        (card: MonsterCard) => card.damage,
        (card: MonsterCard) => card.coins,
      ])
        expect(mean(level, value)).toBeGreaterThan(mean(level - 1, value));
  });

  test('every boss has more life than any monster, and a handicap for the party', () => {
    const most = Math.max(...monsters.map(card => card.life));
    for (const boss of BOSSES as readonly BossCard[]) {
      expect(boss.life, boss.name).toBeGreaterThan(most);
      expect(boss.ability ?? boss.requirement, boss.name).toBeDefined();
    }
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
  flick: 2,
  jump: 2,
  slam: 2,
  spin: 2,
  'two-bounce': 2,
  'under-the-leg': 2,
  'under-the-table': 2,
  backwards: 3,
  blind: 3,
  'card-jump': 3,
  catapult: 3,
  dancing: 3,
  elbow: 3,
  head: 3,
  nose: 3,
};

describe('throws', () => {
  test('the edition has all throws but the six that came later, one clause each', () => {
    const later = ['card-carry', 'hot-potato', 'one-eye', 'small-fingers', 'wrist-on-table', 'x-wrists'];
    expect(THROW_CARDS.map(card => card.id).sort()).toEqual(THROWS.filter(id => !later.includes(id)));
    expect(THROW_CARDS.map(card => card.clause)).toEqual(
      THROW_CARDS.map((_, index) => `DF1-THROW-${String(index + 1).padStart(2, '0')}`),
    );
    expect(Object.keys(DIFFICULTY).sort()).toEqual(THROW_CARDS.map(card => card.id).sort());
  });

  test('every throw has a weapon', () => {
    const asked = new Set(weapons.map(card => card.requirement));
    for (const { id } of THROW_CARDS) expect(asked).toContain(id);
  });

  test('every throw is asked for by a monster or a room', () => {
    const asked = new Set(
      [...monsters, ...rooms].flatMap(card => ('requirement' in card ? card.requirement : [])),
    );
    for (const { id } of THROW_CARDS) expect(asked).toContain(id);
  });

  test('DF1-REQ-01 every weapon, some monsters and some rooms ask for a throw of this edition', () => {
    const known: readonly Throw[] = THROW_CARDS.map(card => card.id);
    for (const { requirement } of weapons) expect(known).toContain(requirement);
    for (const cards of [foes, rooms]) {
      const asked = cards.flatMap(card => ('requirement' in card ? (card.requirement ?? []) : []));
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.length).toBeLessThan(cards.length);
      for (const requirement of asked) expect(known).toContain(requirement);
    }
  });

  test('a harder throw never pays less than an easier one', () => {
    for (const hard of weapons)
      for (const easy of weapons)
        if (DIFFICULTY[hard.requirement]! > DIFFICULTY[easy.requirement]!)
          expect(hard.bonus, `${hard.name} and ${easy.name}`).toBeGreaterThanOrEqual(easy.bonus);
  });
});

describe('equipment', () => {
  test('DF1-EQUIP-01 there are weapons, armors and items', () => {
    const copies = (kind: string) =>
      sum(equipment.filter(card => card.kind === kind).map(card => card.copies));
    expect(EQUIPMENT_KINDS.map(copies)).toEqual([25, 12, 16]);
    expect(new Set(equipment.map(card => card.kind))).toEqual(new Set(EQUIPMENT_KINDS));
  });

  test('prices go from 1 to 7', () => {
    expect(new Set(equipment.map(card => card.price))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  });

  test('a better weapon never costs less', () => {
    for (const better of weapons)
      for (const worse of weapons)
        if (better.bonus > worse.bonus && DIFFICULTY[better.requirement]! <= DIFFICULTY[worse.requirement]!)
          expect(better.price, `${better.name} and ${worse.name}`).toBeGreaterThanOrEqual(worse.price);
  });

  test('a weapon has one bonus against everybody', () => {
    for (const card of weapons) {
      expect(card.bonus, card.name).toBeGreaterThan(0);
      expect(card.versus, card.name).toBeUndefined();
    }
  });

  test('armors and items do exactly one thing, and only what this edition knows', () => {
    const kinds = new Set<string>();
    for (const card of equipment) {
      if (card.kind === 'weapon') continue;
      const effects = Object.entries({
        'heal hero': card.heal?.whom === 'hero',
        'heal party': card.heal?.whom === 'party',
        'swing again': card.kind === 'spendable' && card.rethrow,
        piercing: card.kind === 'spendable' && card.hitBonus,
        'agile instincts': card.prevent === 'all' && (card.kind === 'spendable' || card.once),
        counterblow: card.kind === 'armor' && card.counterblow,
        'reduced damage': card.kind === 'armor' && card.reduce,
      }).flatMap(([kind, does]) => (does ? [kind] : []));
      expect(effects, card.name).toHaveLength(1);
      kinds.add(`${effects[0]}`);
      const common = ['kind', 'id', 'name', 'price', 'copies', 'source', 'flavour'];
      const printed = Object.keys(card).filter(key => !common.includes(key) && key !== 'once');
      expect(printed, card.name).toHaveLength(1);
    }
    expect(kinds.size).toBe(7);
  });
});

describe('what the ledger knows', () => {
  const abilitiesOf = (id: string) => Object.values(find(heroes, id).abilities);

  test.each([
    ['torm', 'Torm', { red: 'berserk' }],
    ['goldfinga', 'Goldfinga', { red: 'five-finger-discount' }],
    ['sir-moo', 'Sir Moo', { green: expect.stringMatching(/^heal-party-\d$/) }],
    ['lady-mary', 'Lady Mary', { blue: expect.stringMatching(/^heal-party-\d$/), red: 'seduction' }],
    ['fridolin', 'Fridolin', { blue: expect.stringMatching(/^piercing-damage-\d$/) }],
  ])('the colours of %s', (id, name, known) => {
    expect(find(heroes, id)).toMatchObject({ name, abilities: known });
  });

  test.each([
    ['randolph', 'Randolph', 'tracking-strike'],
    ['sir-moo', 'Sir Moo', 'sworn-enemy-4'],
    ['fridolin', 'Fridolin', 'enchanting-melody'],
    ['brockenstock', 'Brockenstock', 'beer'],
    ['aristide', 'Aristide', 'metamorphosis'],
  ])('%s has the ability told of, whatever its colour', (id, name, ability) => {
    expect(find(heroes, id).name).toBe(name);
    expect(abilitiesOf(id)).toContain(ability);
  });

  test('the nine heroes, their icons and the sworn enemy', () => {
    expect(heroes.map(hero => hero.id)).toEqual([
      'torm',
      'randolph',
      'goldfinga',
      'sir-moo',
      'lady-mary',
      'fridolin',
      'murka',
      'brockenstock',
      'aristide',
    ]);
    expect(find(heroes, 'murka').name).toBe('Murka Mistcleaver');
    expect(find(heroes, 'torm').slots.weapon).toBeGreaterThanOrEqual(2);
    expect(find(heroes, 'goldfinga').slots).toEqual({ weapon: 2, armor: 0, spendable: 1 });
    expect(find(heroes, 'sir-moo').swornEnemy).toBe('undead');
  });

  test('the named monsters', () => {
    const goblin = find(monsters, 'goblin');
    expect(goblin).toMatchObject({ name: 'Goblin', level: 1, life: 7, damage: 1, coins: 1 });
    expect(goblin.ability ?? goblin.requirement).toBeUndefined();
    expect(find(monsters, 'cute-bear')).toMatchObject({ name: 'Cute Bear', requirement: 'flick' });
  });

  test('the named equipment', () => {
    expect(find(equipment, 'helm-of-bravery')).toMatchObject({
      name: 'Helm of Bravery',
      kind: 'weapon',
      requirement: 'blind',
      bonus: 3,
    });
    expect(find(equipment, 'dragons-breath')).toMatchObject({
      name: 'Dragon’s Breath',
      kind: 'weapon',
      requirement: 'spin',
      bonus: 2,
    });
  });

  test('a list of our own fields names fields the card has', () => {
    for (const card of [...HEROES, ...foes, ...EQUIPMENT]) {
      if (typeof card.source === 'string') continue;
      for (const field of card.source.ours) expect(card).toHaveProperty(field);
    }
  });
});
