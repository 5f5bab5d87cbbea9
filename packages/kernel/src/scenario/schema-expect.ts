/** What every game's scenarios expect, whatever they are about. */
import { z } from 'zod';
import { choice, id, lines, record } from './schema-parts.ts';

const view = z
  .object({ viewer: id.describe('Whose view; the spectator’s if not said.').optional() })
  .catchall(z.json())
  .describe('Values of the view by path, for example turn: 3.');

const some = {
  include: lines.describe('These are among them, in this order; * stands for any text.').optional(),
  exclude: lines.describe('None of them is like this; * stands for any text.').optional(),
};

const events = z.union([
  lines,
  record({
    viewer: id.describe('As this viewer may know them; without one, as they are.').optional(),
    exactly: lines.optional(),
    ...some,
  }),
]);

const legal = z.union([lines, record({ exactly: lines.optional(), ...some })]);

const decision = z.union([
  choice(['none'], 'decision'),
  record({
    by: id.describe('A hero, the party or the table.').optional(),
    at: id.describe('The place in the rules that waits.').optional(),
  }),
]);

/** An expectation with the game's own words for the end. */
export const expectationSchema = <Outcome extends z.ZodType>(outcome: Outcome) =>
  record({
    view: z.union([view, z.array(view)]).optional(),
    events: events.describe('What happened in this step; a plain list is exactly that.').optional(),
    legal: legal.describe('What may be done now; a plain list is exactly that, in any order.').optional(),
    refused: z
      .union([z.literal(true), id])
      .describe('The step is refused, for this reason, and changes nothing.')
      .optional(),
    decision: decision.describe('Who has to decide what.').optional(),
    outcome: outcome.describe('How the game ended, or none.').optional(),
  }).meta({ id: 'expectation' });

export const provesSchema = z
  .array(z.string().regex(/^[A-Z][A-Z0-9]*-[A-Z]+-\d{2,}$/, 'is no id of a clause'))
  .describe('Clauses, rulings and examples of the ledger that it proves.');

export type ViewExpectation = z.infer<typeof view>;
export type LinesExpectation = z.infer<typeof events>;
export type DecisionExpectation = z.infer<typeof decision>;

/** An end by its name, or some of its fields. */
export type OutcomeExpectation = string | Readonly<Record<string, unknown>>;

export interface Expectation {
  readonly view?: ViewExpectation | ViewExpectation[] | undefined;
  readonly events?: LinesExpectation | undefined;
  readonly legal?: LinesExpectation | undefined;
  readonly refused?: true | string | undefined;
  readonly decision?: DecisionExpectation | undefined;
  readonly outcome?: OutcomeExpectation | undefined;
}
