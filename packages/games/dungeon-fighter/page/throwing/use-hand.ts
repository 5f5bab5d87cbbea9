/** A hand in the page: pointers, keys and frames come in, the stage is written to, and a throw goes out. */

import { useSettings } from '@tumblekeep/page-kit/app/settings.ts';
import { body, held, stage } from '@tumblekeep/page-kit/scene/stage-store.ts';
import {
  type Attempt,
  type Die,
  FIGURES as FIGURE_NAMES,
  type Figure,
  type LyingDie,
  type Natural,
  type Prop,
} from '@tumblekeep/table';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Hand } from './hand.ts';
import { useSwings } from './help.ts';
import { asWanted, type Pace, type Pointer, paceOf, rememberSwing } from './pace.ts';
import { type Sight, sampleAt, sightOf } from './pad.ts';
import type { Plan } from './plan.ts';
import type { MarkerMode } from './steps/markers.ts';
import type { Note, StepKind } from './steps/step.ts';

export interface UseHand {
  readonly plan: Plan;
  readonly natural: Natural;
  readonly die: Die;
  readonly lying: readonly LyingDie[];
  readonly isSteady: boolean;
  readonly keys: MarkerMode | undefined;
  readonly pad: RefObject<HTMLElement | null>;
  readonly onThrow: (attempt: Attempt) => void;
  readonly onFrame: (hand: Hand, time: number) => void;
}

/** What changes rarely enough for React. */
export interface HandState {
  readonly step: StepKind;
  readonly note: Note | undefined;
  readonly isHolding: boolean;
  /** Counts stances, props and restarts. */
  readonly change: number;
}

export interface PointerLike {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly button: number;
  readonly buttons: number;
  readonly clientX: number;
  readonly clientY: number;
  readonly timeStamp: number;
  getCoalescedEvents?(): readonly PointerLike[];
}

/** As this person swings, and as much as they want it to count. */
const ownPaceOf = (pointer: Pointer): Pace => asWanted(paceOf(pointer), useSettings.getState().sensitivity);

/** The right button and the space bar are the other hand. */
export const OTHER_HAND = -1;

/** Parts of the body that the die bounces off are props, and there already. */
const figuresOf = ({ requirements: { records } }: Plan, props: readonly Prop[]): readonly Figure[] => {
  const figures = records.flatMap(record => record.figures);
  const isThere = (figure: Figure): boolean => props.some(({ kind }) => kind === figure);
  const seen = new Set(figures.length === 0 ? (['hand'] as const) : figures.filter(one => !isThere(one)));
  // Something else holds the die.
  if ([...seen].some(figure => HOLDERS.includes(figure))) seen.delete('hand');
  return [...seen];
};
const HOLDERS: readonly Figure[] = FIGURE_NAMES.filter(
  figure => !['hand', 'leg', 'neighbor', 'line', 'twirl'].includes(figure),
);

/** The pad goes with the die: whoever throws by keys is led to where the next question will stand. */
function passFocus(pad: HTMLElement | null): void {
  if (pad === null || document.activeElement !== pad) return;
  const home = pad
    .closest('main, .table-screen, section')
    ?.parentElement?.querySelector<HTMLElement>('[data-focus-home]');
  home?.focus({ preventScroll: true });
}

export function useHand({ plan, natural, die, lying, isSteady, keys, pad, onThrow, onFrame }: UseHand) {
  const pointer = useRef<Pointer>('mouse');
  const sight = useRef<Sight | undefined>(undefined);
  const callbacks = useRef({ onThrow, onFrame });
  useLayoutEffect(() => {
    callbacks.current = { onThrow, onFrame };
  });
  const before = useRef<Hand | undefined>(undefined);
  const hand = useMemo(() => {
    const pace = ownPaceOf(pointer.current);
    // Who goes on by keys need not place anything again.
    const placed = before.current?.plan === plan ? before.current.placed : undefined;
    return new Hand({ plan, natural, die, lying, isSteady, pace, keys, placed });
  }, [plan, natural, die, lying, isSteady, keys]);
  useLayoutEffect(() => {
    before.current = hand;
  });
  const [state, setState] = useState<HandState>({
    step: hand.step,
    note: undefined,
    isHolding: false,
    change: 0,
  });
  const look = useCallback(
    (isChanged = false) =>
      setState(before => {
        const { step, lastNote: note, isHolding } = hand;
        return !isChanged && before.step === step && before.note === note && before.isHolding === isHolding
          ? before
          : { step, note, isHolding, change: before.change + (isChanged ? 1 : 0) };
      }),
    [hand],
  );

  useEffect(() => {
    const rest = hand.rest();
    // Whoever looks before the next frame must not see the place of the last hand.
    held.at = rest;
    const figures = figuresOf(plan, hand.props);
    stage.setState({ inHand: die, rest, props: hand.props, figures });
    look(true);
    let frame = 0;
    let hasThrown = false;
    const draw = (): void => {
      const now = performance.now();
      hand.tick(now);
      const pose = hand.pose(now);
      held.at = pose.at;
      held.turn = pose.turn;
      body.lift = hand.hop(now) * 160;
      body.turned = hand.step === 'turn' ? (hand.look(now).gauge ?? 0) * plan.turn : 0;
      callbacks.current.onFrame(hand, now);
      look();
      if (hand.attempt !== undefined && !hasThrown) {
        hasThrown = true;
        if (hand.speed !== undefined) rememberSwing(pointer.current, hand.speed);
        useSwings.getState().swing(hand.power);
        passFocus(pad.current);
        stage.setState({ inHand: undefined, aim: [] });
        callbacks.current.onThrow(hand.attempt);
        return;
      }
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(frame);
      body.lift = 0;
      body.turned = 0;
      stage.setState({ inHand: undefined, aim: [] });
    };
  }, [hand, die, plan, look, pad]);

  const sampleOf = (event: PointerLike) => {
    const rectangle = pad.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1, height: 1 };
    if (!hand.isHolding || sight.current === undefined) sight.current = sightOf(rectangle, hand.rest());
    return sampleAt(sight.current, event.timeStamp, event.clientX, event.clientY);
  };

  return {
    hand,
    state,
    changed: () => {
      stage.setState({ props: hand.props });
      look(true);
    },
    down(event: PointerLike) {
      const sample = sampleOf(event);
      if (!hand.isHolding) {
        pointer.current = event.pointerType === 'mouse' ? 'mouse' : 'touch';
        hand.meet(ownPaceOf(pointer.current), sight.current?.ahead);
      }
      hand.down(sample, event.button === 2 ? OTHER_HAND : event.pointerId);
      look();
    },
    move(event: PointerLike) {
      // A busy page hears of several places at once.
      const places = event.getCoalescedEvents?.() ?? [];
      for (const place of places.length > 0 ? places : [event]) hand.move(sampleOf(place), event.pointerId);
    },
    up(event: PointerLike) {
      hand.up(sampleOf(event), event.button === 2 ? OTHER_HAND : event.pointerId);
      look();
    },
  };
}
