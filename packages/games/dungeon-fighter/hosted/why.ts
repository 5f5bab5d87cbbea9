/** How the last numbers were made. */
import { type DungeonFighter, type Event, type EventType, texts, type View } from '../rules/index.ts';

/** What was told, step by step, and what sentences after it may take for granted. */
export interface ToldHistory {
  readonly steps: readonly { readonly events: readonly Event[]; readonly lines: readonly string[] }[];
  readonly scene: texts.Scene;
}
type ToldStep = ToldHistory['steps'][number];

const WITH_NUMBERS: ReadonlySet<EventType> = new Set<EventType>([
  'coins',
  'damage',
  'healed',
  'hurt',
  'insta-kill',
  'missed',
  'monster-life',
]);

const lastWhere = (history: ToldHistory, test: (step: ToldStep) => boolean): ToldStep | undefined =>
  [...history.steps].reverse().find(test);

export function whyText(game: DungeonFighter, view: View, history: ToldHistory): string[] {
  const { edition } = game;
  const lines: string[] = [];
  const last = lastWhere(history, step => step.events.some(event => WITH_NUMBERS.has(event.type)));
  if (last !== undefined) lines.push(...last.lines);
  const { combat } = view;
  if (combat !== null) {
    const reveal = lastWhere(history, step => step.events.some(isReveal))?.events.find(isReveal);
    if (reveal !== undefined && 'parts' in reveal && reveal.parts.length > 1) {
      const name = texts.nameOf(edition, combat.foe);
      const { scene } = history;
      lines.push(
        `${name} began with ${texts.sum(edition, reveal.parts, combat.initialLife, scene)} ${edition.words.life.many}.`,
      );
    }
    const foe = edition.monster.get(combat.foe) ?? edition.boss.get(combat.foe);
    const room = view.room === null ? undefined : edition.room.get(view.room);
    for (const card of [combat.silenced ? undefined : foe, room]) {
      if (card?.requirement !== undefined)
        lines.push(`${texts.nameOf(edition, card.requirement)} is demanded by ${card.name}.`);
    }
    if (foe?.ability !== undefined) lines.push(...texts.explanation(edition, foe.ability));
  }
  return lines.length > 0 ? lines : ['No number has changed yet.'];
}

const isReveal = (event: { readonly type: EventType }): boolean =>
  event.type === 'monster' || event.type === 'boss';
