/** What the abilities of heroes can say. */
import { count, list } from '@tumblekeep/kernel/english';
import type { BlowFacts, Marker, Token } from '../cards.ts';
import { endTurn } from '../chapters/combat.ts';
import { multiplyBlow } from '../chapters/hero/damage.ts';
import { healChosen } from '../chapters/hero/healing.ts';
import { layOn, placeMarker } from '../chapters/hero/markers.ts';
import { steal } from '../chapters/hero/stealing.ts';
import { throwSecond } from '../chapters/hero/throwing-again.ts';
import { turnToken } from '../chapters/hero/tokens.ts';
import { ask, gainCoins, heal, healParty, heroAt, type Play, throwOf } from '../play.ts';
import {
  markerPerIcon,
  markerSays,
  offerOfMarker,
  type TokenFacts,
  throwsAgainBy,
  tokenPerIcon,
  tokenSays,
  tokenWorth,
} from './markers.ts';
import type { Offering } from './offer.ts';
import {
  hook,
  inWords,
  SEEN_IN_LANDINGS,
  type SeenInLandings,
  type SomeOf,
  sayings,
  type Verb,
} from './verb.ts';
import { coinsForChest, healing } from './words.ts';

export type Whom = 'thrower' | 'party';

/** The fight as a player sees it who weighs an icon, in points of hero life. */
export interface GainFacts {
  readonly boss: boolean;
  /** What life, and what coins and cards count in this fight. */
  readonly lifeWeight: number;
  readonly resourceWeight: number;
  readonly heal: number;
  readonly coin: number;
  readonly unknownCard: number;
  readonly regained: (amount: number, whom: Whom | 'hero') => number;
  /** Undefined where the token is active already. */
  readonly token: TokenFacts | undefined;
  readonly marked: (marker: Marker) => number;
}

/** A throw that is still to come, roughly. */
export interface HopeFacts {
  /** The chance to hit. */
  readonly hit: number;
  /** The damage of a plain hit, and what a miss costs the thrower. */
  readonly plain: number;
  readonly bite: number;
  readonly lifeWeight: number;
  /** What it is worth to deal so much more than so much. */
  readonly gain: (damage: number, more: number) => number;
  readonly regained: (amount: number, whom: Whom | 'hero') => number;
}

/** A hit as a player sees it who weighs the ability with it. */
export interface StruckFacts {
  /** What the hit is worth without it, its damage, and the life the foe has left. */
  readonly worth: number;
  readonly damage: number;
  readonly left: number;
  readonly heal: number;
  readonly lifeWeight: number;
  readonly regained: (amount: number, whom: Whom | 'hero') => number;
  readonly multiplied: (by: number, cost: number) => number;
  readonly another: () => number;
}

interface Deeds<T> {
  /** What the section counts; nothing where it stays as it is. */
  readonly section: (value: T, amount: number) => number | undefined;
  /** Added to a hit. */
  readonly adds: (value: T) => number;
  /** Damage of its own, on a hit and, if the ability works there, on a miss. */
  readonly strikes: (value: T, facts: BlowFacts) => number;
  /** Healing, in the moment for it. */
  readonly heals: (play: Play, value: T, why: string) => void;
  /** Everything else that is left when the blow is over. */
  readonly gains: (play: Play, value: T, why: string) => void;
  /** Whether that comes before the blow already. */
  readonly isEarly: (value: T) => boolean;
  /** Before the blow is counted. */
  readonly beforeBlow: (play: Play, value: T) => void;
  /** When the blow has struck. */
  readonly afterBlow: (play: Play, value: T) => void;
  /** When the foe has survived the hit: what follows in place of the end of the turn. */
  readonly goesOn: (play: Play, value: T, ability: string) => void;
  /** The second throw of the turn is made without weapons. */
  readonly disarms: (value: T) => boolean;
  /** The result may be forgotten and the die thrown again. */
  readonly throwsAgain: true;
  /** On a miss: what the thrower suffers in place of the monster's damage. */
  readonly suffers: (value: T) => number;
  /** On a miss: what the monster loses before it bites. */
  readonly ripostes: (value: T) => number;
  /** Somebody was chosen for it. */
  readonly onTarget: (play: Play, seat: number, value: T) => void;
  /** What has to be accepted first. */
  readonly offers: (value: T) => Offering | undefined;
}

/**
 * `gain`: what it brings when it acts. `hope`: what it adds to a throw to come. `struck`: what a hit is worth with it,
 * where that is not seen in its damage.
 */
type AbilityWorth<T> =
  | SeenInLandings
  | { readonly gain: (value: T, facts: GainFacts) => number }
  | {
      readonly hope: (value: T, facts: HopeFacts) => number;
      readonly struck?: (value: T, facts: StruckFacts) => number;
    };

export interface AbilityVerb<T> extends Verb<T, AbilityWorth<T>> {
  /** What it brings each time its icon comes up, roughly: what a scar on it would cost. */
  readonly perIcon: (value: T) => number;
  readonly does: SomeOf<Deeds<T>>;
}

const HEALING_WORTH = { party: 2, thrower: 0.8, hero: 1 } as const;

const verb = <T>(record: AbilityVerb<T>): AbilityVerb<T> => record;

export const ABILITY_VERBS = {
  /** The section counts at least this much. */
  sectionAtLeast: verb({
    schema: ({ count }) => count,
    words: least => `the section counts at least ${least}`,
    worth: SEEN_IN_LANDINGS,
    perIcon: () => 2.3,
    does: { section: (least, amount) => (amount < least ? least : undefined) },
  }),
  /** The section counts exactly this much. */
  sectionIs: verb({
    schema: ({ count }) => count,
    words: amount => `the section counts ${amount}`,
    worth: SEEN_IN_LANDINGS,
    perIcon: () => 2.2,
    does: { section: amount => amount },
  }),
  /** Added to the value of the section. */
  sectionBonus: verb({
    schema: ({ count }) => count,
    words: bonus => `+${bonus} damage`,
    worth: SEEN_IN_LANDINGS,
    perIcon: () => 1.8,
    does: { adds: bonus => bonus },
  }),
  /** Added to the damage (hook of kind modify: facts in, bonus out). Works on a miss too if the ability does. */
  damage: verb({
    schema: hook<(facts: BlowFacts) => number>(),
    words: () => 'more damage',
    worth: SEEN_IN_LANDINGS,
    perIcon: () => 1.8,
    does: { strikes: (damage, facts) => damage(facts) },
  }),
  /** The thrower may pay life to multiply the value of the section. */
  multiply: verb({
    schema: ({ record, count }) => record({ by: count, cost: count }),
    words: ({ by, cost }, { edition }) =>
      `you may pay ${cost} ${edition.words.life.many}; the section counts ${by} times`,
    worth: {
      hope: ({ by, cost }, { hit, plain, gain }) => hit * Math.max(0, gain(plain, plain * (by - 1)) - cost),
      struck: ({ by, cost }, { worth, multiplied }) => Math.max(worth, multiplied(by, cost)),
    },
    perIcon: () => 1.8,
    does: {
      beforeBlow: play => {
        if (!throwOf(play).instaKill) ask(play, { at: 'accept', what: 'multiply' });
      },
      offers: ({ by, cost }) => ({
        what: 'multiply',
        by: 'thrower',
        answer: (play, yes, why) => {
          if (yes) multiplyBlow(play, by, cost, why);
        },
        question: ({ edition }) =>
          `pay ${count(cost, edition.words.life)} to make the section count ${by} times?`,
        consent: ({ edition }) => `lose ${count(cost, edition.words.life)}, the section counts ${by} times`,
        isGood: ({ plain, multiplied }) => multiplied(by, cost) > plain(),
      }),
    },
  }),
  /** One hero of the thrower's choice heals as much as the throw dealt. */
  healByDamage: verb({
    schema: ({ flag }) => flag,
    words: () => 'one hero heals as much as the throw deals',
    worth: {
      hope: (_, { hit, plain, lifeWeight, regained }) => hit * regained(plain, 'hero') * lifeWeight,
      struck: (_, { worth, damage, heal: weight, lifeWeight, regained }) =>
        worth + regained(damage, 'hero') * weight * lifeWeight,
    },
    perIcon: () => 2.5,
    does: { afterBlow: play => healChosen(play, throwOf(play).total) },
  }),
  /** On a miss: what the thrower suffers instead of the monster's damage, and what the monster loses. */
  parry: verb({
    schema: ({ record, count }) => record({ suffer: count, deal: count }),
    words: ({ suffer, deal }) => `on a miss you suffer ${suffer} and the monster ${deal}`,
    worth: {
      hope: ({ suffer, deal }, { hit, bite, lifeWeight, gain }) =>
        (1 - hit) * (gain(0, deal) + (bite - suffer) * lifeWeight),
    },
    perIcon: ({ deal }) => (deal * 1.5 + 2) * 0.4,
    does: { suffers: ({ suffer }) => suffer, ripostes: ({ deal }) => deal },
  }),
  heal: verb({
    schema: ({ healing: of }) => of('thrower', 'party', 'hero'),
    words: ({ amount, whom }) => healing(whom, amount),
    worth: {
      gain: ({ amount, whom }, { regained, heal: weight, lifeWeight }) =>
        regained(amount, whom) * weight * lifeWeight,
    },
    perIcon: ({ amount, whom }) => amount * HEALING_WORTH[whom],
    does: {
      heals: (play, { amount, whom }, why) => {
        if (whom === 'party') healParty(play, amount, why);
        else if (whom === 'thrower') heal(play, throwOf(play).seat, amount, why);
        else healChosen(play, amount);
      },
    },
  }),
  coins: verb({
    schema: ({ count }) => count,
    words: coinsForChest,
    worth: { gain: (coins, { coin, resourceWeight }) => coins * coin * resourceWeight },
    perIcon: coins => 2 * coins,
    does: { gains: (play, coins, why) => gainCoins(play, coins, why) },
  }),
  /** The thrower may throw the same die again; the result is forgotten. */
  rethrow: verb({
    schema: ({ flag }) => flag,
    words: () => 'you may throw the die again',
    worth: {
      hope: (_, { hit, plain, bite, lifeWeight, gain }) =>
        (1 - hit) * hit * (gain(0, plain) + bite * lifeWeight),
    },
    perIcon: () => 2.2,
    does: { throwsAgain: true },
  }),
  /** After its damage the same die is thrown a second time; the result counts as well. */
  secondThrow: verb({
    schema: ({ record, yesOrNo, flag }) => record({ weapons: yesOrNo, optional: flag.exactOptional() }),
    words: ({ weapons }) => `the die is thrown a second time${weapons ? '' : ', without weapons'}`,
    worth: {
      hope: (_, { hit, plain, gain }) => hit * hit * gain(plain, plain),
      struck: (_, { worth, left, another }) => (left > 0 ? worth + Math.max(0, another()) : worth),
    },
    perIcon: () => 1.8,
    does: {
      goesOn: (play, { optional, weapons }, ability) => {
        if (optional) ask(play, { at: 'accept', what: 'second-throw' });
        else throwSecond(play, weapons, ability);
      },
      disarms: ({ weapons }) => !weapons,
      offers: ({ weapons }) => ({
        what: 'second-throw',
        by: 'thrower',
        answer: (play, yes, why) => {
          if (yes) throwSecond(play, weapons, why);
          else endTurn(play);
        },
        question: () => 'throw the same die once more?',
        consent: () => 'throw the same die once more',
        isGood: ({ another }) => another() > 0,
      }),
    },
  }),
  /** The top card of the shop deck is kept face down until resting. */
  steal: verb({
    schema: ({ flag }) => flag,
    words: () => 'the top card of the shop deck is yours after the fight',
    worth: { gain: (_, { boss, unknownCard, resourceWeight }) => (boss ? 0 : unknownCard * resourceWeight) },
    perIcon: () => 3,
    does: { gains: play => steal(play) },
  }),
  /** Turns the hero's token to its active side. */
  token: verb({
    schema: hook<Token>(),
    words: (token, { edition }) => list(inWords(tokenSays(token), edition)),
    worth: { gain: (token, { token: facts }) => (facts === undefined ? 0 : tokenWorth(token, facts)) },
    perIcon: tokenPerIcon,
    does: {
      gains: play => turnToken(play, heroAt(play, throwOf(play).seat), true),
      isEarly: throwsAgainBy,
    },
  }),
  /** Puts a marker on the monster or on a hero for the rest of the fight. There is one of each kind. */
  marker: verb({
    schema: hook<Marker>(),
    words: (marker, { edition }) => list(inWords(markerSays(marker), edition)),
    worth: { gain: (marker, { marked }) => marked(marker) },
    perIcon: markerPerIcon,
    does: {
      gains: placeMarker,
      onTarget: (play, seat, marker) => layOn(play, marker, seat),
      offers: marker => offerOfMarker(marker),
    },
  }),
} as const;

type AnyVerb = Omit<AbilityVerb<never>, 'schema'>;

export const abilitySays = sayings<object, AnyVerb>(() => ABILITY_VERBS);

/** What an ability brings each time its icon comes up, roughly. */
export function worthPerIcon(ability: object): number {
  let worth = 0;
  for (const { verb, value } of abilitySays(ability)) worth += verb.perIcon(value);
  return worth;
}

/** What an ability offers under this name. */
export function offeringOf(ability: object | undefined, what: string | undefined): Offering | undefined {
  if (ability === undefined) return undefined;
  for (const { verb, value } of abilitySays(ability)) {
    const offering = verb.does.offers?.(value);
    if (offering !== undefined && offering.what === what) return offering;
  }
  return undefined;
}

/** The result of a throw may be forgotten for another one. */
export function throwsAgain(ability: object): boolean {
  for (const { verb } of abilitySays(ability)) if (verb.does.throwsAgain) return true;
  return false;
}

/** What the thrower suffers from a miss in place of the monster's damage; nothing where it is as it is. */
export function sufferedWith(ability: object | undefined): number | undefined {
  if (ability === undefined) return undefined;
  for (const { verb, value } of abilitySays(ability))
    if (verb.does.suffers !== undefined) return verb.does.suffers(value);
  return undefined;
}

/** What the monster loses on a miss before it bites. */
export function riposteOf(ability: object): number {
  let damage = 0;
  for (const { verb, value } of abilitySays(ability)) damage += verb.does.ripostes?.(value) ?? 0;
  return damage;
}

/** What a hit is worth with the ability, where `worth` is what it is worth without. */
export function struckWorth(ability: object, worth: number, facts: (worth: number) => StruckFacts): number {
  let struck = worth;
  for (const { verb, value } of abilitySays(ability))
    if (typeof verb.worth === 'object' && 'struck' in verb.worth && verb.worth.struck !== undefined)
      struck = verb.worth.struck(value, facts(struck));
  return struck;
}

/** What an activated ability brings besides damage, parrying and throwing again. */
export function gainWorth(ability: object, facts: GainFacts): number {
  let worth = 0;
  for (const { verb, value } of abilitySays(ability))
    if (typeof verb.worth === 'object' && 'gain' in verb.worth) worth += verb.worth.gain(value, facts);
  return worth;
}

/** What else an icon of it promises, before the die is thrown. */
export function hopeWorth(ability: object, facts: HopeFacts): number {
  let worth = 0;
  for (const { verb, value } of abilitySays(ability))
    if (typeof verb.worth === 'object' && 'hope' in verb.worth) worth += verb.worth.hope(value, facts);
  return worth;
}
