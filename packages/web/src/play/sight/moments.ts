/** Which sounds a step makes, in the order it happens; each once. */
import type { Event } from '@tumblekeep/dungeon-fighter';
import type { Moment } from '../../sound/synth.ts';

function momentOf(event: Event): Moment | undefined {
  switch (event.type) {
    case 'hit':
      return event.zone === 'bullseye' ? 'bullseye' : 'hit';
    case 'missed':
      return 'miss';
    case 'defeated':
      return 'monster-defeated';
    case 'coins':
      return event.amount > 0 ? 'coins' : undefined;
    case 'hurt':
      return 'hurt';
    case 'fainted':
      return 'faint';
    case 'scarred':
      return 'scar';
    case 'shop':
      return 'shop-bell';
    case 'won':
      return 'victory';
    case 'lost':
      return 'defeat';
    default:
      return undefined;
  }
}

export function momentsOf(events: readonly Event[]): readonly Moment[] {
  return [...new Set(events.map(momentOf))].filter(moment => moment !== undefined);
}
