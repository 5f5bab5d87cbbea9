/** Backing down: a proposal, a vote of the players, and the price (DF2-BACK, DF2-R-97 to R-102). */
import { refuse } from '@tumblekeep/kernel';
import type { Action, ActionOf } from '../action.ts';
import { answered, ask, call, combatOf, foeCard, go, heroAt, nameAt, type Play, seatOf } from '../play.ts';
import type { Question } from '../state.ts';
import { roomOf } from './dungeon.ts';
import { putInBox } from './equipment.ts';
import { loseLevel } from './loss.ts';

type Vote = Extract<Question, { at: 'vote' }>;

/** Before the first throw, under a requirement of monster or room, with another monster to come. */
export function mayBackDown(play: Play): boolean {
  const { foe, throws, stoodFirm } = combatOf(play);
  if (foe.boss || throws > 0 || stoodFirm || play.state.decks.monsters.length === 0) return false;
  return foeCard(play).requirement !== undefined || roomOf(play)?.requirement !== undefined;
}

export function propose(play: Play, action: ActionOf<'propose'>) {
  const { state } = play;
  const seat = seatOf(state, action.hero);
  if (seat < 0 || heroAt(play, seat).eliminated) return refuse('propose', `${action.hero} has no vote`);
  if (!mayBackDown(play)) return refuse('back-down', 'the party cannot back down now');
  play.sink?.({ type: 'proposed', hero: action.hero });
  const votes = state.heroes.map((hero, at) =>
    at === seat || (state.options.solo && !hero.eliminated) ? true : null,
  );
  const question: Vote = { at: 'vote', votes };
  ask(play, question);
  closeVote(play, question);
  return undefined;
}

export const nextVoter = (play: Play, question: Vote): number =>
  question.votes.findIndex((vote, seat) => vote === null && !heroAt(play, seat).eliminated);

export function voteOptions(play: Play, question: Vote, out: Action[]): void {
  const hero = nameAt(play, nextVoter(play, question));
  out.push({ type: 'vote', hero, agree: true }, { type: 'vote', hero, agree: false });
}

export function vote(play: Play, question: Vote, action: ActionOf<'vote'>) {
  const seat = nextVoter(play, question);
  if (action.hero !== nameAt(play, seat)) return refuse('vote', `${nameAt(play, seat)} is asked`);
  question.votes[seat] = action.agree;
  play.sink?.({ type: 'voted', hero: action.hero, agree: action.agree });
  closeVote(play, question);
  return undefined;
}

/** The majority decides and the Leader breaks a tie; votes that cannot matter any more are not asked for. */
function closeVote(play: Play, question: Vote): void {
  const { state } = play;
  const voters = state.heroes.filter(hero => !hero.eliminated).length;
  const yes = question.votes.filter(one => one === true).length;
  const no = question.votes.filter(one => one === false).length;
  if (yes + no < voters && yes * 2 <= voters && no * 2 <= voters) return;
  const agreed = yes === no ? question.votes[state.leader] === true : yes > no;
  answered(play);
  if (agreed) {
    loseLevel(play, 'back-down');
    go(play, 'back-down');
    call(play, 'loss');
  } else {
    combatOf(play).stoodFirm = true;
    play.sink?.({ type: 'stood-firm' });
  }
}

/** The monster goes to the box, its coins back to the supply (DF2-BACK-04, -06). */
export function leaveFoe(play: Play): void {
  const { state } = play;
  const { foe } = combatOf(play);
  state.supply.coins += foe.coins;
  putInBox(play, foe.card);
  play.sink?.({ type: 'backed-down', card: foe.card });
  state.combat = null;
}
