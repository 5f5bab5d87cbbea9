/** The short talk before a game: Enter, Enter, play. */
import { type DungeonFighter, texts } from '@tumblekeep/dungeon-fighter';
import { UsageError } from '../errors.ts';
import type { Lines } from '../terminal/lines.ts';
import type { Screen } from '../terminal/screen.ts';
import { type Arrangement, arrange, type Wanted } from './arrangement.ts';
import { isSkill, SKILLS } from './table.ts';

const MOST_PEOPLE = 6;

async function askForPeople(lines: Lines, screen: Screen): Promise<number> {
  for (;;) {
    const answer = await lines.ask(`How many people play here? (1–${MOST_PEOPLE}, Enter for 1) `);
    if (answer === '') return 1;
    const people = Number(answer);
    if (Number.isInteger(people) && people >= 1 && people <= MOST_PEOPLE) return people;
    screen.line(`A number from 1 to ${MOST_PEOPLE}, please.`);
  }
}

function tellHeroes(game: DungeonFighter, screen: Screen): void {
  const { edition } = game;
  for (const hero of edition.tables.heroes) {
    const abilities = Object.values(hero.abilities).map(id => texts.nameOf(edition, id));
    screen.say(`  ${texts.heroName(edition, hero.id).padEnd(12)} ${abilities.join(', ')}`, ' '.repeat(15));
  }
  screen.line('Choose with: heroes brad murka');
}

function tellPlan(game: DungeonFighter, { options, table }: Arrangement, screen: Screen): void {
  const { edition } = game;
  const seats = options.heroes.map(hero => {
    const seat = table.seats[hero];
    return `${texts.heroName(edition, hero)}${seat?.kind === 'human' ? '' : ` (${seat?.kind} bot)`}`;
  });
  const skills = [...new Set(Object.values(table.seats).map(seat => seat.skill))].join(', ');
  screen.line();
  screen.line(`  Heroes      ${texts.list(seats)}${options.solo ? ', both yours' : ''}`);
  screen.line(`  Difficulty  ${texts.difficultyName(edition, options.difficulty ?? '')}`);
  screen.line(
    table.dice === 'real'
      ? '  Dice        real: you throw, and tell where the die lies'
      : `  Dice        simulated, skill: ${skills}`,
  );
  screen.line();
}

/** What one typed line changes, or nothing when it is not understood. */
function change(game: DungeonFighter, wanted: Wanted, people: number, text: string): Wanted | undefined {
  const [word = '', ...rest] = text.toLowerCase().split(/[\s,]+/);
  if (Object.hasOwn(game.edition.constants.difficulties, word)) return { ...wanted, difficulty: word };
  if (word === 'real' || word === 'simulated') return { ...wanted, dice: word };
  if (isSkill(word)) return { ...wanted, skill: word };
  if (word === 'heroes' && rest.length > 0) return { ...wanted, heroes: rest };
  const bots = Number(rest[0]);
  if (word === 'bots' && Number.isInteger(bots) && bots >= 0) {
    const alone = people === 1 && bots === 0;
    return { ...wanted, solo: alone, heroes: alone ? game.edition.constants.heroes.solo : people + bots };
  }
  return undefined;
}

const changes = (game: DungeonFighter): string[] => [
  '  heroes             what heroes there are',
  '  heroes brad murka  play with these, in this order round the table',
  '  bots 1             let a bot play along',
  `  ${Object.keys(game.edition.constants.difficulties).join(' · ')}`,
  '  simulated · real   dice thrown here, or your own dice on your own board',
  `  ${SKILLS.join(' · ')}   how well you throw simulated dice`,
];

export async function arrangeByDialogue(
  game: DungeonFighter,
  seed: string,
  lines: Lines,
  screen: Screen,
): Promise<Arrangement> {
  screen.line(screen.colors.bold('Tumblekeep: Dungeon Fighter'));
  screen.say('Throw dice, hit the target, hit the monster. Press Enter for what is proposed.');
  screen.line();
  const people = await askForPeople(lines, screen);
  let wanted: Wanted = { players: people };
  let plan = arrange(game, seed, wanted);
  tellPlan(game, plan, screen);
  for (;;) {
    const answer = await lines.ask('Enter to play, or what to change (? for a list) ');
    if (answer === '') return plan;
    if (answer === 'heroes') {
      tellHeroes(game, screen);
      continue;
    }
    const changed = answer === '?' ? undefined : change(game, wanted, people, answer);
    if (changed === undefined) {
      for (const line of changes(game)) screen.line(line);
      continue;
    }
    try {
      plan = arrange(game, seed, changed);
      wanted = changed;
      tellPlan(game, plan, screen);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      screen.line(`That does not work: ${error.message}.`);
    }
  }
}
