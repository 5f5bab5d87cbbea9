/**
 * A whole game as text, one line a topic: `deck shop: a, b, c` is the shop deck from the top, `do hit 3` and
 * `ask turn` say where in the rules the game waits. What is printed parses back to an equal state.
 */
import { fail, inWords, ok, type Refusal, type Result, type Stream } from '@tumblekeep/kernel';
import { BEGINNINGS, type BeginningId } from '../chapters/setup/beginning.ts';
import { isHandicap } from '../chapters/setup/handicap.ts';
import type { Edition } from '../edition.ts';
import { problemsOf } from '../invariants.ts';
import { LOSSES, PHASES, type State, TOKEN_SIDES } from '../state.ts';
import type { CardId } from '../vocabulary.ts';
import { problemOfPosition } from './position/checks.ts';
import { readCombat, readFoe, readProcedure, readQuestion, readThrow } from './position/combat.ts';
import {
  anyCard,
  boss,
  color,
  type Draft,
  equipment,
  monster,
  room,
  seat,
  type Topic,
} from './position/draft.ts';
import { LineReader, meant, Unreadable, unreadable } from './position/reader.ts';

export { printPosition } from './position/print.ts';

const readDeck =
  (name: keyof State['decks'], card: (draft: Draft) => (reader: LineReader) => CardId): Topic =>
  (reader, draft) => {
    draft.decks[name] = reader.skip('empty') ? [] : reader.list(card(draft)).reverse();
  };

const readPile =
  (name: Piles, card: (draft: Draft) => (reader: LineReader) => CardId): Topic =>
  (reader, draft) => {
    draft.state[name] = reader.list(card(draft));
  };

function readOptions(reader: LineReader, draft: Draft): void {
  const difficulty = reader.oneOf(Object.keys(draft.edition.constants.difficulties), 'difficulty');
  reader.expect('leader');
  const leader = reader.known(draft.edition.hero, 'hero');
  const solo = reader.skip('solo');
  const beginning = reader.skip('beginning')
    ? (reader.oneOf(Object.keys(BEGINNINGS), 'beginning') as BeginningId)
    : undefined;
  const handicap = reader.skip('handicap') ? readHandicap(reader) : undefined;
  reader.expect('heroes');
  const heroes = reader.list(item => item.known(draft.edition.hero, 'hero'));
  const { fewest, most } = draft.edition.constants.heroes;
  if (heroes.length < fewest || heroes.length > most) unreadable(`a party has ${fewest} to ${most} heroes`);
  if (!heroes.includes(leader)) unreadable(`${leader} is not in the party`);
  draft.state.options = {
    heroes,
    leader,
    difficulty,
    solo,
    ...(beginning !== undefined && { beginning }),
    ...(handicap !== undefined && { handicap }),
  };
}

function readHandicap(reader: LineReader): number {
  const handicap = reader.whole('handicap');
  return isHandicap(handicap) && handicap !== 0 ? handicap : unreadable(`there is no handicap ${handicap}`);
}

function readHero(reader: LineReader, draft: Draft): void {
  const hero = reader.known(draft.edition.hero, 'hero');
  if (draft.heroes.some(one => one.hero === hero)) unreadable(`${hero} is there twice`);
  reader.expect('life');
  draft.heroes.push({
    hero,
    life: reader.whole('life'),
    fainted: reader.skip('fainted'),
    eliminated: reader.skip('eliminated'),
    scars: reader.listAfter('scars', color),
    token: reader.skip('token') ? reader.oneOf(TOKEN_SIDES, 'side of a token') : 'none',
    equipment: reader.listAfter('carries', item => {
      const word = item.take('card');
      const card = equipment(draft)(new LineReader(word.replace(/\(used\)$/, '')));
      return { card, used: word.endsWith('(used)') };
    }),
    captives: reader.listAfter('leads', monster(draft)),
  });
}

const TOPICS: Readonly<Record<string, Topic>> = {
  rules: (reader, draft) => {
    draft.state.rules = reader.oneOf([draft.edition.id], 'rule set');
  },
  options: readOptions,
  random: (reader, draft) => {
    const word = () => {
      const number = reader.whole('random number');
      return (number | 0) === number ? number : unreadable(`${number} has more than 32 bits`);
    };
    const decks: Stream = [word(), word(), word(), word()];
    draft.state.random = { decks };
  },
  phase: (reader, draft) => {
    draft.state.phase = reader.oneOf(PHASES, 'phase');
    reader.expect('round');
    draft.state.round = reader.count('round');
    reader.expect('shops');
    draft.state.shops = reader.count('number of shops');
    reader.expect('icons');
    draft.state.icons = reader.count('number of icons');
  },
  hero: readHero,
  leader: (reader, draft) => {
    draft.state.leader = seat(draft)(reader);
    reader.expect('first');
    draft.state.first = seat(draft)(reader);
  },
  map: (reader, draft) => {
    const floors = reader.list(item => item.known(draft.edition.map, 'map'));
    reader.expect('floor');
    draft.state.map = { floors, floor: reader.count('floor') };
  },
  tally: (reader, draft) => {
    reader.expect('scars');
    draft.state.scarsTaken = reader.count('number of scars');
    reader.expect('faints');
    draft.state.faints = reader.count('number of faints');
  },
  chest: (reader, draft) => {
    reader.expect('coins');
    const coins = reader.count('number of coins');
    reader.expect('dice');
    draft.state.chest = { coins, dice: reader.count('number of dice') };
  },
  supply: (reader, draft) => {
    reader.expect('coins');
    const coins = reader.count('number of coins');
    reader.expect('dice');
    const dice = reader.count('number of dice');
    reader.expect('scars');
    draft.state.supply = { coins, dice, scars: reader.count('number of scars') };
  },
  'deck dungeon:': readDeck('dungeon', room),
  'deck monsters:': readDeck('monsters', monster),
  'deck shop:': readDeck('shop', equipment),
  'deck bosses:': readDeck('bosses', boss),
  'unused:': readPile('unused', monster),
  'discard:': readPile('discard', monster),
  'box:': readPile('box', anyCard),
  'set-aside:': readPile('setAside', room),
  'scrap:': readPile('scrap', equipment),
  'refused:': readPile('refused', monster),
  'display:': readPile('display', equipment),
  room: (reader, draft) => {
    draft.state.room = room(draft)(reader);
  },
  monster: readFoe(false),
  boss: readFoe(true),
  combat: readCombat,
  throw: readThrow,
  do: readProcedure,
  ask: (reader, draft) => {
    draft.frames.push(readQuestion(reader, draft));
  },
  result: (reader, draft) => {
    draft.state.result =
      reader.oneOf(['won', 'lost'], 'result') === 'won'
        ? { won: true }
        : { won: false, why: reader.oneOf(LOSSES, 'loss') };
  },
};

const NEEDED = [
  'rules',
  'options',
  'random',
  'phase',
  'hero',
  'leader',
  'chest',
  'supply',
  'tally',
  'deck dungeon:',
  'deck monsters:',
  'deck shop:',
  'deck bosses:',
] as const;
const REPEATED: readonly string[] = ['hero', 'do', 'ask'];

function readLine(text: string, draft: Draft, seen: Set<string>): void {
  const reader = new LineReader(text);
  const first = reader.take('topic');
  const name = first === 'deck' ? `deck ${reader.take('deck')}` : first;
  const topic: Topic = Object.hasOwn(TOPICS, name)
    ? (TOPICS[name] as Topic)
    : unreadable(`there is no topic "${name}"${meant(name, Object.keys(TOPICS))}`);
  if (seen.has(name) && !REPEATED.includes(name)) unreadable(`"${name}" is there twice`);
  seen.add(name);
  topic(reader, draft);
  reader.end();
}

/** The topics that every position has, and some of the others. */
type Piles = 'unused' | 'discard' | 'box' | 'setAside' | 'display' | 'scrap' | 'refused';
type Drafted = Omit<State, Piles | 'room' | 'map' | 'result'> & Partial<State>;

function finish(draft: Draft, seen: ReadonlySet<string>): State {
  const missing = NEEDED.find(topic => !seen.has(topic));
  if (missing !== undefined) unreadable(`the line "${missing}" is missing`);
  if ((draft.foe === undefined) !== (draft.combat === undefined))
    unreadable('monster and combat come together');
  if (draft.throw !== undefined && draft.combat === undefined) unreadable('a throw needs a combat');
  const drafted = draft.state as Drafted;
  const { heroes, combat } = draft;
  const party = drafted.options.heroes;
  if (party.length !== heroes.length || party.some((hero, at) => heroes[at]?.hero !== hero))
    unreadable(`the heroes are ${party.join(', ')}, one line each, in this order`);
  return {
    unused: [],
    discard: [],
    box: [],
    setAside: [],
    display: [],
    scrap: [],
    refused: [],
    room: null,
    map: null,
    result: null,
    ...drafted,
    heroes,
    combat: combat === undefined ? null : { ...combat, throw: draft.throw ?? null },
    decks: draft.decks as State['decks'],
    frames: draft.frames,
  };
}

const refused = (message: string) => fail(inWords('position', message));

export function parsePosition(edition: Edition, text: string): Result<State, Refusal> {
  const draft: Draft = { edition, state: {}, decks: {}, heroes: [], frames: [] };
  const seen = new Set<string>();
  const lines = text.split('\n');
  let number = 0;
  try {
    for (const line of lines) {
      number++;
      if (line.trim() !== '' && !line.trim().startsWith('#')) readLine(line, draft, seen);
    }
    number = 0;
    const state = finish(draft, seen);
    const problem = problemOfPosition(state) ?? problemsOf(edition, state)[0];
    return problem === undefined ? ok(state) : refused(problem);
  } catch (error) {
    if (error instanceof Unreadable)
      return refused(number === 0 ? error.message : `line ${number}: ${error.message}`);
    throw error;
  }
}
