/** What a client in the same process may want to know before anything is said or thrown. Nothing here changes a match. */

import type { Moment } from '@tumblekeep/host';
import { equalPlain } from '@tumblekeep/kernel';
import { type Player, sensiblePlayer } from '../bots/index.ts';
import type { Action, DungeonFighter, State, ThrowState } from '../rules/index.ts';
import { choiceOf } from './bots.ts';
import type { PhysicalTable } from './flight.ts';
import type { Seat } from './seats.ts';
import { throwInTheAir } from './throwing.ts';
import { askedHero, type Place } from './turn.ts';

/** The throw that this answer would begin, as the rules see it. */
export function wouldThrow(game: DungeonFighter, state: State, action: Action): ThrowState | undefined {
  const copy = game.clone(state);
  return game.apply(copy, action) === undefined ? (copy.combat?.throw ?? undefined) : undefined;
}

/** The specific throws that an answer would have to fulfil, asked by its notation. */
export interface DemandsQuestion {
  readonly demandsOf: string;
}

/** Answers whoever may give that answer; nothing for other questions. */
export function demandsAsked(
  game: DungeonFighter,
  state: State,
  legal: readonly Action[],
  question: unknown,
): readonly string[] | undefined {
  const { demandsOf } = (question ?? {}) as Partial<DemandsQuestion>;
  const action = typeof demandsOf === 'string' ? game.parse(demandsOf) : undefined;
  if (!action?.ok || !legal.some(one => equalPlain(one, action.value))) return undefined;
  return wouldThrow(game, state, action.value)?.requirements ?? [];
}

const ADVISER: Player = sensiblePlayer;

/** What a sensible player would answer in a person's place. */
export const adviceOn = (
  place: Place,
  state: State,
  legal: readonly Action[],
  moment: Moment,
): Action | undefined => (legal.length === 0 ? undefined : choiceOf(place, state, ADVISER, legal, moment));

/** The search for an aim without which the bot that throws now would have to search itself; nothing when it need not. */
export function aimAhead(
  place: Place,
  state: State,
  physics: PhysicalTable,
): Generator<undefined, unknown> | undefined {
  const thrown = throwInTheAir(state);
  if (thrown === undefined) return undefined;
  const seat = place.table.seats[askedHero(place, state)] as Seat;
  return seat.kind === 'human' ? undefined : physics.seekAim(seat.skill, thrown.requirements);
}

/** The searches for aims that bots will probably need for the next throw, whoever throws first. */
export function* anticipate(place: Place, state: State, physics: PhysicalTable): Generator<undefined, void> {
  const bots = Object.values(place.table.seats).filter(({ kind }) => kind !== 'human');
  if (bots.length === 0) return;
  const thrown = throwInTheAir(state) ?? nextThrow(place.game, state);
  for (const skill of new Set(bots.map(bot => bot.skill))) {
    const search = physics.seekAim(skill, thrown?.requirements ?? []);
    if (search !== undefined) yield* search;
  }
}

/** What would be thrown now without weapons. */
function nextThrow(game: DungeonFighter, state: State): ThrowState | undefined {
  const action = game.legal(state).find(one => one.type === 'throw' && one.weapons.length === 0);
  return action && wouldThrow(game, state, action);
}
