/** Events as paragraphs: a roll and what comes of it are told in one breath. */
import type { Content } from '../rules/content.ts';
import type { Event, EventType } from '../rules/event.ts';
import { eventText } from './events.ts';

/** Events that continue the paragraph of the one before. */
const CONTINUES: ReadonlySet<EventType> = new Set<EventType>([
  'track',
  'took',
  'minion',
  'effect',
  'checked',
  'joined',
  'damage',
  'prevented',
  'extra-attack',
  'modified',
  'failed',
  'rotated',
  'defeated',
  'die-namic',
]);

/** Events whose paragraph stays closed. */
const CLOSED: ReadonlySet<EventType> = new Set<EventType>(['began', 'turn', 'round', 'party', 'explored']);

/** The sums are told once, when the party stands, and again when they have changed. */
export function narrate(content: Content, events: readonly Event[]): string[] {
  const lines: string[] = [];
  let open = false;
  for (const event of events) {
    const text = eventText(content, event);
    if (open && CONTINUES.has(event.type)) lines[lines.length - 1] += ` ${text}`;
    else if (lines[lines.length - 1] !== text) lines.push(text);
    open = !CLOSED.has(event.type);
  }
  return lines;
}
