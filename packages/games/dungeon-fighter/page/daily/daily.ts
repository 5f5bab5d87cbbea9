/** The dungeon of a day on this device, and its result in squares. */
import { reader } from '@tumblekeep/kernel/untrusted';
import type { AimHelp } from '@tumblekeep/page-kit/app/aim-help.ts';
import * as z from 'zod/mini';
import {
  DAILY_OPTIONS,
  DAILY_RULES,
  DEFAULT_SKILL,
  type Form,
  type Square,
  seedOf,
} from '../../hosted/index.ts';
import { type DungeonFighter, RULE_SETS } from '../../rules/index.ts';
import type { NewGame } from '../worker/protocol.ts';

const readText = reader(() => z.iso.date());
/** The years that have dungeons. */
const [FIRST, LAST] = ['2026-01-01', '2099-12-31'];

/** A day such as 2026-11-18 as an address says it, which may be anything. */
export function readDay(value: unknown): string | undefined {
  const day = readText(value);
  return day !== undefined && day >= FIRST && day <= LAST ? day : undefined;
}

export function dailyOrder(day: string, form: Form, aimHelp: AimHelp): NewGame {
  const seed = seedOf(day, form);
  const options = DAILY_OPTIONS[form];
  const drawn = (RULE_SETS[DAILY_RULES] as DungeonFighter).setup(options, seed);
  if (!drawn.ok) throw new Error(drawn.error.code);
  const { heroes } = drawn.value.options;
  return {
    rules: DAILY_RULES,
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
