import { fileURLToPath } from 'node:url';
import { count } from '@tumblekeep/terminal-kit/arguments.ts';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { CORES } from '@tumblekeep/terminal-kit/workers.ts';
import { writeOut } from '@tumblekeep/terminal-kit/write-out.ts';
import { Command } from 'commander';
import { excludingPairs, pairsOf, type Together, triplesOf } from '../../../bots/calibration/index.ts';
import type { Edition } from '../../../rules/index.ts';
import { rulesIds, rulesOf } from '../../rule-sets.ts';
import { INTRODUCTION, printExcluding, printPairs } from './print.ts';
import { runSets } from './run.ts';

interface PairsOptions {
  readonly rules?: string;
  readonly throws: number;
  readonly most: number;
  readonly pairsOnly?: true;
  readonly seed: string;
  readonly workers: number;
  readonly json?: true;
  readonly write?: true;
}

export const makePairsCommand = (): Command =>
  new Command('pairs')
    .description(
      'List the requirements that cards can demand at once, whether a release is known, and how often a deadly hand hits.',
    )
    .option('--rules <id>', `one rule set only: ${rulesIds().join(', ')}`)
    .option('--throws <n>', 'throws of a deadly hand under each pair', count, 20)
    .option(
      '--most <n>',
      'throws of the solver before it gives up a pair; a fifth of them for three',
      count,
      3000,
    )
    .option('--pairs-only', 'leave out the sets of three')
    .option('--seed <text>', 'seed of the whole run', 'pairs')
    .option('--workers <n>', 'threads', count, CORES)
    .option('--json', 'print one JSON object for each set')
    .option('--write', 'write docs/pairs.md and the lists of the editions that backing down reads')
    .addHelpText('after', '\nExample:\n  tumblekeep calibrate pairs --rules first --pairs-only\n')
    .action(run);

const editionsOf = (id: string | undefined): Edition[] =>
  (id === undefined ? rulesIds() : [id]).map(name => {
    const game = rulesOf(name);
    if (game === undefined) throw new UsageError(`there are no rules "${name}"`);
    return game.edition;
  });

const inProject = (path: string): string =>
  fileURLToPath(new URL(`../../../../../../${path}`, import.meta.url));

/** There are many sets of three, and weapons are nobody's duty. */
const THREE = 5;

async function run(options: PairsOptions): Promise<void> {
  const { throws, most, seed, workers, rules } = options;
  for (const name of ['throws', 'most', 'workers'] as const)
    if (options[name] === 0) throw new UsageError(`--${name} must be at least 1`);
  if (options.write && (rules !== undefined || options.pairsOnly))
    throw new UsageError('--write writes about all rule sets, pairs and sets of three');
  const lines: string[] = [...INTRODUCTION];
  let isEverythingKnown = true;
  for (const edition of editionsOf(rules)) {
    const setsOf = (all: readonly Together['throws'][]) =>
      all.map(set => ({ rules: edition.id, throws: set }));
    const pairs = await runSets({ seed, most, throws, sets: setsOf(pairsOf(edition)) }, workers);
    const triples = options.pairsOnly
      ? []
      : await runSets(
          { seed, most: Math.ceil(most / THREE), throws: 0, sets: setsOf(triplesOf(edition)) },
          workers,
        );
    const unknown = new Set(pairs.filter(({ known }) => !known).map(pair => pair.throws.join(' ')));
    isEverythingKnown &&= unknown.size === 0;
    if (options.json) for (const set of [...pairs, ...triples]) console.log(JSON.stringify(set));
    lines.push(...printPairs(edition, pairs, triples));
    if (options.write)
      writeOut(
        inProject(`packages/games/dungeon-fighter/rules/editions/${edition.id}/content/excluding.ts`),
        printExcluding(excludingPairs(edition, unknown)),
      );
  }
  const text = `${lines.join('\n').trimEnd()}\n`;
  if (options.write) writeOut(inProject('docs/pairs.md'), text);
  else if (!options.json) console.log(text);
  if (!isEverythingKnown) process.exitCode = 1;
}
