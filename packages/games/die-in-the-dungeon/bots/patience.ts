/**
 * A party that cannot attack any more waits for ever: rolls cost nothing, so nothing is spent before the dice alone
 * have failed to do it, and what is spent then is spent on the best roll there can be. Every ability that is used and
 * every point that is spent is gone, so that the Combat ends one way or the other (DIE-R-93).
 */
import {
  type Action,
  attackOdds,
  canHit,
  isHarmless,
  missing,
  mostChange,
  type Play,
  type Question,
  type RollState,
  STATS,
  type Stat,
  sidesOf,
  successChance,
} from '../rules/index.ts';
import { best, isType, type Mind, ofType } from './mind.ts';

const naturalChance = (play: Play, stat: Stat): number => {
  const odds = attackOdds(play, stat);
  return odds === undefined ? 0 : successChance(odds, 0);
};

/** What is missing when the dice show all they have. */
function shortAtBest(play: Play, stat: Stat): number {
  const odds = attackOdds(play, stat);
  return odds === undefined ? Number.POSITIVE_INFINITY : odds.bound - odds.dice.sides * odds.dice.times;
}

function attack({ play, legal }: Mind): Action | undefined {
  return best(ofType(legal, 'attack'), ({ stat }) => {
    const chance = naturalChance(play, stat);
    if (chance > 0) return chance;
    const short = shortAtBest(play, stat);
    return (
      (short <= mostChange(play, stat, { what: 'attack', unmodified: false, timeForPoints: false })
        ? 0
        : -100) - short
    );
  });
}

/** Pips and points that suffice, else the largest DieMinion, else as many pips as there are. */
function payFor({ legal }: Mind, short: number): Action | undefined {
  const enough = legal.find(
    action =>
      (action.type === 'pips' && action.pips === short) ||
      (action.type === 'spend' && action.points === short),
  );
  return (
    enough ??
    best(ofType(legal, 'minion'), ({ die }) => sidesOf(die)) ??
    best(ofType(legal, 'pips'), ({ pips }) => pips) ??
    best(ofType(legal, 'spend'), ({ points }) => points) ??
    best(ofType(legal, 'pay-time'), ({ change }) => change)
  );
}

function modify(mind: Mind): Action | undefined {
  const { play, legal } = mind;
  const roll = play.state.roll as RollState;
  const accept = legal.find(isType('accept'));
  if (STATS.some(stat => naturalChance(play, stat) > 0)) return accept;
  const isBest = roll.faces.every(face => face === roll.sides);
  const short = missing(play, roll);
  if (!isBest || short > mostChange(play, roll.stat, roll)) return accept;
  return payFor(mind, short);
}

/** The answer in a Combat with nothing to fear; nothing for other questions. */
export function patientAnswer(mind: Mind, { at }: Question): Action | undefined {
  const { play, legal } = mind;
  if (play.state.combat === null || !isHarmless(play)) return undefined;
  if (at === 'attack') return attack(mind);
  if (at === 'modify') return modify(mind);
  if (at !== 'round') return undefined;
  return (canHit(play) ? undefined : legal.find(isType('use'))) ?? legal.find(isType('pass'));
}
