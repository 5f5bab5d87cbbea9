/** The skill curve and the difficulty of every throw, as Markdown for docs/throwing.md; tells whether all bands hold. */
import { BANDS, boardWith, LEVELS, type Level } from '@tumblekeep/table';
import { DEFAULT_RULES } from '../rule-sets.ts';
import { allThrows, EDITIONS, throwingOf, throwOf, twinOf } from './editions.ts';
import { runThrows, summarise, type ThrowRun } from './run.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export async function printTables(
  run: Omit<ThrowRun, 'throws' | 'level' | 'edition'>,
  print: (line: string) => void,
): Promise<boolean> {
  let allWithin = true;
  print(row('level', 'hits', 'mean', 'bullseyes', 'icons'));
  print(row('---', '---', '---', '---', '---'));
  for (const level of Object.keys(LEVELS) as Level[]) {
    const { hits, mean, bullseyes, icons } = summarise(
      await runThrows({ ...run, edition: DEFAULT_RULES, throws: [], level }),
      run.die,
    );
    print(row(level, percent(hits), mean.toFixed(2), percent(bullseyes), percent(icons)));
  }
  print('');
  print(row('throw', 'band', ...EDITIONS, ''));
  print(row('---', '---', ...EDITIONS.map(() => '---'), '---'));
  for (const id of allThrows()) {
    const bands = new Set<string>();
    const cells: string[] = [];
    const found = new Map<string, number>();
    let isWithin = true;
    for (const edition of EDITIONS) {
      const record = throwOf(edition, id);
      if (record === undefined) {
        cells.push('–');
        continue;
      }
      const [low, high] = BANDS[record.band];
      bands.add(`${record.band}, ${Math.round(100 * low)}–${Math.round(100 * high)} %`);
      const twin = `${twinOf(id, edition)} on ${boardWith(throwingOf(edition).board).name}`;
      const hits =
        found.get(twin) ??
        summarise(await runThrows({ ...run, edition, throws: [id], level: 'average' }), run.die).hits;
      found.set(twin, hits);
      cells.push(percent(hits));
      isWithin &&= hits >= low && hits <= high;
    }
    allWithin &&= isWithin;
    print(row(`\`${id}\``, [...bands].join(' or '), ...cells, isWithin ? '' : 'outside its band'));
  }
  return allWithin;
}
