/** The short talk before a game: Enter, Enter, play. */

import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { topicOf } from '@tumblekeep/terminal-kit/help.ts';
import type { Lines } from '@tumblekeep/terminal-kit/lines.ts';
import type { Screen } from '@tumblekeep/terminal-kit/screen.ts';
import { SKILLS } from '../bots/index.ts';
import { isSkill } from '../hosted/index.ts';
import { type DungeonFighter, HANDICAP, isHandicap, texts } from '../rules/index.ts';
import { type Arrangement, arrange, type Wanted } from './arrangement.ts';
import { DEFAULT_RULES, rulesIds, rulesOf } from './rule-sets.ts';

const MOST_PEOPLE = 6;

/** Rules of a word, wherever in the talk it is asked; whether it was. */
function explains(game: DungeonFighter, answer: string, screen: Screen): boolean {
  const topic = topicOf(answer);
  if (topic === undefined || topic === '') return false;
  for (const line of texts.explanation(game.edition, topic)) screen.say(line, '  ');
  return true;
}

const isHelp = (answer: string): boolean => topicOf(answer) === '';

async function askForPeople(game: DungeonFighter, lines: Lines, screen: Screen): Promise<number> {
  for (;;) {
    const answer = await lines.ask(`How many people play here? (1–${MOST_PEOPLE}, Enter for 1) `);
    if (answer === '') return 1;
    if (explains(game, answer, screen)) continue;
    if (isHelp(answer)) {
      screen.say(
        'How many of you sit at this screen. One person plays two heroes; with more, each has one. Bots may join later. ? and a word tells its rules: ? scar.',
        '  ',
      );
      continue;
    }
    const people = Number(answer);
    if (Number.isInteger(people) && people >= 1 && people <= MOST_PEOPLE) return people;
    screen.line(`A number from 1 to ${MOST_PEOPLE}, please.`);
  }
}

/** The rule set by its number in the list or by its name. */
async function askForRules(lines: Lines, screen: Screen): Promise<DungeonFighter> {
  const ids = rulesIds();
  ids.forEach((id, i) => {
    screen.line(`  ${i + 1}  ${id.padEnd(10)} ${rulesOf(id)?.name}`);
  });
  for (;;) {
    const answer = (await lines.ask(`Which rules? (Enter for ${DEFAULT_RULES}) `)).toLowerCase();
    if (explains(rulesOf(DEFAULT_RULES) as DungeonFighter, answer, screen)) continue;
    if (isHelp(answer)) {
      screen.say(
        'A number or a name from the list. The second edition is the newest and the quickest to learn; the older ones have maps, a tower and captured monsters. tumblekeep editions diff tells what is different.',
        '  ',
      );
      continue;
    }
    const id = answer === '' ? DEFAULT_RULES : (ids[Number(answer) - 1] ?? answer);
    const game = rulesOf(id);
    if (game !== undefined) return game;
    screen.line(`One of ${ids.join(', ')}, please.`);
  }
}

const exampleOf = ({ edition }: DungeonFighter): string =>
  `heroes ${edition.tables.heroes
    .slice(0, 2)
    .map(hero => hero.id)
    .join(' ')}`;

function tellHeroes(game: DungeonFighter, screen: Screen): void {
  const { edition } = game;
  for (const hero of edition.tables.heroes) {
    const abilities = Object.values(hero.abilities).map(id => texts.nameOf(edition, id));
    screen.say(`  ${texts.heroName(edition, hero.id).padEnd(12)} ${abilities.join(', ')}`, ' '.repeat(15));
  }
  screen.line(`Choose with: ${exampleOf(game)}`);
}

function tellPlan(game: DungeonFighter, { options, table }: Arrangement, screen: Screen): void {
  const { edition } = game;
  const seats = options.heroes.map(hero => {
    const seat = table.seats[hero];
    return `${texts.heroName(edition, hero)}${seat?.kind === 'human' ? '' : ` (${seat?.kind} bot)`}`;
  });
  const skills = [...new Set(Object.values(table.seats).map(seat => seat.skill))].join(', ');
  const isBoth = options.solo && options.heroes.length > 1;
  screen.line();
  screen.line(`  Rules       ${game.name}`);
  screen.line(`  Heroes      ${texts.list(seats)}${isBoth ? ', both yours' : ''}`);
  screen.line(`  Difficulty  ${texts.difficultyName(edition, options.difficulty ?? '')}`);
  if (options.handicap !== undefined)
    screen.line(
      `  Handicap    ${texts.handicapName(options.handicap)} (ours). ${texts.handicapText(edition, options.handicap)}`,
    );
  screen.line(
    table.dice === 'real'
      ? '  Dice        real: you throw, and tell where the die lies'
      : `  Dice        simulated, skill: ${skills}`,
  );
  screen.line();
}

const isSolo = ({ edition }: DungeonFighter, people: number, heroes: number): boolean =>
  people === 1 && edition.constants.heroes.solo.includes(heroes);

const withCount = (game: DungeonFighter, wanted: Wanted, people: number, heroes: number): Wanted => ({
  ...wanted,
  heroes,
  solo: isSolo(game, people, heroes),
});

const withParty = (
  game: DungeonFighter,
  wanted: Wanted,
  people: number,
  heroes: readonly string[],
): Wanted => ({ ...wanted, heroes, solo: isSolo(game, people, heroes.length) });

/** What one typed line changes, or nothing when it is not understood. */
function change(game: DungeonFighter, wanted: Wanted, people: number, text: string): Wanted | undefined {
  const [word = '', ...rest] = text.toLowerCase().split(/[\s,]+/);
  if (Object.hasOwn(game.edition.constants.difficulties, word)) return { ...wanted, difficulty: word };
  if (word === 'real' || word === 'simulated') return { ...wanted, dice: word };
  if (isSkill(word)) return { ...wanted, skill: word };
  const number = rest.length === 1 ? Number(rest[0]) : Number.NaN;
  if (word === 'heroes' && Number.isInteger(number)) return withCount(game, wanted, people, number);
  if (word === 'handicap' && isHandicap(number)) return { ...wanted, handicap: number };
  if (word === 'heroes' && rest.length > 0) return withParty(game, wanted, people, rest);
  if (word === 'bots' && Number.isInteger(number) && number >= 0) {
    const isAlone = people === 1 && number === 0;
    return withCount(game, wanted, people, isAlone ? game.edition.constants.heroes.usual : people + number);
  }
  return undefined;
}

const changes = (game: DungeonFighter): string[] => {
  const { heroes, difficulties } = game.edition.constants;
  const rows: readonly (readonly [typed: string, meaning: string])[] = [
    ['heroes', 'what heroes there are'],
    [exampleOf(game), 'play with these, in this order round the table; random for one that is drawn'],
    [
      'heroes 3',
      `draw so many, ${heroes.fewest} to ${heroes.most} (alone you play ${heroes.solo.join(' or ')})`,
    ],
    ['bots 1', 'let a bot play along'],
    [Object.keys(difficulties).join(' · '), 'the difficulty'],
    [
      'handicap 3',
      `help for shaky hands, or -5 to hinder good ones: ${HANDICAP.least} to ${HANDICAP.most}, ours`,
    ],
    [rulesIds().join(' · '), 'the rules'],
    ['simulated · real', 'dice thrown here, or your own dice on your own board'],
    [SKILLS.join(' · '), 'how well you throw simulated dice'],
    ['? scar', 'the rules of any word, hero or card'],
  ];
  const width = Math.max(...rows.map(([typed]) => typed.length));
  return rows.map(([typed, meaning]) => `  ${typed.padEnd(width)}  ${meaning}`);
};

export interface Agreed {
  readonly game: DungeonFighter;
  readonly plan: Arrangement;
}

/** Asks what is open; rules that are settled already are not asked for. */
export async function arrangeByDialogue(
  settled: DungeonFighter | undefined,
  seed: string,
  lines: Lines,
  screen: Screen,
): Promise<Agreed> {
  screen.line(screen.colors.bold('Tumblekeep: Dungeon Fighter'));
  screen.say('Throw dice, hit the target, hit the monster. Press Enter for what is proposed.');
  screen.line();
  let game = settled ?? (await askForRules(lines, screen));
  const people = await askForPeople(game, lines, screen);
  let wanted: Wanted = { players: people };
  let plan = arrange(game, seed, wanted);
  tellPlan(game, plan, screen);
  for (;;) {
    const answer = await lines.ask('Enter to play, or what to change (? for a list) ');
    if (answer === '') return { game, plan };
    if (answer === 'heroes') {
      tellHeroes(game, screen);
      continue;
    }
    if (explains(game, answer, screen)) continue;
    const otherGame = rulesOf(answer.toLowerCase());
    const changed =
      otherGame !== undefined
        ? { players: people, ...keptBy(wanted) }
        : isHelp(answer)
          ? undefined
          : change(game, wanted, people, answer);
    if (changed === undefined) {
      for (const line of changes(game)) screen.line(line);
      continue;
    }
    try {
      plan = arrange(otherGame ?? game, seed, changed);
      game = otherGame ?? game;
      wanted = changed;
      tellPlan(game, plan, screen);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      screen.line(`That does not work: ${error.message}.`);
    }
  }
}

/** What was wished for and does not depend on the rules. */
const keptBy = ({ dice, skill }: Wanted): Wanted => ({
  ...(dice !== undefined && { dice }),
  ...(skill !== undefined && { skill }),
});
