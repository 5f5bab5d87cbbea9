/** The short talk before a crawl: which dungeon, who, and where the dice go. What the flags settle is not asked. */
import { randomBytes } from 'node:crypto';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { topicOf } from '@tumblekeep/terminal-kit/help.ts';
import { InputEnded, type Lines } from '@tumblekeep/terminal-kit/lines.ts';
import type { Screen } from '@tumblekeep/terminal-kit/screen.ts';
import {
  type Content,
  type Dice,
  type DungeonMap,
  easierMapId,
  easierNumbers,
  mapOf,
  OWN_DIFFICULTIES,
  type OwnDifficulty,
  ownMapId,
  texts,
  type Wishes,
} from '../rules/index.ts';
import { readAssignments, readCreatures, readDice, readMaps } from './names.ts';

export interface CrawlWishes {
  readonly map?: string;
  readonly creature?: string;
  readonly dice?: string;
  readonly highest?: number;
}

interface Talk {
  readonly content: Content;
  readonly lines: Pick<Lines, 'ask' | 'interactive'>;
  readonly screen: Pick<Screen, 'line' | 'say'>;
}

/** A question of the talk: what it proposes for Enter, and what typed words mean. */
interface Asked<Answer> {
  readonly prompt: string;
  /** What `?` tells. */
  readonly help: readonly string[];
  /** Nothing when it is not understood; a `UsageError` says why. */
  read(typed: string): Answer | undefined;
}

async function ask<Answer>(talk: Talk, { prompt, help, read }: Asked<Answer>): Promise<Answer> {
  const { content, lines, screen } = talk;
  for (;;) {
    const typed = await lines.ask(prompt);
    if (typed === 'quit' || typed === 'exit') throw new InputEnded();
    const topic = topicOf(typed);
    if (topic === '') for (const line of help) screen.say(line, '  ');
    else if (topic !== undefined)
      for (const line of texts.explanation(content, topic)) screen.say(line, '  ');
    else {
      try {
        const answer = read(typed);
        if (answer !== undefined) return answer;
        screen.say(help[0] ?? '');
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        screen.say(`That does not work: ${error.message}.`);
      }
    }
  }
}

const LOOK_UP = '? and a word tells the rules of anything you read here: ? diemon, ? epic party. quit stops.';

type Row = readonly [id: string, text: string];

async function pick(
  talk: Talk,
  question: string,
  rows: readonly Row[],
  other: (typed: string) => string | undefined = () => undefined,
): Promise<string> {
  talk.screen.line(question);
  rows.forEach(([, text], i) => {
    talk.screen.say(`${String(i + 1).padStart(3)}  ${text}`, '     ');
  });
  return ask(talk, {
    prompt: '(Enter: 1, ? for help) > ',
    help: [`Type a number from 1 to ${rows.length}, or a name; Enter takes the first.`, LOOK_UP],
    read: typed =>
      (rows[typed === '' ? 0 : Number(typed) - 1] ?? rows.find(([id]) => id === typed.toLowerCase()))?.[0] ??
      other(typed),
  });
}

const OWN = 'own';
const DIFFICULTIES = Object.keys(OWN_DIFFICULTIES) as OwnDifficulty[];
const SEED = /^[a-z0-9]{1,16}$/;

const difficultyText = (difficulty: OwnDifficulty): string => {
  const { parties, level, number } = OWN_DIFFICULTIES[difficulty];
  return `${difficulty}: ${parties === 1 ? '1 Epic Party' : `${parties} Epic Parties`}, heroes up to level ${level}, other tiles up to number ${number}`;
};

/** A dungeon of one's own, as hard as wished, from a seed. */
async function askForOwnMap(talk: Talk): Promise<string> {
  const difficulty = (await pick(
    talk,
    'How hard shall it be?',
    DIFFICULTIES.map(one => [one, difficultyText(one)]),
  )) as OwnDifficulty;
  const proposed = randomBytes(3).toString('hex');
  const seed = await ask(talk, {
    prompt: `Its seed? (Enter: ${proposed}) > `,
    help: [
      'Up to 16 small letters and digits. The same seed and difficulty always make the same dungeon.',
      LOOK_UP,
    ],
    read: typed => {
      const word = typed.toLowerCase();
      return word === '' ? proposed : SEED.test(word) ? word : undefined;
    },
  });
  const id = ownMapId({ ...OWN_DIFFICULTIES[difficulty], seed });
  talk.screen.say(`You get ${id}: --map ${id} brings you back to it.`);
  return id;
}

/** "For easier games, remove the higher value tiles": the number that stays in, where a map can do without others. */
async function askForHighest(talk: Talk, id: string): Promise<string> {
  const map = talk.content.map.get(id)?.map;
  const numbers = map === undefined ? [] : easierNumbers(map, talk.content.tables.tiles);
  if (numbers.length === 0) return id;
  const listed = numbers.join(', ');
  talk.screen.say(`Leave out the most dangerous tiles for an easier game? Up to ${listed} can stay in.`);
  return ask(talk, {
    prompt: 'The highest number of tiles without heroes (Enter: all tiles) > ',
    help: [
      `Type ${listed}, or nothing for all tiles. Tiles without heroes have a number: the higher, the worse.`,
      LOOK_UP,
    ],
    read: typed => {
      if (typed === '') return id;
      return numbers.includes(Number(typed)) ? easierMapId(id, Number(typed)) : undefined;
    },
  });
}

async function askForMap(talk: Talk, isNumberGiven: boolean): Promise<string> {
  const { content, screen } = talk;
  const rows: Row[] = [
    ...content.tables.maps.map((one: DungeonMap): Row => [one.id, `${one.name}: ${texts.mapText(one)}`]),
    [OWN, 'Build your own: a dungeon nobody has seen, as hard as you like. For one player.'],
  ];
  const map = await pick(talk, 'Which dungeon?', rows, typed =>
    typed.startsWith('own-') ? readMaps(content, typed)[0] : undefined,
  );
  if (map === OWN) return askForOwnMap(talk);
  if (content.map.has(map)) return isNumberGiven ? map : askForHighest(talk, map);
  screen.say(texts.explanation(content, map).join(' '));
  return map;
}

/** The four free dice of one creature, or nothing for a draw. */
function askForDice(talk: Talk, creature: string): Promise<Dice | 'drawn'> {
  const name = texts.creatureName(talk.content, creature);
  talk.screen.say(
    `Where do the dice of ${name} go? A d6, a d8, a d10 and a d12 stand for Might, Agility, Magic and Health, one each. A large die rolls high and holds much.`,
  );
  return ask(talk, {
    prompt: 'Might/Agility/Magic/Health, like 12/6/8/10 (Enter: by lot) > ',
    help: [
      'Type the four sizes in the order Might, Agility, Magic, Health: 12/6/8/10 gives Might the d12 and Agility the d6. Enter draws.',
      'What you are good at attacks and defends; Health keeps you alive. Time is always a d20, Ability a d4.',
      LOOK_UP,
    ],
    read: typed => (typed === '' ? 'drawn' : readDice(typed.split(/[\s,/]+/).join('/'))),
  });
}

/** What the flags leave open is asked where somebody can answer. */
export async function wishesOf(
  flags: CrawlWishes,
  content: Content,
  lines: Pick<Lines, 'ask' | 'interactive'>,
  screen: Pick<Screen, 'line' | 'say'>,
): Promise<Wishes> {
  const talk: Talk = { content, lines, screen };
  const { tables } = content;
  const asks = lines.interactive;
  const [map = ''] =
    flags.map === undefined
      ? [asks ? await askForMap(talk, flags.highest !== undefined) : 'training']
      : readMaps(content, flags.map);
  const seats = mapOf(content, map)?.map.players ?? 1;
  const creatures = flags.creature === undefined ? [] : readCreatures(content, flags.creature);
  const given = flags.dice === undefined ? undefined : readAssignments(flags.dice, seats);
  const dice: (Dice | 'drawn')[] = [];
  for (let seat = 0; seat < seats; seat++) {
    if (asks && creatures[seat] === undefined)
      creatures.push(
        await pick(
          talk,
          seats === 1 ? 'Who are you?' : `Who is player ${seat + 1}?`,
          tables.creatures
            .filter(({ id }) => !creatures.includes(id))
            .map(one => [one.id, `${one.name}: ${texts.creatureText(content, one)}`]),
        ),
      );
    if (asks && given === undefined) dice.push(await askForDice(talk, creatures[seat] as string));
  }
  const where = { map, ...(flags.highest !== undefined && { highest: flags.highest }) };
  if (creatures.length === 0 && given === undefined) return where;
  const chosen = creatures.length > 0 ? creatures : tables.creatures.slice(0, seats).map(({ id }) => id);
  return {
    ...where,
    players: chosen.map((creature, seat) => {
      const own = given?.[seat] ?? dice[seat] ?? 'drawn';
      return own === 'drawn' ? creature : { creature, dice: own };
    }),
  };
}
