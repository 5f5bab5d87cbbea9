/** Which ability a scar may cover. */
import { type Action, worthPerIcon } from '../../rules/index.ts';
import { abilityNamed, best, heroNamed, type Mind, ofType, sheetOf } from './mind.ts';

export function chooseScar(mind: Mind, legal: readonly Action[]): Action {
  return best(ofType(legal, 'scar'), ({ hero, color }) => {
    const { abilities } = sheetOf(mind, heroNamed(mind, hero));
    return -worthPerIcon(abilityNamed(mind, abilities[color]));
  });
}
