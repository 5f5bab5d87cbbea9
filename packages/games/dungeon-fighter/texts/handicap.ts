/** The handicap of our own, in words. */
import { handicapEffects } from '../rules/chapters/setup/handicap.ts';
import type { Edition } from '../rules/edition.ts';
import { count, lifeOf, list, number, sentences } from './words.ts';

/** "+3", "−12", "none" */
export const handicapName = (handicap: number): string =>
  handicap === 0 ? 'none' : handicap > 0 ? `+${handicap}` : number(handicap);

/** What a handicap changes, in whole sentences. */
export function handicapText(edition: Edition, handicap: number): string {
  const { life, coins, dice } = handicapEffects(handicap);
  if (life === 0) return 'Everything is as printed.';
  const amount = lifeOf(edition, Math.abs(life));
  const gifts = [
    ...(coins > 0 ? [count(coins, { one: 'coin more', many: 'coins more' })] : []),
    ...(dice > 0 ? [count(dice, { one: 'bonus die more', many: 'bonus dice more' })] : []),
  ];
  return sentences(
    `Every monster and the boss begin with ${amount} ${life > 0 ? 'more' : 'less, but at least 1'}.`,
    gifts.length > 0 && `The chest begins with ${list(gifts)}.`,
  );
}

/** Where a game is told or reckoned: which handicap, whose idea it was, and what it does. */
export const handicapLine = (edition: Edition, handicap: number): string =>
  `Handicap ${handicapName(handicap)}, our own and not the rulebook’s: ${handicapText(edition, handicap)}`;
