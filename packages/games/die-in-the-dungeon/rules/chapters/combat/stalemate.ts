/** COMBAT: a fight that nobody can ever change (DIE-COMBAT-44, DIE-R-93). */
import type { Ability, Effect } from '../../cards.ts';
import type { Play } from '../../play.ts';
import type { BoonState } from '../../state.ts';
import { STATS, type Stat } from '../../vocabulary.ts';
import { boonOf, boonsAtWork } from '../ability/boons.ts';
import { payableAbilities, payablePoints } from '../ability/using.ts';
import { mostOfAttack } from '../dice.ts';
import { isWarded } from '../epic.ts';
import { totalOf } from '../hero.ts';
import { mayAttackWith } from './creature-attack.ts';
import { mayAttack } from './party-attacks.ts';

const canBeat = (play: Play, stat: Stat, boons: readonly BoonState[]): boolean =>
  mayAttackWith(play, stat) && mostOfAttack(play, stat, boons) > totalOf(play, stat, boons);

const isLasting = ({ lasts }: { readonly lasts: BoonState['lasts'] }): boolean =>
  lasts === 'combat' || lasts === 'turn';

const isStoppedForGood = (play: Play, stat: Stat): boolean =>
  boonsAtWork(play).some(boon => isLasting(boon) && boonOf(play, boon).stops?.includes(stat));

/** No hero who is left attacks in this Combat any more. */
export const isHarmless = (play: Play): boolean =>
  !STATS.some(stat => mayAttack(play, stat) && !isStoppedForGood(play, stat));

/** Whether everything on the board could hit somebody, in this attack or in one that follows, without a further ability. */
export function canHit(play: Play, boons: readonly BoonState[] = boonsAtWork(play)): boolean {
  const later = boons.filter(isLasting);
  return STATS.some(stat => canBeat(play, stat, boons) || canBeat(play, stat, later));
}

const isStat = (track: string): boolean => (STATS as readonly string[]).includes(track);

/** Effects that may raise a roll or hit somebody. What only heals does not, nor Time that pays for no roll. */
const opensAWay = (effect: Effect, isTimeOfUse: boolean): boolean => {
  switch (effect.verb) {
    case 'gain':
      return Object.keys(effect.tracks).some(track => isStat(track) || (isTimeOfUse && track === 'time'));
    case 'upgrade':
      return effect.of.some(isStat);
    case 'regain':
    case 'lose':
    case 'damage':
    case 'downgrade':
    case 'lose-minion':
    case 'pass-check':
      return false;
    default:
      return true;
  }
};

/** Some of these abilities, as far as they can be paid together, make a hit possible: one that is soon over, and any that last. */
function canHitWith(
  play: Play,
  boons: readonly BoonState[],
  abilities: readonly Ability[],
  points: number,
  isShortTaken: boolean,
): boolean {
  const [first, ...others] = abilities;
  if (first === undefined) return false;
  if (canHitWith(play, boons, others, points, isShortTaken)) return true;
  const { id, boon, cost } = first;
  if (boon === undefined || cost > points) return false;
  const isShort = !isLasting(boon);
  if (isShort && isShortTaken) return false;
  const more = [...boons, { ability: id, lasts: boon.lasts, left: 0 }];
  return canHit(play, more) || canHitWith(play, more, others, points - cost, isShortTaken || isShort);
}

/** An ability that can still be paid is a hope if it could lead to a hit; each costs something, so hope ends. */
function hasHope(play: Play): boolean {
  const abilities = payableAbilities(play, 'round');
  const boons = boonsAtWork(play);
  const isTimeOfUse =
    boons.some(boon => boonOf(play, boon).timeForPoints) || abilities.some(({ boon }) => boon?.timeForPoints);
  if (abilities.some(({ effects = [] }) => effects.some(effect => opensAWay(effect, isTimeOfUse))))
    return true;
  return canHitWith(play, boons.filter(isLasting), abilities, payablePoints(play), false);
}

export const isStalemate = (play: Play): boolean =>
  !isWarded(play) && isHarmless(play) && !canHit(play) && !hasHope(play);
