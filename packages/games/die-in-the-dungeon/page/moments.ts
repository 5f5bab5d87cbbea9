/** What of a step is worth watching: tiles that are turned and dice that are rolled, one after another. */

import type { CrawlSnapshot } from '../hosted/index.ts';
import {
  type Content,
  type Event,
  type EventOf,
  isPartyWarded,
  RANDOM_DIE,
  type Sides,
  type Stat,
  sidesOf,
  type TileId,
  texts,
  type View,
} from '../rules/index.ts';

export interface RollMoment {
  readonly kind: 'roll';
  readonly what: 'party' | 'attack' | 'check' | 'minion' | 'random';
  readonly stat: Stat | undefined;
  readonly sides: Sides;
  readonly faces: readonly number[];
  /** A try that does not count. */
  readonly dropped: readonly number[];
  /** How the number was made, if it is more than the faces. */
  readonly sum: string | undefined;
  readonly value: number;
  /** What it is measured against. */
  readonly against: number | undefined;
  readonly success: boolean | undefined;
  /** What came of it at once, as sentences. */
  readonly outcome: readonly string[];
}

export interface TileMoment {
  readonly kind: 'tile';
  readonly tile: TileId;
  readonly cell: string;
  readonly outcome: readonly string[];
}

export type Moment = RollMoment | TileMoment;

/** The step that led to what is on the table: its moments, and the table before it. */
export interface LastStep {
  readonly moments: readonly Moment[];
  readonly before: CrawlSnapshot;
}

/** These are told elsewhere: by the moment itself, or by the board. */
const SILENT: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'began',
  'turn',
  'effect',
  'explored',
  'round',
  'party',
  'check',
  'ended',
]);

/** `before` is what was known when the step began: what a roll is measured against. */
export function momentsOf(content: Content, events: readonly Event[], before: View): Moment[] {
  const moments: Moment[] = [];
  const known = new Known(before);
  let outcome: string[] | undefined;
  for (const event of events) {
    known.hear(event);
    const moment = momentOf(event, known);
    if (moment !== undefined) {
      outcome = [];
      moments.push({ ...moment, outcome });
    } else if (!SILENT.has(event.type)) {
      outcome?.push(texts.eventText(content, event));
    }
  }
  return moments;
}

/** What is known at each event: sums, targets and the DieMinion that was sent. */
class Known {
  readonly totals: Record<Stat, number>;
  target: number | undefined;
  minion: Sides = 4;
  rolling: { what: 'attack' | 'check'; stat: Stat } | undefined;
  isWarded: boolean;

  constructor(view: View) {
    const { combat, roll } = view;
    this.totals = { might: 0, agility: 0, magic: 0, ...combat?.totals };
    this.target = roll?.what === 'check' ? roll.target : undefined;
    this.rolling = roll ?? undefined;
    this.isWarded = isPartyWarded(view);
  }

  hear(event: Event): void {
    if (event.type === 'party') {
      const [might, agility, magic] = event.totals;
      Object.assign(this.totals, { might, agility, magic });
    }
    if (event.type === 'check') this.target = event.target;
    if (event.type === 'minion' && !event.gained) this.minion = sidesOf(event.die);
    if (event.type === 'rolled') this.rolling = { what: event.what, stat: event.stat };
    if (event.type === 'joined' && event.kind === 'patriarch') this.isWarded = true;
  }

  against(): number | undefined {
    if (this.rolling?.what === 'check') return this.target;
    return this.isWarded || this.rolling === undefined ? undefined : this.totals[this.rolling.stat];
  }
}

const sumOf = (event: EventOf<'attacked' | 'rolled'>, value: number): string | undefined =>
  event.parts.length > 1 ? texts.sumText(event.parts, value) : undefined;

function momentOf(event: Event, known: Known): Moment | undefined {
  switch (event.type) {
    case 'turned':
      return { kind: 'tile', tile: event.tile, cell: event.cell, outcome: [] };
    case 'random-hero':
      return {
        ...PLAIN,
        what: 'random',
        sides: RANDOM_DIE,
        faces: [event.face],
        value: event.face,
      };
    case 'attacked':
      return {
        ...PLAIN,
        what: 'party',
        stat: event.stat,
        sides: event.die,
        faces: [event.face],
        sum: sumOf(event, event.value),
        value: event.value,
        against: event.defence,
        success: event.hit,
      };
    case 'rolled':
      return {
        ...PLAIN,
        what: event.what,
        stat: event.stat,
        sides: event.die,
        faces: event.faces,
        dropped: event.dropped ?? [],
        sum: sumOf(event, event.total),
        value: event.total,
        against: known.against(),
        success: event.success,
      };
    case 'modified':
      if (event.by !== 'minion') return undefined;
      return {
        ...PLAIN,
        what: 'minion',
        stat: known.rolling?.stat,
        sides: known.minion,
        faces: [event.change],
        sum: `${event.total - event.change} + ${event.change} = ${event.total}`,
        value: event.total,
        against: known.against(),
        success: event.success,
      };
    default:
      return undefined;
  }
}

const PLAIN = {
  kind: 'roll',
  stat: undefined,
  dropped: [],
  sum: undefined,
  against: undefined,
  success: undefined,
  outcome: [],
} as const;
