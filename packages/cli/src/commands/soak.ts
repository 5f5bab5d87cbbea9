import { count } from '@tumblekeep/terminal-kit/arguments.ts';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { progressBar } from '@tumblekeep/terminal-kit/progress.ts';
import { Command, Option } from 'commander';
import { soakCluster } from '../cluster/campaign.ts';
import { missingEngines } from '../cluster/engines.ts';
import { FAULT_NAMES } from '../cluster/faults.ts';
import { addedIn, allRuleSets, type Games } from '../games.ts';
import type { Parts } from '../parts.ts';
import { soakOnline } from '../soak/campaign.ts';

interface ClusterOptions {
  readonly faults: number;
  readonly inputs: number;
  readonly servers: number;
  readonly tables: number;
  readonly seed: string;
  readonly caughtUp: number;
  readonly careless?: boolean;
  readonly json?: boolean;
}

interface SoakOptions {
  readonly kills: number;
  readonly powerLoss: number;
  readonly tables: number;
  readonly seed: string;
  readonly hasty?: boolean;
  readonly json?: boolean;
}

export const makeSoakCommand = (games: Games, _parts: Parts, args: readonly string[]): Command =>
  new Command('soak')
    .description('Break things again and again while people play.')
    .addCommand(makeOnline(games, args))
    .addCommand(makeCluster(games, args));

const makeCluster = (games: Games, args: readonly string[]): Command =>
  new Command('cluster')
    .description(
      'Break servers, database, broker and the ways between them, and check what everybody was told.',
    )
    .option('--faults <n>', 'how often something breaks', count, 10 * FAULT_NAMES.length)
    .option('--inputs <n>', 'go on until so many inputs are acknowledged, too', count, 0)
    .option('--servers <n>', 'servers that share the tables', count, 3)
    .option('--tables <n>', 'tables that are played at once', count, 40)
    .option('--seed <text>', 'seed of the moments', 'soak')
    .option('--caught-up <ms>', 'how long everybody may take to catch up after the last fault', count, 5000)
    .addOption(
      new Option('--careless', 'servers that take a place which is not free: must be found out').hideHelp(),
    )
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      '\nNeeds PostgreSQL and NATS on this machine (Debian: apt-get install postgresql nats-server); both are started with\ndata of their own. Clients come to any server, and to any other when theirs is gone.\nExit code 1: an acknowledged input is not in the log once and at its place, or somebody was told something else than\nwhat the log folds to, less than before, or not all of it soon after the last fault.\n\nExample:\n  tumblekeep soak cluster --faults 500 --inputs 200000 --tables 200\n',
    )
    .action((options: ClusterOptions) => runCluster(games, addedIn(args), options));

async function runCluster(games: Games, added: readonly string[], options: ClusterOptions): Promise<void> {
  const { faults, inputs, servers, tables, seed, caughtUp, careless: isCareless = false, json } = options;
  if (tables === 0 || servers === 0) throw new UsageError('--tables and --servers must be at least 1');
  const missing = missingEngines();
  if (missing !== undefined) throw new UsageError(missing);
  const bar = progressBar('faults', faults);
  const { problems, ...report } = await soakCluster({
    ruleSets: allRuleSets(games),
    games: added,
    servers,
    tables,
    faults,
    inputs,
    seed,
    caughtUp,
    isCareless,
    onFault: () => bar.increment(),
  }).finally(() => bar.stop());
  if (json) console.log(JSON.stringify({ ...report, problems: problems.length }));
  else {
    console.log(
      `${Object.values(report.faults).reduce((sum, one) => sum + one, 0)} faults, ${report.clients} clients at ${report.tables} tables: ${report.acknowledged} acknowledged inputs, ${report.lost} lost, ${report.doubled} doubled, ${report.gaps} games with gaps; ${report.views} views, ${report.wrongViews} wrong`,
    );
    console.log(`everybody had caught up ${report.caughtUpAfter} ms after the last fault`);
  }
  if (problems.length === 0) return;
  for (const problem of problems.slice(0, 10)) console.error(`soak: ${problem}`);
  process.exitCode = 1;
}

const makeOnline = (games: Games, args: readonly string[]): Command =>
  new Command('online')
    .description('Kill a server at random moments under load, and check every input it acknowledged.')
    .option('--kills <n>', 'how often it is killed', count, 100)
    .option('--power-loss <n>', 'how often its disk is copied as if the power had gone', count, 0)
    .option('--tables <n>', 'tables that are played at once', count, 12)
    .option('--seed <text>', 'seed of the moments', 'soak')
    .addOption(
      new Option('--hasty', 'a server that tells before it has stored: must be found out').hideHelp(),
    )
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      '\nGames of all rule sets are played by real clients that come back by themselves. Afterwards every acknowledged\ninput is looked for by its id, every line is compared with the game as it has to go, and what everybody was told\nlast with the log. --power-loss needs root and loop devices (Linux).\nExit code 1: something was lost, doubled, out of order or told wrongly.\n\nExample:\n  tumblekeep soak online --kills 1000 --power-loss 20\n',
    )
    .action((options: SoakOptions) => run(games, addedIn(args), options));

async function run(games: Games, added: readonly string[], options: SoakOptions): Promise<void> {
  const { kills, powerLoss: powerLosses, tables, seed, hasty: isHasty = false, json } = options;
  if (tables === 0) throw new UsageError('--tables must be at least 1');
  const bar = progressBar('kills', Math.max(kills, powerLosses));
  const { problems, ...report } = await soakOnline({
    ruleSets: allRuleSets(games),
    games: added,
    tables,
    kills,
    powerLosses,
    seed,
    isHasty,
    onKill: () => bar.increment(),
  }).finally(() => bar.stop());
  if (json) console.log(JSON.stringify({ ...report, problems: problems.length }));
  else {
    console.log(
      `${report.kills} kills and ${report.powerLosses} losses of power at ${report.tables} tables: ${report.acknowledged} acknowledged inputs, ${report.lost} lost, ${report.doubled} doubled, ${report.gaps} games with gaps, ${report.wrongViews} wrong views`,
    );
    console.log(
      `everybody was back after ${report.backAfter.p50} ms, at most ${report.backAfter.most} ms, start of the server included`,
    );
  }
  if (problems.length === 0) return;
  for (const problem of problems.slice(0, 10)) console.error(`soak: ${problem}`);
  process.exitCode = 1;
}
