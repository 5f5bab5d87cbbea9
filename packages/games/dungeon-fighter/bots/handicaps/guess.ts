/** A handicap to begin a search with, from what was measured for parties of equal hands. */
import { SKILLS, type Skill } from '../skill/table.ts';
import { EVEN } from './even.ts';
import { type Hand, neighboursOf } from './hands.ts';

/** Where nobody has measured: roughly what the rule sets that were measured need. */
const USUAL: Readonly<Record<Skill, number>> = { clumsy: 5, average: 1, skilled: -8, deadly: -20 };

export function evenAt(rules: string, skill: Skill, heroes: number): number {
  const measured = EVEN[rules]?.[skill];
  return measured?.[Math.max(2, heroes)]?.handicap ?? USUAL[skill];
}

/** Of the mean of the hands. */
export function guessEven(rules: string, hands: readonly Hand[]): number {
  const mean = hands.reduce((sum, hand) => sum + hand, 0) / Math.max(1, hands.length);
  const { low, high, share } = neighboursOf(Number.isFinite(mean) ? mean : SKILLS.indexOf('average'));
  const [worse, better] = [evenAt(rules, low, hands.length), evenAt(rules, high, hands.length)];
  return Math.round(worse + share * (better - worse));
}
