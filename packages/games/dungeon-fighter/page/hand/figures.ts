/** What is told of a hand: hits, mean and spread, of all throws and by kind. */
import { countOf, type HandRecord, hitsOf, type Kind } from './record.ts';

export interface Figures {
  readonly throws: number;
  /** Share of all throws. */
  readonly hits: number;
  /** Points of a throw, misses counting nothing. */
  readonly mean: number;
  /** How far dice lie from the middle of them all, millimetres; nothing when hardly any lies on the table. */
  readonly spread: number | undefined;
}

/** Two dice have no middle worth the name. */
const FEWEST_LYING = 3;

const total = (kinds: readonly Kind[], read: (kind: Kind) => number): number =>
  kinds.reduce((sum, kind) => sum + read(kind), 0);

function spreadOf(kinds: readonly Kind[]): number | undefined {
  const lying = total(kinds, kind => kind.lying);
  if (lying < FEWEST_LYING) return undefined;
  const [x, z] = [total(kinds, kind => kind.x) / lying, total(kinds, kind => kind.z) / lying];
  return Math.sqrt(Math.max(0, total(kinds, kind => kind.squares) / lying - x * x - z * z));
}

export function figuresOf(kinds: readonly Kind[]): Figures {
  const throws = total(kinds, countOf);
  return {
    throws: Math.round(throws),
    hits: throws === 0 ? 0 : total(kinds, hitsOf) / throws,
    mean: throws === 0 ? 0 : total(kinds, kind => kind.points) / throws,
    spread: spreadOf(kinds),
  };
}

export interface KindFigures extends Figures {
  readonly throwing: readonly string[];
}

/** By what was demanded, whatever the rule set; what was thrown most often first. */
export function byKind({ kinds }: HandRecord): readonly KindFigures[] {
  const groups = new Map<string, Kind[]>();
  for (const kind of kinds) {
    const key = kind.throws.join(' ');
    groups.set(key, [...(groups.get(key) ?? []), kind]);
  }
  return [...groups.values()]
    .map(group => ({ throwing: group[0]?.throws ?? [], ...figuresOf(group) }))
    .sort((a, b) => b.throws - a.throws);
}
