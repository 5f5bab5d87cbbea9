/** A saved or finished game step by step. */
import { readFlight, type Step } from '@tumblekeep/host';
import { ok, type Refusal, type Result } from '@tumblekeep/kernel';
import type { ReplayStep } from './protocol.ts';
import type { Room } from './room.ts';

export function replaySteps({ sitting }: Room): Result<readonly ReplayStep[], Refusal> {
  const { inputs, history } = sitting;
  return ok(
    history.steps.map(({ lines }, n) => ({
      n,
      lines,
      hasFlight: n > 0 && readFlight(inputs[n - 1]?.evidence) !== undefined,
    })),
  );
}

export const replayAt = ({ sitting }: Room, n: number): Result<Step, Refusal> => sitting.stepAt(n);
