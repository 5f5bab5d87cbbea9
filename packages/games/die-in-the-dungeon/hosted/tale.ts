/** The story of a game at its end: what was fought, found, rolled and suffered. */

import { count } from '@tumblekeep/kernel/english';
import { type Content, type CreatureId, dieOf, type Event, type Outcome, texts } from '../rules/index.ts';

export interface CrawlDeeds {
  readonly tiles: number;
  readonly heroes: number;
  readonly epicHeroes: number;
  readonly damage: number;
  readonly minions: number;
  readonly rolls: number;
  readonly successes: number;
}

export interface CrawlTale {
  readonly outcome: Outcome | undefined;
  /** Who won and why, and how far everybody came. */
  readonly ending: readonly string[];
  readonly deeds: Readonly<Record<CreatureId, CrawlDeeds>>;
  /** The best of it, as sentences. */
  readonly highlights: readonly string[];
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
const noDeeds = (): Mutable<CrawlDeeds> => ({
  tiles: 0,
  heroes: 0,
  epicHeroes: 0,
  damage: 0,
  minions: 0,
  rolls: 0,
  successes: 0,
});

function add(deeds: Mutable<CrawlDeeds>, event: Event): void {
  switch (event.type) {
    case 'explored':
      deeds.tiles++;
      break;
    case 'defeated':
      deeds.heroes++;
      if (event.points > 1) deeds.epicHeroes++;
      break;
    case 'damage':
      deeds.damage += event.amount;
      break;
    case 'rolled':
      deeds.rolls++;
      if (event.success) deeds.successes++;
      break;
    case 'modified':
      if (event.by === 'minion') deeds.minions++;
      if (event.success) deeds.successes++;
      break;
    default:
  }
}

/** The hero roll that hurt most and the own roll that stood highest. */
function highlightsOf(content: Content, events: readonly Event[]): string[] {
  const lines: string[] = [];
  const rolls = events.filter(event => event.type === 'rolled');
  const best = rolls.reduce<(typeof rolls)[number] | undefined>(
    (top, roll) => (top === undefined || roll.total > top.total ? roll : top),
    undefined,
  );
  if (best !== undefined)
    lines.push(
      `The best roll: ${best.total} with ${texts.trackName(best.stat)} on ${count(best.faces.length, dieOf(best.die))}.`,
    );
  const damages = events.filter(event => event.type === 'damage');
  const worst = damages.reduce<(typeof damages)[number] | undefined>(
    (top, damage) => (top === undefined || damage.amount > top.amount ? damage : top),
    undefined,
  );
  if (worst !== undefined)
    lines.push(`The worst blow: ${count(worst.amount, 'point')} of ${texts.trackName(worst.stat)} damage.`);
  const largest = events
    .filter(event => event.type === 'track')
    .reduce((top, { die, dieFrom }) => (die > dieFrom && die > top ? die : top), 0);
  if (largest > 0) lines.push(`The largest die that was grown: a ${dieOf(largest)}.`);
  const traps = events.filter(event => event.type === 'checked');
  if (traps.length > 0)
    lines.push(`Traps: ${traps.filter(({ passed }) => passed).length} of ${traps.length} laughed off.`);
  const fights = fightsOf(content, events);
  if (fights !== undefined) lines.push(fights);
  return lines;
}

/** The fight that took most rounds, if any took more than one. */
function fightsOf(content: Content, events: readonly Event[]): string | undefined {
  let tile = '';
  let longest = { tile: '', rounds: 1 };
  for (const event of events) {
    if (event.type === 'turned') tile = event.tile;
    if (event.type === 'round' && event.round > longest.rounds) longest = { tile, rounds: event.round };
  }
  return longest.tile === ''
    ? undefined
    : `The longest fight: ${longest.rounds} rounds at “${texts.tileName(content, longest.tile)}”.`;
}

export function crawlTale(
  content: Content,
  events: readonly Event[],
  creatures: readonly CreatureId[],
  outcome: Outcome | undefined,
): CrawlTale {
  const deeds = Object.fromEntries(creatures.map(id => [id, noDeeds()]));
  let active = creatures[0] ?? '';
  for (const event of events) {
    if (event.type === 'turn') active = event.creature;
    const own = deeds[active];
    if (own !== undefined) add(own, event);
  }
  return {
    outcome,
    ending: outcome === undefined ? [] : texts.outcomeText(content, outcome),
    deeds,
    highlights: highlightsOf(content, events),
  };
}
