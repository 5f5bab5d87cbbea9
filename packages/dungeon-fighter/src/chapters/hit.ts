/** The Hit pipeline, H5 to H16 of docs/rules/dungeon-fighter-2e.md, and its counterparts in other ledgers. */
import type { Part } from '../event.ts';
import { blowTotal, dealtOf } from '../landing.ts';
import {
  abilityOf,
  ask,
  cardOf,
  changeFoeLife,
  combatOf,
  dropFrames,
  foeAbility,
  foeCard,
  heroAt,
  hurt,
  isStanding,
  type Looking,
  nameAt,
  type Play,
  throwOf,
} from '../play.ts';
import { equipmentSays } from '../verbs/equipment.ts';
import { tokenSays } from '../verbs/markers.ts';
import type { CardId, Zone } from '../vocabulary.ts';
import { announceAbility, hasAftermath } from './aftermath.ts';
import { healChosen, markersInPlay } from './markers.ts';
import { endCombat } from './rest.ts';
import { activatedAbility } from './throw.ts';
import { endTurn } from './turn.ts';
import { openWindow } from './windows.ts';

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

/** The thrower may pay life to multiply the value of the section (DF1-HERO-08). */
export function offerMultiply(play: Play): void {
  const isWorthIt = !throwOf(play).instaKill && activatedAbility(play)?.multiply !== undefined;
  if (isWorthIt) ask(play, { at: 'accept', what: 'multiply' });
}

export function multiply(play: Play, yes: boolean): void {
  const thrown = throwOf(play);
  const ability = activatedAbility(play);
  if (!yes || ability?.multiply === undefined) return;
  thrown.factor = ability.multiply.by;
  play.sink?.({ type: 'multiplied', hero: nameAt(play, thrown.seat), by: thrown.factor });
  hurt(play, thrown.seat, ability.multiply.cost, ability.id);
}

/** H6 to H11. */
export function totalUp(play: Play): void {
  const thrown = throwOf(play);
  const parts: Part[] | undefined = play.sink && !thrown.instaKill ? [] : undefined;
  const blow = {
    seat: thrown.seat,
    zone: thrown.zone as Zone,
    ability: activatedAbility(play),
    factor: thrown.factor,
    weapons: thrown.weapons,
    markers: markersInPlay(play),
    curse: foeAbility(play),
    type: foeCard(play).type,
    life: combatOf(play).foe.life,
  };
  thrown.total = blowTotal(play, blow, parts && ((why, amount) => parts.push({ why, amount })));
  if (parts) play.sink?.({ type: 'damage', parts, total: thrown.total });
}

/** H12. */
export function offerBoosts(play: Play): void {
  if (!throwOf(play).instaKill) openWindow(play, 'boost');
}

/** A card raises the hit by its bonus, a captive by its damage (DF1-HERO-23). */
export function boostOf({ edition }: Looking, id: CardId): number {
  const card = edition.equipment.get(id);
  if (card === undefined) return edition.monster.get(id)?.damage ?? 0;
  let bonus = 0;
  for (const { verb, value } of equipmentSays(card)) bonus += verb.does.boosts?.(value) ?? 0;
  return bonus;
}

/** H12 and H13. */
export function strikeFoe(play: Play): void {
  const { instaKill: isDefeated, seat, weapons } = throwOf(play);
  if (!isDefeated) dealTotal(play);
  for (const id of weapons)
    for (const { verb, value } of equipmentSays(cardOf(play, id))) verb.does.onHit?.(play, seat, value, id);
}

function dealTotal(play: Play): void {
  const thrown = throwOf(play);
  const parts: Part[] | undefined = play.sink && [{ why: 'blow', amount: thrown.total }];
  for (const id of thrown.boosts) {
    const amount = boostOf(play, id);
    thrown.total += amount;
    parts?.push({ why: id, amount });
  }
  const ability = foeAbility(play);
  const dealt = dealtOf(ability, thrown.total);
  if (dealt !== thrown.total) parts?.push({ why: ability?.id as string, amount: dealt - thrown.total });
  thrown.total = dealt;
  if (parts && parts.length > 1) play.sink?.({ type: 'damage', parts, total: thrown.total });
  changeFoeLife(play, combatOf(play).foe.life - thrown.total, 'hit');
}

/** H14, first half: tokens that were active before this throw (DF2-HERO-35, DF2-R-82). */
export function healByTokens(play: Play): void {
  const { seat } = throwOf(play);
  for (const hero of play.state.heroes) {
    if (hero.token !== 'active') continue;
    const token = play.edition.tokenOf.get(hero.hero);
    if (token === undefined) continue;
    for (const { verb, value } of tokenSays(token)) verb.does.onHit?.(play, seat, value, token.name);
  }
}

/** One hero heals as much as the throw dealt, overkill included (DF1-HERO-07, DF1-R-45). */
export function healByDamage(play: Play): void {
  if (activatedAbility(play)?.healByDamage) healChosen(play, throwOf(play).total);
}

/** H15 and H16. */
export function settleHit(play: Play): void {
  const combat = combatOf(play);
  const thrown = throwOf(play);
  if (combat.foe.life <= 0) {
    if (combat.foe.life <= play.edition.constants.epicShotAt) combat.epic = true;
    endCombat(play);
    return;
  }
  const second = activatedAbility(play)?.secondThrow;
  if (second === undefined || !isStanding(heroAt(play, thrown.seat))) endTurn(play);
  else if (second.optional) ask(play, { at: 'accept', what: 'second-throw' });
  else throwSecond(play, true);
}

export function throwSecond(play: Play, yes: boolean): void {
  const ability = activatedAbility(play);
  if (!yes || ability?.secondThrow === undefined) {
    endTurn(play);
    return;
  }
  if (ability.limit === 'turn') combatOf(play).usedThisTurn.push(ability.id);
  play.sink?.({ type: 'second-throw', hero: nameAt(play, throwOf(play).seat), why: ability.id });
  dropFrames(play);
  ask(play, { at: 'again', weapons: ability.secondThrow.weapons });
}
