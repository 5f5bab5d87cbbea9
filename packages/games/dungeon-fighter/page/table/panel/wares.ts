/** The shelf of a shop: cards keep their places, and whoever cannot have one is told why. */
import type { ActionOf, CardId, Edition, HeroId, View } from '../../../rules/index.ts';

export interface Place {
  readonly card: CardId;
  readonly isSold: boolean;
}

const countIn = (cards: readonly CardId[], card: CardId): number => cards.filter(one => one === card).length;

/** The cards that lay there when the shop was seen first; others than these are another shop. */
export function shelfOf(before: readonly CardId[], display: readonly CardId[]): readonly CardId[] {
  const isSame = display.every(card => countIn(display, card) <= countIn(before, card));
  return isSame ? before : display;
}

/** Of two alike the first one is sold first. */
export function placesOn(shelf: readonly CardId[], display: readonly CardId[]): readonly Place[] {
  const left = [...display];
  const places = [...shelf].reverse().map(card => {
    const at = left.lastIndexOf(card);
    if (at >= 0) left.splice(at, 1);
    return { card, isSold: at < 0 };
  });
  return places.reverse();
}

/** Why nobody, or one hero, cannot have a card that lies there. */
export type Obstacle =
  | { readonly why: 'price'; readonly price: number; readonly coins: number }
  | { readonly why: 'has-one' | 'no-room'; readonly hero: HeroId };

/** Who may buy is what the rules say; this says only what stands in the way of the others. */
export function obstaclesTo(
  edition: Edition,
  { chest, seats, heroes }: Pick<View, 'chest' | 'seats' | 'heroes'>,
  card: CardId,
  buyers: readonly ActionOf<'buy'>[],
): readonly Obstacle[] {
  const { price = 0, kind } = edition.equipment.get(card) ?? {};
  if (price > chest.coins) return [{ why: 'price', price, coins: chest.coins }];
  return seats.flatMap(hero => {
    const sheet = heroes[hero];
    if (sheet === undefined || sheet.eliminated || buyers.some(one => one.hero === hero)) return [];
    const hasOne =
      edition.constants.uniqueWeapons &&
      kind === 'weapon' &&
      sheet.equipment.some(carried => carried.card === card);
    return [{ why: hasOne ? 'has-one' : 'no-room', hero }] as const;
  });
}
