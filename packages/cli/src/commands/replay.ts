import { type Action, type Edition, SPECTATOR, texts } from '@tumblekeep/dungeon-fighter';
import { Command } from 'commander';
import { count } from '../arguments.ts';
import { replayCrawl } from '../die-in-the-dungeon/replay.ts';
import { UsageError } from '../errors.ts';
import { DIE_IN_THE_DUNGEON } from '../games.ts';
import { heroId } from '../play/table.ts';
import { type ReadLog, readAnyLog, readLog } from '../store/read-log.ts';
import { type RecordedStep, recount } from '../store/recount.ts';
import { quietPipe } from '../terminal/pipe.ts';
import { printable } from '../terminal/printable.ts';
import { Screen } from '../terminal/screen.ts';

interface ReplayOptions {
  readonly from?: number;
  readonly to?: number;
  readonly events?: true;
  readonly notation?: true;
  readonly viewer: string;
}

export const makeReplayCommand = (): Command =>
  new Command('replay')
    .description('Tell a recorded game step by step.')
    .argument('<file>', 'match log')
    .option('--from <n>', 'first input to tell', count)
    .option('--to <n>', 'last input to tell', count)
    .option('--events', 'events as short stable lines')
    .option('--notation', 'inputs in notation')
    .option('--viewer <hero>', 'whose secrets to tell: a hero, or spectator for nobody’s', SPECTATOR)
    .addHelpText('after', '\nExample:\n  tumblekeep replay saved.jsonl --from 10 --to 20 --viewer murka\n')
    .action(replay);

function replay(path: string, options: ReplayOptions): void {
  if (options.events && options.notation) throw new UsageError('choose one of --events and --notation');
  const { from = 0, to = Number.POSITIVE_INFINITY } = options;
  if (from > to) throw new UsageError(`--from ${from} is after --to ${to}`);
  quietPipe();
  if (readAnyLog(path).log.header.rules === DIE_IN_THE_DUNGEON) {
    replayCrawl(path, options);
    return;
  }
  const read = readLog(path);
  const viewer = viewerOf(read, options.viewer);
  const screen = new Screen(process.stdout);
  screen.highlight(heroesOf(read).map(hero => texts.heroName(read.game.edition, hero)));
  const tell = makeTeller(read, viewer, options, screen);
  const replayed = recount(read, step => {
    const n = step.input?.n ?? 0;
    tell(step, n >= from && n <= to);
  });
  if (!replayed.ok)
    throw new UsageError(`${path}: line ${replayed.error.line}: ${replayed.error.message}`, 1);
  if (read.log.torn)
    console.error(
      printable(
        `tumblekeep: ${path}: line ${read.log.lines.length + 2} is cut off in the middle and left out`,
      ),
    );
}

const heroesOf = ({ game, log: { header } }: ReadLog): readonly string[] => {
  const started = game.setup(header.options, header.seed);
  return started.ok ? started.value.options.heroes : [];
};

function viewerOf(read: ReadLog, word: string): string {
  if (word === SPECTATOR) return SPECTATOR;
  const viewer = heroId(read.game, word);
  if (!heroesOf(read).includes(viewer)) throw new UsageError(`${viewer} does not take part in this game`);
  return viewer;
}

/** Tells steps one after another; steps that are not wanted only move the scene on. */
function makeTeller({ game }: ReadLog, viewer: string, options: ReplayOptions, screen: Screen) {
  const { edition } = game;
  let scene = texts.EMPTY_SCENE;
  const number = (n: number): string => screen.colors.dim(String(n).padStart(4));
  return ({ input, before, events }: RecordedStep, wanted: boolean): void => {
    const n = input?.n ?? 0;
    const seen = events.map(event => game.redact(event, viewer));
    const { lines, scene: next } = texts.narrate(edition, seen, scene);
    scene = next;
    if (!wanted) return;
    if (options.notation) {
      if (input !== undefined) screen.line(`${number(n)}  ${printable(input.action)}`);
    } else if (options.events) {
      for (const event of seen) screen.line(`${number(n)}  ${game.printEvent(event)}`);
    } else {
      const action = input === undefined ? undefined : game.parse(input.action);
      const told =
        lines.length > 0 || !action?.ok || before === undefined
          ? lines
          : [
              `${actor(action.value, edition)}${texts.actionLabel(edition, action.value, game.view(before, viewer))}.`,
            ];
      for (const line of told) screen.line(`${number(n)}  ${screen.paint(line)}`);
    }
  };
}

const actor = (action: Action, edition: Edition): string =>
  'hero' in action && action.hero !== null ? `${texts.heroName(edition, action.hero)}: ` : '';
