/** The Miss pipeline, M3 to M12 of docs/rules/dungeon-fighter-2e.md, and its counterparts in other ledgers. */
import { refuse } from '@tumblekeep/kernel';
import type { Action, ActionOf } from '../action.ts';
import { biteAfter, ownDamage, regainedLife, struckBack, threatTo } from '../landing.ts';
import {
  answered,
  ask,
  changeFoeLife,
  combatOf,
  foeAbility,
  foeCard,
  heroAt,
  isStanding,
  type Play,
  throwOf,
} from '../play.ts';
import type { Question } from '../state.ts';
import { curseSays } from '../verbs/monster-abilities.ts';
import { announceAbility } from './aftermath.ts';
import { anyTimeOptions, carriedAt, discardCard, hasUsable, useAnyTime } from './equipment.ts';
import { isFoeAlive } from './loss.ts';
import { markersInPlay } from './markers.ts';
import { endCombat } from './rest.ts';
import { activatedAbility } from './throw.ts';
import { endTurn } from './turn.ts';
import { openWindow } from './windows.ts';

/** M3 and M4. */
export function parry(play: Play): void {
  const ability = activatedAbility(play);
  if (ability?.parry !== undefined && ability.parry.deal > 0) {
    changeFoeLife(play, combatOf(play).foe.life - ability.parry.deal, ability.id);
  }
}

/** Where powers come after the attack, only those that soften it are announced before. */
export function announceParry(play: Play): void {
  if (activatedAbility(play)?.parry !== undefined) announceAbility(play);
}

/** A power needs a thrower who still stands (DF0-ICON-05). */
export function announceLatePower(play: Play): void {
  const thrown = throwOf(play);
  if (!isStanding(heroAt(play, thrown.seat))) thrown.ability = null;
  else if (activatedAbility(play)?.parry === undefined) announceAbility(play);
}

/** Damage of an ability that works on a miss as well (DF1-R-30). */
export function strikeOnMiss(play: Play): void {
  const ability = activatedAbility(play);
  if (ability?.works !== 'anywhere') return;
  const { life } = combatOf(play).foe;
  const damage = ownDamage(play, ability, { seat: throwOf(play).seat, type: foeCard(play).type, life });
  if (damage > 0) changeFoeLife(play, life - damage, ability.id);
}

/** M5: a defeated monster does not bite. */
export function gatherDamage(play: Play): void {
  const { seat } = throwOf(play);
  const combat = combatOf(play);
  let bite = isFoeAlive(play) ? foeCard(play).damage : 0;
  for (const marker of markersInPlay(play)) bite = biteAfter(bite, marker);
  const miss = { seat, ability: activatedAbility(play), curse: foeAbility(play), bite };
  combat.cause = 'miss';
  combat.incoming = [];
  for (let i = 0; i < play.state.heroes.length; i++) combat.incoming.push(threatTo(play, i, miss));
}

/** M6. */
export const offerArmor = (play: Play): void => openWindow(play, 'armor');

/** One-use cards before the blow lands, where those who faint could not use them any more (DF1-R-53). */
export const offerReaction = (play: Play): void => openWindow(play, 'reaction');

/** DF1-GEAR-06: also for a wearer who fainted from it. */
export function strikeBack(play: Play): void {
  const { suffered, foe } = combatOf(play);
  for (let seat = 0; seat < suffered.length; seat++) {
    const amount = suffered[seat] as number;
    if (amount === 0) continue;
    struckBack(play, heroAt(play, seat), amount, (card, blow) => changeFoeLife(play, foe.life - blow, card));
  }
}

/** M8, first half: what the monster gains from the miss. */
export function profitFoe(play: Play): void {
  const ability = foeAbility(play);
  if (ability === undefined || !isFoeAlive(play)) return;
  for (const { verb, value } of curseSays(ability)) verb.does.onMiss?.(play, value, ability.id);
  const { foe } = combatOf(play);
  const life = regainedLife(ability, foe.life, foe.initialLife, foeCard(play).abilityValue ?? 0);
  changeFoeLife(play, life, ability.id);
}

/** M12. */
export function settleMiss(play: Play): void {
  if (isFoeAlive(play)) endTurn(play);
  else endCombat(play);
}

/** DF1-MON-01: the thrower loses a card of their choice, fainted or not. */
export function destroyEquipment(play: Play): void {
  if (isFoeAlive(play) && foeAbility(play)?.missDestroysEquipment) askForLoss(play, throwOf(play).seat);
}

/** Nobody is asked about a single card, unless it could be used first (DF1-R-52, -53). */
function askForLoss(play: Play, seat: number): void {
  const hero = heroAt(play, seat);
  const { equipment } = hero;
  if (equipment.length > 1 || (isStanding(hero) && hasUsable(play, hero))) ask(play, { at: 'destroy', seat });
  else if (equipment.length === 1) discardCard(play, hero, equipment[0]?.card as string);
}

type Destroy = Extract<Question, { at: 'destroy' }>;

export function destroyOptions(play: Play, question: Destroy, out: Action[]): void {
  const hero = heroAt(play, question.seat);
  hero.equipment.forEach(({ card }, i) => {
    if (carriedAt(hero, card) === i) out.push({ type: 'discard', hero: hero.hero, card });
  });
  anyTimeOptions(play, out, false);
}

/** A card that was used is out of the monster's reach; the loss is still due. */
export function useBeforeLoss(play: Play, question: Destroy, action: ActionOf<'use'>) {
  const refusal = useAnyTime(play, action);
  if (refusal) return refusal;
  answered(play);
  askForLoss(play, question.seat);
  return undefined;
}

export function destroy(play: Play, question: Destroy, action: ActionOf<'discard'>) {
  const hero = heroAt(play, question.seat);
  if (action.hero !== hero.hero) return refuse('destroy', `${hero.hero} loses a card`);
  answered(play);
  discardCard(play, hero, action.card);
  return undefined;
}
