/** What a client puts before a player: less than the rules accept, and never less than a player can want. */
import type { Action } from './action.ts';
import { cautionOf } from './cautions.ts';
import type { Content } from './content.ts';
import type { PartyHero, State } from './state.ts';

/** Heroes between whom there is nothing to choose. */
export const areAlike = (a: PartyHero, b: PartyHero): boolean =>
  a.hero === b.hero && a.level === b.level && a.rotated === b.rotated;

/** Whether it hits somebody just like a hero who can be hit as well and stands before them. */
function isTwin({ combat }: Pick<State, 'combat'>, legal: readonly Action[], action: Action): boolean {
  if (action.type !== 'hit' || combat === null) return false;
  const { heroes } = combat;
  const at = heroes.findIndex(({ id }) => id === action.hero);
  const hero = heroes[at];
  if (hero === undefined) return false;
  return heroes
    .slice(0, at)
    .some(other => areAlike(hero, other) && legal.some(one => one.type === 'hit' && one.hero === other.id));
}

/** Everything but what cannot help (DIE-R-22), and one of each kind of heroes that are alike. */
export const actionsToShow = (content: Content, state: State, legal: readonly Action[]): Action[] =>
  legal.filter(
    action => cautionOf(content, state, action)?.code !== 'hopeless' && !isTwin(state, legal, action),
  );
