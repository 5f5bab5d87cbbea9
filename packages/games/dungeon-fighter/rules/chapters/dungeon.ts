/** DUNGEON: the Leader chooses one of two paths. */

import { shuffle } from '@tumblekeep/kernel';
import type { Action, ActionOf } from '../action.ts';
import { answered, ask, nameAt, type Play, pathViewers } from '../play.ts';
import { refuse } from '../refusals.ts';
import type { Question } from '../state.ts';
import type { CardId } from '../vocabulary.ts';

export function beginRound(play: Play): void {
  const { state } = play;
  state.phase = 'dungeon';
  state.round++;
  play.sink?.({ type: 'round', round: state.round });
}

/** DF2-DUNGEON-02; with one card left it is the path, with none the set-aside cards make a new deck (DF2-R-15). */
export function drawPaths(play: Play): void {
  const { state } = play;
  const deck = state.decks.dungeon;
  if (deck.length === 0) {
    deck.push(...shuffle(state.random.decks, state.setAside));
    state.setAside.length = 0;
  }
  const first = deck.pop() as CardId;
  const second = deck.pop();
  if (second === undefined) {
    revealRoom(play, first);
    return;
  }
  const cards = [first, second];
  play.sink?.({ type: 'drew-paths', hero: nameAt(play, state.leader), cards, knownTo: pathViewers(state) });
  ask(play, { at: 'path', cards });
}

export function pathOptions(play: Play, question: Extract<Question, { at: 'path' }>, out: Action[]): void {
  const hero = nameAt(play, play.state.leader);
  const [first, second] = question.cards as [CardId, CardId];
  out.push({ type: 'take-path', hero, card: first });
  if (second !== first) out.push({ type: 'take-path', hero, card: second });
}

export function takePath(
  play: Play,
  question: Extract<Question, { at: 'path' }>,
  action: ActionOf<'take-path'>,
) {
  const { state } = play;
  if (action.hero !== nameAt(play, state.leader)) return refuse('leader', 'leader-chooses-path');
  const at = question.cards.indexOf(action.card);
  if (at < 0) return refuse('path', 'no-such-path');
  answered(play);
  state.decks.dungeon.unshift(question.cards[1 - at] as CardId);
  revealRoom(play, action.card);
  return undefined;
}

function revealRoom(play: Play, card: CardId): void {
  play.state.room = card;
  play.sink?.({ type: 'room', hero: nameAt(play, play.state.leader), card });
}
