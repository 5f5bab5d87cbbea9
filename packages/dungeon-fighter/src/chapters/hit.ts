/** The Hit pipeline, H5 to H16 of docs/rules/dungeon-fighter-2e.md. */
import type { SpendableCard, WeaponCard } from '../cards.ts';
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
  nameAt,
  type Play,
  sheetOf,
  throwOf,
} from '../play.ts';
import type { Zone } from '../vocabulary.ts';
import { announceAbility, hasAftermath } from './aftermath.ts';
import { endCombat } from './rest.ts';
import { activatedAbility, sectionOf } from './throw.ts';
import { endTurn } from './turn.ts';
import { openWindow } from './windows.ts';

/** H5: bullseye and icon defeat the monster at once; the ability of a coloured die may follow (DF2-ICON-08, -11). */
export function instaKill(play: Play): void {
  const thrown = throwOf(play);
  if (thrown.zone !== 'bullseye' || thrown.face !== 'icon') {
    announceAbility(play);
    return;
  }
  thrown.instaKill = true;
  combatOf(play).epic = true;
  play.sink?.({ type: 'insta-kill', hero: nameAt(play, thrown.seat) });
  changeFoeLife(play, 0, 'insta-kill');
  if (thrown.ability === null || thrown.die === 'white') return;
  const ability = abilityOf(play, heroAt(play, thrown.seat), thrown.ability);
  if (hasAftermath(ability)) ask(play, { at: 'ability', colors: [thrown.ability] });
  else thrown.ability = null;
}

/** H6 to H11. */
export function totalUp(play: Play): void {
  const thrown = throwOf(play);
  if (thrown.instaKill) return;
  const hero = heroAt(play, thrown.seat);
  const ability = activatedAbility(play);
  const foe = foeCard(play);
  const zone = thrown.zone as Zone;
  const parts: Part[] | undefined = play.sink && [];
  let base =
    zone === 'bullseye'
      ? play.edition.constants.bullseye
      : (foeAbility(play)?.sectionsCount ?? sectionOf(zone));
  if (ability?.sectionAtLeast !== undefined && base < ability.sectionAtLeast) {
    base = ability.sectionAtLeast;
    parts?.push({ why: ability.id, amount: base });
  } else {
    parts?.push({ why: zone === 'bullseye' ? 'bullseye' : 'section', amount: base });
  }
  let total = base;
  const add = (why: string, amount: number) => {
    total += amount;
    if (amount !== 0) parts?.push({ why, amount });
  };
  if (ability?.sectionBonus !== undefined) add(ability.id, ability.sectionBonus);
  if (ability?.damage !== undefined) {
    const { life, level } = combatOf(play).foe;
    const bonus = ability.damage({
      heroLife: hero.life,
      monsterLife: life,
      monsterType: foe.type,
      monsterLevel: level,
      swornEnemy: sheetOf(play, hero).swornEnemy,
    });
    add(ability.id, bonus);
  }
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

/** H12 and H13. */
export function strikeFoe(play: Play): void {
  const thrown = throwOf(play);
  if (thrown.instaKill) return;
  const parts: Part[] | undefined = play.sink && [{ why: 'blow', amount: thrown.total }];
  for (const id of thrown.boosts) {
    const { hitBonus = 0 } = cardOf(play, id) as SpendableCard;
    thrown.total += hitBonus;
    parts?.push({ why: id, amount: hitBonus });
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

/** H15 and H16. */
export function settleHit(play: Play): void {
  const combat = combatOf(play);
  const thrown = throwOf(play);
  if (combat.foe.life <= 0) {
    if (combat.foe.life <= play.edition.constants.epicShotAt) combat.epic = true;
    endCombat(play);
    return;
  }
  const ability = activatedAbility(play);
  if (ability?.secondThrow === undefined) {
    endTurn(play);
    return;
  }
  combat.usedThisTurn.push(ability.id);
  play.sink?.({ type: 'second-throw', hero: nameAt(play, thrown.seat), why: ability.id });
  dropFrames(play);
  ask(play, { at: 'again', weapons: ability.secondThrow.weapons });
}
