/** The Hit pipeline, H5 to H16 of docs/rules/dungeon-fighter-2e.md, and its counterparts in other ledgers. */
import type { Ability, WeaponCard } from '../cards.ts';
import type { Part } from '../event.ts';
import {
  abilityOf,
  ask,
  cardOf,
  changeFoeLife,
  combatOf,
  dropFrames,
  foeAbility,
  foeCard,
  heal,
  heroAt,
  hurt,
  isStanding,
  nameAt,
  type Play,
  throwOf,
} from '../play.ts';
import type { CardId, Zone } from '../vocabulary.ts';
import { abilityDamage, announceAbility, hasAftermath } from './aftermath.ts';
import { healChosen, markers } from './markers.ts';
import { endCombat } from './rest.ts';
import { activatedAbility, sectionOf } from './throw.ts';
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

/** What the zone is worth to this throw, before anything is added (H6 to H8). */
function baseOf(play: Play, zone: Zone, ability: Ability | undefined): Part {
  const section = foeAbility(play)?.sectionsCount ?? sectionOf(zone);
  const amount = zone === 'bullseye' ? play.edition.constants.bullseye : section;
  if (ability?.sectionIs !== undefined) return { why: ability.id, amount: ability.sectionIs };
  if (ability?.sectionAtLeast !== undefined && amount < ability.sectionAtLeast)
    return { why: ability.id, amount: ability.sectionAtLeast };
  return { why: zone === 'bullseye' ? 'bullseye' : 'section', amount };
}

/** H6 to H11: multiply first, then add (DF1-REQ-12). */
export function totalUp(play: Play): void {
  const thrown = throwOf(play);
  const ability = activatedAbility(play);
  const foe = foeCard(play);
  const base = baseOf(play, thrown.zone as Zone, ability);
  const parts: Part[] | undefined = play.sink && !thrown.instaKill ? [base] : undefined;
  let total = base.amount;
  const add = (why: string, amount: number) => {
    total += amount;
    if (amount !== 0) parts?.push({ why, amount });
  };
  if (thrown.factor > 1) add(ability?.id as string, base.amount * (thrown.factor - 1));
  if (ability?.sectionBonus !== undefined) add(ability.id, ability.sectionBonus);
  if (ability?.damage !== undefined) add(ability.id, abilityDamage(play));
  for (const { marker } of markers(play)) add(marker.id, marker.hitBonus ?? 0);
  for (const id of thrown.weapons) {
    const weapon = cardOf(play, id) as WeaponCard;
    add(id, weapon.versus?.type === foe.type ? weapon.versus.bonus : weapon.bonus);
  }
  thrown.total = total;
  if (parts) play.sink?.({ type: 'damage', parts, total });
}

/** H12. */
export function offerBoosts(play: Play): void {
  if (!throwOf(play).instaKill) openWindow(play, 'boost');
}

/** A card raises the hit by its bonus, a captive by its damage (DF1-HERO-23). */
function boostOf(play: Play, id: CardId): number {
  const card = play.edition.equipment.get(id);
  if (card === undefined) return play.edition.monster.get(id)?.damage ?? 0;
  return card.kind === 'spendable' ? (card.hitBonus ?? 0) : 0;
}

/** H12 and H13. */
export function strikeFoe(play: Play): void {
  const thrown = throwOf(play);
  if (thrown.instaKill) return;
  const parts: Part[] | undefined = play.sink && [{ why: 'blow', amount: thrown.total }];
  for (const id of thrown.boosts) {
    const amount = boostOf(play, id);
    thrown.total += amount;
    parts?.push({ why: id, amount });
  }
  const ability = foeAbility(play);
  if (ability?.total !== undefined) {
    const total = ability.total(thrown.total);
    if (total !== thrown.total) parts?.push({ why: ability.id, amount: total - thrown.total });
    thrown.total = total;
  }
  if (parts && parts.length > 1) play.sink?.({ type: 'damage', parts, total: thrown.total });
  changeFoeLife(play, combatOf(play).foe.life - thrown.total, 'hit');
}

/** H14, first half: tokens that were active before this throw (DF2-HERO-35, DF2-R-82). */
export function healByTokens(play: Play): void {
  const { seat } = throwOf(play);
  for (const hero of play.state.heroes) {
    if (hero.token !== 'active') continue;
    const token = play.edition.tokenOf.get(hero.hero);
    if (token?.healOnHit !== undefined) heal(play, seat, token.healOnHit, token.name);
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
