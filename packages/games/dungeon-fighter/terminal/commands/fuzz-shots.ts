import { loadJolt } from '@tumblekeep/table';
import { choice, count } from '@tumblekeep/terminal-kit/arguments.ts';
import { Command } from 'commander';
import { PhysicalTable } from '../../hosted/index.ts';
import { sayAtTable } from '../../hosted/sentences.ts';
import type { DungeonFighter } from '../../rules/index.ts';
import { DEFAULT_RULES, RULES_HELP, rulesIds, rulesOf } from '../rule-sets.ts';
import { fuzzShots } from '../throw/fuzz-shots.ts';

interface FuzzShotsOptions {
  readonly bytes: number;
  readonly seed: string;
  readonly rules: string;
}

export const makeFuzzShotsCommand = (): Command =>
  new Command('fuzz-shots')
    .description('Open links of shots that nobody made: each is refused in words, or flies.')
    .option('--bytes <n>', 'letters of all links together', count, 20_000_000)
    .option('--seed <text>', 'seed of the whole run', 'fuzz')
    .option('--rules <name>', RULES_HELP, choice('rule set', rulesIds()), DEFAULT_RULES)
    .addHelpText('after', '\nExample:\n  tumblekeep fuzz-shots --bytes 100000000 --seed monday\n')
    .action(run);

async function run({ bytes, seed, rules }: FuzzShotsOptions): Promise<void> {
  const { edition } = rulesOf(rules) as DungeonFighter;
  const table = new PhysicalTable(await loadJolt(), edition);
  const fuzzed = fuzzShots(table, { bytes, seed, edition: edition.id, say: sayAtTable(edition) });
  const { links, refused, flown, sentences, problems } = fuzzed;
  console.log(
    `${links} links of ${fuzzed.bytes} letters, ${problems.length === 0 ? 'clean' : `${problems.length} problems`}`,
  );
  console.log(`  refused: ${refused}`);
  for (const [sentence, times] of [...sentences].sort()) console.log(`    ${sentence}: ${times}`);
  console.log(`  flown: ${flown}`);
  for (const problem of problems.slice(0, 5)) console.error(`fuzz: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
