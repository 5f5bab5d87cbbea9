/** Scenarios of a game without words of its own: options, a seed, steps, and what must come of them. */
import { z } from 'zod';
import type { AnyGame } from '../game.ts';
import type { Say } from '../refusal.ts';
import type { Faulty } from './documents.ts';
import { type Path, type Place, readBy } from './places.ts';
import type { Runnable } from './run.ts';
import { expectationSchema, provesSchema } from './schema-expect.ts';
import { id, lines, record } from './schema-parts.ts';

const expectation = expectationSchema(z.union([id, z.record(z.string(), z.json())]));

const plainSchema = record({
  rules: id.describe('The rule set.'),
  title: z.string().min(1).describe('What the scenario shows, in one sentence.'),
  proves: provesSchema.optional(),
  options: z.json().describe('Options of the game.').optional(),
  seed: z.string().describe('What chance decides.').optional(),
  expect: expectation.describe('Expected before the first step.').optional(),
  steps: z
    .array(
      z.union([
        z.string().describe('An action in notation.'),
        record({
          do: lines.describe('Actions in notation, one after another.'),
          expect: expectation.optional(),
        }),
      ]),
    )
    .optional(),
});

/** What a game has to add. */
export interface PlainScenarios {
  gameOf(rules: string): AnyGame | undefined;
  readonly say: Say;
  /** What is wrong with a state, if anything is. */
  problemsOf(state: unknown): readonly string[];
  /** The name of an end, for `outcome: NAME`. */
  nameOf(outcome: unknown): string;
}

export function makePlainReady(
  { gameOf, say, problemsOf, nameOf }: PlainScenarios,
  value: unknown,
  placeOf: (path: Path) => Place,
): Runnable | Faulty {
  const read = readBy(plainSchema, value);
  if ('faults' in read) return read;
  const scenario = read.value;
  const game = gameOf(scenario.rules);
  if (game === undefined)
    return { faults: [{ path: ['rules'], message: `there are no rules "${scenario.rules}"` }] };
  const events: unknown[] = [];
  const start = game.setup(scenario.options ?? {}, scenario.seed ?? scenario.title, event => {
    events.push(event);
  });
  if (!start.ok) return { faults: [{ path: ['options'], message: say(start.error) }] };
  return {
    scenario,
    game,
    say,
    start: start.value,
    events,
    placeOf,
    problemsOf,
    endOf: state => {
      const outcome = game.outcome(state);
      return outcome === undefined ? undefined : { name: nameOf(outcome), fields: outcome as object };
    },
  };
}

export const plainJsonSchema = (title: string): Record<string, unknown> => ({
  title,
  ...z.toJSONSchema(plainSchema, { io: 'input' }),
});
