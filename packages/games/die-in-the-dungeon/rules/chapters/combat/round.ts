/** COMBAT: forming the party, the round and its end. */
import type { Refusal } from '@tumblekeep/kernel';
import type { ActionOf } from '../../action.ts';
import { answered, ask, combatOf, leave, me, type Play, restart, tileHere } from '../../play.ts';
import { HEALTH, indexOf, isEpic, type Level, STATS, type Stat } from '../../vocabulary.ts';
import { endBoons } from '../ability/boons.ts';
import { areAbilitiesBarred, mayUseAny, refuseUse, useAbility } from '../ability/using.ts';
import { loseAbilityToClerics, loseTimeToWizards } from '../class.ts';
import { join, tellParty } from '../hero.ts';
import { tokenPoints } from '../stat.ts';
import { hasUsefulToken } from '../token.ts';
import { checkWin } from '../win.ts';
import { isStopped, mayAttack } from './party-attacks.ts';

// ---- before the first round -----------------------------------------------------------------------------

/** Printed heads first; the question marks follow one by one (DIE-COMBAT-01, DIE-R-65). */
export function formParty(play: Play): void {
  const { heads = [], headLevels = [], level = 1 } = tileHere(play);
  play.state.combat = {
    level: level as Level,
    heroes: [],
    unknown: 0,
    round: 0,
    planned: 0,
    made: 0,
    hit: false,
    value: 0,
  };
  const combat = combatOf(play);
  heads.forEach((head, i) => {
    if (head === '?') combat.unknown++;
    else join(play, head, headLevels[i] ?? combat.level);
  });
}

/** DIE-COMBAT-02 */
export function meetParty(play: Play): void {
  if (combatOf(play).heroes.length > 0) {
    tellParty(play);
    return;
  }
  play.state.combat = null;
  play.sink?.({ type: 'no-party' });
  leave(play);
}

/** DIE-COMBAT-03: once, Time first (DIE-R-73). */
export function sufferPerks(play: Play): void {
  loseTimeToWizards(play);
  loseAbilityToClerics(play);
}

// ---- a round --------------------------------------------------------------------------------------------
export function beginRound(play: Play): void {
  const combat = combatOf(play);
  combat.round++;
  combat.made = 0;
  play.sink?.({ type: 'round', round: combat.round });
  if (combat.round === 1 && tileHere(play).rules !== undefined) {
    play.sink?.({ type: 'effect', tile: tileHere(play).id });
    tellParty(play);
  }
}

/** DIE-COMBAT-05; saved tokens are a reason to wait as well (DIE-R-38). */
export function askAbility(play: Play): void {
  const isOpen = areAbilitiesBarred(play)
    ? hasDefence(play)
    : mayUseAny(play, 'round') || hasUsefulToken(me(play));
  if (isOpen) ask(play, { at: 'round' });
}

/** A token for a stat that is going to be attacked, or for Health if any is. */
function hasDefence(play: Play): boolean {
  const creature = me(play);
  let isAttacked = false;
  for (let i = 0; i < STATS.length; i++) {
    const stat = STATS[i] as Stat;
    if (!mayAttack(play, stat) || isStopped(play, stat)) continue;
    if (tokenPoints(creature, indexOf(stat)) > 0) return true;
    isAttacked = true;
  }
  return isAttacked && tokenPoints(creature, HEALTH) > 0;
}

export function useInRound(play: Play, action: ActionOf<'use'>): Refusal | undefined {
  const refusal = refuseUse(play, action.ability, 'round');
  if (refusal) return refusal;
  answered(play);
  useAbility(play, action);
  return undefined;
}

export function pass(play: Play): undefined {
  answered(play);
}

/** DIE-COMBAT-07 */
export function endEmptyRound(play: Play): void {
  if (combatOf(play).heroes.length === 0) leave(play);
}

// ---- the end of a round and of the Combat ---------------------------------------------------------------

/** DIE-COMBAT-42 */
export function endRound(play: Play): void {
  endBoons(play, 'round');
  if (combatOf(play).heroes.length > 0) restart(play);
}

/** DIE-WIN-03: the tile counts when its whole party is gone. */
export function endCombat(play: Play): void {
  const { heads = [] } = tileHere(play);
  play.state.combat = null;
  endBoons(play, 'round');
  endBoons(play, 'combat');
  if (!heads.some(head => head !== '?' && isEpic(head))) return;
  const creature = me(play);
  creature.epicParties++;
  play.sink?.({ type: 'epic-party', defeated: creature.epicParties });
  checkWin(play);
}
