/** `bench table` */
import { count } from '@tumblekeep/terminal-kit/arguments.ts';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { Command } from 'commander';
import { benchTable, soakTable } from '../bench/table.ts';

export const makeBenchTableCommand = (): Command =>
  new Command('table')
    .description('Judged throws, by every engine on the same releases in the same run.')
    .option('--throws <n>', 'throws in a lap', count, 400)
    .option('--laps <n>', 'laps of every engine in turn; the fastest counts', count, 5)
    .option('--quality', 'measure also how believable each engine is')
    .option('--soak <n>', 'instead: so many throws in one process, and the memory they take', count)
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  tumblekeep bench table --quality --json\n')
    .action(runTable);

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
