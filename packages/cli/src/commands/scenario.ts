import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Problem,
  printProblem,
  printReport,
  readDocuments,
  runScenario,
  type ScenarioReport,
} from '@tumblekeep/kernel/scenario';
import { makeColors, wantsColor } from '@tumblekeep/terminal-kit/colors.ts';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { quietPipe } from '@tumblekeep/terminal-kit/pipe.ts';
import { printableLines } from '@tumblekeep/terminal-kit/printable.ts';
import { Command } from 'commander';
import { type Choice, folderOf, type Games, withGame } from '../games.ts';
import { readyMaker } from '../scenario/ready.ts';

interface FileReport {
  readonly file: string;
  readonly problems: readonly Problem[];
  readonly scenarios: readonly ScenarioReport[];
  /** Why there is nothing to run. */
  readonly unreadable?: string;
}

const EXAMPLE = `
Examples:
  tumblekeep scenario run packages/games/*/scenarios
  tumblekeep scenario run goblin.yaml --json

A scenario sets up a position, plays steps and says what must come of them:
  rules: second
  title: A miss hurts
  cards: { monsters: { brute: { damage: 3 } } }
  party: [murka, brad]
  combat: { monster: brute }
  steps:
    - do: [brad throws red, lands outside blank]
      expect: { view: { heroes.brad.life: 6 } }

Exit code 1: an expectation does not hold. 2: a file cannot be read or understood.
`;

export const makeScenarioCommand = (games: Games): Command =>
  new Command('scenario')
    .description('Check situations written down in files against the rules.')
    .addCommand(
      new Command('run')
        .description('Run scenarios and print every difference from what they expect.')
        .argument('<file...>', 'scenario files (.yaml, .yml, .json) or folders of them')
        .option('--json', 'print one JSON object')
        .addHelpText('after', EXAMPLE)
        .action((paths: readonly string[], options: RunOptions) => run(games, paths, options)),
    )
    .addCommand(
      withGame(games, new Command('schema'))
        .description('Print the JSON Schema of scenario files, for editors.')
        .addHelpText('after', '\nExample:\n  tumblekeep scenario schema > docs/schema/scenario.schema.json\n')
        .action(({ game }: Choice) => {
          console.log(JSON.stringify(folderOf(games, game).scenarios.jsonSchema(), null, 2));
        }),
    )
    .addCommand(
      withGame(games, new Command('words'))
        .description(
          'Print every word a scenario may use: view paths, events, actions, refusals, ids with their names.',
        )
        .addHelpText('after', '\nExample:\n  tumblekeep scenario words > docs/scenario-words.md\n')
        .action(({ game }: Choice) => {
          quietPipe();
          console.log(folderOf(games, game).scenarios.words().trimEnd());
        }),
    );

const read = <T>(path: string, reading: (path: string) => T): T => {
  try {
    return reading(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof UsageError || code === undefined) throw error;
    throw new UsageError(code === 'ENOENT' ? `there is no file ${path}` : `cannot read ${path} (${code})`);
  }
};

/** A file itself, or every scenario file in a folder, in a stable order. */
function scenarioFiles(path: string): string[] {
  if (!read(path, one => statSync(one)).isDirectory()) return [path];
  const inside = read(path, one => readdirSync(one, { recursive: true, encoding: 'utf8' }))
    .filter(name => /\.(ya?ml|json)$/.test(name))
    .sort();
  if (inside.length === 0) throw new UsageError(`there is no scenario in ${path}`);
  return inside.map(name => join(path, name));
}

function check(games: Games, file: string): FileReport {
  const text = read(file, readSome);
  try {
    const { scenarios, problems } = readDocuments(text, readyMaker(games));
    return { file, problems, scenarios: scenarios.map(runScenario) };
  } catch (error) {
    // One file that nobody foresaw must not hide what the others say.
    const message = error instanceof Error ? error.message : String(error);
    return { file, problems: [{ line: 1, column: 1, path: '', message }], scenarios: [] };
  }
}

/** Far more than anybody writes by hand; a device without an end is a file, too. */
const LONGEST = 5_000_000;

function readSome(path: string): string {
  const stat = statSync(path);
  if (stat.size > LONGEST || !stat.isFile()) throw new UsageError(`${path} is no scenario file`);
  return readFileSync(path, 'utf8');
}

/** A file that cannot be read has a problem; the others are run all the same. */
function attempt<T>(file: string, work: () => T): T | FileReport {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { file, problems: [], scenarios: [], unreadable: error.message };
  }
}

const checkAll = (games: Games, path: string): FileReport[] => {
  const files = attempt(path, () => scenarioFiles(path));
  return Array.isArray(files) ? files.map(file => attempt(file, () => check(games, file))) : [files];
};

interface RunOptions {
  readonly json?: boolean;
}

function run(games: Games, paths: readonly string[], { json }: RunOptions): void {
  const files = paths.flatMap(path => checkAll(games, path));
  const reports = files.flatMap(file => file.scenarios);
  const unreadable = files.some(file => file.problems.length > 0 || file.unreadable !== undefined);
  const failed = reports.filter(report => !report.ok).length;
  if (json) {
    const ok = !unreadable && failed === 0;
    console.log(printableLines(JSON.stringify({ ok, scenarios: reports.length, failed, files }, null, 2)));
  } else {
    for (const file of files) tell(file);
    if (reports.length > 1) console.log(`${reports.length} scenarios, ${failed} failed`);
  }
  process.exitCode = unreadable ? 2 : failed > 0 ? 1 : 0;
}

function tell({ file, problems, scenarios, unreadable }: FileReport): void {
  const { green, red } = makeColors(wantsColor(process.stdout.isTTY));
  for (const report of scenarios) {
    const color = report.ok ? green : red;
    console.log(printableLines(printReport(file, report)).replace(/^\w+/, color));
  }
  for (const problem of problems) console.error(printableLines(printProblem(file, problem)));
  if (unreadable !== undefined) console.error(`tumblekeep: ${unreadable}`);
}
