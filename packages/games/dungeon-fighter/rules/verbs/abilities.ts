/** What the abilities of heroes can say. */
import { list } from '@tumblekeep/kernel/english';
import type { BlowFacts, Marker, Token } from '../cards.ts';
import { healChosen } from '../chapters/hero/healing.ts';
import { placeMarker } from '../chapters/hero/markers.ts';
import { steal } from '../chapters/hero/stealing.ts';
import { turnToken } from '../chapters/hero/tokens.ts';
import { gainCoins, heal, healParty, heroAt, type Play, throwOf } from '../play.ts';
import { markerSays, type TokenFacts, tokenSays, tokenWorth } from './markers.ts';
import {
  type Chapter,
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
  readonly chapter: Chapter;
}

/** `gain`: what it brings when it acts. `hope`: what it adds to a throw to come. */
type AbilityWorth<T> =
  | SeenInLandings
  | { readonly gain: (value: T, facts: GainFacts) => number }
  | { readonly hope: (value: T, facts: HopeFacts) => number };

export interface AbilityVerb<T> extends Verb<T, AbilityWorth<T>> {
  readonly does: SomeOf<Deeds<T>>;
}

const verb = <T>(record: AbilityVerb<T>): AbilityVerb<T> => record;

export const ABILITY_VERBS = {
  /** The section counts at least this much. */
  sectionAtLeast: verb({
    schema: ({ count }) => count,
    words: least => `the section counts at least ${least}`,
    worth: SEEN_IN_LANDINGS,
    does: { section: (least, amount) => (amount < least ? least : undefined) },
  }),
  /** The section counts exactly this much. */
  sectionIs: verb({
    schema: ({ count }) => count,
    words: amount => `the section counts ${amount}`,
    worth: SEEN_IN_LANDINGS,
    does: { section: amount => amount },
  }),
  /** Added to the value of the section. */
  sectionBonus: verb({
    schema: ({ count }) => count,
    words: bonus => `+${bonus} damage`,
    worth: SEEN_IN_LANDINGS,
    does: { adds: bonus => bonus },
  }),
  /** Added to the damage (hook of kind modify: facts in, bonus out). Works on a miss too if the ability does. */
  damage: verb({
    schema: hook<(facts: BlowFacts) => number>(),
    words: () => 'more damage',
    worth: SEEN_IN_LANDINGS,
    does: { strikes: (damage, facts) => damage(facts) },
  }),
  /** The thrower may pay life to multiply the value of the section. */
  multiply: verb({
    schema: ({ record, count }) => record({ by: count, cost: count }),
    words: ({ by, cost }, { edition }) =>
      `you may pay ${cost} ${edition.words.life.many}; the section counts ${by} times`,
    worth: {
      hope: ({ by, cost }, { hit, plain, gain }) => hit * Math.max(0, gain(plain, plain * (by - 1)) - cost),
    },
    does: { chapter: 'hero/damage' },
  }),
  /** One hero of the thrower's choice heals as much as the throw dealt. */
  healByDamage: verb({
    schema: ({ flag }) => flag,
    words: () => 'one hero heals as much as the throw deals',
    worth: { hope: (_, { hit, plain, lifeWeight, regained }) => hit * regained(plain, 'hero') * lifeWeight },
    does: { chapter: 'hero/healing' },
  }),
  /** On a miss: what the thrower suffers instead of the monster's damage, and what the monster loses. */
  parry: verb({
    schema: ({ record, count }) => record({ suffer: count, deal: count }),
    words: ({ suffer, deal }) => `on a miss you suffer ${suffer} and the monster ${deal}`,
    worth: {
      hope: ({ suffer, deal }, { hit, bite, lifeWeight, gain }) =>
        (1 - hit) * (gain(0, deal) + (bite - suffer) * lifeWeight),
    },
    does: { chapter: 'hero/misses' },
  }),
  heal: verb({
    schema: ({ healing: of }) => of('thrower', 'party', 'hero'),
    words: ({ amount, whom }) => healing(whom, amount),
    worth: {
      gain: ({ amount, whom }, { regained, heal: weight, lifeWeight }) =>
        regained(amount, whom) * weight * lifeWeight,
    },
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
    does: { chapter: 'hero/throwing-again' },
  }),
  /** After its damage the same die is thrown a second time; the result counts as well. */
  secondThrow: verb({
    schema: ({ record, yesOrNo, flag }) => record({ weapons: yesOrNo, optional: flag.exactOptional() }),
    words: ({ weapons }) => `the die is thrown a second time${weapons ? '' : ', without weapons'}`,
    worth: { hope: (_, { hit, plain, gain }) => hit * hit * gain(plain, plain) },
    does: { chapter: 'hero/throwing-again' },
  }),
  /** The top card of the shop deck is kept face down until resting. */
  steal: verb({
    schema: ({ flag }) => flag,
    words: () => 'the top card of the shop deck is yours after the fight',
    worth: { gain: (_, { boss, unknownCard, resourceWeight }) => (boss ? 0 : unknownCard * resourceWeight) },
    does: { gains: play => steal(play) },
  }),
  /** Turns the hero's token to its active side. */
  token: verb({
    schema: hook<Token>(),
    words: (token, { edition }) => list(inWords(tokenSays(token), edition)),
    worth: { gain: (token, { token: facts }) => (facts === undefined ? 0 : tokenWorth(token, facts)) },
    does: {
      gains: play => turnToken(play, heroAt(play, throwOf(play).seat), true),
      isEarly: ({ rethrow }) => rethrow === true,
    },
  }),
  /** Puts a marker on the monster or on a hero for the rest of the fight. There is one of each kind. */
  marker: verb({
    schema: hook<Marker>(),
    words: (marker, { edition }) => list(inWords(markerSays(marker), edition)),
    worth: { gain: (marker, { marked }) => marked(marker) },
    does: { gains: play => placeMarker(play) },
  }),
} as const;

type AnyVerb = Omit<AbilityVerb<never>, 'schema'>;

export const abilitySays = sayings<object, AnyVerb>(() => ABILITY_VERBS);

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
