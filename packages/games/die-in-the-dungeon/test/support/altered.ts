/** What the fields of an action could hold in a position, right and wrong. */

import type { Alterations } from '@tumblekeep/kernel/testing';
import { DICE, EPIC_HEROES, HEROES, SHAPES, STATS, type State, TRACKS } from '../../rules/index.ts';

const NUMBERS = Array.from({ length: 16 }, (_, i) => i - 3);
const CELLS = ['a', 'b', 'c', 'd', 'e'].flatMap(column => [1, 2, 3, 4, 5].map(row => `${column}${row}`));

export const ALTERATIONS: Alterations<State> = {
  shapes: SHAPES,
  refusals: {
    any: ['action', 'not-now'],
    rest: ['rest'],
    explore: ['cell', 'reach'],
    use: ['ability', 'active', 'barred', 'cost', 'minion', 'window'],
    token: ['token'],
    attack: ['attack', 'barred'],
    minion: ['barred', 'minion'],
    pips: ['barred', 'pips', 'too-much'],
    spend: ['barred', 'spend', 'too-much'],
    'pay-time': ['barred', 'time', 'too-much'],
    take: ['take'],
    hit: ['hit'],
    destroy: ['destroy'],
    class: ['class'],
    choose: ['choose'],
    gain: ['gain'],
    resize: ['resize'],
  },
  values(state) {
    const cards = state.creatures.flatMap(creature => creature.cards);
    const party = state.combat?.heroes.map(({ id }) => id) ?? [];
    return {
      points: NUMBERS,
      cell: [...CELLS, 'z9'],
      ability: [...cards, 'no-ability'],
      track: [...TRACKS, 'luck'],
      stat: [...STATS, 'luck'],
      die: [...DICE, 'd7'],
      box: NUMBERS,
      pips: NUMBERS,
      change: NUMBERS,
      health: NUMBERS,
      hero: [...party, ...HEROES, ...EPIC_HEROES, 'cleric-9', 'dragon'],
      option: NUMBERS,
    };
  },
};
