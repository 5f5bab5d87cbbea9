/** RANDOM: question marks become heroes, arrows, or a choice. */

import type { Refusal } from '@tumblekeep/kernel';
import type { Action, ActionOf } from '../action.ts';
import { FREE_CLASS, RANDOM_DIE, RANGED_ATTACK, RANGED_DAMAGE } from '../constants.ts';
import { answered, ask, combatOf, type Play, repeatStep } from '../play.ts';
import { refuse } from '../refusals.ts';
import { CLASSES, type Class, HEALTH } from '../vocabulary.ts';
import { join } from './hero.ts';
import { loseOutright } from './stat.ts';

/** One question mark after another, each settled before the next (DIE-RANDOM-05). */
export function rollUnknown(play: Play): void {
  const combat = combatOf(play);
  if (combat.unknown === 0) return;
  combat.unknown--;
  repeatStep(play);
  const face = play.dice.roll(play.state.random.heroes, RANDOM_DIE);
  play.sink?.({ type: 'random-hero', face });
  if (face === RANGED_ATTACK) loseOutright(play, HEALTH, RANGED_DAMAGE, 'ranged-attack');
  else if (face === FREE_CLASS) ask(play, { at: 'class' });
  else join(play, CLASSES[face - 1] as Class);
}

const NAMED: readonly ActionOf<'class'>[] = CLASSES.map(hero => ({ type: 'class', hero }));

export function classOptions(out: Action[]): void {
  for (let i = 0; i < NAMED.length; i++) out.push(NAMED[i] as Action);
}

export function nameClass(play: Play, { hero }: ActionOf<'class'>): Refusal | undefined {
  if (!CLASSES.includes(hero)) return refuse('class', 'unknown-class', { hero });
  answered(play);
  join(play, hero);
  return undefined;
}
