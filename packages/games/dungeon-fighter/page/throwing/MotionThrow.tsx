/** Throws by swinging the phone: a choice beside the flick, with a warning and three swings to get to know the arm. */

import { Dialog } from '@tumblekeep/page-kit/app/Dialog.tsx';
import { useState } from 'react';
import { words } from '../words/index.ts';
import type { Hand } from './hand.ts';
import {
  asFlick,
  keepOwnSpeed,
  measureMotion,
  ownSpeedOf,
  type PhoneSwing,
  recallOwnSpeed,
  TRIALS,
} from './motion.ts';
import { WELL_KNOWN } from './pace.ts';
import { askForSensors, mayHaveSensors, type Sensors, useMotion } from './use-motion.ts';

const told = words.throwing.motion;

/** The finger that holds the phone is none of those on the pad. */
const PHONE = -2;

/** Why a swing was none: the phone hardly moved, or its sensors said nothing at all. */
type Trouble = 'slow' | 'silent';

interface HoldProps {
  readonly label: string;
  readonly onSwing: (swing: PhoneSwing | Trouble, released: number) => void;
}

/** Held while the phone is swung; letting go is letting the die go. */
function HoldAndSwing({ label, onSwing }: HoldProps) {
  const [isHeld, setHeld] = useState(false);
  const readings = useMotion(true);
  return (
    <button
      type="button"
      className="button primary motion-hold"
      data-held={isHeld || undefined}
      onContextMenu={event => event.preventDefault()}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(true);
      }}
      onPointerCancel={() => setHeld(false)}
      onPointerUp={({ timeStamp }) => {
        if (!isHeld) return;
        setHeld(false);
        const heard = readings();
        onSwing(measureMotion(heard, timeStamp) ?? (heard.length > 0 ? 'slow' : 'silent'), timeStamp);
      }}
    >
      {isHeld ? told.swing : label}
    </button>
  );
}

interface GetToKnowProps {
  readonly onKnown: (own: number) => void;
  readonly onClose: () => void;
}

function GetToKnow({ onKnown, onClose }: GetToKnowProps) {
  const [sensors, setSensors] = useState<Sensors>();
  const [trials, setTrials] = useState<readonly PhoneSwing[]>([]);
  const [trouble, setTrouble] = useState<Trouble>();
  const onSwing = (swing: PhoneSwing | Trouble): void => {
    setTrouble(typeof swing === 'string' ? swing : undefined);
    if (typeof swing === 'string') return;
    const all = [...trials, swing];
    setTrials(all);
    const own = ownSpeedOf(all);
    if (own === undefined) return;
    keepOwnSpeed(own);
    onKnown(own);
  };
  return (
    <Dialog title={told.title} onClose={onClose}>
      <p>{told.strap}</p>
      {sensors === undefined && (
        <button
          type="button"
          className="button primary"
          onClick={() => void askForSensors().then(setSensors)}
        >
          {told.begin}
        </button>
      )}
      {sensors === 'granted' && (
        <>
          <p role="status">
            {trouble === undefined
              ? told.trial(trials.length + 1, TRIALS)
              : trouble === 'slow'
                ? told.slow
                : told.sensors.none}
          </p>
          <HoldAndSwing label={told.hold} onSwing={onSwing} />
        </>
      )}
      {sensors !== undefined && sensors !== 'granted' && <p role="alert">{told.sensors[sensors]}</p>}
    </Dialog>
  );
}

export interface MotionThrowProps {
  readonly hand: Hand;
  readonly onChange: () => void;
}

export function MotionThrow({ hand, onChange }: MotionThrowProps) {
  const [own, setOwn] = useState<number>();
  const [isAsking, setAsking] = useState(false);
  const [isSlow, setSlow] = useState(false);
  if (!mayHaveSensors()) return null;
  const begin = async (): Promise<void> => {
    const known = recallOwnSpeed();
    if (known !== undefined && (await askForSensors()) === 'granted') setOwn(known);
    else setAsking(true);
  };
  const onSwing = (swing: PhoneSwing | Trouble, released: number): void => {
    setSlow(typeof swing === 'string');
    if (typeof swing === 'string' || own === undefined) return;
    const [first, ...rest] = asFlick(swing, own, released);
    const last = rest.pop();
    if (first === undefined || last === undefined) return;
    hand.meet(WELL_KNOWN, undefined);
    hand.down(first, PHONE);
    for (const sample of rest) hand.move(sample, PHONE);
    hand.up(last, PHONE);
    onChange();
  };
  return (
    <>
      <button
        type="button"
        className="throw-chip"
        aria-pressed={own !== undefined}
        onClick={() => (own === undefined ? void begin() : setOwn(undefined))}
      >
        {told.choose}
      </button>
      {own !== undefined && (
        <>
          <button type="button" className="throw-chip" onClick={() => setAsking(true)}>
            {told.again}
          </button>
          <HoldAndSwing label={isSlow ? told.slow : told.hold} onSwing={onSwing} />
        </>
      )}
      {isAsking && (
        <GetToKnow
          onKnown={speed => {
            setOwn(speed);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
