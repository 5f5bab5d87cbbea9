/** The joy of winners. */
import type { Edition } from '../edition.ts';
import type { Part } from '../event.ts';
import type { Loss, State } from '../state.ts';

export type Outcome =
  | { readonly won: true; readonly score: number; readonly parts: readonly Part[]; readonly title: string }
  | { readonly won: false; readonly why: Loss };

export function outcomeOf(edition: Edition, state: State): Outcome | undefined {
  if (state.result === null) return undefined;
  if (!state.result.won) return { won: false, why: state.result.why };
  const { score: points, difficulties } = edition.constants;
  const scars = state.heroes.reduce((sum, hero) => sum + hero.scars.length, 0);
  const unscarred = (points.unscarredMeans === 'no-scar' ? state.scarsTaken : state.faints) === 0;
  const eliminated = state.heroes.filter(hero => hero.eliminated).length;
  const parts: Part[] = [
    ...(points.player > 0 ? [{ why: 'players', amount: points.player * state.heroes.length }] : []),
    { why: 'coins', amount: Math.floor(state.chest.coins / points.coinsForPoint) },
    { why: 'bonus-dice', amount: points.bonusDie * state.chest.dice },
    { why: 'unscarred', amount: unscarred ? points.unscarred : 0 },
    { why: 'scars', amount: 0 - scars * points.scar },
    { why: 'eliminated', amount: 0 - eliminated * points.eliminated },
    { why: 'difficulty', amount: difficulties[state.options.difficulty]?.score ?? 0 },
  ];
  const score = parts.reduce((sum, part) => sum + part.amount, 0);
  return { won: true, score, parts, title: titleOf(edition, score) };
}

export function titleOf(edition: Edition, score: number): string {
  const { titles } = edition.constants.score;
  const row = titles.find(([least]) => score >= least) ?? titles[titles.length - 1];
  return (row as readonly [number, string])[1];
}
