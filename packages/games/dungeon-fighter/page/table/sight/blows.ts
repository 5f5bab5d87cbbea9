/** What of a step is worth showing as something that flies, breaks or falls. */

import type { Step } from '../../../hosted/index.ts';
import type { CardId, Event, HeroId } from '../../../rules/index.ts';

export type Blow =
  | { readonly kind: 'strike'; readonly amount: number; readonly isKill: boolean }
  | { readonly kind: 'fall'; readonly coins: number; readonly isEpic: boolean }
  | { readonly kind: 'hurt'; readonly hero: HeroId; readonly amount: number }
  | { readonly kind: 'boss'; readonly card: CardId };

export function blowsOf(events: readonly Event[]): readonly Blow[] {
  const isKill = events.some(({ type }) => type === 'insta-kill');
  const coins = events.reduce(
    (sum, event) => sum + (event.type === 'coins' && event.amount > 0 ? event.amount : 0),
    0,
  );
  return events.flatMap((event): readonly Blow[] => {
    switch (event.type) {
      case 'monster-life':
        return event.to < event.from ? [{ kind: 'strike', amount: event.from - event.to, isKill }] : [];
      case 'defeated':
        return [{ kind: 'fall', coins, isEpic: event.epic }];
      case 'hurt':
        return event.to < event.from
          ? [{ kind: 'hurt', hero: event.hero, amount: event.from - event.to }]
          : [];
      case 'boss':
        return [{ kind: 'boss', card: event.card }];
      default:
        return [];
    }
  });
}

/** A flight whose end is worth slow motion: the best sections, a kill, and the last die of all. */
export function isDramatic({ flight, events, snapshot: { view } }: Step): boolean {
  if (flight === undefined) return false;
  const { hit, zone } = flight.verdict;
  if (hit && (zone === '6' || zone === 'bullseye')) return true;
  if (events.some(({ type }) => type === 'insta-kill')) return true;
  return view.combat !== null && view.combat.dice.length === 0 && view.chest.dice === 0;
}
