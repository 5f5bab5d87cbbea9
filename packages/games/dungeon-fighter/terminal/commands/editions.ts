import { choice } from '@tumblekeep/terminal-kit/arguments.ts';
import { Command } from 'commander';
import type { DungeonFighter } from '../../rules/index.ts';
import { compareEditions } from '../editions/compare.ts';
import { DEFAULT_RULES, rulesIds, rulesOf } from '../rule-sets.ts';

const rules = choice('rule set', rulesIds());

export const makeEditionsCommand = (): Command =>
  new Command('editions')
    .description('List the rule sets, or print what differs between two of them.')
    .addHelpText('after', '\nExamples:\n  tumblekeep editions\n  tumblekeep editions diff first second\n')
    .action(listEditions)
    .addCommand(
      new Command('diff')
        .description('Constants, procedures, tables and words that are not the same.')
        .argument('<from>', 'rule set', rules)
        .argument('<to>', 'rule set', rules)
        .action(printDifferences),
    );

function listEditions(): void {
  const width = Math.max(...rulesIds().map(id => id.length));
  for (const id of rulesIds()) {
    const game = rulesOf(id) as DungeonFighter;
    const { heroes, difficulties } = game.edition.constants;
    const facts = [
      `${heroes.fewest}–${heroes.most} heroes`,
      Object.keys(difficulties).join(', '),
      `revision ${game.revision}`,
    ];
    const isDefault = id === DEFAULT_RULES ? ' (default)' : '';
    console.log(`${id.padEnd(width)}  ${game.name}${isDefault}: ${facts.join('; ')}`);
  }
}

function printDifferences(from: string, to: string): void {
  const lines = compareEditions(
    (rulesOf(from) as DungeonFighter).edition,
    (rulesOf(to) as DungeonFighter).edition,
  );
  for (const line of lines) console.log(line);
}
