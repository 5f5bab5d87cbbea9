/** ICON: which ability an icon activates, when, and the insta-kill. */

import type { Action, ActionOf } from '../action.ts';
import type { Ability } from '../cards.ts';
import {
  abilityOf,
  answered,
  ask,
  cardOf,
  changeFoeLife,
  combatOf,
  heroAt,
  type Looking,
  nameAt,
  type Play,
  throwOf,
} from '../play.ts';
import { refuse } from '../refusals.ts';
import type { HeroState, Question } from '../state.ts';
import { abilitySays, throwsAgain } from '../verbs/abilities.ts';
import { equipmentSays } from '../verbs/equipment.ts';
import { COLORS, type Color } from '../vocabulary.ts';

/** The ability behind a colour, unless it is scarred or used up (DF2-SCAR-06, limits). */
export function readyAbility(play: Looking, hero: HeroState, color: Color): Ability | undefined {
  if (hero.scars.includes(color)) return undefined;
  const ability = abilityOf(play, hero, color);
  const { usedThisCombat, usedThisTurn } = combatOf(play);
  const used = (ability.limit === 'combat' ? usedThisCombat : usedThisTurn).includes(ability.id);
  return used ? undefined : ability;
}

/** The same, if it can do anything for this throw (DF2-ICON-06, -07). */
function usableAbility(play: Play, hero: HeroState, color: Color): Ability | undefined {
  const ability = readyAbility(play, hero, color);
  if (ability === undefined || ability.works === 'anywhere') return ability;
  return (ability.works === 'hit') === throwOf(play).hit ? ability : undefined;
}

export function readIcon(play: Play): void {
  const thrown = throwOf(play);
  if (thrown.face === 'blank') return;
  if (thrown.zone === 'floor' && !play.edition.constants.iconOnFloor) return;
  const hero = heroAt(play, thrown.seat);
  if (thrown.die !== 'white') {
    const ability = usableAbility(play, hero, thrown.die);
    if (ability === undefined) return;
    if (ability.optional) ask(play, { at: 'ability', colors: [thrown.die] });
    else thrown.ability = thrown.die;
    return;
  }
  const colors = COLORS.filter(color => usableAbility(play, hero, color) !== undefined);
  if (colors.length > 0) ask(play, { at: 'ability', colors });
}

export function abilityOptions(
  play: Play,
  question: Extract<Question, { at: 'ability' }>,
  out: Action[],
): void {
  const hero = nameAt(play, throwOf(play).seat);
  for (const color of question.colors) out.push({ type: 'activate', hero, color });
  out.push({ type: 'activate', hero, color: null });
}

export function activate(
  play: Play,
  question: Extract<Question, { at: 'ability' }>,
  action: ActionOf<'activate'>,
) {
  const thrown = throwOf(play);
  if (action.hero !== nameAt(play, thrown.seat)) return refuse('turn', 'thrower-chooses-ability');
  if (action.color !== null && !question.colors.includes(action.color)) {
    return refuse('ability', 'ability-not-now', { color: action.color });
  }
  answered(play);
  thrown.ability = action.color;
  return undefined;
}

export const activatedAbility = (play: Play): Ability | undefined => {
  const { ability, seat } = throwOf(play);
  return ability === null ? undefined : abilityOf(play, heroAt(play, seat), ability);
};

/** H5: bullseye and icon defeat the monster at once; the ability may or does follow (DF2-ICON-08, -11, DF1-HIT-07). */
export function instaKill(play: Play): void {
  const thrown = throwOf(play);
  if (thrown.zone !== 'bullseye' || thrown.face !== 'icon') {
    announceAbility(play);
    return;
  }
  thrown.instaKill = true;
  combatOf(play).epic = play.edition.constants.epicShotAt > -Infinity;
  play.sink?.({ type: 'insta-kill', hero: nameAt(play, thrown.seat) });
  changeFoeLife(play, 0, 'insta-kill');
  if (play.edition.constants.abilityAfterInstaKill === 'does') {
    announceAbility(play);
    return;
  }
  if (thrown.ability === null || thrown.die === 'white') return;
  const ability = abilityOf(play, heroAt(play, thrown.seat), thrown.ability);
  if (hasAftermath(ability)) ask(play, { at: 'ability', colors: [thrown.ability] });
  else thrown.ability = null;
}

/** What an ability leaves behind besides damage and re-throws. */
export const hasAftermath = (ability: Ability): boolean =>
  abilitySays(ability).some(
    ({ verb: { does }, value }) => (does.heals ?? does.gains) !== undefined && does.isEarly?.(value) !== true,
  );

export function announceAbility(play: Play): void {
  const { ability: color, seat } = throwOf(play);
  const ability = activatedAbility(play);
  if (ability === undefined || (throwsAgain(ability) && !hasAftermath(ability))) return;
  play.sink?.({ type: 'ability', hero: nameAt(play, seat), color: color as Color, ability: ability.id });
}

export function applyHealing(play: Play): void {
  const thrown = throwOf(play);
  for (const id of thrown.soothing)
    for (const { verb, value } of equipmentSays(cardOf(play, id)))
      verb.does.soothes?.(play, thrown.seat, value, id);
  const ability = activatedAbility(play);
  if (ability === undefined) return;
  for (const { verb, value } of abilitySays(ability)) verb.does.heals?.(play, value, ability.id);
}

export function applyGains(play: Play): void {
  const ability = activatedAbility(play);
  if (ability === undefined) return;
  if (ability.limit === 'combat') combatOf(play).usedThisCombat.push(ability.id);
  for (const { verb, value } of abilitySays(ability)) verb.does.gains?.(play, value, ability.id);
}

/** Healing and gains in one moment (H14 and M8); after an insta-kill the ability was not announced yet. */
export function applyAftermath(play: Play): void {
  if (throwOf(play).instaKill) announceAbility(play);
  applyHealing(play);
  applyGains(play);
}
