/** What an answer is worth before it is given: its odds, and what it certainly changes. */
import {
  type Action,
  actionsToShow,
  type Caution,
  cautionOf,
  chanceOf,
  DICE,
  type DieInTheDungeon,
  type Event,
  type EventOf,
  lookAt,
  missing,
  type State,
  sidesOf,
  type View,
} from '../rules/index.ts';

export type TrackChange = Pick<EventOf<'track'>, 'track' | 'from' | 'to' | 'dieFrom' | 'die'>;

export interface Choice {
  readonly action: Action;
  /** That it makes its roll succeed; nothing for answers that are about no roll. */
  readonly chance: number | undefined;
  /** The same with everything that may be added afterwards; only where that is more. */
  readonly withHelp: number | undefined;
  /** What happens to the board before any die is rolled or tile is turned. */
  readonly changes: readonly TrackChange[];
  /** Why nobody should do it by mistake. */
  readonly caution: Caution | undefined;
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
export const missingOf = ({ roll }: Pick<View, 'roll'>): number => roll?.missing ?? 0;

const missingIn = ({ content }: DieInTheDungeon, state: State): number =>
  state.roll === null ? 0 : missing(lookAt(content, state), state.roll);

/** What may still be added to a roll: the dice of DieMinions, and what is certain. */
interface Help {
  readonly dice: readonly number[];
  readonly points: number;
}

function helpIn({ creatures, active }: State, legal: readonly Action[]): Help {
  const most = new Map<string, number>();
  const note = (source: string, amount: number): void =>
    void most.set(source, Math.max(most.get(source) ?? 0, amount));
  for (const action of legal) {
    if (action.type === 'pips') note(`box ${action.box}`, action.pips);
    if (action.type === 'spend') note('points', action.points);
    if (action.type === 'pay-time') note('time', action.change);
  }
  const minions = legal.some(({ type }) => type === 'minion') ? creatures[active]?.minions : undefined;
  return {
    dice: DICE.flatMap((die, i) => Array<number>(minions?.[i] ?? 0).fill(sidesOf(die))),
    points: [...most.values()].reduce((sum, each) => sum + each, 0),
  };
}

/** That everything together adds this much. */
function chanceWith({ dice, points }: Help, missing: number): number {
  // The chance of each sum.
  let sums = [1];
  for (const sides of dice) {
    const next = Array<number>(sums.length + sides).fill(0);
    for (const [sum, chance] of sums.entries())
      for (let face = 1; face <= sides; face++) next[sum + face] = (next[sum + face] ?? 0) + chance / sides;
    sums = next;
  }
  const least = missing - points;
  if (least <= dice.length) return 1;
  return sums.slice(least).reduce((sum, each) => sum + each, 0);
}

const AMOUNTS: ReadonlySet<Action['type']> = new Set<Action['type']>(['pips', 'spend', 'pay-time']);

/** Amounts are certain: they are added on a copy, and then everything that is left. */
function helpedChance(game: DieInTheDungeon, state: State, action: Action, legal: readonly Action[]): number {
  if (action.type === 'minion') return chanceWith(helpIn(state, legal), missingIn(game, state));
  if (!AMOUNTS.has(action.type)) return 0;
  const after = game.clone(state);
  game.apply(after, action);
  return after.roll === null ? 0 : chanceWith(helpIn(after, game.legal(after)), missingIn(game, after));
}

/** Chances that differ by less are the same. */
const ROUNDING = 1e-9;

/** What may be answered, as far as it is offered. */
export function choicesOf(game: DieInTheDungeon, state: State): Choice[] {
  const legal = game.legal(state);
  return actionsToShow(game.content, state, legal).map(action => {
    const chance = chanceOf(game.content, state, action);
    const helped = chance === undefined || chance === 1 ? 0 : helpedChance(game, state, action, legal);
    return {
      action,
      caution: cautionOf(game.content, state, action),
      chance,
      withHelp: helped - (chance ?? 0) > ROUNDING ? helped : undefined,
      changes: changesOf(game, state, action),
    };
  });
}
