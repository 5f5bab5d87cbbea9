/** Actions as lines of text: the log entry, the typed input, the test step. */
import { type Refusal, type Result, readLine, type WordReader } from '@tumblekeep/kernel';
import type { Action, ActionType } from '../action.ts';
import { CHANGING, CLASSES, DICE, STATS, TRACKS } from '../vocabulary.ts';

export function printAction(action: Action): string {
  switch (action.type) {
    case 'rest':
      return `rest ${action.points}`;
    case 'explore':
      return `explore ${action.cell}`;
    case 'use':
      return `use ${action.ability}`;
    case 'token':
      return `token ${action.track}`;
    case 'attack':
      return `attack ${action.stat}`;
    case 'minion':
      return `minion ${action.die}`;
    case 'pips':
      return `pips ${action.pips} of box ${action.box}`;
    case 'spend':
      return `spend ${action.points}`;
    case 'pay-time':
      return `pay-time ${action.change < 0 ? 'down' : 'up'} ${Math.abs(action.change)}`;
    case 'take':
      return `take ${action.health} from health`;
    case 'hit':
      return `hit ${action.hero}`;
    case 'destroy':
      return `destroy ${action.die}`;
    case 'class':
      return `class ${action.hero}`;
    case 'choose':
      return `choose ${action.option}`;
    case 'gain':
      return `gain ${action.track}`;
    case 'resize':
      return `resize ${action.track}`;
    default:
      return action.type;
  }
}

function parsePips(reader: WordReader): Action {
  const pips = reader.count('number of pips');
  reader.expect('of');
  reader.expect('box');
  return { type: 'pips', box: reader.count('box'), pips };
}

function parseTime(reader: WordReader): Action {
  const isDown = reader.oneOf(['up', 'down'], 'direction') === 'down';
  const price = reader.count('number of Time points');
  return { type: 'pay-time', change: isDown && price > 0 ? -price : price };
}

function parseTake(reader: WordReader): Action {
  const health = reader.count('number of points');
  reader.expect('from');
  reader.expect('health');
  return { type: 'take', health };
}

const PARSERS: { readonly [Type in ActionType]: (reader: WordReader) => Action } = {
  'power-up': () => ({ type: 'power-up' }),
  rest: reader => ({ type: 'rest', points: reader.count('number of points') }),
  explore: reader => ({ type: 'explore', cell: reader.id('place') }),
  use: reader => ({ type: 'use', ability: reader.id('ability') }),
  token: reader => ({ type: 'token', track: reader.oneOf(TRACKS, 'token') }),
  pass: () => ({ type: 'pass' }),
  roll: () => ({ type: 'roll' }),
  attack: reader => ({ type: 'attack', stat: reader.oneOf(STATS, 'stat') }),
  minion: reader => ({ type: 'minion', die: reader.oneOf(DICE, 'die') }),
  pips: parsePips,
  spend: reader => ({ type: 'spend', points: reader.count('number of points') }),
  'pay-time': parseTime,
  accept: () => ({ type: 'accept' }),
  take: parseTake,
  hit: reader => ({ type: 'hit', hero: reader.id('hero') }),
  destroy: reader => ({ type: 'destroy', die: reader.oneOf(DICE, 'die') }),
  class: reader => ({ type: 'class', hero: reader.oneOf(CLASSES, 'class') }),
  choose: reader => ({ type: 'choose', option: reader.count('option') }),
  gain: reader => ({ type: 'gain', track: reader.oneOf(TRACKS, 'track') }),
  resize: reader => ({ type: 'resize', track: reader.oneOf(CHANGING, 'track') }),
  'end-turn': () => ({ type: 'end-turn' }),
  concede: () => ({ type: 'concede' }),
};

/** The first words of all lines. */
export const ACTION_WORDS = Object.keys(PARSERS) as readonly ActionType[];

export const parseAction = (text: string): Result<Action, Refusal> =>
  readLine(text, reader => PARSERS[reader.oneOf(ACTION_WORDS, 'action')](reader));
