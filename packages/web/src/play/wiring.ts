/** The stage shows what the game tells: lying dice, flights to their end, and the verdict after them. */
import type { Snapshot, Step } from '@tumblekeep/host';
import { useEffect, useState } from 'react';
import { stage } from '../scene/stage-store.ts';
import { sound } from '../sound/sound.ts';
import { momentsOf } from './sight/moments.ts';
import { type Verdict, verdictOf } from './sight/verdict.ts';

/** Plays the flight of the shown step; the step is finished when the die has come to rest. */
export function useStage(
  snapshot: Snapshot | undefined,
  showing: Step | undefined,
  finishShowing: () => void,
): void {
  const lying = snapshot?.lying;
  useEffect(() => {
    if (showing?.flight === undefined) return;
    const { flight } = showing;
    stage.setState({
      flight: {
        flight,
        onRest: () => {
          finishShowing();
          // The snapshot follows in a later frame: until then the die lies where it was seen to land.
          stage.setState({ flight: undefined, lying: flight.after });
        },
      },
      lying: flight.scene.dice,
      props: flight.scene.props,
    });
  }, [showing, finishShowing]);
  useEffect(() => {
    if (lying !== undefined && showing?.flight === undefined) stage.setState({ lying, props: [] });
  }, [lying, showing]);
  useEffect(() => () => stage.setState({ flight: undefined, lying: [], props: [], marks: [] }), []);
}

export interface SeenVerdict {
  readonly verdict: Verdict | undefined;
  /** Nothing has happened since. */
  readonly isNews: boolean;
  readonly close: () => void;
}

/** The last verdict that has been seen to its end; nothing while the next die is thrown. */
export function useVerdict(last: Step | undefined, showing: Step | undefined): SeenVerdict {
  const [seen, setSeen] = useState<{ readonly verdict: Verdict; readonly of: Step } | undefined>();
  useEffect(() => {
    if (showing !== undefined || last?.action?.type === 'throw') setSeen(undefined);
    const told = showing === undefined && last !== undefined ? verdictOf(last) : undefined;
    if (last !== undefined && told !== undefined) setSeen({ verdict: told, of: last });
  }, [last, showing]);
  return { verdict: seen?.verdict, isNews: seen?.of === last, close: () => setSeen(undefined) };
}

/** Sounds of what has just been told, one after another. */
const BETWEEN_SOUNDS = 260;

export function useMoments(last: Step | undefined): void {
  useEffect(() => {
    if (last === undefined) return;
    const timers = momentsOf(last.events).map((moment, i) =>
      setTimeout(() => sound(moment), i * BETWEEN_SOUNDS),
    );
    return () => timers.forEach(clearTimeout);
  }, [last]);
}
