/** MISS: the pipeline from M3 to M12 of docs/rules/dungeon-fighter-2e.md, and its counterparts in other ledgers. */
import { biteAfter, threatTo } from '../landing.ts';
import { combatOf, foeAbility, foeCard, isFoeAlive, type Play, throwOf } from '../play.ts';
import { isMissSection } from '../verbs/monster-abilities.ts';
import type { Zone } from '../vocabulary.ts';
import { endCombat, endTurn } from './combat.ts';
import { sectionOf } from './dice.ts';
import { markersInPlay } from './hero/markers.ts';
import { activatedAbility } from './icon.ts';

/** Why a throw is a miss, for people (DF2-MISS-06: however many reasons, it is one miss). */
export function missReasons(play: Play): string[] {
  const thrown = throwOf(play);
  const zone = thrown.zone as Zone;
  const section = sectionOf(zone);
  const reasons: string[] = [];
  if (thrown.bounces < play.edition.constants.minimumBounces) reasons.push('no-bounce');
  if (section === 0 && zone !== 'bullseye') reasons.push(zone);
  if (thrown.requirements.includes('two-bounce') && thrown.bounces < 2) reasons.push('two-bounce');
  reasons.push(...thrown.failed);
  const ability = foeAbility(play);
  if (ability !== undefined && isMissSection(ability, section)) reasons.push(ability.id);
  return reasons;
}

/** M5: a defeated monster does not bite. */
export function gatherDamage(play: Play): void {
  const { seat } = throwOf(play);
  const combat = combatOf(play);
  let bite = isFoeAlive(play) ? foeCard(play).damage : 0;
  for (const marker of markersInPlay(play)) bite = biteAfter(bite, marker);
  const miss = { seat, ability: activatedAbility(play), curse: foeAbility(play), bite };
  combat.cause = 'miss';
  combat.incoming = play.state.heroes.map((_, i) => threatTo(play, i, miss));
}

/** M12. */
export function settleMiss(play: Play): void {
  if (isFoeAlive(play)) endTurn(play);
  else endCombat(play);
}
