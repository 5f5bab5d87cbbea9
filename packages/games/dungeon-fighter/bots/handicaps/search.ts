/** The handicap with which a party wins every other game. More help never makes winning harder, so it is halved in. */
import { HANDICAP } from '../../rules/index.ts';
import { type Chance, type Odds, shareOf } from './chance.ts';

export interface Setting {
  readonly handicap: number;
  readonly odds: Odds;
}

/** So many steps away from the guess it is looked for first; then twice as many, and so on. */
const FIRST_STRIDE = 2;

const fromEven = ({ odds }: Setting): number => Math.abs(shareOf(odds) - 0.5);
const within = (handicap: number): number => Math.min(HANDICAP.most, Math.max(HANDICAP.least, handicap));

export function* seekEven(chance: Chance, guess: number, games: number): Generator<undefined, Setting> {
  const tried = new Map<number, Setting>();
  function* at(handicap: number): Generator<undefined, Setting> {
    const known = tried.get(handicap);
    if (known !== undefined) return known;
    const setting = { handicap, odds: yield* chance(handicap, games) };
    tried.set(handicap, setting);
    return setting;
  }
  let low = yield* at(within(guess));
  let high = low;
  for (let stride = FIRST_STRIDE; shareOf(low.odds) > 0.5 && low.handicap > HANDICAP.least; stride *= 2) {
    high = low;
    low = yield* at(within(low.handicap - stride));
  }
  for (let stride = FIRST_STRIDE; shareOf(high.odds) < 0.5 && high.handicap < HANDICAP.most; stride *= 2) {
    low = high;
    high = yield* at(within(high.handicap + stride));
  }
  // At the bounds nothing may be even.
  if (shareOf(low.odds) > 0.5) return low;
  if (shareOf(high.odds) < 0.5) return high;
  while (high.handicap - low.handicap > 1) {
    const middle = yield* at(Math.floor((low.handicap + high.handicap) / 2));
    if (shareOf(middle.odds) < 0.5) low = middle;
    else high = middle;
  }
  return fromEven(low) < fromEven(high) ? low : high;
}
