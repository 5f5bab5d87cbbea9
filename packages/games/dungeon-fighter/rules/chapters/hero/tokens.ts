/** HERO: ability tokens and their two sides. */

import type { ActionOf } from '../../action.ts';
import { combatOf, heroAt, type Play, seatOf, throwOf } from '../../play.ts';
import { refuse } from '../../refusals.ts';
import type { HeroState } from '../../state.ts';
import { abilitySays } from '../../verbs/abilities.ts';
import { throwsAgainBy, tokenSays } from '../../verbs/markers.ts';
import type { WindowQuestion } from '../../windows.ts';
import { activatedAbility } from '../icon.ts';
import { throwOver } from './throwing-again.ts';

export function turnToken(play: Play, hero: HeroState, active: boolean): void {
  const side = active ? 'active' : 'inactive';
  if (hero.token === 'none' || hero.token === side) return;
  hero.token = side;
  play.sink?.({ type: 'token', hero: hero.hero, active });
}

/** A token that re-throws turns active as soon as its icon is up, re-throw or not (DF2-HERO-26, DF2-R-78). */
export function applyEarlyGains(play: Play): void {
  const ability = activatedAbility(play);
  if (ability === undefined) return;
  for (const { verb, value } of abilitySays(ability))
    if (verb.does.isEarly?.(value)) verb.does.gains?.(play, value, ability.id);
}

export function maySpendToken(play: Play, hero: HeroState): boolean {
  if (hero.token !== 'active') return false;
  const token = play.edition.tokenOf.get(hero.hero);
  return token !== undefined && throwsAgainBy(token);
}

export function spendToken(play: Play, question: WindowQuestion, action: ActionOf<'spend-token'>) {
  const seat = seatOf(play.state, action.hero);
  if (question.kind !== 're-throw' || seat !== question.seat || !maySpendToken(play, heroAt(play, seat))) {
    return refuse('token', 'no-token', { hero: action.hero });
  }
  const hero = heroAt(play, seat);
  turnToken(play, hero, false);
  throwOver(play, hero.hero, 'token');
  return undefined;
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

export function cook(play: Play): void {
  for (const hero of play.state.heroes) {
    if (hero.token !== 'active') continue;
    const token = play.edition.tokenOf.get(hero.hero);
    if (token === undefined) continue;
    const { level } = combatOf(play).foe;
    for (const { verb, value } of tokenSays(token)) verb.does.atRest?.(play, value, level, token.name);
  }
}

export function resetTokens(play: Play): void {
  for (const hero of play.state.heroes) {
    turnToken(play, hero, false);
    if (hero.eliminated) hero.token = 'none';
  }
}
