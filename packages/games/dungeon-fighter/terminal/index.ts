/** Dungeon Fighter at a terminal. */
import { choice, count, wholeWithin } from '@tumblekeep/terminal-kit/arguments.ts';
import type { Teller, TerminalPart } from '@tumblekeep/terminal-kit/part.ts';
import type { ReadLog } from '@tumblekeep/terminal-kit/store/read-log.ts';
import { SKILLS } from '../bots/index.ts';
import { type DungeonFighter, HANDICAP } from '../rules/index.ts';
import { makeBenchTableCommand } from './commands/bench-table.ts';
import { makeBoardCommand } from './commands/board.ts';
import { makeCalibrateCommand } from './commands/calibrate.ts';
import { makeEditionsCommand } from './commands/editions.ts';
import { makeFuzzShotsCommand } from './commands/fuzz-shots.ts';
import { makeFuzzThrowsCommand } from './commands/fuzz-throws.ts';
import { makeHandicapsCommand } from './commands/handicaps.ts';
import { makeThrowCommand } from './commands/throw.ts';
import { type FightFlags, openFight } from './open.ts';
import { type FightOptions, simulateFight } from './simulate/simulate.ts';
import { PLAYERS } from './simulate/worker.ts';
import { fightTeller } from './teller.ts';

const joined = (value: string, before: string | undefined): string =>
  before === undefined ? value : `${before},${value}`;

const HANDICAP_HELP = `help above 0, hindrance below, our own: ${HANDICAP.least} to ${HANDICAP.most}`;
const handicap = wholeWithin(HANDICAP);

const part: TerminalPart = {
  play: {
    options: command =>
      command
        .option(
          '--heroes <names>',
          'heroes in clockwise order, some of them drawn, or how many to draw (brad,random,murka or 3)',
        )
        .option(
          '--difficulty <name>',
          'normal, hard or inferno; easy, normal or insane in the older rule sets',
        )
        .option('--leader <hero>', 'who leads first')
        .option('--beginning <name>', 'gentle: easy fights first; short: three rooms and a boss; our own')
        .option('--handicap <n>', HANDICAP_HELP, handicap)
        .option('--solo', 'one person plays all heroes: two, in the older rule sets also one')
        .option('--seat <seats>', 'who plays whom: brad=human,murka=sensible:skilled', joined)
        .option('--players <n>', 'how many people play; bots take the other heroes', count)
        .option('--dice <kind>', 'simulated, or real dice that you report')
        .option('--skill <level>', 'how well everybody throws', choice('skill', SKILLS))
        .addHelpText(
          'after',
          [
            '',
            'Examples:',
            '  tumblekeep play',
            '  tumblekeep play --heroes brad,murka,wilrond --players 1 --difficulty hard',
            '  tumblekeep play --dice real --heroes 4',
            '  tumblekeep play --rules first --heroes torm --solo',
            '  tumblekeep play --heroes brad,random,random --players 1',
            '  tumblekeep play --continue',
          ].join('\n'),
        ),
    open: (flags, terminal) => openFight(flags as FightFlags, terminal),
  },
  teller: (read, viewer, screen) =>
    fightTeller(read as unknown as ReadLog<DungeonFighter>, viewer, screen) as Teller,
  benches: [makeBenchTableCommand],
  commands: [
    makeEditionsCommand,
    makeBoardCommand,
    makeThrowCommand,
    makeFuzzThrowsCommand,
    makeFuzzShotsCommand,
    makeCalibrateCommand,
    makeHandicapsCommand,
  ],
  simulate: {
    options: command =>
      command
        .option(
          '--heroes <names>',
          'how many heroes to draw for every game, or who plays in clockwise order (brad,random,murka)',
          '3',
        )
        .option('--party <names>', 'the same as --heroes')
        .option('--difficulty <name>', 'difficulty', 'normal')
        .option('--beginning <name>', 'gentle: easy fights first; short: three rooms and a boss; our own')
        .option('--handicap <n>', HANDICAP_HELP, handicap)
        .option(
          '--skill <level>',
          `how well they throw: ${SKILLS.join(', ')}`,
          choice('skill', SKILLS),
          'average',
        )
        .option('--player <name>', `how they choose: ${Object.keys(PLAYERS).join(', ')}`)
        .addHelpText(
          'after',
          [
            '',
            'Examples:',
            '  tumblekeep simulate --heroes 3 --difficulty hard --skill skilled --games 20000',
            '  tumblekeep simulate --heroes brad,murka,wilrond --csv --out balance.csv',
            '  tumblekeep simulate --heroes brad,random,random --games 5000',
          ].join('\n'),
        ),
    run: options => simulateFight(options as FightOptions),
  },
};

export default part;
