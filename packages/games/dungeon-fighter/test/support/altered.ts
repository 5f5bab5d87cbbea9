/** What the fields of an action could hold in a position, right and wrong. */

import type { Alterations } from '@tumblekeep/kernel/testing';
import { BOUNCES, COLORS, DICE, FACES, SHAPES, type State, THROWS, ZONES } from '../../rules/index.ts';

function cardsOf({ heroes, display, frames, combat, room }: State): unknown[] {
  const question = frames.at(-1);
  return [
    ...heroes.flatMap(hero => [...hero.equipment.map(({ card }) => card), ...hero.captives]),
    ...display,
    ...(question !== undefined && 'card' in question ? [question.card] : []),
    ...(question !== undefined && 'cards' in question ? question.cards : []),
    ...(combat?.stolen ?? []),
    combat?.foe.card ?? 'no-foe',
    room ?? 'no-room',
  ];
}

export const ALTERATIONS: Alterations<State> = {
  shapes: SHAPES,
  refusals: {
    any: ['action', 'not-now'],
    'take-path': ['leader', 'path'],
    move: ['move'],
    answer: ['offer'],
    choose: ['turn', 'target', 'unknown-hero'],
    assign: ['assign', 'unknown-hero', 'carry'],
    box: ['assign'],
    throw: ['turn', 'die', 'weapon'],
    land: ['landing'],
    retrieve: ['turn', 'retrieve'],
    activate: ['turn', 'ability'],
    're-throw': ['re-throw'],
    'spend-token': ['token'],
    use: ['unknown-hero', 'carry', 'fainted', 'use', 'target'],
    pass: ['window'],
    propose: ['propose', 'back-down'],
    vote: ['vote'],
    scar: ['scar'],
    give: ['unknown-hero', 'carry', 'give'],
    swap: ['unknown-hero', 'carry', 'swap'],
    discard: ['unknown-hero', 'carry', 'discard', 'destroy'],
    buy: ['shop', 'unknown-hero', 'coins', 'carry'],
    'buy-healing': ['coins', 'target'],
    'buy-die': ['coins', 'dice'],
  },
  values(state) {
    const heroes = [...state.heroes.map(({ hero }) => hero), 'nobody', null];
    const cards = cardsOf(state);
    const question = state.frames.at(-1);
    const rooms = question?.at === 'move' ? question.rooms : [];
    return {
      hero: heroes,
      target: heroes,
      to: heroes,
      with: heroes,
      card: cards,
      for: cards,
      weapons: cards,
      room: [...rooms, state.room, 'no-room'],
      yes: [true, false],
      agree: [true, false],
      die: DICE,
      color: [...COLORS, null, 'white'],
      zone: [...ZONES, '7'],
      face: [...FACES, 'edge'],
      bounces: [...BOUNCES, 3],
      failed: [...(state.combat?.throw?.requirements ?? []), ...THROWS],
    };
  },
};
