/**
 * The dungeon of a day: the same heroes, cards and trembling hands for everybody, made from its date. The date comes from
 * outside, and nothing else does.
 */
import { reader } from '@tumblekeep/kernel/untrusted';
import type { AimHelp } from '@tumblekeep/page-kit/app/aim-help.ts';
import * as z from 'zod/mini';
import { DEFAULT_SKILL, type Square } from '../../hosted/index.ts';
import { type DungeonFighter, RULE_SETS, type Wishes } from '../../rules/index.ts';
import type { NewGame } from '../worker/protocol.ts';

export const FORMS = ['short', 'long'] as const;
export type Form = (typeof FORMS)[number];

const RULES = 'second';

/** Ours and marked so in the log: the short one has three rooms, and a little help, because its heroes have bought hardly anything. */
const OPTIONS: Readonly<Record<Form, Wishes>> = {
  short: { heroes: 2, solo: true, beginning: 'short', handicap: 2 },
  long: { heroes: 2, solo: true },
};

const readText = reader(() => z.iso.date());
/** The years that have dungeons. */
const [FIRST, LAST] = ['2026-01-01', '2099-12-31'];

/** A day such as 2026-11-18 as an address says it, which may be anything. */
export function readDay(value: unknown): string | undefined {
  const day = readText(value);
  return day !== undefined && day >= FIRST && day <= LAST ? day : undefined;
}

/** A day begins for everybody at the same moment. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

export const seedOf = (day: string, form: Form): string => `daily ${day} ${form}`;

export function dailyOrder(day: string, form: Form, aimHelp: AimHelp): NewGame {
  const seed = seedOf(day, form);
  const options = OPTIONS[form];
  const drawn = (RULE_SETS[RULES] as DungeonFighter).setup(options, seed);
  if (!drawn.ok) throw new Error(drawn.error.code);
  const { heroes } = drawn.value.options;
  return {
    rules: RULES,
    options,
    seed,
    table: {
      dice: 'simulated',
      seats: Object.fromEntries(heroes.map(hero => [hero, { kind: 'human', skill: DEFAULT_SKILL }])),
    },
    preferences: {
      aimHelp: Object.fromEntries(heroes.map(hero => [hero, aimHelp])),
      steady: [],
      askMe: [],
    },
  };
}

const SIGNS: Readonly<Record<Square, string>> = {
  bullseye: '🟨',
  six: '🟦',
  hit: '🟩',
  miss: '⬛',
  fainted: '🟥',
};
const A_ROW = 10;

/** Colours in rows, one square a throw. */
export function squareLines(squares: readonly Square[]): readonly string[] {
  const rows = Math.ceil(squares.length / A_ROW);
  return Array.from({ length: rows }, (_, i) =>
    squares
      .slice(i * A_ROW, (i + 1) * A_ROW)
      .map(square => SIGNS[square])
      .join(''),
  );
}
