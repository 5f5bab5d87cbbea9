/** HIT: the pipeline from H5 to H16 of docs/rules/dungeon-fighter-2e.md, and its counterparts in other ledgers. */
import type { Part } from '../event.ts';
import { blowTotal, dealtOf } from '../landing.ts';
import {
  cardOf,
  changeFoeLife,
  combatOf,
  foeAbility,
  foeCard,
  heroAt,
  isStanding,
  type Play,
  throwOf,
} from '../play.ts';
import { abilitySays } from '../verbs/abilities.ts';
import { equipmentSays } from '../verbs/equipment.ts';
import { isMissSection } from '../verbs/monster-abilities.ts';
import type { Zone } from '../vocabulary.ts';
import { endCombat, endTurn } from './combat.ts';
import { sectionOf } from './dice.ts';
import { boostOf } from './gear.ts';
import { markersInPlay } from './hero/markers.ts';
import { activatedAbility } from './icon.ts';

export function judge(play: Play): void {
  const thrown = throwOf(play);
  const zone = thrown.zone as Zone;
  const section = sectionOf(zone);
  const bounces = thrown.requirements.includes('two-bounce') ? 2 : play.edition.constants.minimumBounces;
  thrown.hit =
    thrown.bounces >= bounces &&
    (section > 0 || zone === 'bullseye') &&
    thrown.failed.length === 0 &&
    !isMissSection(foeAbility(play), section);
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

/** H15 and H16. */
export function settleHit(play: Play): void {
  const combat = combatOf(play);
  const thrown = throwOf(play);
  if (combat.foe.life <= 0) {
    if (combat.foe.life <= play.edition.constants.epicShotAt) combat.epic = true;
    endCombat(play);
    return;
  }
  const ability = isStanding(heroAt(play, thrown.seat)) ? activatedAbility(play) : undefined;
  if (ability !== undefined)
    for (const { verb, value } of abilitySays(ability)) {
      if (verb.does.goesOn === undefined) continue;
      verb.does.goesOn(play, value, ability.id);
      return;
    }
  endTurn(play);
}
