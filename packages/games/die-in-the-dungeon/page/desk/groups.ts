/** Answers put together as people think of them. */

import type { Choice, CrawlSnapshot } from '../../hosted/index.ts';
import type { Action, ActionOf, ActionType, CellId } from '../../rules/index.ts';

export const GROUPS = ['main', 'add', 'use', 'token'] as const;
export type Group = (typeof GROUPS)[number];

/** What changes a roll. */
export type Addition = ActionOf<'minion' | 'pips' | 'spend' | 'pay-time'>;

const GROUP_OF: Readonly<Partial<Record<ActionType, Group>>> = {
  minion: 'add',
  pips: 'add',
  spend: 'add',
  'pay-time': 'add',
  use: 'use',
  token: 'token',
};

const groupOf = ({ type }: Action): Group => GROUP_OF[type] ?? 'main';

export const isAddition = (action: Action): action is Addition => groupOf(action) === 'add';

/** In the order of a desk: what changes a roll comes before leaving it. */
export function groupsOf<One extends Pick<Choice, 'action'>>(
  choices: readonly One[],
): (readonly [Group, readonly One[]])[] {
  const isRoll = choices.some(({ action }) => action.type === 'accept');
  const order: readonly Group[] = isRoll ? ['add', 'use', 'token', 'main'] : GROUPS;
  return order.flatMap(group => {
    const own = choices.filter(({ action }) => groupOf(action) === group);
    return own.length === 0 ? [] : [[group, own] as const];
  });
}

const POWER_UP: Action = { type: 'power-up' };
const NO_REST: Action = { type: 'rest', points: 0 };

/**
 * What a tap on a tile does next: explore it, or before that do without what is asked on the way there. Nothing when the
 * way there needs a decision.
 */
export function waysTo({
  view,
  choices,
}: Pick<CrawlSnapshot, 'view' | 'choices'>): ReadonlyMap<CellId, Action> {
  const ways = new Map<CellId, Action>();
  const at = view.question?.at;
  if (at === 'move') {
    for (const { action } of choices) if (action.type === 'explore') ways.set(action.cell, action);
    return ways;
  }
  if (at !== 'rest' && at !== 'power-up') return ways;
  for (const [cell, { reachable }] of Object.entries(view.cells))
    if (reachable) ways.set(cell, at === 'rest' ? NO_REST : POWER_UP);
  return ways;
}

/** Where the ways into the dark are the answer, and everything else comes before it. */
export const isDeparture = ({ question }: CrawlSnapshot['view']): boolean =>
  question?.at === 'move' || question?.at === 'rest';

/** What else may be done before going on. */
export const beforeDeparture = (choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(
    ({ action }) => action.type !== 'explore' && !(action.type === 'rest' && action.points === 0),
  );
