/** What weapons, armor and spendables can say. */
import { count } from '@tumblekeep/kernel/english';
import {
  changeFoeLife,
  combatOf,
  gainCoins,
  gainDice,
  heal,
  healParty,
  isStanding,
  maximumLife,
  type Play,
  throwOf,
} from '../play.ts';
import type { HeroState } from '../state.ts';
import type { EquipmentKind, MonsterType } from '../vocabulary.ts';
import { type SomeOf, sayings, type Verb } from './verb.ts';
import { coinsForChest, diceForChest, healing, preventing, typePlural } from './words.ts';

/** What a player expects of the rest of the game. Everything is in points of hero life unless said otherwise. */
export interface Prospects {
  /** Added to a hit with this weapon: what a throw gains by so much, its special throw deducted. */
  readonly gain: (bonus: number) => number;
  /** The chance to hit with this weapon. */
  readonly hit: number;
  /** The armor is gone after its use. */
  readonly once: boolean;
  /** How often an armor comes into use, and misses of one hero. */
  readonly uses: number;
  readonly misses: number;
  /** What a miss costs, and what a point of damage saves. */
  readonly bite: number;
  readonly damage: number;
  readonly standing: number;
  readonly heroes: number;
  readonly coin: number;
  /** How much of a coin's worth is left when it comes in a later fight. */
  readonly laterCoin: number;
  readonly bonusDie: number;
  readonly faint: number;
  /** How much of what is struck back counts. */
  readonly counterblow: number;
}

/** What things are worth right before the boss, whoever of them comes. */
export interface BossHope {
  readonly die: number;
  /** Of a point of life. */
  readonly life: number;
  readonly damage: (amount: number) => number;
}

/** The moments at which a card in somebody's hands does something. */
interface Deeds<T> {
  /** A weapon in use: added to the total of a hit. */
  readonly adds: (value: T, type: MonsterType, bonus: number) => number;
  /** A weapon in use: once its hit has struck. */
  readonly onHit: (play: Play, seat: number, value: T, why: string) => void;
  /** Worn: taken off every miss of its carrier. */
  readonly reduces: (value: T) => number;
  /** Worn: what the monster suffers when its carrier suffered from a miss. */
  readonly strikesBack: (value: T, suffered: number) => number;
  /** Used against one's share of a miss: taken off it. */
  readonly softens: (value: T, threat: number) => number;
  /** Used by a thrower who missed. */
  readonly onMiss: (play: Play, seat: number, value: T, why: string) => void;
  /** Used by a thrower who missed, in the moment for healing. */
  readonly soothes: (play: Play, seat: number, value: T, why: string) => void;
  /** Used on a hit: added to its total. */
  readonly boosts: (value: T) => number;
  /** Used when a die has landed: it is thrown again. */
  readonly throwsAgain: true;
  /** Used whatever is being asked. */
  readonly anyTime: AnyTime<T>;
}

interface AnyTime<T> {
  /** Somebody has to be chosen for it. */
  readonly isAimed: (value: T) => boolean;
  readonly isUseful: (play: Play, value: T) => boolean;
  /** The life it gives to whoever it is used on. */
  readonly heals?: (value: T) => number;
  /** It brings a bonus die. */
  readonly bringsDice?: true;
  /** `target`: a seat; -1 where nobody is chosen. */
  readonly use: (play: Play, target: number, value: T, why: string) => void;
}

/** What else a card says may matter. */
type EquipmentWorth<T> = (
  value: T,
  prospects: Prospects,
  card: { readonly kind: EquipmentKind; readonly versus?: unknown },
) => number;

export interface EquipmentVerb<T> extends Verb<T, EquipmentWorth<T>> {
  readonly does: SomeOf<Deeds<T>>;
  /** It looks at the type of the monster. */
  readonly looksAtType?: true;
  /** What it is worth right before the boss, where that is no share of what it is worth otherwise. */
  readonly beforeBoss?: (value: T, boss: BossHope) => number;
}

const verb = <T>(record: EquipmentVerb<T>): EquipmentVerb<T> => record;

export const needsHealing = (play: Play, hero: HeroState): boolean =>
  isStanding(hero) && hero.life < maximumLife(play, hero);

/** One blow that does not hurt, at the best moment. */
const sparedWorth = (prevent: number | 'all', { bite, faint }: Prospects): number =>
  Math.min(prevent === 'all' ? 9 : prevent, bite + 1) + faint / 2;

const taken = (most: number | 'all', threat: number): number =>
  most === 'all' ? threat : Math.min(threat, most);

export const WEAPON_VERBS = {
  /** Added to a hit. */
  bonus: verb({
    schema: ({ count }) => count,
    words: bonus => `+${bonus} damage`,
    worth: (bonus, { gain }, card) => gain(bonus) * (card.versus === undefined ? 1 : 0.8),
    does: { adds: bonus => bonus },
  }),
  /** A larger bonus against one type, in place of `bonus`. */
  versus: verb({
    schema: ({ record, type, count }) => record({ type, bonus: count }),
    words: ({ type, bonus }) => `+${bonus} against ${typePlural(type)}`,
    worth: ({ bonus }, { gain }) => gain(bonus) * 0.2,
    looksAtType: true,
    does: { adds: (versus, type, bonus) => (versus.type === type ? versus.bonus - bonus : 0) },
  }),
} as const;

export const ARMOR_VERBS = {
  /** Damage it takes off every miss its carrier throws, without being used. */
  reduce: verb({
    schema: ({ count }) => count,
    words: amount => `every miss of its carrier hurts ${amount} less`,
    worth: (amount, { misses, bite }) => misses * Math.min(amount, bite),
    does: { reduces: amount => amount },
  }),
  /** The monster suffers what its carrier suffers from a miss. */
  counterblow: verb({
    schema: ({ flag }) => flag,
    words: () => 'the monster suffers what its carrier suffers from a miss',
    worth: (_, { misses, bite, damage, counterblow }) => misses * bite * damage * counterblow,
    beforeBoss: (_, { damage }) => damage(3),
    does: { strikesBack: (_, suffered) => suffered },
  }),
  /** Damage of the miss it takes off its carrier, when it is used. */
  prevent: verb({
    schema: ({ countOrAll }) => countOrAll,
    words: preventing,
    worth: (prevent, prospects) =>
      prospects.once
        ? sparedWorth(prevent, prospects)
        : prospects.uses * Math.min(prevent === 'all' ? 9 : prevent, prospects.bite),
    does: { softens: taken },
  }),
  /** Healing of a carrier who missed, or of everybody; it comes when the miss has hurt. */
  heal: verb({
    schema: ({ healing: of }) => of('thrower', 'party'),
    words: ({ amount, whom }) => healing(whom, amount),
    worth: ({ amount, whom }, { uses, standing }) =>
      uses * amount * (whom === 'party' ? standing * 0.8 : 0.9),
    does: {
      onMiss: (play, _seat, _value, why) => {
        throwOf(play).soothing.push(why);
      },
      soothes: (play, seat, { amount, whom }, why) =>
        whom === 'party' ? healParty(play, amount, why) : heal(play, seat, amount, why),
    },
  }),
  coins: verb({
    schema: ({ count }) => count,
    words: coinsForChest,
    worth: (coins, { uses, coin, laterCoin }) => uses * coins * coin * laterCoin,
    does: { onMiss: (play, _seat, coins, why) => gainCoins(play, coins, why) },
  }),
  /** Life the monster loses. */
  strike: verb({
    schema: ({ count }) => count,
    words: (amount, { edition }) => `the monster loses ${count(amount, edition.words.life)}`,
    worth: (amount, { uses, damage }) => uses * amount * damage * 0.8,
    beforeBoss: (amount, { damage }) => damage(amount * 0.7),
    does: {
      onMiss: (play, _seat, amount, why) => changeFoeLife(play, combatOf(play).foe.life - amount, why),
    },
  }),
} as const;

export const SPENDABLE_VERBS = {
  /** Damage of a miss it takes off its carrier. */
  prevent: verb({
    schema: ({ countOrAll }) => countOrAll,
    words: prevent => `on a miss, ${preventing(prevent)}`,
    worth: sparedWorth,
    does: { softens: taken },
  }),
  /** Added to a hit after the running total is known. */
  hitBonus: verb({
    schema: ({ count }) => count,
    words: (bonus, { edition }) =>
      `+${bonus} damage on ${edition.constants.ownThrowOnly ? 'a hit of its carrier' : 'any hit'}`,
    worth: (bonus, { damage }) => bonus * damage,
    beforeBoss: (bonus, { damage }) => damage(bonus * 0.95),
    does: { boosts: bonus => bonus },
  }),
  heal: verb({
    schema: ({ healing: of }) => of('hero', 'party'),
    words: ({ amount, whom }) => healing(whom, amount),
    worth: ({ amount, whom }, { heroes }) => amount * (whom === 'party' ? 0.75 * heroes : 1) + 1,
    does: {
      anyTime: {
        isAimed: ({ whom }) => whom === 'hero',
        isUseful: play => play.state.heroes.some(hero => needsHealing(play, hero)),
        heals: ({ amount }) => amount,
        use: (play, target, { amount }, why) =>
          target < 0 ? healParty(play, amount, why) : heal(play, target, amount, why),
      },
    },
  }),
  bonusDice: verb({
    schema: ({ count }) => count,
    words: diceForChest,
    worth: (dice, { bonusDie }) => dice * bonusDie,
    beforeBoss: (_, { die }) => die,
    does: {
      anyTime: {
        isAimed: () => false,
        isUseful: play => play.state.supply.dice > 0,
        bringsDice: true,
        use: (play, _target, dice, why) => gainDice(play, dice, why),
      },
    },
  }),
  /** The die just thrown is thrown again. */
  rethrow: verb({
    schema: ({ flag }) => flag,
    words: (_, { edition }) =>
      edition.constants.ownThrowOnly
        ? 'its carrier throws the die again'
        : 'the die just thrown is thrown again',
    worth: () => 3.5,
    beforeBoss: (_, { damage }) => damage(2),
    does: { throwsAgain: true },
  }),
} as const;

type AnyVerb = Omit<EquipmentVerb<never>, 'schema'>;

const FAMILIES: Readonly<Record<EquipmentKind, Readonly<Record<string, AnyVerb>>>> = {
  weapon: WEAPON_VERBS,
  armor: ARMOR_VERBS,
  spendable: SPENDABLE_VERBS,
};

export const equipmentSays = sayings<{ readonly kind: EquipmentKind }, AnyVerb>(({ kind }) => FAMILIES[kind]);

/** What a card will bring; for a weapon: with every throw. */
export function equipmentWorth(card: { readonly kind: EquipmentKind }, prospects: Prospects): number {
  let worth = 0;
  for (const { verb, value } of equipmentSays(card)) worth += verb.worth(value, prospects, card);
  return worth;
}

/** What a card is worth right before the boss; nothing where that is a share of what it is worth otherwise. */
export function worthBeforeBoss(card: { readonly kind: EquipmentKind }, boss: BossHope): number | undefined {
  for (const { verb, value } of equipmentSays(card))
    if (verb.beforeBoss !== undefined) return verb.beforeBoss(value, boss);
  return undefined;
}

/** The life that a card gives to whoever it is used on, at any time; nothing where it gives none. */
export function healingOf(card: { readonly kind: EquipmentKind }): number | undefined {
  for (const { verb, value } of equipmentSays(card)) {
    const { anyTime } = verb.does;
    if (anyTime?.heals !== undefined) return anyTime.heals(value);
  }
  return undefined;
}

/** A card that brings a bonus die at any time. */
export function bringsDice(card: { readonly kind: EquipmentKind }): boolean {
  for (const { verb } of equipmentSays(card)) if (verb.does.anyTime?.bringsDice) return true;
  return false;
}

/** A card that can be used whatever is being asked. */
export function isForAnyTime(card: { readonly kind: EquipmentKind }): boolean {
  for (const { verb } of equipmentSays(card)) if (verb.does.anyTime !== undefined) return true;
  return false;
}
