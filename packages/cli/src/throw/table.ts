/** The skill curve and the difficulty of every throw, as Markdown for docs/throwing.md; tells whether all bands hold. */
import {
  BANDS,
  EDITIONS,
  isInEdition,
  LEVELS,
  type Level,
  SPECIFIC_THROWS,
  THROWS,
  twinOf,
} from '@tumblekeep/table';
import { boardOf } from './boards.ts';
import { runThrows, summarise, type ThrowRun } from './run.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export async function printTables(
  run: Omit<ThrowRun, 'throws' | 'level' | 'edition' | 'board'>,
  print: (line: string) => void,
): Promise<boolean> {
  let allWithin = true;
  print(row('level', 'hits', 'mean', 'bullseyes', 'icons'));
  print(row('---', '---', '---', '---', '---'));
  for (const level of Object.keys(LEVELS) as Level[]) {
    const { hits, mean, bullseyes, icons } = summarise(
      await runThrows({ ...run, edition: 'second', board: boardOf('second'), throws: [], level }),
      run.die,
    );
    print(row(level, percent(hits), mean.toFixed(2), percent(bullseyes), percent(icons)));
  }
  print('');
  print(row('throw', 'band', 'prototype', 'first', 'second', ''));
  print(row('---', '---', '---', '---', '---', '---'));
  for (const id of THROWS) {
    const { band } = SPECIFIC_THROWS[id];
    const [low, high] = BANDS[band];
    const cells: string[] = [];
    const found = new Map<string, number>();
    let isWithin = true;
    for (const edition of EDITIONS) {
      if (!isInEdition(id, edition)) {
        cells.push('–');
        continue;
      }
      const board = boardOf(edition);
      const twin = `${twinOf(id, edition)} on ${board.name}`;
      const hits =
        found.get(twin) ??
        summarise(await runThrows({ ...run, edition, board, throws: [id], level: 'average' }), run.die).hits;
      found.set(twin, hits);
      cells.push(percent(hits));
      isWithin &&= hits >= low && hits <= high;
    }
    allWithin &&= isWithin;
    const bounds = `${band}, ${Math.round(100 * low)}–${Math.round(100 * high)} %`;
    print(row(`\`${id}\``, bounds, ...cells, isWithin ? '' : 'outside its band'));
  }
  return allWithin;
}
