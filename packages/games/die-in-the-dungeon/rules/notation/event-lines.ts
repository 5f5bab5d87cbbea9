/** The lines of events as patterns; words in capitals stand for names and numbers. */
import type { EventType } from '../event.ts';

type Lines = readonly (readonly [pattern: string, when: string])[];

export const EVENT_LINES: Readonly<Record<EventType, Lines>> = {
  began: [['began MAP: CREATURES; first CREATURE', 'a game is set up']],
  turn: [['turn N: CREATURE', 'a turn begins']],
  track: [
    ['TRACK N → N: WHY', 'a value changes'],
    ['TRACK N → N DIE → DIE: WHY', 'and so does its die'],
    ['TRACK N → N (N in vain): WHY', 'and not all points could be gained or lost'],
    ['TRACK N → N DIE → DIE (N in vain): WHY', 'both'],
  ],
  turned: [['turned PLACE: TILE', 'a tile is turned up']],
  took: [['took TOKEN', 'a token is taken from a tile']],
  'used-token': [['used token TRACK', 'a saved token is used']],
  minion: [
    ['minion DIE gained: WHY', 'a DieMinion joins'],
    ['minion DIE gone: WHY', 'a DieMinion leaves'],
  ],
  effect: [['effect TILE', 'the effect of a tile is carried out']],
  used: [['used ABILITY', 'an ability is used']],
  ended: [['ended ABILITY', 'an ability no longer works']],
  chose: [['chose N', 'one of the options of a tile']],
  check: [['check STAT N', 'a Stat Check is to be made']],
  checked: [
    ['check passed: N of N', 'with so much of what is asked'],
    ['check failed: N of N', ''],
  ],
  'random-hero': [['random hero N', 'what the die for a question mark shows']],
  joined: [['joined MEMBER level N', 'a hero joins the party']],
  party: [['party TOTALS', 'the party stands: Might/Agility/Magic']],
  'no-party': [['no party', 'nobody is there']],
  round: [['round N', 'a round of the Combat begins']],
  attacked: [
    ['STAT attack DIE N = PARTS against N: hit', 'a hero attack'],
    ['STAT attack DIE N = PARTS against N: miss', ''],
  ],
  damage: [['STAT damage N = PARTS', 'how the damage is made']],
  prevented: [['prevented N: ABILITY', 'damage that an ability takes off']],
  'extra-attack': [['extra agility attack', 'a Rogue attacks once more']],
  rolled: [
    ['rolled STAT DIE N = PARTS: success', 'the creature’s own roll'],
    ['rolled STAT DIE N = PARTS: failing', ''],
    ['rolled STAT DIE N = PARTS, not FACES: success', 'the better of two tries'],
    ['rolled STAT DIE N = PARTS, not FACES: failing', ''],
  ],
  modified: [
    ['MEANS N = N: success', 'a roll is changed by so much: minion, pips, points or time'],
    ['MEANS N = N: failing', ''],
  ],
  failed: [['failed STAT N', 'the attack fails']],
  rotated: [['rotated MEMBER', 'a Barbarian is hit for the first time']],
  defeated: [['defeated MEMBER: N points', 'a hero falls']],
  'die-namic': [['Die-Namic box N: N pips at N points', 'a box pays out']],
  explored: [['explored PLACE: TILE', 'the tile is done']],
  'epic-party': [['epic party defeated: N', 'so many Epic Party tiles']],
  won: [['won CREATURE', 'the goal is reached']],
  lost: [['lost CREATURE: LOSS', 'the game is lost']],
};
