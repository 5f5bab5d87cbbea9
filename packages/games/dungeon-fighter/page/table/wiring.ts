/** The stage shows what the game tells: lying dice, flights to their end, and the verdict after them. */

import { stage } from '@tumblekeep/page-kit/scene/stage-store.ts';
import { sound } from '@tumblekeep/page-kit/sound/sound.ts';
import { useEffect, useRef, useState } from 'react';
import { type Flight, isHuman, type Snapshot, type Step, type Table } from '../../hosted/index.ts';
import type { Edition } from '../../rules/index.ts';
import { arcOf, useSwings } from '../throwing/help.ts';
import { isDramatic } from './sight/blows.ts';
import { hintOf } from './sight/hint.ts';
import { momentsOf } from './sight/moments.ts';
import { type Verdict, verdictOf } from './sight/verdict.ts';

/**
 * Plays the flight of the shown step; the step is finished when the die has come to rest. `looking` is the flight whose
 * end is still looked at: the blow that ends a fight takes all dice off the table, which would leave nothing to see.
 */
export function useStage(
  snapshot: Snapshot | undefined,
  showing: Step | undefined,
  finishShowing: () => void,
  looking?: Flight,
): void {
  const lying = looking?.after ?? snapshot?.lying;
  useEffect(() => {
    if (showing?.flight === undefined) return;
    const { flight } = showing;
    stage.setState({
      flight: {
        flight,
        isDramatic: isDramatic(showing),
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
    else if (last !== undefined)
      setSeen(before => {
        const verdict = before?.of === last ? before.verdict : verdictOf(last, before?.verdict);
        return verdict === undefined ? before : { verdict, of: last };
      });
  }, [last, showing]);
  return { verdict: seen?.verdict, isNews: seen?.of === last, close: () => setSeen(undefined) };
}

/** People learn from their own throws, not from those of bots. */
export function useLearning(edition: Edition, table: Table, verdict: Verdict | undefined): void {
  const flight = verdict?.flight;
  const reason = verdict?.reason;
  const isOwn = verdict?.hero !== undefined && isHuman(table, verdict.hero);
  const judged = useRef<Flight | undefined>(undefined);
  useEffect(() => {
    if (!isOwn || flight === undefined || judged.current === flight) return;
    judged.current = flight;
    useSwings.getState().judge({
      hit: flight.verdict.hit,
      arc: arcOf(flight.trajectory),
      hint: flight.verdict.hit || reason === undefined ? undefined : hintOf(edition, reason),
    });
  }, [edition, isOwn, flight, reason]);
}

/** The last flight once more, whenever somebody wants to see it and nothing else is shown. */
export function useAgain(
  flight: Flight | undefined,
  isShowing: boolean,
): { readonly isAgain: boolean; readonly again: (() => void) | undefined } {
  const [isAgain, setAgain] = useState(false);
  useEffect(() => {
    if (isShowing || flight === undefined) setAgain(false);
  }, [isShowing, flight]);
  return {
    isAgain,
    again:
      flight === undefined || isShowing || isAgain
        ? undefined
        : () => {
            setAgain(true);
            const onRest = (): void => {
              setAgain(false);
              stage.setState({ flight: undefined, props: [] });
            };
            stage.setState({ flight: { flight, onRest, isDramatic: true }, props: flight.scene.props });
          },
  };
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
