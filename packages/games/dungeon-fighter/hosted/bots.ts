/** What bots do and how dice fall for them: seed, table and the number of inputs so far tell everything. */

import type { Moment } from '@tumblekeep/host';
import { makeStream } from '@tumblekeep/kernel';
import { type Player, skillModelOf } from '../bots/index.ts';
import type { Action, ActionOf, Landing, State, ThrowState } from '../rules/index.ts';
import { isOwn } from './foregone.ts';
import { isHuman, playerOf, type Seat } from './seats.ts';
import { askedHero, type Place } from './turn.ts';

export type { Moment };

/** The same throw of the same game trembles alike: taking back buys no other luck. */
export const throwSeed = ({ seed, inputs }: Moment): string => `${seed} throw ${inputs}`;

export const choiceOf = (
  { game }: Place,
  state: State,
  player: Player,
  legal: readonly Action[],
  { seed, inputs }: Moment,
): Action => player.choose(game, state, legal, makeStream(seed, `bot ${inputs}`));

/** The answer of the bot that is asked: people's own cards are theirs to use. */
export function botAnswer(place: Place, state: State, moment: Moment): Action {
  const { game, table } = place;
  const hero = askedHero(place, state);
  const player = playerOf(table.seats[hero] as Seat);
  if (player === undefined) throw new Error(`${hero} has no player`);
  const legal = game.legal(state).filter(action => !isOwn(action) || !isHuman(table, action.hero));
  return choiceOf(place, state, player, legal, moment);
}

/** Where a die lies that nobody throws: drawn from the measured chances of the thrower's skill. */
export function drawnLanding(
  state: State,
  { requirements, die }: ThrowState,
  { skill }: Seat,
  { seed, inputs }: Moment,
): Landing & ActionOf<'land'> {
  const stream = makeStream(seed, `landing ${inputs}`);
  return skillModelOf(state.rules).sampleLanding(stream, skill, requirements, die);
}
