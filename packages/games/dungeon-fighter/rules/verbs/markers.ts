/** What special power markers and tokens can say. */
import { count } from '@tumblekeep/kernel/english';
import type { Marker } from '../cards.ts';
import { capture } from '../chapters/hero/captives.ts';
import { silenceFoe } from '../chapters/hero/markers.ts';
import { combatOf, heal, healParty, type Play } from '../play.ts';
import type { Offering } from './offer.ts';
import { SEEN_IN_LANDINGS, type SeenInLandings, type SomeOf, sayings, type Verb } from './verb.ts';

/** What a marker would do in the fight a player is in, in points of hero life. */
export interface MarkerFacts {
  /** What the hero who needs it most is spared. */
  readonly shielded: () => number;
  /** What the monster will be good for once it is defeated. */
  readonly captive: () => number;
  /** The coins there are, and what one is worth. */
  readonly coins: number;
  readonly coin: number;
  /** What coins count in this fight. */
  readonly resourceWeight: number;
}

interface MarkerDeeds<T> {
  /** Added to every hit. */
  readonly adds: (value: T) => number;
  /** Taken off what a miss costs. */
  readonly reduces: (value: T) => number;
  /** Whoever has it suffers nothing from misses of their own. */
  readonly shields: true;
  /** The monster has no ability and no requirement. */
  readonly silences: true;
  /** When the fight is over: the monster goes along with whoever placed it. */
  readonly takesFoe: (play: Play, seat: number) => void;
  /** Whether it can be offered now. */
  readonly isOffered: (play: Play, value: T) => boolean;
  /** What has to be accepted before it is placed. */
  readonly offers: (value: T, marker: Marker) => Offering;
}

/** Worth `undefined`: it cannot be had now. */
type MarkerWorth<T> = SeenInLandings | ((value: T, facts: MarkerFacts) => number | undefined);

export interface MarkerVerb<T> extends Verb<T, MarkerWorth<T>> {
  /** What placing it brings, roughly: what a scar on its ability would cost. */
  readonly perIcon: number;
  readonly does: SomeOf<MarkerDeeds<T>>;
}

const marking = <T>(record: MarkerVerb<T>): MarkerVerb<T> => record;

export const MARKER_VERBS = {
  /** Every hit deals this much more. */
  hitBonus: marking({
    schema: ({ count }) => count,
    words: bonus => `every hit deals ${bonus} more damage`,
    worth: SEEN_IN_LANDINGS,
    perIcon: 3,
    does: { adds: bonus => bonus },
  }),
  /** A miss costs this much less. */
  missReduction: marking({
    schema: ({ count }) => count,
    words: amount => `a miss hurts ${amount} less`,
    worth: SEEN_IN_LANDINGS,
    perIcon: 2,
    does: { reduces: amount => amount },
  }),
  /** The hero it lies on suffers nothing from misses of their own. */
  shield: marking({
    schema: ({ flag }) => flag,
    words: () => 'their own misses do not hurt them',
    worth: (_, { shielded }) => shielded(),
    perIcon: 2,
    does: { shields: true },
  }),
  /** In maintenance the monster card goes to the hero who placed it. */
  capture: marking({
    schema: ({ flag }) => flag,
    words: () => 'once defeated it follows the hero who charmed it',
    worth: (_, { captive }) => captive(),
    perIcon: 2,
    does: { takesFoe: capture },
  }),
  /** The monster loses ability and requirement, if the party pays this many coins. */
  silence: marking({
    schema: ({ record, count }) => record({ cost: count }),
    words: (_, { edition: { words } }) =>
      `its ${words.monsterAbility.one} and its ${words.requirement.one} are gone`,
    worth: ({ cost }, { coins, coin, resourceWeight }) =>
      coins < cost ? undefined : -cost * coin * resourceWeight,
    perIcon: 2,
    does: {
      silences: true,
      isOffered: (play, { cost }) => !combatOf(play).silenced && play.state.chest.coins >= cost,
      offers: ({ cost }, marker) => ({
        what: 'silence',
        by: 'party',
        answer: (play, yes) => {
          if (yes) silenceFoe(play, marker, cost);
        },
        question: ({ edition: { words } }) =>
          `pay ${count(cost, 'coin')} to take the monster’s ${words.monsterAbility.one} and ${words.requirement.one} away?`,
        consent: ({ edition: { words } }) =>
          `pay ${count(cost, 'coin')}, the monster loses its ${words.monsterAbility.one} and its ${words.requirement.one}`,
        isGood: ({ marked }) => marked(marker) > 0,
      }),
    },
  }),
} as const;

export const markerSays = sayings<object, Omit<MarkerVerb<never>, 'schema'>>(() => MARKER_VERBS);

const mostPerIcon = (says: readonly { readonly verb: { readonly perIcon: number } }[]): number =>
  Math.max(...says.map(({ verb }) => verb.perIcon));

export const markerPerIcon = (marker: object): number => mostPerIcon(markerSays(marker));

/** What has to be accepted before a marker is placed, if anything. */
export function offerOfMarker(marker: Marker): Offering | undefined {
  for (const { verb, value } of markerSays(marker))
    if (verb.does.offers !== undefined) return verb.does.offers(value, marker);
  return undefined;
}

/** What an active token would do from now on. */
export interface TokenFacts {
  readonly boss: boolean;
  readonly level: number;
  readonly monsterLife: number;
  /** What a point of life counts in this fight. */
  readonly lifeWeight: number;
  /** A re-throw kept for later. */
  readonly rethrow: number;
  /** The worth of everybody healing so much after the fight. */
  readonly restored: (amount: number) => number;
}

interface TokenDeeds<T> {
  /** On every hit, for the thrower. */
  readonly onHit: (play: Play, seat: number, value: T, why: string) => void;
  /** In resting. */
  readonly atRest: (play: Play, value: T, level: number, why: string) => void;
  /** Turned back, it has the die just thrown thrown again. */
  readonly throwsAgain: true;
}

export interface TokenVerb<T> extends Verb<T, (value: T, facts: TokenFacts) => number> {
  /** What turning it brings, roughly: what a scar on its ability would cost. */
  readonly perIcon: number;
  readonly does: SomeOf<TokenDeeds<T>>;
}

const turning = <T>(record: TokenVerb<T>): TokenVerb<T> => record;

export const TOKEN_VERBS = {
  /** Every hero who hits heals this much. */
  healOnHit: turning({
    schema: ({ count }) => count,
    words: amount => `every hero who hits heals ${amount}`,
    worth: (amount, { lifeWeight, monsterLife }) => amount * lifeWeight * Math.min(3, monsterLife / 4),
    perIcon: 1.5,
    does: { onHit: (play, seat, amount, why) => heal(play, seat, amount, why) },
  }),
  /** In resting all heroes heal by the level of the monster. */
  healByLevel: turning({
    schema: ({ flag }) => flag,
    words: () => 'after the fight everybody heals by the level of the monster',
    worth: (_, { boss, level, restored }) => (boss ? 0 : restored(level)),
    perIcon: 5,
    does: { atRest: (play, _value, level, why) => healParty(play, level, why) },
  }),
  /** Its owner may turn it back to have the die just thrown thrown again. */
  rethrow: turning({
    schema: ({ flag }) => flag,
    words: () => 'turned back, it has the die just thrown thrown again',
    worth: (_, { rethrow }) => rethrow,
    perIcon: 1.5,
    does: { throwsAgain: true },
  }),
} as const;

export const tokenSays = sayings<object, Omit<TokenVerb<never>, 'schema'>>(() => TOKEN_VERBS);

export const tokenPerIcon = (token: object): number => mostPerIcon(tokenSays(token));

export function throwsAgainBy(token: object): boolean {
  for (const { verb } of tokenSays(token)) if (verb.does.throwsAgain) return true;
  return false;
}

export function tokenWorth(token: object, facts: TokenFacts): number {
  let worth = 0;
  for (const { verb, value } of tokenSays(token)) worth += verb.worth(value, facts);
  return worth;
}
