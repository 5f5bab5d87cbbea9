/** HERO: a hit that is multiplied for a price. */
import { ask, hurt, nameAt, type Play, throwOf } from '../../play.ts';
import { activatedAbility } from '../icon.ts';

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
