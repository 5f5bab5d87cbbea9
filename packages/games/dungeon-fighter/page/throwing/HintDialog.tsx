/** A special throw explains itself: pictures one after the other, the reading of the edition, and what to do here. */

import { Dialog } from '@tumblekeep/page-kit/app/Dialog.tsx';
import { useReducedMotion } from '@tumblekeep/page-kit/app/media.ts';
import { catalogueOf, type Frame, type Throw } from '@tumblekeep/table';
import { useEffect, useState } from 'react';
import { words } from '../words/index.ts';
import { useDevice } from './device.ts';
import { HintPicture } from './HintPicture.tsx';
import { sentenceOf } from './instructions.ts';
import { throwingOf, throwName } from './names.ts';
import type { Plan } from './plan.ts';
import './hints.css';

interface HintDialogProps {
  readonly id: Throw;
  readonly edition: string;
  readonly plan: Plan;
  readonly onClose: () => void;
}

/** Milliseconds that each picture is looked at. */
const LOOK = 1400;
const NO_FRAMES: readonly Frame[] = [];

export function HintDialog({ id, edition, plan, onClose }: HintDialogProps) {
  const throwing = throwingOf(edition);
  const record = throwing && catalogueOf(throwing).get(id);
  const hint = record?.hint ?? NO_FRAMES;
  const isStill = useReducedMotion();
  const [at, setAt] = useState(0);
  const device = useDevice(state => state.device);
  useEffect(() => {
    if (isStill) return;
    const timer = setTimeout(() => setAt((at + 1) % hint.length), LOOK);
    return () => clearTimeout(timer);
  }, [at, hint.length, isStill]);
  return (
    <Dialog
      title={throwName(edition, id)}
      onClose={onClose}
      className="hint-dialog"
      actions={
        <button type="button" className="button primary" onClick={onClose}>
          {words.throwing.hint.understood}
        </button>
      }
    >
      <ol className="hint-frames" data-still={isStill || undefined}>
        {hint.map((frame, i) => (
          <li key={frame.does} className="hint-frame" aria-current={i === at || undefined}>
            <HintPicture picture={frame.picture} />
            <span>{frame.does}</span>
          </li>
        ))}
      </ol>
      <p className="hint-reading">{record?.reading.text}</p>
      <p className="fine">
        <strong>{words.throwing.hint.doThis[device]}:</strong> {sentenceOf(plan, device)}
      </p>
    </Dialog>
  );
}
