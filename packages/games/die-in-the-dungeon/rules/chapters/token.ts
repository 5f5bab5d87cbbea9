/** TOKEN: what lies on tiles and may be kept. */

import type { Refusal } from '@tumblekeep/kernel';
import type { Action, ActionOf } from '../action.ts';
import { TOKEN_POINTS } from '../constants.ts';
import { answered, ask, me, type Play, sumOf } from '../play.ts';
import { refuse } from '../refusals.ts';
import type { CreatureState, QuestionOf } from '../state.ts';
import {
  DICE,
  type Die,
  indexOf,
  isMinion,
  rungOf,
  type Sides,
  type Token,
  TRACKS,
  type TrackIndex,
} from '../vocabulary.ts';
import { gain, tokenPoints } from './stat.ts';

const USES: readonly ActionOf<'token'>[] = TRACKS.map(track => ({ type: 'token', track }));
const DESTROYS: readonly ActionOf<'destroy'>[] = DICE.map(die => ({ type: 'destroy', die }));

export const hasToken = (creature: CreatureState, track: TrackIndex): boolean =>
  (creature.tokens[track] as number) > 0;
/** A token that would bring at least a point now. */
export const hasUsefulToken = (creature: CreatureState): boolean => {
  for (let track = 0; track < creature.tokens.length; track++)
    if (tokenPoints(creature, track as TrackIndex) > 0) return true;
  return false;
};
export const minionsOf = (creature: CreatureState): number => sumOf(creature.minions);

/** DIE-TOKEN-01 */
export function takeToken(play: Play, token: Token): void {
  const creature = me(play);
  if (isMinion(token)) {
    const rung = DICE.indexOf(token);
    creature.minions[rung] = (creature.minions[rung] as number) + 1;
  } else {
    const track = indexOf(token);
    creature.tokens[track] = (creature.tokens[track] as number) + 1;
  }
  play.sink?.({ type: 'took', token });
}

/** DIE-TOKEN-02: at every question. */
export function tokenOptions(play: Play, out: Action[]): void {
  const { tokens } = me(play);
  for (let track = 0; track < tokens.length; track++)
    if ((tokens[track] as number) > 0) out.push(USES[track] as Action);
}

export function useToken(play: Play, { track: name }: ActionOf<'token'>): Refusal | undefined {
  const creature = me(play);
  const track = indexOf(name);
  if (!hasToken(creature, track)) return refuse('token', 'no-token', { track: name });
  creature.tokens[track] = (creature.tokens[track] as number) - 1;
  play.sink?.({ type: 'used-token', track: name });
  gain(play, track, TOKEN_POINTS, 'token');
  return undefined;
}

/** A DieMinion from the supply, or the nearest smaller one (DIE-R-43). */
export function gainMinion(play: Play, sides: Sides, why: string): void {
  const { supply } = play.state;
  const { minions } = me(play);
  let rung = rungOf(sides);
  while (rung >= 0 && supply[rung] === 0) rung--;
  if (rung < 0) return;
  supply[rung] = (supply[rung] as number) - 1;
  minions[rung] = (minions[rung] as number) + 1;
  play.sink?.({ type: 'minion', die: DICE[rung] as Die, gained: true, why });
}

export function discardMinion(play: Play, rung: number, why: string): void {
  const { minions } = me(play);
  minions[rung] = (minions[rung] as number) - 1;
  play.sink?.({ type: 'minion', die: DICE[rung] as Die, gained: false, why });
}

/** One DieMinion of the player's choice is destroyed, if there is any. */
export function destroyMinion(play: Play, why: string): void {
  const { minions } = me(play);
  let kinds = 0;
  let only = -1;
  for (let rung = 0; rung < minions.length; rung++)
    if ((minions[rung] as number) > 0) {
      kinds++;
      only = rung;
    }
  if (kinds > 1) ask(play, { at: 'destroy', why });
  else if (kinds === 1) discardMinion(play, only, why);
}

export function destroyOptions(play: Play, out: Action[]): void {
  const { minions } = me(play);
  for (let rung = 0; rung < minions.length; rung++)
    if ((minions[rung] as number) > 0) out.push(DESTROYS[rung] as Action);
}

export function chooseMinion(
  play: Play,
  { why }: QuestionOf<'destroy'>,
  { die }: ActionOf<'destroy'>,
): Refusal | undefined {
  const rung = DICE.indexOf(die);
  if ((me(play).minions[rung] ?? 0) === 0) return refuse('destroy', 'no-minion', { die });
  answered(play);
  discardMinion(play, rung, why);
  return undefined;
}
