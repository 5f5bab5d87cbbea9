/** Something that a verb proposes, and that is accepted or declined before it happens. */
import type { Marker } from '../cards.ts';
import type { Play } from '../play.ts';
import type { Offer } from '../state.ts';
import type { Reading } from './verb.ts';

/** A throw that has hit, as a player sees it who is asked. */
export interface OfferFacts {
  /** What the hit is worth as it is, and if the section counts so many times and the thrower pays so much life. */
  readonly plain: () => number;
  readonly multiplied: (by: number, cost: number) => number;
  /** One more throw. */
  readonly another: () => number;
  readonly marked: (marker: Marker) => number;
}

export interface Offering {
  readonly what: Offer;
  /** Coins are the party's, everything else is the thrower's (DF1-R-47). */
  readonly by: 'thrower' | 'party';
  /** `why`: the ability. */
  readonly answer: (play: Play, yes: boolean, why: string) => void;
  /** What is asked, after the name of the ability: "pay 1 life to make the section count 3 times?" */
  readonly question: (reading: Reading) => string;
  /** What "Yes" means: "lose 1 life, the section counts 3 times" */
  readonly consent: (reading: Reading) => string;
  readonly isGood: (facts: OfferFacts) => boolean;
}
