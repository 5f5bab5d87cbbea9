/** Healing in time: the smallest cure that keeps somebody on their feet. */
import { type Action, type ActionOf, type HeroState, healingOf } from '../../rules/index.ts';
import { heroNamed, isStanding, type Mind, missingLife, ofType } from './mind.ts';

type Use = ActionOf<'use'>;

/** `threat`: what is about to hit a hero. */
export function cureFor(
  mind: Mind,
  legal: readonly Action[],
  threat: (hero: HeroState) => number,
): Use | undefined {
  const isSaved = (hero: HeroState, amount: number): boolean => {
    const life = hero.life - threat(hero);
    return isStanding(hero) && life < 1 && life + Math.min(amount, missingLife(mind, hero)) >= 1;
  };
  let chosen: Use | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const use of ofType(legal, 'use')) {
    const card = mind.edition.equipment.get(use.card);
    const amount = card && healingOf(card);
    if (amount === undefined || amount >= least) continue;
    const saves =
      use.target === null
        ? mind.state.heroes.some(hero => isSaved(hero, amount))
        : isSaved(heroNamed(mind, use.target), amount);
    if (!saves) continue;
    least = amount;
    chosen = use;
  }
  return chosen;
}
