/** Which of the measured hands the hand of a device is like, or between which two. */
import { BEST_HAND, type Hand, handOfSkill, neighboursOf, WORST_HAND } from '../../bots/handicaps/index.ts';
import { type Distribution, skillModelOf } from '../../bots/index.ts';
import { RULE_SETS, THROWS, type Throw } from '../../rules/index.ts';
import type { HandRecord, Kind } from '../hand/record.ts';

/** Hands are tried in steps of this. */
const STEP = 0.05;
/** Somebody who has hardly thrown is taken for average: as sure of that as after so many throws. */
const DOUBT = 8;
/** What was never seen may still happen. */
const LEAST = 1e-4;

/** The chances of each of the cells: good throws by target, and everything else. */
const chancesOf = ({ targets, hit }: Distribution): readonly number[] => [...targets, 1 - hit];

function chancesAt(kind: Pick<Kind, 'edition' | 'throws'>, hand: Hand): readonly number[] {
  const model = skillModelOf(kind.edition);
  const { low, high, share } = neighboursOf(hand);
  const throws = kind.throws as readonly Throw[];
  const better = chancesOf(model.distribution(high, throws));
  return chancesOf(model.distribution(low, throws)).map(
    (chance, at) => chance + share * ((better[at] ?? 0) - chance),
  );
}

const isKnown = ({ edition, throws }: Kind): boolean =>
  Object.hasOwn(RULE_SETS, edition) && throws.every(one => (THROWS as readonly string[]).includes(one));

/** How well the cells of a kind fit to a hand: the logarithm of its likelihood. */
const fitOf = (cells: readonly number[], chances: readonly number[]): number =>
  cells.reduce((sum, count, at) => sum + count * Math.log(Math.max(LEAST, chances[at] ?? 0)), 0);

/** The most likely hand. */
export function likenessOf({ kinds }: HandRecord): Hand {
  const known = kinds.filter(isKnown);
  const average = handOfSkill('average');
  const [usual = ''] = Object.keys(RULE_SETS);
  const plain = { edition: usual, throws: [] };
  const doubt = chancesAt(plain, average).map(chance => DOUBT * chance);
  let best = { hand: average, fit: Number.NEGATIVE_INFINITY };
  for (let hand = WORST_HAND; hand <= BEST_HAND + STEP / 2; hand += STEP) {
    const fit = known.reduce(
      (sum, kind) => sum + fitOf(kind.cells, chancesAt(kind, hand)),
      fitOf(doubt, chancesAt(plain, hand)),
    );
    if (fit > best.fit) best = { hand, fit };
  }
  return Math.round(best.hand / STEP) * STEP;
}
