/** Actions and landings as lines of text: the log entry, the typed input, the test step. */
import { type Refusal, type Result, readLine, unreadable, type WordReader } from '@tumblekeep/kernel';
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

function parseLanding(reader: WordReader): Action {
  const zone = reader.oneOf(ZONES, 'zone');
  const face = reader.oneOf(FACES, 'face');
  const bounces = reader.skip('bounces')
    ? (Number(reader.oneOf(['0', '1', '2'], 'number of bounces')) as Bounces)
    : 1;
  const failed: Throw[] = [];
  if (reader.skip('failed')) {
    do failed.push(reader.oneOf(THROWS, 'throw'));
    while (!reader.done);
  }
  return { type: 'land', zone, face, bounces, failed };
}

function parseParty(reader: WordReader): Action {
  const verb = reader.oneOf(
    ['assigns', 'boxes', 'buys', 'moves', 'accepts', 'declines', 'done'],
    'verb of the party',
  );
  if (verb === 'accepts' || verb === 'declines')
    return { type: 'answer', hero: null, yes: verb === 'accepts' };
  if (verb === 'moves') {
    reader.expect('to');
    return { type: 'move', room: reader.id('room') };
  }
  if (verb === 'done') return { type: 'done' };
  const card = reader.id('card');
  if (verb === 'boxes') return { type: 'box', card };
  if (verb === 'assigns') {
    reader.expect('to');
    return { type: 'assign', card, hero: reader.id('hero') };
  }
  if (card === 'healing') return { type: 'buy-healing', hero: reader.skip('for') ? reader.id('hero') : null };
  if (card === 'die') return { type: 'buy-die' };
  reader.expect('for');
  return { type: 'buy', card, hero: reader.id('hero') };
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
  const verb = reader.oneOf(HERO_VERBS, 'verb of a hero');
  switch (verb) {
    case 'takes':
      return { type: 'take-path', hero, card: reader.id('room') };
    case 'throws': {
      const die = reader.oneOf(DICE, 'die');
      const weapons: string[] = [];
      if (reader.skip('with')) {
        do weapons.push(reader.id('weapon'));
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
      return { type: 'choose', hero, target: reader.id('hero') };
    case 'activates': {
      const color = reader.oneOf([...COLORS, 'nothing'], 'colour');
      return { type: 'activate', hero, color: color === 'nothing' ? null : color };
    }
    case 're-throws':
      return { type: 're-throw', hero };
    case 'spends':
      reader.expect('token');
      return { type: 'spend-token', hero };
    case 'uses': {
      const card = reader.id('card');
      return { type: 'use', hero, card, target: reader.skip('on') ? reader.id('hero') : null };
    }
    case 'passes':
      return { type: 'pass', hero };
    case 'proposes':
      reader.expect('backing-down');
      return { type: 'propose', hero };
    case 'votes':
      return { type: 'vote', hero, agree: reader.oneOf(['yes', 'no'], 'vote') === 'yes' };
    case 'scars':
      return { type: 'scar', hero, color: reader.oneOf(COLORS, 'colour') };
    case 'discards':
      return { type: 'discard', hero, card: reader.id('card') };
    case 'gives': {
      const card = reader.id('card');
      reader.expect('to');
      return { type: 'give', hero, card, to: reader.id('hero') };
    }
    case 'swaps': {
      const card = reader.id('card');
      reader.expect('with');
      const other = reader.id('hero');
      reader.expect('for');
      return { type: 'swap', hero, card, with: other, for: reader.id('card') };
    }
  }
}

export const parseAction = (text: string): Result<Action, Refusal> =>
  readLine(text, reader => {
    const first = reader.peek();
    if (first === 'lands' || first === 'party') reader.take();
    if (first === 'lands') return parseLanding(reader);
    if (first === 'party') return parseParty(reader);
    if (first === '') unreadable('an action is missing');
    return parseHero(reader.id('hero'), reader);
  });
