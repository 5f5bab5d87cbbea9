import { CONTENT, RULE_SETS as CRAWLS } from '@tumblekeep/die-in-the-dungeon';
import { type DungeonFighter, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import type { AnyGame } from '@tumblekeep/kernel';
import { Command } from 'commander';
import { choice, count } from '../arguments.ts';
import { benchHost } from '../bench/host.ts';
import { type BenchOptions, benchRules } from '../bench/rules.ts';
import { benchTable, soakTable } from '../bench/table.ts';
import { UsageError } from '../errors.ts';
import { DIE_IN_THE_DUNGEON, DUNGEON_FIGHTER, GAMES, GAMES_HELP } from '../games.ts';
import { DEFAULT_RULES, RULES_HELP, rulesIds } from '../rule-sets.ts';

interface RulesOptions {
  readonly game: string;
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
        .option('--game <id>', GAMES_HELP, choice('game', GAMES), DUNGEON_FIGHTER)
        .option('--rules <id>', RULES_HELP, choice('rule set', rulesIds()), DEFAULT_RULES)
        .option('--heroes <n>', 'heroes in the party', count, 3)
        .option('--games <n>', 'games in a lap', count, 10_000)
        .option('--laps <n>', 'laps; the fastest counts', count, 3)
        .option('--json', 'print one JSON object')
        .addHelpText(
          'after',
          '\nExamples:\n  tumblekeep bench rules --json\n  tumblekeep bench rules --game die-in-the-dungeon --json\n',
        )
        .action(runRules),
    )
    .addCommand(
      new Command('table')
        .description('Judged throws, by every engine on the same releases in the same run.')
        .option('--throws <n>', 'throws in a lap', count, 400)
        .option('--laps <n>', 'laps of every engine in turn; the fastest counts', count, 5)
        .option('--quality', 'measure also how believable each engine is')
        .option('--soak <n>', 'instead: so many throws in one process, and the memory they take', count)
        .option('--json', 'print one JSON object')
        .addHelpText('after', '\nExample:\n  tumblekeep bench table --quality --json\n')
        .action(runTable),
    )
    .addCommand(
      new Command('host')
        .description(
          'One input at a table with four viewers, against the rules alone; memory of many tables.',
        )
        .option('--rules <id>', RULES_HELP, choice('rule set', rulesIds()), DEFAULT_RULES)
        .option('--tables <n>', 'tables that are open at once', count, 10_000)
        .option('--laps <n>', 'laps; the fastest counts', count, 5)
        .option('--json', 'print one JSON object')
        .addHelpText('after', '\nExample:\n  tumblekeep bench host --tables 500 --json\n')
        .action(runHost),
    );

interface HostOptions {
  readonly rules: string;
  readonly tables: number;
  readonly laps: number;
  readonly json?: boolean;
}

async function runHost({ rules, tables, laps, json }: HostOptions): Promise<void> {
  if (tables === 0 || laps === 0) throw new UsageError('--tables and --laps must be at least 1');
  const result = await benchHost(RULE_SETS[rules] as DungeonFighter, tables, laps);
  if (json) {
    console.log(JSON.stringify(result));
    return;
  }
  console.log(
    `${result.rules}: an input costs ${result.actMicros} µs with four viewers, ${result.ratio} times the rules (${result.applyMicros} µs) without their views (${result.viewMicros} µs and ${result.viewBytes} bytes each)`,
  );
  console.log(
    `${result.tables} tables: ${result.bytesPerOpenTable} bytes each after 100 inputs, ${result.bytesPerFinishedTable} when the game is over`,
  );
}

interface TableOptions {
  readonly throws: number;
  readonly laps: number;
  readonly quality?: boolean;
  readonly soak?: number;
  readonly json?: boolean;
}

async function runTable({ throws, laps, quality = false, soak, json }: TableOptions): Promise<void> {
  if (soak !== undefined) {
    await soakTable(soak, sample => {
      const { throws, rss, heap, buffers } = sample;
      console.log(
        json ? JSON.stringify(sample) : `${throws} throws: ${rss} MB (objects ${heap}, buffers ${buffers})`,
      );
    });
    return;
  }
  if (throws === 0 || laps === 0) throw new UsageError('--throws and --laps must be at least 1');
  const result = await benchTable(throws, laps, quality);
  if (json) {
    console.log(JSON.stringify(result));
    return;
  }
  console.log(`${result.throwsPerSecond} judged throws/s, 99 % within ${result.p99Ms} ms`);
  for (const [name, engine] of Object.entries(result.engines)) {
    console.log(
      `${name}: ${engine.throwsPerSecond}/s, p99 ${engine.p99Ms} ms, the table is ${result.ratios[name]} times as fast`,
    );
    if (engine.quality) console.log(`  ${JSON.stringify(engine.quality)}`);
  }
}

/** Every map and every creature in turn. */
const crawlOptions: BenchOptions = i => {
  const { maps, creatures } = CONTENT.tables;
  const map = maps[i % maps.length] as (typeof maps)[number];
  const first = Math.floor(i / maps.length);
  const players = Array.from(
    { length: map.players },
    (_, seat) => creatures[(first + seat) % creatures.length]?.id,
  );
  return { map: map.id, players };
};

function runRules({ game, rules, heroes, games, laps, json }: RulesOptions): void {
  const result =
    game === DIE_IN_THE_DUNGEON
      ? benchRules(CRAWLS[DIE_IN_THE_DUNGEON] as AnyGame, crawlOptions, games, laps)
      : benchRules(RULE_SETS[rules] as DungeonFighter as AnyGame, () => ({ heroes }), games, laps);
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
