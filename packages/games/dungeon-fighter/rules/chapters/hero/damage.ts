/** HERO: a hit that is multiplied for a price. */
import { hurt, nameAt, type Play, throwOf } from '../../play.ts';
import { abilitySays } from '../../verbs/abilities.ts';
import { activatedAbility } from '../icon.ts';

/** What an ability asks for before its blow is counted. */
export function askBeforeBlow(play: Play): void {
  const ability = activatedAbility(play);
  if (ability === undefined) return;
  for (const { verb, value } of abilitySays(ability)) verb.does.beforeBlow?.(play, value);
}

/** The thrower pays life to multiply the value of the section (DF1-HERO-08). */
export function multiplyBlow(play: Play, by: number, cost: number, why: string): void {
  const thrown = throwOf(play);
  thrown.factor = by;
  play.sink?.({ type: 'multiplied', hero: nameAt(play, thrown.seat), by });
  hurt(play, thrown.seat, cost, why);
}
