/** What an answer is worth before it is given: its odds, and what it certainly changes. */
import {
  type Action,
  atLeast,
  cautionOf,
  chanceOf,
  type DieInTheDungeon,
  type Event,
  type EventOf,
  type RollState,
  type State,
  sidesOf,
  type View,
} from '@tumblekeep/die-in-the-dungeon';

export type TrackChange = Pick<EventOf<'track'>, 'track' | 'from' | 'to' | 'dieFrom' | 'die'>;

export interface Choice {
  readonly action: Action;
  /** That it makes its roll succeed; nothing for answers that are about no roll. */
  readonly chance: number | undefined;
  /** The same with all pips and points that may be added afterwards; only where that is more. */
  readonly withHelp: number | undefined;
  /** What happens to the board before any die is rolled or tile is turned. */
  readonly changes: readonly TrackChange[];
  /** Why nobody should do it by mistake. */
  readonly caution: string | undefined;
}

/** Something came to light that nobody knew before. */
export const isRevealing = (event: Event): boolean =>
  event.type === 'turned' ||
  event.type === 'rolled' ||
  event.type === 'attacked' ||
  event.type === 'random-hero' ||
  (event.type === 'modified' && event.by === 'minion');

/** Played on a copy and told only up to the first thing that luck decides: nothing hidden gets out. */
function changesOf(game: DieInTheDungeon, state: State, action: Action): TrackChange[] {
  const changes: TrackChange[] = [];
  let isKnown = true;
  game.apply(game.clone(state), action, event => {
    if (isRevealing(event) || event.type === 'turn') isKnown = false;
    if (!isKnown || event.type !== 'track') return;
    const { track, from, to, dieFrom, die } = event;
    if (from !== to || dieFrom !== die) changes.push({ track, from, to, dieFrom, die });
  });
  return changes;
}

/** How much more the roll needs. */
export function missingOf(view: View): number {
  const { roll, combat } = view;
  if (roll === null) return 0;
  if (roll.what === 'check') return roll.passed ? 0 : roll.target - roll.total;
  if (combat?.heroes.some(({ hero }) => hero === 'patriarch')) return roll.total - 1;
  return (combat?.totals[roll.stat] ?? 0) + 1 - roll.total;
}

/** What pips and points could still add, as far as they are offered. */
function helpIn(legal: readonly Action[]): number {
  const pips = new Map<number, number>();
  let points = 0;
  for (const action of legal) {
    if (action.type === 'pips') pips.set(action.box, Math.max(pips.get(action.box) ?? 0, action.pips));
    if (action.type === 'spend') points = Math.max(points, action.points);
  }
  return points + [...pips.values()].reduce((sum, each) => sum + each, 0);
}

/** A DieMinion first, then whatever is still missing. */
function minionWithHelp(action: Action, roll: RollState | null, view: View, legal: readonly Action[]) {
  if (action.type !== 'minion' || roll === null) return undefined;
  const dice = { sides: sidesOf(action.die), times: 1, tries: 1, highest: false } as const;
  return atLeast(dice, missingOf(view) - helpIn(legal));
}

/** What may be answered; what is hopeless is not offered (DIE-R-22). */
export function choicesOf(game: DieInTheDungeon, state: State, view: View): Choice[] {
  const legal = game.legal(state);
  return legal.flatMap(action => {
    const caution = cautionOf(game.content, state, action);
    if (caution?.code === 'hopeless') return [];
    const chance = chanceOf(game.content, state, action);
    const helped = minionWithHelp(action, state.roll, view, legal);
    return {
      action,
      caution: caution?.message,
      chance,
      withHelp: helped !== undefined && helped > (chance ?? 0) ? helped : undefined,
      changes: changesOf(game, state, action),
    };
  });
}
