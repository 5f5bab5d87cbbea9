/**
 * A whole game as text, one line a topic: `cell b1 kennel hidden`, `ask attack`. What is printed parses back to
 * an equal state.
 */
import {
  fail,
  inWords,
  isOneOf,
  LineReader,
  meantWord,
  ok,
  type Refusal,
  type Result,
  type Stream,
  UnreadableLine,
  unreadableLine,
} from '@tumblekeep/kernel';
import { RULES_ID } from '../chapters/setup.ts';
import { type Content, mapOf } from '../content.ts';
import type { LaidMap } from '../dungeon.ts';
import { problemsOf } from '../invariants.ts';
import {
  type CombatState,
  type CreatureState,
  type Dice,
  type Frame,
  LOSSES,
  OPEN,
  type PartyHero,
  type PlayerOptions,
  type RollState,
  type State,
} from '../state.ts';
import {
  CHANGING,
  DICE,
  type Die,
  DURATIONS,
  HEROES,
  LEVELS,
  STATS,
  sidesOf,
  TRACKS,
} from '../vocabulary.ts';
import { readPairs, readProcedure, readQuestion } from './position/frames.ts';
import { CELL_STATES } from './position/print.ts';

export { printPosition } from './position/print.ts';

interface Draft {
  readonly content: Content;
  readonly state: Partial<State>;
  readonly players: PlayerOptions[];
  readonly creatures: CreatureState[];
  readonly tiles: string[];
  readonly cells: number[];
  readonly frames: Frame[];
  map?: LaidMap;
  first?: string;
}

type Topic = (reader: LineReader, draft: Draft) => void;

const laid = (draft: Draft): LaidMap => draft.map ?? unreadableLine('the options come first');

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

const die = (reader: LineReader): Die => reader.oneOf(DICE, 'die');

/** What stands in brackets behind a name: `cleric-2(1,rotated)`. */
function bracketed(reader: LineReader, what: string): [name: string, inside: string[]] {
  const word = reader.take(what);
  const [, name = '', inside = ''] =
    /^([^(]+)\(([^)]*)\)$/.exec(word) ?? unreadableLine(`"${word}" is no ${what}`);
  return [name, inside.split(',')];
}

function whole(text: string | undefined, what: string): number {
  return new LineReader(text ?? '').count(what);
}

const counted = <T extends string>(names: readonly T[], items: readonly T[]): number[] =>
  names.map(name => items.filter(item => item === name).length);

function readCreature(reader: LineReader, draft: Draft): void {
  const { content } = draft;
  const creature = reader.known(content.creature, 'creature');
  if (draft.creatures.some(one => one.creature === creature)) unreadableLine(`${creature} is there twice`);
  reader.expect('at');
  const at = laid(draft).indexOf.get(reader.known(laid(draft).indexOf, 'place')) as number;
  const dice: number[] = [];
  const values: number[] = [];
  for (const track of TRACKS) {
    reader.expect(track);
    const word = reader.take(track);
    const [, sides = '', value = ''] =
      /^(d\d+)\/(\d+)$/.exec(word) ?? unreadableLine(`"${word}" is no die and value`);
    dice.push(sidesOf(isOneOf(DICE, sides) ? sides : unreadableLine(`there is no die "${sides}"`)));
    values.push(whole(value, track));
  }
  reader.expect('points');
  const points = reader.count('number of points');
  reader.expect('boxes');
  const boxes = reader.count('number of boxes');
  reader.expect('epic-parties');
  const epicParties = reader.count('number of Epic Parties');
  reader.expect('pips');
  const pips = reader.list(item => item.count('number of pips'));
  if (pips.length !== 6) unreadableLine('there are six boxes of pips');
  const ability = (item: LineReader): string => item.known(content.ability, 'ability');
  draft.creatures.push({
    creature,
    at,
    dice,
    values,
    points,
    boxes,
    epicParties,
    pips,
    minions: counted(DICE, reader.listAfter('minions', die)),
    tokens: counted(
      TRACKS,
      reader.listAfter('tokens', item => item.oneOf(TRACKS, 'token')),
    ),
    cards: reader.listAfter('cards', ability),
    boons: reader.listAfter('boons', item => {
      const [name, [lasts = '', left]] = bracketed(item, 'ability at work');
      return {
        ability: ability(new LineReader(name)),
        lasts: isOneOf(DURATIONS, lasts) ? lasts : unreadableLine(`"${lasts}" is no duration`),
        left: whole(left, 'number'),
      };
    }),
  });
}

function readHero(item: LineReader): PartyHero {
  const [id, [level, turned]] = bracketed(item, 'hero');
  const kind = id.replace(/-\d+$/, '');
  const hero = isOneOf(HEROES, kind)
    ? kind
    : unreadableLine(`there is no hero "${kind}"${meantWord(kind, HEROES)}`);
  if (turned !== undefined && turned !== 'rotated') unreadableLine(`"${turned}" is no side of a hero`);
  return {
    id,
    hero,
    level: LEVELS.find(one => String(one) === level) ?? unreadableLine(`"${level}" is no level`),
    rotated: turned === 'rotated',
  };
}

const COMBAT_FIELDS = [
  'unknown',
  'round',
  'planned',
  'made',
  'hit',
  'value',
] as const satisfies readonly Exclude<keyof CombatState, 'heroes' | 'level'>[];

function readCombat(reader: LineReader, draft: Draft): void {
  reader.expect('level');
  const word = reader.take('level');
  const level = LEVELS.find(one => String(one) === word) ?? unreadableLine(`"${word}" is no level`);
  const values = readPairs(reader, COMBAT_FIELDS, (name, value) =>
    name === 'hit' ? typeof value === 'boolean' : name === 'value' ? Number.isInteger(value) : isCount(value),
  );
  draft.state.combat = { level, heroes: reader.listAfter('heroes', readHero), ...values } as CombatState;
}

const ROLL_FIELDS: { readonly [Key in keyof RollState]: (value: unknown, content: Content) => boolean } = {
  what: value => value === 'attack' || value === 'check',
  stat: value => isOneOf(STATS, value),
  list: value => typeof value === 'string',
  target: isCount,
  faces: value => Array.isArray(value) && value.every(isCount),
  sides: value => value === 0 || DICE.some(one => sidesOf(one) === value),
  total: value => Number.isInteger(value),
  unmodified: value => typeof value === 'boolean',
  timeForPoints: value => typeof value === 'boolean',
  used: value => typeof value === 'boolean',
  passed: value => typeof value === 'boolean',
  accepted: value => typeof value === 'boolean',
};

function readRoll(reader: LineReader, draft: Draft): void {
  draft.state.roll = readPairs(reader, Object.keys(ROLL_FIELDS), (name, value) =>
    ROLL_FIELDS[name as keyof RollState](value, draft.content),
  ) as unknown as RollState;
}

function readStream(reader: LineReader): Stream {
  const word = (): number => {
    const number = reader.whole('random number');
    return (number | 0) === number ? number : unreadableLine(`${number} has more than 32 bits`);
  };
  return [word(), word(), word(), word()];
}

function readPlayer(reader: LineReader, draft: Draft): void {
  const creature = reader.known(draft.content.creature, 'creature');
  const dice: Partial<Dice> = {};
  for (const track of CHANGING) {
    reader.expect(track);
    dice[track] = sidesOf(die(reader));
  }
  draft.players.push({ creature, dice: dice as Dice });
}

function readCell(reader: LineReader, draft: Draft): void {
  const map = laid(draft);
  const cell = map.indexOf.get(reader.known(map.indexOf, 'place')) as number;
  if (cell !== draft.tiles.length)
    unreadableLine(`the next place is ${map.cells[draft.tiles.length]?.at ?? 'none'}`);
  draft.tiles.push(reader.known(draft.content.tile, 'tile'));
  draft.cells.push(CELL_STATES.indexOf(reader.oneOf(CELL_STATES, 'state of a place')));
}

const TOPICS: Readonly<Record<string, Topic>> = {
  rules: (reader, draft) => {
    draft.state.rules = reader.oneOf([RULES_ID], 'rule set');
  },
  options: (reader, draft) => {
    reader.expect('map');
    const map = reader.take('map');
    draft.map =
      mapOf(draft.content, map) ??
      unreadableLine(`there is no map "${map}"${meantWord(map, [...draft.content.map.keys()])}`);
    reader.expect('first');
    draft.first = reader.known(draft.content.creature, 'creature');
  },
  player: readPlayer,
  random: (reader, draft) => {
    reader.expect('tiles');
    const tiles = readStream(reader);
    reader.expect('creature');
    const creature = readStream(reader);
    reader.expect('heroes');
    draft.state.random = { tiles, creature, heroes: readStream(reader) };
  },
  turn: (reader, draft) => {
    draft.state.turn = reader.count('turn');
    reader.expect('active');
    const active = reader.known(new Map(draft.players.map(one => [one.creature, one])), 'player');
    draft.state.active = draft.players.findIndex(one => one.creature === active);
  },
  creature: readCreature,
  supply: (reader, draft) => {
    draft.state.supply = DICE.map(one => {
      reader.expect(one);
      return reader.count('number of DieMinions');
    });
  },
  cell: readCell,
  combat: readCombat,
  roll: readRoll,
  do: (reader, draft) => {
    draft.frames.push(readProcedure(reader, draft.content));
  },
  ask: (reader, draft) => {
    draft.frames.push(readQuestion(reader, draft.content));
  },
  result: (reader, draft) => {
    const why = reader.oneOf(['goal', ...LOSSES], 'end');
    const winner = reader.skip('winner') ? reader.known(draft.content.creature, 'creature') : null;
    draft.state.result = { winner, why };
  },
};

const NEEDED = ['rules', 'options', 'player', 'random', 'turn', 'creature', 'supply', 'cell'] as const;
const REPEATED: readonly string[] = ['player', 'creature', 'cell', 'do', 'ask'];

function readLine(text: string, draft: Draft, seen: Set<string>): void {
  const reader = new LineReader(text);
  const name = reader.take('topic');
  const topic: Topic = Object.hasOwn(TOPICS, name)
    ? (TOPICS[name] as Topic)
    : unreadableLine(`there is no topic "${name}"${meantWord(name, Object.keys(TOPICS))}`);
  if (seen.has(name) && !REPEATED.includes(name)) unreadableLine(`"${name}" is there twice`);
  seen.add(name);
  topic(reader, draft);
  reader.end();
}

function finish(draft: Draft, seen: ReadonlySet<string>): State {
  const missing = NEEDED.find(topic => !seen.has(topic));
  if (missing !== undefined) unreadableLine(`the line "${missing}" is missing`);
  const map = laid(draft);
  const { players, creatures, tiles, cells, frames } = draft;
  if (tiles.length !== map.cells.length)
    unreadableLine(`the line "cell ${map.cells[tiles.length]?.at}" is missing`);
  const names = players.map(one => one.creature);
  if (names.length !== map.map.players) unreadableLine(`${map.map.name} has ${map.map.players} players`);
  if (names.length !== creatures.length || names.some((name, i) => creatures[i]?.creature !== name))
    unreadableLine(`the creatures are ${names.join(', ')}, one line each, in this order`);
  if (!names.includes(draft.first as string)) unreadableLine(`${draft.first} does not play`);
  return {
    combat: null,
    roll: null,
    result: null,
    ...(draft.state as Omit<State, 'combat' | 'roll' | 'result'>),
    options: { map: map.map.id, players, first: draft.first as string },
    creatures,
    tiles,
    cells,
    here: cells.indexOf(OPEN),
    frames,
  };
}

const FIGHTING: readonly string[] = ['combat', 'round', 'attack', 'hit', 'class'];
const ROLLING: readonly string[] = ['trap', 'modify'];

/** What makes a position one that a game can go on from, besides the invariants of every state. */
function problemOfPosition({ frames, result, combat, roll, here }: State): string | undefined {
  if (result !== null) return frames.length > 0 ? 'nothing can be asked when the game is over' : undefined;
  const top = frames.at(-1);
  if (top === undefined || top.at === 'do') return 'nothing is asked';
  if (frames[0]?.at !== 'do') return `"ask ${frames[0]?.at}" needs a "do" below it`;
  for (const frame of frames) {
    const what = frame.at === 'do' ? frame.what : frame.at;
    if (frame.at !== 'do' && frame !== top) return `"ask ${frame.at}" is not the last question`;
    if (what === 'tile' && here < 0) return '"tile" needs a place that is open';
    if (FIGHTING.includes(what) && combat === null && what !== 'combat') return `"${what}" needs a combat`;
    if (ROLLING.includes(what) && roll === null) return `"${what}" needs a roll`;
  }
  return undefined;
}

const refused = (message: string) => fail(inWords('position', message));

export function parsePosition(content: Content, text: string): Result<State, Refusal> {
  const draft: Draft = { content, state: {}, players: [], creatures: [], tiles: [], cells: [], frames: [] };
  const seen = new Set<string>();
  let number = 0;
  try {
    for (const line of text.split('\n')) {
      number++;
      if (line.trim() !== '' && !line.trim().startsWith('#')) readLine(line, draft, seen);
    }
    number = 0;
    const state = finish(draft, seen);
    const problem = problemOfPosition(state) ?? problemsOf(content, state)[0];
    return problem === undefined ? ok(state) : refused(problem);
  } catch (error) {
    if (error instanceof UnreadableLine)
      return refused(number === 0 ? error.message : `line ${number}: ${error.message}`);
    throw error;
  }
}
