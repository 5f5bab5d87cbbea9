/** What the abilities of monsters can say. */
import { count, list } from '@tumblekeep/kernel/english';
import { askForLoss } from '../chapters/mon.ts';
import { loseCoins, type Play, throwOf } from '../play.ts';
import type { Color } from '../vocabulary.ts';
import { hook, SEEN_IN_LANDINGS, type SeenInLandings, type SomeOf, sayings, type Verb } from './verb.ts';

/** What a miss can take from the party besides life, and what that is worth in points of hero life. */
export interface MissFacts {
  readonly coins: number;
  readonly coin: number;
  /** Cards that the thrower carries. */
  readonly cards: number;
  readonly lostCard: number;
}

interface Deeds<T> {
  /** A die in this printed section is a miss. */
  readonly misses: (value: T, section: number) => boolean;
  /** What a printed section counts as. */
  readonly counts: (value: T, section: number) => number;
  /** What becomes of the total of a hit. */
  readonly total: (value: T, total: number) => number;
  /** On a miss everybody suffers. */
  readonly hurtsAll: true;
  /** What else the monster does on a miss. */
  readonly onMiss: (play: Play, value: T, why: string) => void;
  /** Life the monster regains on a miss. `x`: the number on the monster card. */
  readonly regains: (value: T, x: number) => number;
  /** What comes when everybody has suffered from the miss. */
  readonly afterMiss: (play: Play, value: T) => void;
  /** The colour on the monster card cannot be thrown. */
  readonly barsColor: true;
}

export interface MonsterVerb<T> extends Verb<T, SeenInLandings | ((value: T, facts: MissFacts) => number)> {
  readonly does: SomeOf<Deeds<T>>;
}

const verb = <T>(record: MonsterVerb<T>): MonsterVerb<T> => record;

export const MONSTER_VERBS = {
  /** A die in one of these printed sections is a miss. */
  missSections: verb({
    schema: ({ counts }) => counts,
    words: sections => `a die in section ${list(sections.map(String), 'or')} is a miss`,
    worth: SEEN_IN_LANDINGS,
    does: { misses: (sections: readonly number[], section) => sections.includes(section) },
  }),
  /** On a miss every standing hero suffers the damage. */
  missHurtsAll: verb({
    schema: ({ flag }) => flag,
    words: () => 'on a miss every standing hero suffers the damage',
    worth: SEEN_IN_LANDINGS,
    does: { hurtsAll: true },
  }),
  /** Coins the chest loses on a miss. */
  missCostsCoins: verb({
    schema: ({ count }) => count,
    words: coins => `on a miss the chest loses ${count(coins, 'coin')}`,
    worth: (cost, { coins, coin }) => (coins > 0 ? cost * coin : 0),
    does: { onMiss: (play, coins, why) => loseCoins(play, coins, why) },
  }),
  /** On a miss the monster regains life, up to its initial life. The number is on the monster card. */
  missHeals: verb({
    schema: ({ flag }) => flag,
    words: () => 'on a miss the monster heals',
    worth: SEEN_IN_LANDINGS,
    does: { regains: (_, x) => x },
  }),
  /** A hero who misses discards one equipment card of their choice. */
  missDestroysEquipment: verb({
    schema: ({ flag }) => flag,
    words: () => 'whoever misses loses one card of their equipment',
    worth: (_, { cards, lostCard }) => (cards > 0 ? lostCard : 0),
    does: { afterMiss: play => askForLoss(play, throwOf(play).seat) },
  }),
  /** Coloured dice of the colour on the monster card cannot be thrown. */
  immuneToColor: verb({
    schema: ({ flag }) => flag,
    words: () => 'one coloured die cannot be thrown at it',
    worth: SEEN_IN_LANDINGS,
    does: { barsColor: true },
  }),
  /** What every numbered section counts as. */
  sectionsCount: verb({
    schema: ({ count }) => count,
    words: amount => `every section counts ${amount}`,
    worth: SEEN_IN_LANDINGS,
    does: { counts: amount => amount },
  }),
  /** Changes the total of a hit (hook of kind modify). */
  total: verb({
    schema: hook<(total: number) => number>(),
    words: () => 'a hit does not deal what it says',
    worth: SEEN_IN_LANDINGS,
    does: { total: (change, total) => change(total) },
  }),
} as const;

export const curseSays = sayings<object, Omit<MonsterVerb<never>, 'schema'>>(() => MONSTER_VERBS);

/** The colour that cannot be thrown, of the one on the monster card. */
export function barredColor(curse: object | undefined, immuneTo: Color | undefined): Color | undefined {
  if (curse === undefined) return undefined;
  for (const { verb } of curseSays(curse)) if (verb.does.barsColor) return immuneTo;
  return undefined;
}

/** What a printed section counts as. */
export function sectionFor(curse: object | undefined, section: number): number {
  if (curse === undefined) return section;
  let amount = section;
  for (const { verb, value } of curseSays(curse)) amount = verb.does.counts?.(value, amount) ?? amount;
  return amount;
}

/** Whether a die in a printed section is a miss; for the bullseye, ask about 0. */
export function isMissSection(curse: object | undefined, section: number): boolean {
  if (curse === undefined) return false;
  for (const { verb, value } of curseSays(curse)) if (verb.does.misses?.(value, section)) return true;
  return false;
}

/** What a miss costs besides life. */
export function worthLost(curse: object, facts: MissFacts): number {
  let cost = 0;
  for (const { verb, value } of curseSays(curse))
    if (verb.worth !== SEEN_IN_LANDINGS) cost += verb.worth(value, facts);
  return cost;
}
