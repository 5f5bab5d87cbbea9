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
 * How a tap on a tile is answered: by exploring it, or before that by doing without what is asked on the way there.
 * Nothing when the way there needs a decision.
 */
export function waysTo({
  view,
  choices,
}: Pick<CrawlSnapshot, 'view' | 'choices'>): ReadonlyMap<CellId, readonly Action[]> {
  const ways = new Map<CellId, readonly Action[]>();
  const at = view.question?.at;
  if (at === 'move') {
    for (const { action } of choices) if (action.type === 'explore') ways.set(action.cell, [action]);
    return ways;
  }
  if (at !== 'rest' && at !== 'power-up') return ways;
  const before = at === 'rest' ? [NO_REST] : [POWER_UP, NO_REST];
  for (const [cell, { reachable }] of Object.entries(view.cells))
    if (reachable) ways.set(cell, [...before, { type: 'explore', cell }]);
  return ways;
}
