/**
 * Windows: moments in which several heroes may step in. They are asked one after another, clockwise from the
 * thrower, and only if they have something to use. Using something asks everybody anew; a round of passes
 * closes the window.
 */

import type { Action, ActionOf } from './action.ts';
import type { EquipmentCard } from './cards.ts';
import { soften, softens } from './chapters/equip/armors.ts';
import { hasCure, hasUsable, spend, useAnyTime } from './chapters/equip/spendables.ts';
import { isGasping } from './chapters/faint.ts';
import { mayReleaseCaptive, releaseCaptive } from './chapters/hero/captives.ts';
import { mayRethrow, throwOver } from './chapters/hero/throwing-again.ts';
import { maySpendToken } from './chapters/hero/tokens.ts';
import {
  answered,
  ask,
  cardOf,
  combatOf,
  heroAt,
  isStanding,
  nameAt,
  type Play,
  seatAfter,
  seatOf,
  throwOf,
} from './play.ts';
import { refuse } from './refusals.ts';
import type { Carried, Question, WindowKind } from './state.ts';
import { equipmentSays } from './verbs/equipment.ts';

export type WindowQuestion = Extract<Question, { at: 'window' }>;

const NOBODY: readonly boolean[] = [];

export function openWindow(play: Play, kind: WindowKind): void {
  const seat = nextToAsk(play, kind, NOBODY);
  if (seat >= 0) ask(play, { at: 'window', kind, seat, passed: play.state.heroes.map(() => false) });
}

const firstSeat = (play: Play): number => combatOf(play).throw?.seat ?? combatOf(play).active;

function nextToAsk(play: Play, kind: WindowKind, passed: readonly boolean[]): number {
  const { heroes } = play.state;
  if (!isDue(play, kind)) return -1;
  let seat = firstSeat(play);
  for (let i = 0; i < heroes.length; i++) {
    if (!passed[seat] && hasAnswer(play, kind, seat)) return seat;
    seat = seatAfter(heroes, seat);
  }
  return -1;
}

/** The last cards are for somebody who falls, reactions for any blow that is about to land (DF1-R-53). */
function isDue(play: Play, kind: WindowKind): boolean {
  if (kind !== 'reaction' && kind !== 'last-gasp') return true;
  const { heroes } = play.state;
  const { incoming } = combatOf(play);
  for (let seat = 0; seat < heroes.length; seat++) {
    const due = kind === 'reaction' ? (incoming[seat] ?? 0) > 0 : isGasping(play, heroAt(play, seat), seat);
    if (due) return true;
  }
  return false;
}

/** Moves the window on, or closes it. */
function askNext(play: Play, question: WindowQuestion): void {
  const seat = nextToAsk(play, question.kind, question.passed);
  if (seat < 0) answered(play);
  else question.seat = seat;
}

function hasAnswer(play: Play, kind: WindowKind, seat: number): boolean {
  const hero = heroAt(play, seat);
  if (!isStanding(hero)) return false;
  if (kind === 'reaction' || kind === 'last-gasp')
    return isGasping(play, hero, seat) ? hasUsable(play, hero) : hasCure(play, hero);
  if (kind === 're-throw' && (mayRethrow(play, seat) || maySpendToken(play, hero))) return true;
  for (const carried of hero.equipment) if (fits(play, kind, seat, carried)) return true;
  return hero.captives.length > 0 && mayReleaseCaptive(play, kind, seat);
}

/** Whether a carried card belongs into this window. */
function fits(play: Play, kind: WindowKind, seat: number, carried: Carried): boolean {
  const card: EquipmentCard = cardOf(play, carried.card);
  if (kind === 'armor') return !carried.used && softens(play, seat, card);
  if (card.kind !== 'spendable' || !isForThrowOf(play, seat)) return false;
  for (const { verb } of equipmentSays(card))
    if (kind === 'boost' ? verb.does.boosts : kind === 're-throw' && verb.does.throwsAgain) return true;
  return false;
}

/** Some editions let cards serve only the throw of their carrier (DF1-R-54, -55). */
export const isForThrowOf = (play: Play, seat: number): boolean =>
  !play.edition.constants.ownThrowOnly || seat === throwOf(play).seat;

export function windowOptions(play: Play, question: WindowQuestion, out: Action[]): void {
  const { kind, seat } = question;
  const hero = heroAt(play, seat);
  if (kind === 're-throw') {
    if (mayRethrow(play, seat)) out.push({ type: 're-throw', hero: hero.hero });
    if (maySpendToken(play, hero)) out.push({ type: 'spend-token', hero: hero.hero });
  }
  for (let i = 0; i < hero.equipment.length; i++) {
    const carried = hero.equipment[i] as Carried;
    if (fits(play, kind, seat, carried) && firstFit(play, kind, seat, carried.card) === i) {
      out.push({ type: 'use', hero: hero.hero, card: carried.card, target: null });
    }
  }
  if (hero.captives.length > 0 && mayReleaseCaptive(play, kind, seat)) {
    for (const card of hero.captives) out.push({ type: 'use', hero: hero.hero, card, target: null });
  }
  out.push({ type: 'pass', hero: hero.hero });
}

function firstFit(play: Play, kind: WindowKind, seat: number, card: string): number {
  return heroAt(play, seat).equipment.findIndex(one => one.card === card && fits(play, kind, seat, one));
}

export function pass(play: Play, question: WindowQuestion, action: ActionOf<'pass'>) {
  if (action.hero !== nameAt(play, question.seat))
    return refuse('window', 'hero-is-asked', { hero: nameAt(play, question.seat) });
  question.passed[question.seat] = true;
  askNext(play, question);
  return undefined;
}

/** A card used in a window: the one it was opened for, or one that works at any time. */
export function useInWindow(play: Play, question: WindowQuestion, action: ActionOf<'use'>) {
  const { kind } = question;
  const seat = seatOf(play.state, action.hero);
  const hero = heroAt(play, seat);
  const isAsked = seat === question.seat;
  const at = isAsked ? firstFit(play, kind, seat, action.card) : -1;
  if (hero.captives.includes(action.card)) {
    if (!isAsked || !mayReleaseCaptive(play, kind, seat))
      return refuse('use', 'card-of-no-use', { card: action.card });
    if (action.target !== null) return refuse('target', 'card-not-aimed', { card: action.card });
    releaseCaptive(play, seat, action);
  } else if (at < 0) {
    const refusal = useAnyTime(play, action);
    if (refusal) return refusal;
  } else {
    if (action.target !== null) return refuse('target', 'card-not-aimed', { card: action.card });
    if (kind === 'armor') soften(play, seat, at, action);
    else spend(play, hero, action);
    if (kind === 're-throw') {
      throwOver(play, hero.hero, action.card);
      return undefined;
    }
    if (kind === 'boost') throwOf(play).boosts.push(action.card);
  }
  if (kind !== 'armor') question.passed.fill(false);
  askNext(play, question);
  return undefined;
}
