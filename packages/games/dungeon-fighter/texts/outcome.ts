/** The end of the game in words. */
import type { Outcome } from '../rules/chapters/score.ts';
import type { Edition } from '../rules/edition.ts';
import type { Options } from '../rules/state.ts';
import { lossText } from './events.ts';
import { handicapLine } from './handicap.ts';
import { difficultyName } from './names.ts';
import { reason } from './sums.ts';
import { capital, number } from './words.ts';

/** The score line by line, then the title; or why the game was lost. What our own handicap was is said below. */
export function outcomeText(
  edition: Edition,
  outcome: Outcome,
  { difficulty, handicap }: Pick<Options, 'difficulty' | 'handicap'>,
): string[] {
  const under = handicap === undefined ? [] : [handicapLine(edition, handicap)];
  if (!outcome.won) return [`Defeat: ${lossText(outcome.why)}.`, ...under];
  const rows = outcome.parts
    .filter(part => part.amount !== 0)
    .map(part => {
      const why = part.why === 'difficulty' ? difficultyName(edition, difficulty) : reason(edition, part.why);
      return `${(part.amount > 0 ? `+${part.amount}` : number(part.amount)).padStart(4)}  ${capital(why)}`;
    });
  return ['Victory!', ...rows, `${number(outcome.score).padStart(4)}  points: ${outcome.title}`, ...under];
}
