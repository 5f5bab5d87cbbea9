/** Which sounds a step makes, in the order it happens; each once. */

import type { Moment } from '@tumblekeep/page-kit/sound/synth.ts';
import type { Event } from '../../../rules/index.ts';

function momentOf(event: Event): Moment | undefined {
  switch (event.type) {
    case 'hit':
      return event.zone === 'bullseye' ? 'bullseye' : 'hit';
    case 'missed':
      return 'miss';
    case 'insta-kill':
      return 'kill';
    case 'monster-life':
      return event.to < event.from ? 'strike' : undefined;
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
    case 'boss':
      return 'boss';
    case 'healed':
      return 'heal';
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
