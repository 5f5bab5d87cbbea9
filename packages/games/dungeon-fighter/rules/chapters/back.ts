/** BACK: a proposal, a vote of the players, and the price (DF2-BACK, DF2-R-97 to R-102). */

import type { Action, ActionOf } from '../action.ts';
import {
  answered,
  ask,
  call,
  combatOf,
  foeRequirement,
  go,
  heroAt,
  nameAt,
  type Play,
  seatOf,
} from '../play.ts';
import { refuse } from '../refusals.ts';
import type { Question } from '../state.ts';
import type { CardId, Throw } from '../vocabulary.ts';
import { threatenParty } from './faint.ts';
import { roomOf } from './room.ts';

type Vote = Extract<Question, { at: 'vote' }>;

const excludeEachOther = ({ edition }: Play, one: Throw | undefined, other: Throw | undefined): boolean =>
  one !== undefined && other !== undefined && edition.excluding.get(one)?.has(other) === true;

/**
 * Under a requirement of monster or room, with another monster to come: before the first throw, and in any turn while
 * the two exclude each other (DF2-R-97, DF1-R-74). Who has declined is not asked again in the same turn (DF2-R-111).
 */
export function mayBackDown(play: Play): boolean {
  const { foe, throws, stoodFirm } = combatOf(play);
  if (play.edition.constants.backDown === undefined || foe.boss || stoodFirm) return false;
  const ofFoe = foeRequirement(play);
  if (throws > 0 && ofFoe === undefined) return false;
  const ofRoom = roomOf(play)?.requirement;
  if (ofFoe === undefined && ofRoom === undefined) return false;
  if (throws > 0 && !excludeEachOther(play, ofFoe, ofRoom)) return false;
  const { decks, refused } = play.state;
  return decks.monsters.some(card => !refused.includes(card));
}

export function propose(play: Play, action: ActionOf<'propose'>) {
  const { state } = play;
  const seat = seatOf(state, action.hero);
  if (seat < 0 || heroAt(play, seat).eliminated)
    return refuse('propose', 'has-no-vote', { hero: action.hero });
  if (!mayBackDown(play)) return refuse('back-down', 'no-backing-down');
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
  if (action.hero !== nameAt(play, seat))
    return refuse('vote', 'hero-is-asked', { hero: nameAt(play, seat) });
  question.votes[seat] = action.agree;
  play.sink?.({ type: 'voted', hero: action.hero, agree: action.agree });
  closeVote(play, question);
  return undefined;
}

/** The majority decides and the Leader breaks a tie, or all must agree; votes that cannot matter any more are not asked for. */
function closeVote(play: Play, question: Vote): void {
  const { state } = play;
  const voters = state.heroes.filter(hero => !hero.eliminated).length;
  const yes = question.votes.filter(one => one === true).length;
  const no = question.votes.filter(one => one === false).length;
  const rule = play.edition.constants.backDown;
  const needsAll = rule?.agreement === 'unanimous';
  const settled = needsAll ? no > 0 : yes * 2 > voters || no * 2 > voters;
  if (yes + no < voters && !settled) return;
  const majority = yes === no ? question.votes[state.leader] === true : yes > no;
  const agreed = needsAll ? no === 0 : majority;
  answered(play);
  if (agreed) {
    const { foe } = combatOf(play);
    threatenParty(play, typeof rule?.loss === 'number' ? rule.loss : foe.level, 'back-down');
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
  if (play.edition.constants.backDown?.card === 'pile') putUnderPile(play, foe.card);
  else state.box.push(foe.card);
  play.sink?.({ type: 'backed-down', card: foe.card });
  state.combat = null;
}

/** Face down under the rest of its own level, not to be drawn again in this room (DF1-BACK-03, DF1-R-75). */
function putUnderPile(play: Play, card: CardId): void {
  const { decks, refused } = play.state;
  const levelOf = (id: CardId) => play.edition.monster.get(id)?.level ?? 0;
  const at = decks.monsters.findIndex(id => levelOf(id) <= levelOf(card));
  decks.monsters.splice(at < 0 ? decks.monsters.length : at, 0, card);
  refused.push(card);
}
