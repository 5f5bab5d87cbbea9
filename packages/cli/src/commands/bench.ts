import { type DungeonFighter, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { Command } from 'commander';
import { choice, count } from '../arguments.ts';
import { benchRules } from '../bench/rules.ts';
import { DEFAULT_RULES, RULES_HELP, rulesIds } from '../rule-sets.ts';

interface RulesOptions {
  readonly rules: string;
  readonly heroes: number;
  readonly games: number;
  readonly laps: number;
  readonly json?: boolean;
}

export const makeBenchCommand = (): Command =>
  new Command('bench')
    .description('Measure how fast things are, against a calibration loop in the same run.')
    .addCommand(
      new Command('rules')
        .description('Complete games by random legal play, legal() included for every step.')
        .option('--rules <id>', RULES_HELP, choice('rule set', rulesIds()), DEFAULT_RULES)
        .option('--heroes <n>', 'heroes in the party', count, 3)
        .option('--games <n>', 'games in a lap', count, 10_000)
        .option('--laps <n>', 'laps; the fastest counts', count, 3)
        .option('--json', 'print one JSON object')
        .addHelpText('after', '\nExample:\n  tumblekeep bench rules --json\n')
        .action(runRules),
    );

function runRules({ rules, heroes, games, laps, json }: RulesOptions): void {
  const result = benchRules(RULE_SETS[rules] as DungeonFighter, heroes, games, laps);
  if (json) {
    console.log(JSON.stringify(result));
    return;
  }
  const number = (value: number) => value.toLocaleString('en');
  console.log(
    `${result.rules}: ${number(result.actionsPerSecond)} actions/s, ${number(result.gamesPerSecond)} games/s`,
  );
  console.log(
    `${result.calibrationRatio} actions for each 1000 steps of the calibration loop (${number(result.calibrationPerSecond)}/s)`,
  );
  console.log(
    `checksum ${result.checksum} over ${number(result.games)} games, ${number(result.actions)} actions`,
  );
}
