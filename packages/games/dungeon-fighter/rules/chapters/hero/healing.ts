/** HERO: healing of one hero by choice. */
import { ask, heal, isStanding, maximumLife, type Play, seatOf } from '../../play.ts';
import type { HeroState } from '../../state.ts';
import { abilitySays } from '../../verbs/abilities.ts';
import { activatedAbility } from '../icon.ts';

export const isWounded = (play: Play, hero: HeroState): boolean =>
  isStanding(hero) && hero.life < maximumLife(play, hero);

/** Asks the thrower which hero heals; nobody is asked where there is no choice. */
export function healChosen(play: Play, amount: number): void {
  const wounded = play.state.heroes.filter(hero => isWounded(play, hero));
  if (wounded.length === 0) return;
  if (wounded.length === 1)
    heal(
      play,
      seatOf(play.state, (wounded[0] as HeroState).hero),
      amount,
      activatedAbility(play)?.id as string,
    );
  else ask(play, { at: 'target', what: 'heal', amount });
}

/** What an ability makes of the damage dealt, overkill included (DF1-HERO-07, DF1-R-45). */
export function applyAfterBlow(play: Play): void {
  const ability = activatedAbility(play);
  if (ability === undefined) return;
  for (const { verb, value } of abilitySays(ability)) verb.does.afterBlow?.(play, value);
}
