/** DIE in the Dungeon! at a terminal. */
import { count } from '@tumblekeep/terminal-kit/arguments.ts';
import type { Teller, TerminalPart } from '@tumblekeep/terminal-kit/part.ts';
import type { DieInTheDungeon } from '../rules/index.ts';
import { makeMapsCommand } from './commands/maps.ts';
import { type CrawlPlayFlags, openCrawl } from './play.ts';
import { type CrawlOptions, simulateCrawl } from './simulate/simulate.ts';
import { CRAWLERS } from './simulate/worker.ts';
import { crawlTeller } from './teller.ts';

const part: TerminalPart = {
  play: {
    options: command =>
      command
        .option('--map <id>', 'the dungeon (see tumblekeep maps)')
        .option('--creature <ids>', 'your creature, or two separated by a comma')
        .option(
          '--dice <m/a/m/h>',
          'dice of Might/Agility/Magic/Health (12/6/8/10; for two players two, separated by a comma)',
        )
        .option('--highest <n>', 'leave out tiles without heroes above this number', count)
        .option('--players <n>', 'how many people play; bots take the other creatures', count)
        .addHelpText(
          'after',
          '\nExample:\n  tumblekeep play --game die-in-the-dungeon --map training --creature diemon',
        ),
    open: (flags, terminal) => openCrawl(flags as CrawlPlayFlags, terminal),
  },
  teller: ({ game }, viewer) => crawlTeller(game as unknown as DieInTheDungeon, viewer) as Teller,
  commands: [makeMapsCommand],
  simulate: {
    options: command =>
      command
        .option('--map <ids>', 'maps, separated by commas; all are the solo maps', 'all')
        .option('--creature <ids>', 'creatures, separated by commas', 'all')
        .option('--dice <m/a/m/h>', 'dice of Might/Agility/Magic/Health (12/6/8/10)')
        .option('--playouts <n>', 'how hard the search player thinks', count, 120)
        .option('--player <name>', `how they choose: ${Object.keys(CRAWLERS).join(', ')}`)
        .addHelpText(
          'after',
          '\nExample:\n  tumblekeep simulate --game die-in-the-dungeon --map cellar --creature diemon --player search --games 100',
        ),
    run: options => simulateCrawl(options as CrawlOptions),
  },
};

export default part;
