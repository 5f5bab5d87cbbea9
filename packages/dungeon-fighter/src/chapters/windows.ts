/**
 * Windows: moments in which several heroes may step in. They are asked one after another, clockwise from the
 * thrower, and only if they have something to use. Using something asks everybody anew; a round of passes
 * closes the window.
 */
import { refuse } from '@tumblekeep/kernel';
import type { Action, ActionOf } from '../action.ts';
import type { ArmorCard, EquipmentCard, SpendableCard } from '../cards.ts';
import {
  answered,
  ask,
  cardOf,
  combatOf,
  heroAt,
  isStanding,
  nameAt,
  type Play,
  seatOf,
  throwOf,
} from '../play.ts';
import type { Carried, HeroState, Question, WindowKind } from '../state.ts';
import { equipmentSays } from '../verbs/equipment.ts';
import { hasCure, hasUsable, spend, useAnyTime } from './equipment.ts';
import { activatedAbility, throwOver, turnToken } from './throw.ts';

type WindowQuestion = Extract<Question, { at: 'window' }>;

const NOBODY: readonly boolean[] = [];

export function openWindow(play: Play, kind: WindowKind): void {
  const seat = nextToAsk(play, kind, NOBODY);
  if (seat >= 0) ask(play, { at: 'window', kind, seat, passed: play.state.heroes.map(() => false) });
}

/** H4 and M2. */
export const offerRethrow = (play: Play): void => openWindow(play, 're-throw');

const firstSeat = (play: Play): number => combatOf(play).throw?.seat ?? combatOf(play).active;

function nextToAsk(play: Play, kind: WindowKind, passed: readonly boolean[]): number {
  const { heroes } = play.state;
  if (!isDue(play, kind)) return -1;
  const first = firstSeat(play);
  for (let i = 0; i < heroes.length; i++) {
    const seat = (first + i) % heroes.length;
    if (!passed[seat] && hasAnswer(play, kind, seat)) return seat;
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

/** About to faint: below 1, or as soon as the blow lands. */
const isGasping = (play: Play, hero: HeroState, seat: number): boolean =>
  isStanding(hero) && hero.life - (combatOf(play).incoming[seat] ?? 0) < 1;

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

const mayRethrow = (play: Play, seat: number): boolean =>
  seat === throwOf(play).seat && activatedAbility(play)?.rethrow === true;

const maySpendToken = (play: Play, hero: HeroState): boolean =>
  hero.token === 'active' && play.edition.tokenOf.get(hero.hero)?.rethrow === true;

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
const isForThrowOf = (play: Play, seat: number): boolean =>
  !play.edition.constants.ownThrowOnly || seat === throwOf(play).seat;

/** DF2-R-48: against one's own share of the damage of a miss; other effects only for the thrower. */
function softens(play: Play, seat: number, card: EquipmentCard): boolean {
  const { cause, incoming } = combatOf(play);
  if (card.kind === 'weapon' || cause !== 'miss') return false;
  let acts = false;
  for (const { verb } of equipmentSays(card)) {
    if (verb.does.softens !== undefined) return (incoming[seat] ?? 0) > 0 && isForThrowOf(play, seat);
    if (verb.does.onMiss !== undefined) acts = true;
  }
  return acts && seat === throwOf(play).seat;
}

/** A captured monster is let go for a blow of one's own, or against any attack on oneself. */
function mayReleaseCaptive(play: Play, kind: WindowKind, seat: number): boolean {
  if (play.edition.constants.captives === 'blow') return kind === 'boost' && seat === throwOf(play).seat;
  return kind === 'armor' && (combatOf(play).incoming[seat] ?? 0) > 0;
}

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
    return refuse('window', `${nameAt(play, question.seat)} is asked`);
  question.passed[question.seat] = true;
  askNext(play, question);
  return undefined;
}

export function rethrow(play: Play, question: WindowQuestion, action: ActionOf<'re-throw'>) {
  const seat = seatOf(play.state, action.hero);
  if (question.kind !== 're-throw' || seat !== question.seat || !mayRethrow(play, seat)) {
    return refuse('re-throw', `${action.hero} has no re-throw now`);
  }
  throwOver(play, action.hero, activatedAbility(play)?.id as string);
  return undefined;
}

export function spendToken(play: Play, question: WindowQuestion, action: ActionOf<'spend-token'>) {
  const seat = seatOf(play.state, action.hero);
  if (question.kind !== 're-throw' || seat !== question.seat || !maySpendToken(play, heroAt(play, seat))) {
    return refuse('token', `${action.hero} has no token to spend now`);
  }
  const hero = heroAt(play, seat);
  turnToken(play, hero, false);
  throwOver(play, hero.hero, 'token');
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
      return refuse('use', `${action.card} is of no use now`);
    if (action.target !== null) return refuse('target', `${action.card} is not aimed at one hero`);
    releaseCaptive(play, seat, action);
  } else if (at < 0) {
    const refusal = useAnyTime(play, action);
    if (refusal) return refusal;
  } else {
    if (action.target !== null) return refuse('target', `${action.card} is not aimed at one hero`);
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

function releaseCaptive(play: Play, seat: number, action: ActionOf<'use'>): void {
  const hero = heroAt(play, seat);
  hero.captives.splice(hero.captives.indexOf(action.card), 1);
  play.state.discard.push(action.card);
  play.sink?.({ type: 'used', hero: hero.hero, card: action.card, target: null });
  if (play.edition.constants.captives === 'blow') throwOf(play).boosts.push(action.card);
  else prevent(play, seat, threatOf(play, seat), action.card);
}

const threatOf = (play: Play, seat: number): number => combatOf(play).incoming[seat] as number;

function prevent(play: Play, seat: number, amount: number, why: string): void {
  const { incoming } = combatOf(play);
  incoming[seat] = threatOf(play, seat) - amount;
  play.sink?.({ type: 'prevented', hero: nameAt(play, seat), amount, why });
}

/** An armor is turned, a card that works once is gone. */
function soften(play: Play, seat: number, at: number, action: ActionOf<'use'>): void {
  const hero = heroAt(play, seat);
  const carried = hero.equipment[at] as Carried;
  const card = cardOf(play, carried.card) as ArmorCard | SpendableCard;
  if (card.kind === 'spendable' || card.once) {
    spend(play, hero, action);
  } else {
    carried.used = true;
    play.sink?.({ type: 'used', hero: hero.hero, card: card.id, target: null });
  }
  for (const { verb, value } of equipmentSays(card)) {
    const { softens, onMiss } = verb.does;
    if (softens !== undefined) prevent(play, seat, softens(value, threatOf(play, seat)), card.id);
    onMiss?.(play, seat, value, card.id);
  }
}
