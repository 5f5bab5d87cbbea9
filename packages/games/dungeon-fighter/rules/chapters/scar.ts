/** SCAR: whoever fainted takes a scar or is out of the game. */

import type { Action, ActionOf } from '../action.ts';
import { answered, ask, heroAt, isInPlay, maximumLife, type Play, repeatStep } from '../play.ts';
import { refuse } from '../refusals.ts';
import type { HeroState, Question } from '../state.ts';
import { COLORS, type Color } from '../vocabulary.ts';
import { endGame } from './end.ts';

const freeColors = (hero: HeroState): Color[] => COLORS.filter(color => !hero.scars.includes(color));

/** Every fainted hero takes a scar or is eliminated; asks where there is a choice of colour. */
export function takeScars(play: Play): void {
  const { heroes } = play.state;
  for (let seat = 0; seat < heroes.length; seat++) {
    const hero = heroes[seat] as HeroState;
    if (!hero.fainted) continue;
    const free = freeColors(hero);
    if (hero.scars.length >= play.edition.constants.mostScars) {
      eliminate(play, hero);
    } else if (free.length === 1) {
      takeScar(play, hero, free[0] as Color);
    } else {
      ask(play, { at: 'scar', seat });
      repeatStep(play);
      return;
    }
  }
  if (!heroes.some(isInPlay)) endGame(play, 'all-eliminated');
}

function takeScar(play: Play, hero: HeroState, color: Color): void {
  play.state.supply.scars--;
  play.state.scarsTaken++;
  hero.scars.push(color);
  hero.fainted = false;
  hero.life = maximumLife(play, hero);
  play.sink?.({ type: 'scarred', hero: hero.hero, color, maximum: hero.life });
}

function eliminate(play: Play, hero: HeroState): void {
  hero.fainted = false;
  hero.eliminated = true;
  hero.life = 0;
  if (hero.token === 'inactive') hero.token = 'none';
  if (play.edition.constants.scarsReturn) play.state.supply.scars += hero.scars.splice(0).length;
  play.state.discard.push(...hero.captives.splice(0));
  play.sink?.({ type: 'eliminated', hero: hero.hero });
}

export function scarOptions(play: Play, question: Extract<Question, { at: 'scar' }>, out: Action[]): void {
  const hero = heroAt(play, question.seat);
  for (const color of freeColors(hero)) out.push({ type: 'scar', hero: hero.hero, color });
}

export function scar(play: Play, question: Extract<Question, { at: 'scar' }>, action: ActionOf<'scar'>) {
  const hero = heroAt(play, question.seat);
  if (action.hero !== hero.hero) return refuse('scar', 'hero-takes-scar', { hero: hero.hero });
  if (!freeColors(hero).includes(action.color)) return refuse('scar', 'has-scar-already');
  answered(play);
  takeScar(play, hero, action.color);
  return undefined;
}
