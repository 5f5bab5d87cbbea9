/** Chances in words: nothing is called 0 % that can happen, nor 100 % what can fail. */

import type { Choice } from '../hosted/index.ts';
import {
  attackChance,
  type DieInTheDungeon,
  indexOf,
  lookAt,
  me,
  type State,
  spendable,
} from '../rules/index.ts';

/** Sums of shares of a die are not quite 1. */
const ALMOST = 1e-9;

export const isSure = (chance: number): boolean => chance > 1 - ALMOST;
export const isVain = (chance: number): boolean => chance < ALMOST;

const percent = (chance: number): string => {
  const rounded = Math.round(100 * chance);
  return rounded === 0 ? 'less than 1 %' : rounded === 100 ? 'more than 99 %' : `${rounded} %`;
};

/** "they hit you in 8 %", "they never hit you" */
export function hitting(who: string, verb: string, whom: string, chance: number): string {
  const words = (...parts: string[]): string => parts.filter(Boolean).join(' ');
  if (isVain(chance)) return words(who, 'never', verb, whom);
  return isSure(chance) ? words(who, 'always', verb, whom) : words(who, verb, whom, 'in', percent(chance));
}

const sureOr = (chance: number): string => (isSure(chance) ? 'certain' : percent(chance));

/** The die of an attack, and what it is worth with every point of its stat. */
function attackText({ content }: DieInTheDungeon, state: State, { action, chance = 0 }: Choice): string {
  if (action.type !== 'attack') return '';
  const play = lookAt(content, state);
  const helped = attackChance(play, action.stat, spendable(me(play), indexOf(action.stat)));
  const alone = isVain(chance)
    ? 'not by the die alone'
    : isSure(chance)
      ? 'certain'
      : `${percent(chance)} by the die alone`;
  if (helped - chance <= ALMOST) return isVain(chance) ? 'the die and all your points are not enough' : alone;
  return `${alone}, ${sureOr(helped)} with all your points`;
}

/** What a choice promises, in brackets behind it; nothing where no roll is concerned. */
export function oddsText(game: DieInTheDungeon, state: State, choice: Choice): string {
  const { action, chance, withHelp } = choice;
  if (chance === undefined || action.type === 'accept') return '';
  if (action.type === 'attack') return attackText(game, state, choice);
  if (isSure(chance)) return 'does it';
  if (isVain(chance))
    return withHelp === undefined ? 'not enough' : `not enough alone, ${sureOr(withHelp)} with the rest`;
  return `${percent(chance)}${withHelp === undefined ? '' : `, ${sureOr(withHelp)} with the rest`}`;
}

/** What adds a certain amount, and where it comes from. */
function sourceOf({ action }: Choice): string | undefined {
  if (action.type === 'spend' || action.type === 'pay-time' || action.type === 'minion') return action.type;
  return action.type === 'pips' ? `pips ${action.box}` : undefined;
}

/** Where a single source does it in one go, smaller amounts of it are only noise; they can still be typed. */
export function withoutNoise(choices: readonly Choice[]): readonly Choice[] {
  const sources = new Set(choices.map(sourceOf).filter(source => source !== undefined));
  const isEnough = ({ chance = 0 }: Choice): boolean => isSure(chance);
  if (sources.size !== 1 || sources.has('minion')) return choices;
  if (!choices.some(choice => sourceOf(choice) !== undefined && isEnough(choice))) return choices;
  return choices.filter(choice => sourceOf(choice) === undefined || isEnough(choice));
}
