/** The hand over the table: lies over the stage, takes the die, and commits what was done. */
import {
  type Attempt,
  compose,
  type Die,
  type EditionId,
  type LyingDie,
  PLAIN_GESTURE,
} from '@tumblekeep/table';
import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { held, stage } from '../scene/stage-store.ts';
import type { AimHelp } from '../worker/protocol.ts';
import { STRAIGHT } from './aim.ts';
import { commit, handAt } from './commit.ts';
import { guessNatural } from './natural.ts';
import { measureSwing, type Sample } from './swing.ts';

export interface ThrowControlProps {
  readonly die: Die;
  readonly edition: EditionId;
  /** Ids of the specific throws in force. */
  readonly throws: readonly string[];
  readonly lying: readonly LyingDie[];
  readonly aimHelp: AimHelp;
  readonly steady: boolean;
  readonly onThrow: (attempt: Attempt) => void;
  readonly onCancel?: () => void;
}

export function ThrowControl({ die, edition, throws, lying, onThrow }: ThrowControlProps) {
  const path = useRef<Sample[]>([]);
  const key = throws.join(' ');
  const natural = useMemo(() => {
    const requirements = compose(edition, key.split(' ').filter(Boolean));
    return requirements.ok ? guessNatural(requirements.value) : undefined;
  }, [edition, key]);
  useEffect(() => {
    if (natural === undefined) return;
    held.at = handAt(natural, STRAIGHT);
    stage.setState({ inHand: die, props: natural.props });
    return () => stage.setState({ inHand: undefined, aim: [], views: [] });
  }, [die, natural]);
  if (natural === undefined) return null;
  const sample = (event: PointerEvent): Sample => ({
    t: event.timeStamp,
    x: event.clientX,
    y: event.clientY,
  });
  return (
    <div
      className="throw-pad"
      style={{ position: 'absolute', inset: 0, touchAction: 'none', cursor: 'grab' }}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId);
        path.current = [sample(event)];
      }}
      onPointerMove={event => {
        if (path.current.length > 0) path.current.push(sample(event));
      }}
      onPointerUp={event => {
        const swing = measureSwing(path.current, event.timeStamp);
        path.current = [];
        if (swing.speed < 250 || swing.up <= 0.2) return;
        const height = event.currentTarget.clientHeight;
        const aim = {
          ...STRAIGHT,
          power: swing.speed / (2.4 * Math.max(420, Math.min(800, height))),
          across: (0.7 * swing.right) / swing.up,
          curl: swing.curl,
        };
        const release = commit(natural, aim, { power: 1, across: 1 }, PLAIN_GESTURE, die);
        onThrow({ release, scene: { dice: lying, props: natural.props } });
      }}
    />
  );
}
