/** Whether recorded throws happened as they are told: each is simulated again from its evidence. */
import { equalPlain, fail, ok, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import { landingOfFlight, type PhysicalTable, readEvidence } from './flight.ts';
import type { Sitting } from './sitting.ts';

/** Nothing is told of choices and of real dice; what other physics did cannot be seen again. */
const FINDINGS = ['nothing', 'other-physics', 'fits'] as const;
export type Finding = (typeof FINDINGS)[number];

/** What the evidence of input `n` is worth, or in what it contradicts the recorded landing. */
export function checkThrow(sitting: Sitting, physics: PhysicalTable, n: number): Result<Finding, Refusal> {
  const no = (message: string) => fail(refuse('log-evidence', `input ${n}: ${message}`));
  const recorded = sitting.inputs[n - 1]?.evidence;
  if (recorded === undefined) return ok('nothing');
  const { action } = sitting.history.steps[n] ?? {};
  if (action?.type !== 'land') return no('evidence of a throw where nothing was thrown');
  const evidence = readEvidence(recorded);
  if (evidence === undefined) return no('the evidence of the throw cannot be read');
  if (evidence.revision !== physics.revision) return ok('other-physics');
  const flight = sitting.flightOf(n);
  if (flight === undefined) return no('such a throw cannot be made');
  const { die } = sitting.history.throwAt(n) ?? {};
  if (flight.die !== die) return no(`the ${die} die was thrown, the evidence is of the ${flight.die} one`);
  const landing = landingOfFlight(flight);
  if (equalPlain(landing, action)) return ok('fits');
  const { game } = sitting;
  return no(`simulated again the throw is "${game.print(landing)}", the log says "${game.print(action)}"`);
}
