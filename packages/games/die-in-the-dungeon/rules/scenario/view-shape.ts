/** The paths of a view, as scenarios ask for them. */
import { fieldsOf, keyed, list, type Shape, value } from '@tumblekeep/kernel/scenario';
import type { WinCondition } from '../cards.ts';
import type { PartyHero } from '../state.ts';
import type { CellView, CombatView, CreatureView, OwnRoll, TrackView, View } from '../view.ts';

const creature = fieldsOf<CreatureView>('', {
  tracks: keyed(
    'TRACK',
    '',
    fieldsOf<TrackView>('', { die: value('the faces of its die'), value: value('what it shows') }),
  ),
  minions: keyed('DIE', '', value('DieMinions with this die')),
  tokens: keyed('TRACK', '', value('saved tokens')),
  pips: list('pips left in each box, from the first'),
  boxes: value('boxes paid out'),
  points: value('Victory Points'),
  cards: list('Ability Cards left'),
  boons: list(
    'abilities at work',
    fieldsOf<CreatureView['boons'][number]>('', {
      ability: value('the ability'),
      lasts: value('how long: roll, round, combat or turn'),
      left: value('damage it still prevents'),
    }),
  ),
  at: value('the place it stands on'),
  epicParties: value('defeated Epic Party tiles'),
});

const cell = fieldsOf<CellView>('', {
  back: value('what the back of the tile shows'),
  turn: value('quarter turns of the tile'),
  state: value('hidden, open or explored'),
  tokens: list('tokens that still lie there'),
  tile: value('the tile; null while it is face down'),
  reachable: value('whether it may be explored now'),
});

const combat = fieldsOf<CombatView>('the Combat, or null', {
  level: value('the level of the tile'),
  round: value('the round; 0 before the first'),
  unknown: value('question marks not rolled for yet'),
  heroes: list(
    'the party',
    fieldsOf<PartyHero>('', {
      id: value('its name in this party, like cleric-2'),
      hero: value('its class or kind'),
      level: value('its level'),
      rotated: value('a Barbarian that was hit once'),
    }),
  ),
  totals: keyed('STAT', '', value('what the creature must beat')),
  dice: keyed('STAT', '', value('the die the party attacks with')),
  own: keyed(
    'STAT',
    '',
    fieldsOf<OwnRoll>('what the creature would roll, or null where the stat is barred', {
      die: value('the faces of its die'),
      dice: value('dice that are added up'),
      tries: value('the best of so many tries counts'),
      highest: value('the dice show their highest face'),
      added: value('added by abilities, a Warlock and the tile'),
    }),
  ),
});

const roll = fieldsOf<View['roll']>('the creature’s own roll, or null', {
  what: value('attack or check'),
  stat: value('the stat'),
  list: value('where the consequences of a check are printed'),
  target: value('what a check asks for'),
  faces: list('what the dice show'),
  sides: value('faces of the die'),
  total: value('with everything added so far'),
  unmodified: value('it may not be modified'),
  timeForPoints: value('Time may be paid for it'),
  used: value('an ability was used on it'),
  passed: value('it counts as passed'),
  accepted: value('the player accepts it'),
  missing: value('how much more it needs; 0 or less when it succeeds'),
});

const question = fieldsOf<View['question']>('what is asked, or null', {
  at: value('the place in the rules that waits'),
  by: fieldsOf<{ seat: string }>('', { seat: value('the creature that is asked') }),
  gains: list(
    'gains that wait for an order',
    fieldsOf<{ track: number; amount: number }>('', {
      track: value('the track, counted from 0'),
      amount: value('points'),
    }),
  ),
  why: value('where it comes from'),
  tracks: list('tracks whose die may change'),
  larger: value('whether the die becomes larger'),
  list: value('the list of options'),
  stat: value('the kind of damage'),
  amount: value('points of damage'),
});

export const VIEW: Shape = fieldsOf<View>('', {
  rules: value('the rule set'),
  map: value('the map'),
  win: fieldsOf<WinCondition>('the goal: one of these', {
    epicParties: value('defeated Epic Party tiles'),
    points: value('Victory Points'),
    reach: value('a place that is explored'),
    explored: value('tiles explored'),
  }),
  turn: value('the number of the turn'),
  active: value('whose turn it is'),
  seats: list('the creatures'),
  creatures: keyed('CREATURE', '', creature),
  cells: keyed('PLACE', '', cell),
  supply: keyed('DIE', '', value('DieMinions left to gain')),
  here: value('the place that is being resolved, or null'),
  combat,
  roll,
  question,
  result: fieldsOf<View['result']>('how it ended, or null', {
    winner: value('the winner, or null'),
    why: value('goal, or the loss'),
  }),
});
