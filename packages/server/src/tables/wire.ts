/** What a table tells, as it goes over the wire. */
import type { Hosted, Kinds, SeatId, Step, Told } from '@tumblekeep/host';
import type { Change, StepMessage, WireInput, WireTold } from '@tumblekeep/protocol';

/** Who sits where, and whose hand has to let go: the same for everybody. */
export interface Common {
  readonly seating: unknown;
  readonly thrower: SeatId | undefined;
}

export function wireTold(hosted: Hosted<Kinds>, told: Told<Kinds>, { seating, thrower }: Common): WireTold {
  const { game, throwing } = hosted;
  return {
    at: told.at,
    inputs: told.inputs,
    view: told.view,
    asked: told.asked,
    thrower,
    isForPeople: told.isForPeople,
    isSecret: told.isSecret,
    legal: told.legal.map(action => game.print(action)),
    lying: throwing?.seen(told.lying),
    undo: told.undo,
    takeback: told.takeback,
    outcome: told.outcome,
    seating,
  };
}

export const wireInput = (
  { game }: Hosted<Kinds>,
  { action, by, events, evidence }: Pick<Step<Kinds>, 'action' | 'by' | 'events' | 'evidence'>,
): WireInput => ({
  action: action === undefined ? undefined : game.print(action),
  by,
  events,
  evidence,
});

/** One step, as the change of what was told before. */
export function stepText(input: WireInput, at: number, change: Change | undefined): string {
  const message: StepMessage = { type: 'step', at, ...input, change };
  return JSON.stringify(message);
}
