/** Events as paragraphs: what belongs to one throw is told in one breath. */
import type { Edition } from '../rules/edition.ts';
import type { Event, EventType } from '../rules/event.ts';
import { eventText } from './events.ts';
import { follow, type Scene } from './scene.ts';

/** Events that continue the paragraph of the one before. */
const CONTINUES: ReadonlySet<EventType> = new Set<EventType>([
  'ability',
  'assigned',
  'coins',
  'damage',
  'dice',
  'fainted',
  'healed',
  'hit',
  'hurt',
  'insta-kill',
  'marked',
  'missed',
  'monster-life',
  'multiplied',
  'prevented',
  'stole',
  'token',
]);

/** The prompt says whose turn it is, and so does the throw. */
const UNTOLD: ReadonlySet<EventType> = new Set<EventType>(['turn']);

/** Events whose paragraph stays closed. */
const CLOSED: ReadonlySet<EventType> = new Set<EventType>([
  'began',
  'round',
  'defeated',
  'leads',
  'scarred',
  'monster',
]);

export interface Told {
  readonly lines: readonly string[];
  readonly scene: Scene;
}

export function narrate(edition: Edition, events: readonly Event[], scene: Scene): Told {
  const lines: string[] = [];
  let now = scene;
  let open = false;
  for (const event of events) {
    if (!UNTOLD.has(event.type)) {
      const text = eventText(edition, event, now);
      if (open && CONTINUES.has(event.type)) lines[lines.length - 1] += ` ${text}`;
      else lines.push(text);
      open = !CLOSED.has(event.type);
    }
    now = follow(now, event);
  }
  return { lines, scene: now };
}
