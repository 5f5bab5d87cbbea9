/** What a room can give: on reveal, or as the treasure behind its monster. */
import { count } from '@tumblekeep/kernel/english';
import { turnUp } from '../chapters/equip/changing-hands.ts';
import { drawCards } from '../chapters/shop.ts';
import { gainCoins, gainDice, healParty, type Play } from '../play.ts';
import { sayings, type Verb } from './verb.ts';
import { coinsForChest, diceForChest, healing } from './words.ts';

/** What things from a room are worth to a player, in points of hero life. */
export interface RoomFacts {
  readonly coin: number;
  readonly bonusDie: number;
  readonly unknownCard: number;
  /** The life that heroes regain if everybody heals so much. */
  readonly regained: (amount: number) => number;
}

export interface RoomVerb<T> extends Verb<T, (value: T, facts: RoomFacts) => number> {
  readonly does: (play: Play, value: T, why: string) => void;
}

const verb = <T>(record: RoomVerb<T>): RoomVerb<T> => record;

export const ROOM_VERBS = {
  coins: verb({
    schema: ({ count }) => count,
    words: coinsForChest,
    worth: (coins, { coin }) => coins * coin,
    does: gainCoins,
  }),
  healParty: verb({
    schema: ({ count }) => count,
    words: amount => healing('party', amount),
    worth: (amount, { regained }) => regained(amount),
    does: healParty,
  }),
  bonusDice: verb({
    schema: ({ count }) => count,
    words: diceForChest,
    worth: (dice, { bonusDie }) => dice * bonusDie,
    does: gainDice,
  }),
  freeEquipment: verb({
    schema: ({ count }) => count,
    words: cards => count(cards, 'free equipment card'),
    worth: (cards, { unknownCard }) => cards * unknownCard,
    does: (play, cards) => turnUp(play, drawCards(play, cards)),
  }),
} as const;

export const roomSays = sayings<object, Omit<RoomVerb<never>, 'schema'>>(() => ROOM_VERBS);

export function roomEffectWorth(effect: object, facts: RoomFacts): number {
  let worth = 0;
  for (const { verb, value } of roomSays(effect)) worth += verb.worth(value, facts);
  return worth;
}
