/** The lines of a combat, and where in the rules the game waits. */
import { PROCEDURES } from '../../edition.ts';
import { CAUSES, type Frame, OFFERS, type ThrowState, WINDOWS } from '../../state.ts';
import { BOUNCES, DICE, FACES, THROWS, zonesOn } from '../../vocabulary.ts';
import {
  ability,
  anyCard,
  boss,
  color,
  type Draft,
  equipment,
  monster,
  room,
  seat,
  type Topic,
} from './draft.ts';
import { LineReader, unreadable } from './reader.ts';

export function readFoe(isBoss: boolean): Topic {
  return (reader, draft) => {
    if (draft.foe !== undefined) unreadable('there are two monsters');
    const { edition } = draft;
    const card = (isBoss ? boss : monster)(draft)(reader);
    const printed = isBoss ? edition.constants.bossLevel : (edition.monster.get(card)?.level as number);
    const level = reader.countAfter('level', printed);
    reader.expect('life');
    const life = reader.whole('life');
    reader.expect('of');
    const initialLife = reader.whole('life');
    draft.foe = { card, boss: isBoss, level, life, initialLife, coins: reader.countAfter('coins', 0) };
  };
}

export function readCombat(reader: LineReader, draft: Draft): void {
  reader.expect('active');
  const active = seat(draft)(reader);
  const dice = reader.listAfter('dice', color);
  reader.expect('throws');
  const throws = reader.count('number of throws');
  reader.expect('last');
  draft.combat = {
    foe: draft.foe ?? unreadable('the monster comes before the combat'),
    active,
    dice,
    throws,
    lastThrower: seat(draft)(reader),
    bonusDiceThrown: reader.countAfter('bonus-dice', 0),
    usedThisCombat: reader.listAfter('used-this-combat', ability(draft)),
    usedThisTurn: reader.listAfter('used-this-turn', ability(draft)),
    stolen: reader.listAfter('stolen', equipment(draft)),
    stoodFirm: reader.skip('stood-firm'),
    epic: reader.skip('epic'),
    defeats: reader.countAfter('defeats', 0),
    markers: reader.listAfter('markers', item => {
      const [, id = '', hero = ''] = /^(.+)\((.+)\)$/.exec(item.take('marker')) ?? [];
      return {
        id: new LineReader(id).known(draft.edition.marker, 'marker'),
        seat: seat(draft)(new LineReader(hero)),
      };
    }),
    silenced: reader.skip('silenced'),
    incoming: reader.listAfter('incoming', item => item.count('amount of damage')),
    suffered: reader.listAfter('suffered', item => item.count('amount of damage')),
    cause: reader.skip('cause') ? reader.oneOf(CAUSES, 'cause') : 'miss',
    throw: null,
  };
}

export function readThrow(reader: LineReader, draft: Draft): void {
  const demanded = (item: LineReader) => item.oneOf(THROWS, 'throw');
  const thrower = seat(draft)(reader);
  const die = reader.oneOf(DICE, 'die');
  const weapons = reader.listAfter('with', equipment(draft));
  const requirements = reader.listAfter('demands', demanded);
  const landing: Pick<ThrowState, 'zone' | 'face' | 'bounces' | 'failed' | 'hit'> = {
    zone: null,
    face: 'blank',
    bounces: 0,
    failed: [],
    hit: false,
  };
  if (reader.skip('lands')) {
    landing.zone = reader.oneOf(zonesOn(draft.edition.constants.board), 'zone');
    landing.face = reader.oneOf(FACES, 'face');
    reader.expect('bounces');
    const bounces = reader.count('number of bounces');
    landing.bounces =
      BOUNCES.find(one => one === bounces) ?? unreadable(`${bounces} is no number of bounces`);
    landing.failed = reader.listAfter('failed', demanded);
    landing.hit = reader.oneOf(['hit', 'miss'], 'verdict') === 'hit';
  }
  draft.throw = {
    seat: thrower,
    die,
    weapons,
    requirements,
    ...landing,
    instaKill: reader.skip('insta-kill'),
    ability: reader.skip('ability') ? color(reader) : null,
    factor: reader.countAfter('times', 1),
    total: reader.skip('total') ? reader.whole('total') : 0,
    boosts: reader.listAfter('boosts', anyCard(draft)),
    soothing: reader.listAfter('soothing', equipment(draft)),
  };
}

export function readProcedure(reader: LineReader, { edition, frames }: Draft): void {
  const what = reader.oneOf(PROCEDURES, 'procedure');
  const step = reader.count('step');
  const last = edition.procedures[what].length;
  if (step > last) unreadable(`"${what}" has ${last} steps`);
  frames.push({ at: 'do', what, step });
}

const QUESTIONS = [
  'path',
  'move',
  'accept',
  'target',
  'destroy',
  'assign',
  'turn',
  'again',
  'landing',
  'ability',
  'window',
  'vote',
  'scar',
  'trade',
  'shop',
] as const satisfies readonly Exclude<Frame['at'], 'do'>[];

export function readQuestion(reader: LineReader, draft: Draft): Frame {
  const at = reader.oneOf(QUESTIONS, 'question');
  switch (at) {
    case 'path':
      return { at, cards: reader.list(room(draft)) };
    case 'move':
      return { at, rooms: reader.list(room(draft)) };
    case 'accept':
      return { at, what: reader.oneOf(OFFERS, 'offer') };
    case 'target': {
      const what = reader.oneOf(['heal', 'marker'], 'purpose');
      return { at, what, amount: reader.countAfter('amount', 0) };
    }
    case 'destroy':
      return { at, seat: seat(draft)(reader) };
    case 'assign':
      return { at, cards: reader.list(equipment(draft)) };
    case 'again': {
      const weapons = reader.oneOf(['with', 'without'], 'choice') === 'with';
      reader.expect('weapons');
      return { at, weapons };
    }
    case 'ability':
      return { at, colors: reader.list(color) };
    case 'window': {
      const kind = reader.oneOf(WINDOWS, 'window');
      const asked = seat(draft)(reader);
      const passed = reader.listAfter('passed', seat(draft));
      return { at, kind, seat: asked, passed: draft.heroes.map((_, one) => passed.includes(one)) };
    }
    case 'vote': {
      const yes = reader.listAfter('yes', seat(draft));
      const no = reader.listAfter('no', seat(draft));
      if (yes.some(one => no.includes(one))) unreadable('somebody votes both ways');
      return {
        at,
        votes: draft.heroes.map((_, one) => (yes.includes(one) ? true : no.includes(one) ? false : null)),
      };
    }
    case 'scar':
      return { at, seat: seat(draft)(reader) };
    case 'turn':
    case 'landing':
    case 'trade':
    case 'shop':
      return { at };
  }
}
