/** HERO: special power markers, on the monster or on a hero until the fight is over (DF1-HERO-12 to -28). */

import type { Action, ActionOf } from '../../action.ts';
import type { Marker } from '../../cards.ts';
import {
  answered,
  ask,
  combatOf,
  heal,
  heroAt,
  isStanding,
  type Looking,
  loseCoins,
  nameAt,
  type Play,
  seatOf,
  throwOf,
} from '../../play.ts';
import { refuse } from '../../refusals.ts';
import type { HeroState, Question } from '../../state.ts';
import { abilitySays } from '../../verbs/abilities.ts';
import { markerSays } from '../../verbs/markers.ts';
import { activatedAbility } from '../icon.ts';
import { isWounded } from './healing.ts';

const NONE: readonly { readonly marker: Marker; readonly seat: number }[] = [];

/** The markers in play, as what they do and the seat they belong to. */
export function placedMarkers(play: Looking): readonly { readonly marker: Marker; readonly seat: number }[] {
  const placed = combatOf(play).markers;
  if (placed.length === 0) return NONE;
  return placed.map(({ id, seat }) => ({ marker: play.edition.marker.get(id) as Marker, seat }));
}

const NO_MARKERS: readonly Marker[] = [];

export const markersInPlay = (play: Looking): readonly Marker[] => {
  const placed = combatOf(play).markers;
  return placed.length === 0 ? NO_MARKERS : placed.map(({ id }) => play.edition.marker.get(id) as Marker);
};

/** Places a marker; asks first where somebody pays or chooses. */
export function placeMarker(play: Play, marker: Marker): void {
  for (const { verb, value } of markerSays(marker)) {
    const { isOffered, offers } = verb.does;
    if (offers === undefined) continue;
    if (isOffered?.(play, value) !== false) ask(play, { at: 'accept', what: offers(value, marker).what });
    return;
  }
  if (marker.on === 'hero') ask(play, { at: 'target', what: 'marker', amount: 0 });
  else if (!combatOf(play).markers.some(one => one.id === marker.id))
    lay(play, marker, throwOf(play).seat, null);
}

function lay(play: Play, marker: Marker, seat: number, on: string | null): void {
  const combat = combatOf(play);
  combat.markers = [...combat.markers.filter(one => one.id !== marker.id), { id: marker.id, seat }];
  play.sink?.({ type: 'marked', hero: nameAt(play, throwOf(play).seat), marker: marker.id, on });
}

/** On the hero who was chosen. */
export const layOn = (play: Play, marker: Marker, seat: number): void =>
  lay(play, marker, seat, nameAt(play, seat));

/** DF1-HERO-27: paid for, the monster has no abilities for the rest of this encounter. */
export function silenceFoe(play: Play, marker: Marker, cost: number): void {
  loseCoins(play, cost, marker.id);
  combatOf(play).silenced = true;
  lay(play, marker, throwOf(play).seat, null);
}

type Target = Extract<Question, { at: 'target' }>;

/** A heal goes to a wounded hero; if somebody's cure came first, to anybody who stands. */
const mayTarget = (play: Play, question: Target, hero: HeroState): boolean =>
  isStanding(hero) &&
  (question.what === 'marker' ||
    isWounded(play, hero) ||
    !play.state.heroes.some(other => isWounded(play, other)));

export function targetOptions(play: Play, question: Target, out: Action[]): void {
  const thrower = nameAt(play, throwOf(play).seat);
  for (const hero of play.state.heroes) {
    if (mayTarget(play, question, hero)) out.push({ type: 'choose', hero: thrower, target: hero.hero });
  }
}

export function chooseTarget(play: Play, question: Target, action: ActionOf<'choose'>) {
  if (action.hero !== nameAt(play, throwOf(play).seat)) return refuse('turn', 'thrower-chooses');
  const seat = seatOf(play.state, action.target);
  if (seat < 0) return refuse('unknown-hero', 'not-in-party', { hero: action.target });
  if (!mayTarget(play, question, heroAt(play, seat)))
    return refuse('target', 'cannot-be-chosen', { hero: action.target });
  answered(play);
  const ability = activatedAbility(play);
  if (question.what === 'heal') heal(play, seat, question.amount, ability?.id as string);
  else if (ability !== undefined)
    for (const { verb, value } of abilitySays(ability)) verb.does.onTarget?.(play, seat, value);
  return undefined;
}
