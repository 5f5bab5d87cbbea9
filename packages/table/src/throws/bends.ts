/**
 * Requirements that no single throw fulfils as they are written, and how they bend so that one does (TH-R-13). What
 * bends is always the lesser part: a limit gives way, never the way of the die over table and board.
 */
import type { NumberKey, WordKey } from '../gesture.ts';
import type { EditionId } from '../vocabulary.ts';
import type { Throw } from './catalogue.ts';
import type { Limits, Needs, Range, Reading } from './types.ts';

/** Why two requirements exclude each other, and what is asked instead: also a hint for backing down. */
export interface Conflict {
  readonly between: readonly [Throw, Throw];
  readonly reason: string;
  readonly instead: string;
}

type Eased = { readonly [Name in Throw]?: (reading: Reading) => Reading };

interface Bend {
  readonly one: Throw;
  readonly others: readonly Throw[];
  readonly reason: string;
  readonly instead: string;
  readonly editions?: readonly EditionId[];
  /** What becomes of the readings; nothing where only the body is asked for the impossible. */
  readonly eased?: Eased;
}

const without =
  (...keys: readonly (keyof Limits)[]) =>
  (reading: Reading): Reading => ({
    ...reading,
    limits: Object.fromEntries(
      Object.entries(reading.limits).filter(([key]) => !keys.includes(key as keyof Limits)),
    ),
  });

const within =
  (limits: Limits) =>
  (reading: Reading): Reading => ({ ...reading, limits: { ...reading.limits, ...limits } });

const unjudged = ({ judge: _, ...reading }: Reading): Reading => ({ ...reading, limits: {} });

/** As fast as it must be to come onto the table from a step away, or from below it. */
const GUST = within({ speed: [0, 3600] });
/** TH-R-04: one step. */
const ONE_STEP = within({ distance: [750, 2000] });
const OLDER = ['prototype', 'first'] as const;

const BENDS: readonly Bend[] = [
  {
    one: 'sitting',
    others: ['jump', 'dancing'],
    reason: 'nobody jumps or turns around while sitting on the floor',
    instead: 'hop or turn on the seat of your trousers',
  },
  {
    one: 'backwards',
    others: ['dancing'],
    reason: 'the dance ends facing the board',
    instead: 'end the dance with your back to it or facing it',
    editions: ['first'],
  },
  {
    one: 'under-the-leg',
    others: ['backwards'],
    reason: 'the leg is in front, the throw goes behind',
    instead: 'throw back between your legs',
  },
  {
    one: 'catapult',
    others: ['under-the-leg'],
    reason: 'the card lies at the edge of the table',
    instead: 'put a leg over the card',
  },
  {
    one: 'catapult',
    others: ['far'],
    reason: 'the card lies at the edge of the table',
    instead: 'the card stays at the edge, your feet a step away',
    eased: { far: without('distance') },
  },
  {
    one: 'catapult',
    others: ['head'],
    reason: 'the card lies at the edge of the table',
    instead: 'the card flings the die to your head',
    eased: { catapult: unjudged },
  },
  {
    one: 'catapult',
    others: ['under-the-table'],
    reason: 'the card lies on the table',
    instead: 'strike the card from below the table',
    eased: { 'under-the-table': without('height') },
  },
  {
    one: 'catapult',
    others: ['slam'],
    reason: 'a card flings the die up, a palm strikes it down',
    instead: 'slam the card instead of the die',
    eased: { slam: without('rise') },
  },
  {
    one: 'wrist-on-table',
    others: ['jump'],
    reason: 'the wrist stays on the table',
    instead: 'the wrist leaves the table with the jump',
  },
  {
    one: 'wrist-on-table',
    others: ['far'],
    reason: 'the wrist stays on the table',
    instead: 'the wrist on the table, the feet a step away',
    eased: { far: without('distance') },
  },
  {
    one: 'wrist-on-table',
    others: ['under-the-table'],
    reason: 'the wrist lies on the table, the hand is below it',
    instead: 'the wrist touches the table from below',
    eased: { 'wrist-on-table': without('height', 'distance') },
  },
  {
    one: 'card-jump',
    others: ['palms', 'x-wrists'],
    reason: 'no hand is free for the card',
    instead: 'lean the card against something',
  },
  {
    one: 'card-jump',
    others: ['elbow'],
    reason: 'a die that only rolls off does not jump',
    instead: 'swing the elbow',
    editions: ['first'],
    eased: { elbow: GUST },
  },
  {
    one: 'under-the-table',
    others: ['slam'],
    reason: 'a die struck down below the table never gets onto it',
    instead: 'strike it upwards',
    eased: { slam: without('rise') },
  },
  {
    one: 'under-the-table',
    others: ['blow'],
    reason: 'breath is too weak for that',
    instead: 'puff as hard as you must',
    eased: { blow: GUST },
  },
  {
    one: 'under-the-table',
    others: ['flick'],
    reason: 'the back of the hand lies above the table',
    instead: 'hold it below',
    editions: OLDER,
    eased: { flick: without('height') },
  },
  {
    one: 'under-the-table',
    others: ['elbow', 'nose'],
    reason: 'a die that only rolls off does not get over the edge',
    instead: 'swing it over the edge',
    editions: ['first'],
    eased: { elbow: GUST, nose: GUST },
  },
  {
    one: 'under-the-table',
    others: ['head'],
    reason: 'the hand is below the table, the head above it',
    instead: 'toss from below, head above',
    editions: OLDER,
    eased: { 'under-the-table': without('height', 'distance') },
  },
  {
    one: 'far',
    others: ['blow'],
    reason: 'breath is too weak for that',
    instead: 'puff as hard as you must, from one step away',
    eased: { blow: GUST, far: ONE_STEP },
  },
  {
    one: 'far',
    others: ['elbow', 'nose'],
    reason: 'a die that only rolls off does not fly so far',
    instead: 'swing it',
    editions: ['first'],
    eased: { elbow: GUST, nose: GUST },
  },
  {
    one: 'far',
    others: ['head'],
    reason: 'a die off the head does not fly so far',
    instead: 'toss it from afar, head it at the table',
    editions: OLDER,
    eased: { far: without('distance') },
  },
  {
    one: 'far',
    others: ['slam'],
    reason: 'two steps are too far for a struck die',
    instead: 'one step is enough',
    editions: ['prototype'],
    eased: { far: ONE_STEP },
  },
];

const concerns =
  (edition: EditionId, one: Throw, other: Throw) =>
  (bend: Bend): boolean =>
    (bend.editions?.includes(edition) ?? true) &&
    ((bend.one === one && bend.others.includes(other)) || (bend.one === other && bend.others.includes(one)));

type Values = readonly (string | number)[];
type NeedKey = WordKey | NumberKey;
type NeedEntry = readonly [NeedKey, Values];
const entriesOf = (needs: Needs): NeedEntry[] => Object.entries(needs) as NeedEntry[];

const meets = (one: Values, other: Values): boolean =>
  typeof one[0] === 'number'
    ? Math.max(one[0], other[0] as number) <= Math.min(one[1] as number, other[1] as number)
    : one.some(word => other.includes(word));

const either = (one: Values, other: Values): Values =>
  typeof one[0] === 'number'
    ? [Math.min(one[0], other[0] as number), Math.max(one[1] as number, other[1] as number)]
    : [...new Set([...one, ...other])];

/** The first fact of the gesture that two readings ask for in ways that exclude each other. */
const clashOf = (one: Needs, other: Needs): NeedKey | undefined =>
  entriesOf(one).find(
    ([key, wanted]) => other[key] !== undefined && !meets(wanted, other[key] as Values),
  )?.[0];

const CLASHES: Readonly<Partial<Record<NeedKey, string>>> = {
  launch: 'the die can be driven by one thing only',
  posture: 'nobody sits and stands at once',
  hand: 'it cannot be both hands',
  support: 'the die cannot lie on both',
};

export interface Bent {
  readonly readings: readonly Reading[];
  readonly conflicts: readonly Conflict[];
}

/** Readings of one set of throws, in the same order, as they can be fulfilled at once. */
export function bend(edition: EditionId, throws: readonly Throw[], as: readonly Reading[]): Bent {
  const readings = [...as];
  const conflicts: Conflict[] = [];
  for (const [i, one] of throws.entries())
    for (let j = i + 1; j < throws.length; j++) {
      const other = throws[j] as Throw;
      const listed = BENDS.find(concerns(edition, one, other));
      if (listed !== undefined) {
        const { reason, instead, eased } = listed;
        conflicts.push({ between: [one, other], reason, instead });
        readings[i] = eased?.[one]?.(readings[i] as Reading) ?? (readings[i] as Reading);
        readings[j] = eased?.[other]?.(readings[j] as Reading) ?? (readings[j] as Reading);
      }
      const clash = clashOf((as[i] as Reading).needs, (as[j] as Reading).needs);
      if (clash === undefined || listed !== undefined) continue;
      const reason = CLASHES[clash] ?? `they ask for a different ${clash}`;
      conflicts.push({ between: [one, other], reason, instead: 'either will do' });
    }
  return { readings: acceptEither(readings), conflicts };
}

/** Where the facts asked for exclude each other, any of them fulfils all. */
function acceptEither(readings: readonly Reading[]): Reading[] {
  return readings.map(reading => ({
    ...reading,
    needs: Object.fromEntries(
      entriesOf(reading.needs).map(([key, wanted]): [string, Values] => [
        key,
        readings.reduce((all: Values, other) => {
          const asked = other.needs[key] as Values | undefined;
          return asked === undefined || meets(wanted, asked) ? all : either(all, asked);
        }, wanted),
      ]),
    ) as Needs,
  }));
}

export const meetRanges = ([a, b]: Range, [c, d]: Range): Range => [Math.max(a, c), Math.min(b, d)];
