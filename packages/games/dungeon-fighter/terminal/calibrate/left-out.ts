/** Each measured pair left out of the table in turn: how far off the model is where nobody has measured. */

import { countPairs, scoresOf, shapingPairs } from '../../bots/calibration/index.ts';
import {
  type MeasuredRules,
  type MeasuredTable,
  makeSkillModel,
  PAIR_SKILLS,
  type Row,
} from '../../bots/index.ts';
import { type DungeonFighter, RULE_SETS, type Throw } from '../../rules/index.ts';

const SEED = 'left out';

/** Rule sets that ask the same share a measurement: it is left out of all of them. */
export function without(table: MeasuredTable, rules: string, pair: string): MeasuredTable {
  const rows = JSON.stringify(table.rules[rules]?.pairs[pair]);
  const strip = (measured: MeasuredRules): MeasuredRules => {
    const { [pair]: same, ...pairs } = measured.pairs;
    return JSON.stringify(same) === rows ? { ...measured, pairs } : measured;
  };
  return {
    ...table,
    rules: Object.fromEntries(Object.entries(table.rules).map(([name, measured]) => [name, strip(measured)])),
  };
}

export function tellLeftOut(table: MeasuredTable, games: number, print: (line: string) => void): void {
  for (const [rules, game] of Object.entries(RULE_SETS) as [string, DungeonFighter][]) {
    const met = countPairs(game, games, SEED);
    const pairs = shapingPairs(game.edition).map(pair => pair.join(' '));
    const measured = (table.rules[rules] as MeasuredRules).pairs;
    const metOf = (some: readonly string[]): number =>
      some.reduce((sum, pair) => sum + (met.get(pair) ?? 0), 0);
    for (const [at, skill] of PAIR_SKILLS.entries()) {
      const known = pairs.filter(pair => measured[pair]?.[at] !== undefined);
      const offs = known.map(pair => {
        const { distribution } = makeSkillModel(without(table, rules, pair), rules);
        const { hits } = scoresOf((measured[pair] as Row[])[at] as Row);
        return 100 * (distribution(skill, pair.split(' ') as Throw[]).hit - hits);
      });
      const mean = (numbers: readonly number[]): string =>
        (numbers.reduce((sum, each) => sum + each, 0) / numbers.length).toFixed(1);
      print(
        `${rules}, ${skill}: ${known.length} of ${pairs.length} pairs measured, ` +
          `${Math.round((100 * metOf(known)) / metOf(pairs))} % of the throws under a pair; ` +
          `left out, hits are off by ${mean(offs.map(Math.abs))} points (${mean(offs)} on average)`,
      );
    }
  }
}
