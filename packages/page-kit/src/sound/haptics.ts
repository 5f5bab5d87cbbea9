/** What the hand feels: a device that can tremble does so where something strikes. */
import { useSettings } from '../app/settings.ts';
import type { Moment } from './synth.ts';

/** Milliseconds on, off, on …; moments that are not named are not felt. */
const PULSES: Readonly<Partial<Record<Moment, readonly number[]>>> = {
  hit: [35],
  bullseye: [40, 30, 70],
  miss: [15],
  'monster-defeated': [60],
};

export function feel(moment: Moment): void {
  const pulse = PULSES[moment];
  if (pulse === undefined || !useSettings.getState().haptics) return;
  if (typeof navigator !== 'undefined' && 'vibrate' in navigator) navigator.vibrate([...pulse]);
}
