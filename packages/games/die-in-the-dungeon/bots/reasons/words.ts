/** Numbers as they are spoken of. */
import { type CreatureState, indexOf, surplusOf, type Track, texts } from '../../rules/index.ts';

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
export const about = (points: number): string => points.toFixed(1);

export const pointsOf = (creature: CreatureState, track: number): number => creature.values[track] as number;

/** What a gain comes to, or a loss if it is negative. */
export function changeOf(creature: CreatureState, track: Track, amount: number): string {
  const index = indexOf(track);
  const now = pointsOf(creature, index);
  const name = texts.trackName(track);
  if (amount < 0) return `${name} falls from ${now} to ${Math.max(0, now + amount)}.`;
  const lost = surplusOf(creature, index, amount);
  if (lost === amount) return `${name} is at ${now} and cannot rise.`;
  const rises = `${name} rises from ${now} to ${now + amount - lost}`;
  const beyond = now + amount - lost > (creature.dice[index] as number) ? ', on a larger die' : '';
  return lost > 0 ? `${rises}${beyond}; ${lost} of ${amount} points are lost.` : `${rises}${beyond}.`;
}
