/** Actions and landings as lines of text: the log entry, the typed input, the test step. */
import { fail, isOneOf, type Refusal, type Result, refuse, WordReader, whole } from '@tumblekeep/kernel';
import type { Action } from '../action.ts';
import { type Bounces, COLORS, DICE, FACES, THROWS, type Throw, ZONES } from '../vocabulary.ts';

export function printAction(action: Action): string {
  switch (action.type) {
    case 'take-path':
      return `${action.hero} takes ${action.card}`;
    case 'move':
      return `party moves to ${action.room}`;
    case 'answer':
      return `${action.hero ?? 'party'} ${action.yes ? 'accepts' : 'declines'}`;
    case 'choose':
      return `${action.hero} chooses ${action.target}`;
    case 'assign':
      return `party assigns ${action.card} to ${action.hero}`;
    case 'box':
      return `party boxes ${action.card}`;
    case 'throw':
      return [
        `${action.hero} throws ${action.die}`,
        ...(action.weapons.length > 0 ? ['with', ...action.weapons] : []),
      ].join(' ');
    case 'land': {
      const bounces = action.bounces === 1 ? '' : ` bounces ${action.bounces}`;
      const failed = action.failed.length === 0 ? '' : ` failed ${action.failed.join(' ')}`;
      return `lands ${action.zone} ${action.face}${bounces}${failed}`;
    }
    case 'retrieve':
      return `${action.hero} retrieves`;
    case 'activate':
      return `${action.hero} activates ${action.color ?? 'nothing'}`;
    case 're-throw':
      return `${action.hero} re-throws`;
    case 'spend-token':
      return `${action.hero} spends token`;
    case 'use':
      return `${action.hero} uses ${action.card}${action.target === null ? '' : ` on ${action.target}`}`;
    case 'pass':
      return `${action.hero} passes`;
    case 'propose':
      return `${action.hero} proposes backing-down`;
    case 'vote':
      return `${action.hero} votes ${action.agree ? 'yes' : 'no'}`;
    case 'scar':
      return `${action.hero} scars ${action.color}`;
    case 'give':
      return `${action.hero} gives ${action.card} to ${action.to}`;
    case 'swap':
      return `${action.hero} swaps ${action.card} with ${action.with} for ${action.for}`;
    case 'discard':
      return `${action.hero} discards ${action.card}`;
    case 'buy':
      return `party buys ${action.card} for ${action.hero}`;
    case 'buy-healing':
      return `party buys healing${action.hero === null ? '' : ` for ${action.hero}`}`;
    case 'buy-die':
      return 'party buys die';
    case 'done':
      return 'party done';
  }
}

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Thrown inside this file only; `parseAction` turns it into a refusal. */
class Unreadable extends Error {}

const unreadable = (message: string): never => {
  throw new Unreadable(message);
};

const id = (reader: WordReader, what: string): string => {
  const word = reader.take();
  return ID.test(word) ? word : unreadable(word === '' ? `a ${what} is missing` : `"${word}" is no ${what}`);
};

const oneOf = <T extends string>(reader: WordReader, list: readonly T[], what: string): T => {
  const word = reader.take();
  return isOneOf(list, word)
    ? word
    : unreadable(`${word === '' ? 'nothing' : `"${word}"`} is no ${what}; it is one of ${list.join(', ')}`);
};

const word = (reader: WordReader, expected: string): void => {
  if (!reader.skip(expected))
    unreadable(`expected "${expected}"${reader.done ? '' : ` instead of "${reader.peek()}"`}`);
};

function parseLanding(reader: WordReader): Action {
  const zone = oneOf(reader, ZONES, 'zone');
  const face = oneOf(reader, FACES, 'face');
  const bounces = reader.skip('bounces')
    ? (Number(oneOf(reader, ['0', '1', '2'], 'number of bounces')) as Bounces)
    : 1;
  const failed: Throw[] = [];
  if (reader.skip('failed')) {
    do failed.push(oneOf(reader, THROWS, 'throw'));
    while (!reader.done);
  }
  return { type: 'land', zone, face, bounces, failed };
}

function parseParty(reader: WordReader): Action {
  const verb = oneOf(
    reader,
    ['assigns', 'boxes', 'buys', 'moves', 'accepts', 'declines', 'done'],
    'verb of the party',
  );
  if (verb === 'accepts' || verb === 'declines')
    return { type: 'answer', hero: null, yes: verb === 'accepts' };
  if (verb === 'moves') {
    word(reader, 'to');
    return { type: 'move', room: id(reader, 'room') };
  }
  if (verb === 'done') return { type: 'done' };
  const card = id(reader, 'card');
  if (verb === 'boxes') return { type: 'box', card };
  if (verb === 'assigns') {
    word(reader, 'to');
    return { type: 'assign', card, hero: id(reader, 'hero') };
  }
  if (card === 'healing')
    return { type: 'buy-healing', hero: reader.skip('for') ? id(reader, 'hero') : null };
  if (card === 'die') return { type: 'buy-die' };
  word(reader, 'for');
  return { type: 'buy', card, hero: id(reader, 'hero') };
}

const HERO_VERBS = [
  'takes',
  'throws',
  'retrieves',
  'activates',
  're-throws',
  'spends',
  'uses',
  'passes',
  'proposes',
  'votes',
  'scars',
  'gives',
  'swaps',
  'discards',
  'accepts',
  'declines',
  'chooses',
] as const;

function parseHero(hero: string, reader: WordReader): Action {
  const verb = oneOf(reader, HERO_VERBS, 'verb of a hero');
  switch (verb) {
    case 'takes':
      return { type: 'take-path', hero, card: id(reader, 'room') };
    case 'throws': {
      const die = oneOf(reader, DICE, 'die');
      const weapons: string[] = [];
      if (reader.skip('with')) {
        do weapons.push(id(reader, 'weapon'));
        while (!reader.done);
      }
      return { type: 'throw', hero, die, weapons };
    }
    case 'retrieves':
      return { type: 'retrieve', hero };
    case 'accepts':
      return { type: 'answer', hero, yes: true };
    case 'declines':
      return { type: 'answer', hero, yes: false };
    case 'chooses':
      return { type: 'choose', hero, target: id(reader, 'hero') };
    case 'activates': {
      const color = oneOf(reader, [...COLORS, 'nothing'], 'colour');
      return { type: 'activate', hero, color: color === 'nothing' ? null : color };
    }
    case 're-throws':
      return { type: 're-throw', hero };
    case 'spends':
      word(reader, 'token');
      return { type: 'spend-token', hero };
    case 'uses': {
      const card = id(reader, 'card');
      return { type: 'use', hero, card, target: reader.skip('on') ? id(reader, 'hero') : null };
    }
    case 'passes':
      return { type: 'pass', hero };
    case 'proposes':
      word(reader, 'backing-down');
      return { type: 'propose', hero };
    case 'votes':
      return { type: 'vote', hero, agree: oneOf(reader, ['yes', 'no'], 'vote') === 'yes' };
    case 'scars':
      return { type: 'scar', hero, color: oneOf(reader, COLORS, 'colour') };
    case 'discards':
      return { type: 'discard', hero, card: id(reader, 'card') };
    case 'gives': {
      const card = id(reader, 'card');
      word(reader, 'to');
      return { type: 'give', hero, card, to: id(reader, 'hero') };
    }
    case 'swaps': {
      const card = id(reader, 'card');
      word(reader, 'with');
      const other = id(reader, 'hero');
      word(reader, 'for');
      return { type: 'swap', hero, card, with: other, for: id(reader, 'card') };
    }
  }
}

export function parseAction(text: string): Result<Action, Refusal> {
  const reader = new WordReader(text);
  try {
    const first = reader.take();
    if (first === 'lands') return whole(reader, parseLanding(reader));
    if (first === 'party') return whole(reader, parseParty(reader));
    if (!ID.test(first)) unreadable(first === '' ? 'an action is missing' : `"${first}" is no hero`);
    return whole(reader, parseHero(first, reader));
  } catch (error) {
    if (error instanceof Unreadable) return fail(refuse('notation', error.message));
    throw error;
  }
}
