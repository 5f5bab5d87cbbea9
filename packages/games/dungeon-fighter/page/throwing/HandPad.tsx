/** The pad over the table: what the hand does goes through here, by pointer or by keys. */

import type { AimHelp } from '@tumblekeep/page-kit/app/aim-help.ts';
import { useReducedMotion } from '@tumblekeep/page-kit/app/media.ts';
import { useOwnTouches } from '@tumblekeep/page-kit/app/own-touches.ts';
import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import { stage } from '@tumblekeep/page-kit/scene/stage-store.ts';
import type { Attempt, Die, LyingDie, Natural, Throw, View } from '@tumblekeep/table';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { words } from '../words/index.ts';
import { useDevice, useDeviceWatch } from './device.ts';
import { Gauge, Markers } from './Gauge.tsx';
import { Ghost } from './Ghost.tsx';
import type { Hand } from './hand.ts';
import { noteText, sentenceOf } from './instructions.ts';
import { MotionThrow } from './MotionThrow.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import type { Plan } from './plan.ts';
import { Stances } from './Stances.tsx';
import { type MarkerMode, STOPS } from './steps/markers.ts';
import type { StepLook } from './steps/step.ts';
import { useAimHelp } from './use-aim-help.ts';
import { useFoot } from './use-foot.ts';
import { OTHER_HAND, useHand } from './use-hand.ts';
import { useMissHelp } from './use-miss-help.ts';

interface HandPadProps {
  readonly edition: string;
  readonly plan: Plan;
  readonly natural: Natural;
  readonly die: Die;
  readonly lying: readonly LyingDie[];
  readonly aimHelp: AimHelp;
  readonly isSteady: boolean;
  /** A hint is open: nothing can be thrown. */
  readonly isPaused: boolean;
  /** A hand shows how it is done until the die is taken. */
  readonly isShown: boolean;
  readonly views: readonly View[];
  readonly hints: readonly { readonly id: Throw; readonly title: string }[];
  readonly onHint: (id: Throw) => void;
  readonly onShow: (isShown: boolean) => void;
  readonly onThrow: (attempt: Attempt) => void;
  readonly onCancel?: (() => void) | undefined;
  /** The device itself may be swung. */
  readonly canBeSwung?: boolean | undefined;
}

/** Millimetres that the hand can be raised and lowered. */
const LIFT = { low: -150, high: 250, step: 10 } as const;
const text = words.throwing;

const leanOf = (keys: ReadonlySet<string>): readonly [number, number] => [
  (keys.has('ArrowRight') ? 1 : 0) - (keys.has('ArrowLeft') ? 1 : 0),
  (keys.has('ArrowUp') ? 1 : 0) - (keys.has('ArrowDown') ? 1 : 0),
];

export function HandPad(props: HandPadProps) {
  const { edition, plan, natural, die, lying, aimHelp, isSteady, isPaused, isShown, views } = props;
  const { hints, onHint, onShow, onThrow, onCancel, canBeSwung = false } = props;
  useDeviceWatch();
  const device = useDevice(state => state.device);
  const isStill = useReducedMotion();
  const [keys, setKeys] = useState<MarkerMode | undefined>(undefined);
  const [markerMode, setMarkerMode] = useState<MarkerMode>(isStill ? 'set' : 'quick');
  const [lift, setLift] = useState(0);
  const [said, setSaid] = useState('');
  const pad = useRef<HTMLDivElement>(null);
  const gauge = useRef<HTMLDivElement>(null);
  const markers = useRef<HTMLDivElement>(null);
  const foot = useFoot(pad);
  useOwnTouches(pad);
  const down = useRef(new Set<string>());

  const onFrame = (hand: Hand, time: number): void => {
    const look = hand.look(time);
    const hop = hand.hop(time);
    gauge.current?.style.setProperty('--gauge', String(look.gauge ?? hop));
    gauge.current?.style.setProperty('--sweet', String(look.sweet ?? 0.5));
    gauge.current?.toggleAttribute(
      'data-on',
      plan.hops || look.gauge !== undefined || look.sweet !== undefined,
    );
    gauge.current?.toggleAttribute('data-air', hop > 0);
    drawMarkers(markers.current, look);
  };
  const { hand, state, changed, ...pointer } = useHand({
    plan,
    natural,
    die,
    lying,
    isSteady,
    keys,
    pad,
    onThrow,
    onFrame,
  });
  const isBlind = plan.views.includes('dark');
  const isDark = isBlind && hand.stance.eyes === 'closed' && (state.isHolding || keys !== undefined);
  useEffect(() => {
    stage.setState({ views: isDark ? [...views, 'dark'] : views });
    return () => stage.setState({ views: [] });
  }, [views, isDark]);
  useAimHelp(edition, hand, aimHelp, isDark || state.step === 'place' || isPaused);

  const { hint, ...marks } = useMissHelp(plan, isDark || isPaused);

  const raise = (value: number): void => {
    const next = Math.max(LIFT.low, Math.min(LIFT.high, value));
    setLift(next);
    hand.raise(next);
  };

  const press = (time: number): void => {
    const before = hand.look(time);
    hand.press(time);
    if (before.markers !== undefined) setSaid(stopText(before, hand.look(time), plan, markerMode));
    changed();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isPaused || event.target !== pad.current) return;
    if (event.key === ' ' && state.isHolding && keys === undefined) {
      // The space bar is the other hand while a button is held.
      if (!event.repeat) hand.down({ t: event.timeStamp, x: 0, y: 0 }, OTHER_HAND);
    } else if (event.key === ' ' || event.key === 'Enter') {
      if (event.repeat) {
        event.preventDefault();
        return;
      }
      if (keys === undefined) {
        onShow(false);
        setKeys(markerMode);
        setSaid(text.keys.start);
      } else press(performance.now());
    } else if (event.key === 'Escape') {
      if (keys === undefined) return;
      hand.restart();
      setKeys(undefined);
      setSaid('');
    } else if (event.key.startsWith('Arrow')) {
      if (keys === undefined) {
        if (event.key === 'ArrowUp') raise(lift + LIFT.step);
        else if (event.key === 'ArrowDown') raise(lift - LIFT.step);
        else return;
      } else {
        down.current.add(event.key);
        hand.lean(...leanOf(down.current));
      }
    } else return;
    event.preventDefault();
  };
  const onKeyUp = (event: KeyboardEvent): void => {
    if (event.key === ' ' && keys === undefined) hand.up({ t: event.timeStamp, x: 0, y: 0 }, OTHER_HAND);
    down.current.delete(event.key);
    if (keys !== undefined) hand.lean(...leanOf(down.current));
  };

  const word =
    state.note !== undefined
      ? noteText(state.note, hand, device)
      : keys !== undefined && said !== ''
        ? said
        : state.step === 'place'
          ? text.placing
          : sentenceOf(plan, device);
  const isGhostly = (isShown || state.note !== undefined) && !isPaused && !state.isHolding;
  const conflict = plan.requirements.conflicts[0];
  return (
    <>
      <div
        ref={pad}
        className="throw-pad"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys throw from here
        tabIndex={0}
        role="application"
        aria-label={`${text.pad}. ${text.take(text.die[die])}. ${text.keys.start}`}
        data-holding={state.isHolding || undefined}
        data-step={state.step}
        onContextMenu={event => event.preventDefault()}
        onPointerDown={event => {
          if (isPaused || state.step === 'place') return;
          if (keys !== undefined) {
            setKeys(undefined);
            setSaid('');
            return;
          }
          event.currentTarget.setPointerCapture(event.pointerId);
          onShow(false);
          pointer.down(event);
        }}
        onPointerMove={event => {
          // A second button of the mouse goes down and up as a move.
          if (event.button === 2) (event.buttons & 2 ? pointer.down : pointer.up)(event);
          else if (event.button === 0 && (event.buttons & 1) === 0) pointer.up(event);
          else pointer.move(event.nativeEvent);
        }}
        onPointerUp={pointer.up}
        onPointerCancel={() => {
          hand.again();
          changed();
        }}
        onWheel={event => raise(lift - Math.sign(event.deltaY) * LIFT.step)}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
      />
      {isGhostly && keys === undefined && state.step !== 'place' && (
        <Ghost hand={hand} device={device} pad={pad} />
      )}
      <Gauge ref={gauge} {...marks} />
      <label className="throw-height">
        <span className="hidden-text">{text.height}</span>
        <input
          type="range"
          min={LIFT.low}
          max={LIFT.high}
          step={LIFT.step}
          value={lift}
          onChange={event => raise(Number(event.currentTarget.value))}
        />
        <span className="throw-height-mark" aria-hidden="true">
          <Icon name="high-punch" />
        </span>
      </label>
      <div className="throw-top">
        {hints.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            className="throw-chip throw-how"
            aria-label={text.howLabel(title)}
            onClick={() => onHint(id)}
          >
            {title} <Icon name="help" />
          </button>
        ))}
        {conflict !== undefined && (
          <p className="throw-conflict">{text.hardly(`${conflict.reason}: ${conflict.instead}`)}</p>
        )}
      </div>
      <div className="throw-buttons">
        <Stances hand={hand} onChange={changed} />
        {canBeSwung && keys === undefined && state.step === 'swing' && (
          <MotionThrow hand={hand} onChange={changed} />
        )}
        {keys !== undefined && (
          <select
            className="throw-chip"
            aria-label={text.keys.mode}
            value={markerMode}
            onChange={event => {
              const mode = event.currentTarget.value as MarkerMode;
              setMarkerMode(mode);
              setKeys(mode);
              pad.current?.focus();
            }}
          >
            {(['quick', 'slow', 'set'] as const).map(mode => (
              <option key={mode} value={mode}>
                {text.keys.modes[mode]}
              </option>
            ))}
          </select>
        )}
        {plan.places.length > 0 && state.step !== 'place' && (
          <button
            type="button"
            className="throw-chip"
            onClick={() => {
              hand.restart();
              changed();
            }}
          >
            {text.place.again}
          </button>
        )}
        {onCancel !== undefined && (
          <button type="button" className="throw-chip" onClick={onCancel}>
            {text.cancel}
          </button>
        )}
      </div>
      <div className="throw-foot" ref={foot} data-holding={state.isHolding || undefined}>
        {keys !== undefined && state.step === 'markers' && <Markers ref={markers} />}
        <p className="throw-word" role="status" data-note={state.note}>
          {word}
        </p>
        {hint !== undefined && state.note === undefined && keys === undefined && (
          <p className="throw-hint" role="note">
            {hint}
          </p>
        )}
      </div>
      {state.step === 'place' && (
        <PlaceMap
          hand={hand}
          onChange={changed}
          onDone={() => {
            hand.press(performance.now());
            changed();
            pad.current?.focus();
          }}
        />
      )}
    </>
  );
}

function drawMarkers(tracks: HTMLElement | null, { markers }: StepLook): void {
  if (tracks === null) return;
  for (const [i, track] of [...tracks.children].entries()) {
    (track as HTMLElement).style.setProperty('--marker', String(markers?.[i] ?? 0));
    track.toggleAttribute('data-set', markers !== undefined && i < markers.length - 1);
    track.toggleAttribute('data-now', markers !== undefined && i === markers.length - 1);
  }
}

/** What the last press did and what the next one will, for ears. */
function stopText(before: StepLook, after: StepLook, plan: Plan, mode: MarkerMode): string {
  const done = before.standing === undefined ? undefined : STOPS[before.standing];
  const value = before.markers?.at(-1) ?? 0;
  const { stops, stopped, values, pair, set, stop } = text.keys;
  const told = done === undefined ? '' : `${stopped(stops[done], values[done](value))} `;
  const next = STOPS[after.standing ?? STOPS.length];
  if (next === undefined) return plan.launch === 'pair' ? told + pair : told;
  return told + (mode === 'set' ? set : stop)(stops[next]);
}
