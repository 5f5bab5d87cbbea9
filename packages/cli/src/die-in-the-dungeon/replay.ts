/** `replay` of a crawl. */
import { texts } from '@tumblekeep/die-in-the-dungeon';
import { printable } from '../terminal/printable.ts';
import { Screen } from '../terminal/screen.ts';
import { readCrawlLog, recountCrawl } from './log.ts';

export interface ReplayOptions {
  readonly from?: number;
  readonly to?: number;
  readonly events?: true;
  readonly notation?: true;
}

export function replayCrawl(path: string, options: ReplayOptions): void {
  const { from = 0, to = Number.POSITIVE_INFINITY } = options;
  const read = readCrawlLog(path);
  const { game, log } = read;
  const screen = new Screen(process.stdout);
  recountCrawl(path, read, ({ input, before, events }) => {
    const n = input?.n ?? 0;
    if (n < from || n > to) return;
    const number = screen.colors.dim(String(n).padStart(4));
    const tell = (line: string): void => screen.line(`${number}  ${line}`);
    if (options.notation) {
      if (input !== undefined) tell(printable(input.action));
      return;
    }
    if (options.events) {
      for (const event of events) tell(game.printEvent(event));
      return;
    }
    const told = texts.narrate(game.content, events);
    const action = input === undefined ? undefined : game.parse(input.action);
    if (told.length === 0 && action?.ok && before !== undefined)
      tell(`${texts.actionLabel(game.content, action.value, game.view(before, ''))}.`);
    for (const line of told) tell(line);
  });
  if (log.torn)
    console.error(
      printable(`tumblekeep: ${path}: line ${log.lines.length + 2} is cut off in the middle and left out`),
    );
}
