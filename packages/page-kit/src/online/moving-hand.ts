/**
 * While somebody aims, the others at the table see the hand move. What is sent may be lost, is kept nowhere, and can be
 * turned off on either side.
 */
import { DICE, type Die, type Quaternion, type Vector } from '@tumblekeep/table';
import { useCallback, useEffect, useRef } from 'react';
import { useSettings } from '../app/settings.ts';
import { watchHand } from '../scene/hand-watch.ts';
import { held, stage } from '../scene/stage-store.ts';
import { onlineWorker } from '../worker/client.ts';
import { tableOf } from './address.ts';

/** Milliseconds between two sights of a hand. */
const BETWEEN = 100;
/** A hand that was not seen for so long is put away. */
const FORGOTTEN = 1500;
/** Millimetres: no hand reaches farther. */
const REACH = 3000;

export interface SeenHand {
  readonly die: Die;
  readonly at: Vector;
  readonly turn: Quaternion;
}

const inThousandths = (value: number): number => Math.round(value * 1000) / 1000;

/** A hand as numbers: the die, its place in millimetres, its turn. */
export const hintOf = ({ die, at, turn }: SeenHand): readonly number[] => [
  DICE.indexOf(die),
  ...at.map(Math.round),
  ...turn.map(inThousandths),
];

/** What another device sent, which may be anything. */
export function readHint(hint: readonly number[]): SeenHand | undefined {
  const [number = -1, x = 0, y = 0, z = 0, a = 0, b = 0, c = 0, d = 0] = hint;
  const die = DICE[number];
  const length = Math.hypot(a, b, c, d);
  const isNear = [x, y, z].every(way => Math.abs(way) <= REACH);
  if (die === undefined || !isNear || !(length > 0.5 && length < 1.5)) return undefined;
  return { die, at: [x, y, z], turn: [a / length, b / length, c / length, d / length] };
}

/** Shows the own hand to the others while it holds a die. */
export function useShownHand(id: string, isHolding: boolean): void {
  const isOn = useSettings(({ showHands }) => showHands);
  const table = isOn && isHolding ? tableOf(id) : undefined;
  useEffect(() => {
    if (table === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = (): void => {
      timer = undefined;
      const die = stage.getState().inHand;
      // Whoever does not see this hand misses nothing of the game.
      if (die !== undefined)
        void onlineWorker()
          .aim(table, hintOf({ die, ...held }))
          .catch(() => undefined);
    };
    const stop = watchHand(() => {
      timer ??= setTimeout(send, BETWEEN);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [table]);
}

/** Answers what shows the hand of somebody elsewhere; nothing is shown while the stage is needed otherwise. */
export function useSeenHand(isFree: boolean): (hint: readonly number[]) => void {
  const isOn = useSettings(({ showHands }) => showHands) && isFree;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = useCallback((): void => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    stage.setState({ inHand: undefined, figures: [] });
  }, []);
  useEffect(() => (isOn ? hide : undefined), [isOn, hide]);
  return hint => {
    const seen = isOn ? readHint(hint) : undefined;
    if (seen === undefined) return;
    held.at = seen.at;
    held.turn = seen.turn;
    if (timer.current === undefined) stage.setState({ inHand: seen.die, rest: seen.at, figures: ['hand'] });
    clearTimeout(timer.current);
    timer.current = setTimeout(hide, FORGOTTEN);
  };
}
