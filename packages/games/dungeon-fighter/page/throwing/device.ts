/** What this person uses: whatever they used last. */

import { isOneOf } from '@tumblekeep/kernel';
import type { Device } from '@tumblekeep/table';
import { useEffect } from 'react';
import { create } from 'zustand';

const first = (): Device =>
  typeof matchMedia !== 'undefined' && matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse';

export const useDevice = create<{ readonly device: Device }>()(() => ({ device: first() }));

const uses = (device: Device): void => {
  if (useDevice.getState().device !== device) useDevice.setState({ device });
};

const KEYS = [' ', 'Enter', 'Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

/** Listens wherever a die may be thrown. A key that is pressed while a button is held is the other hand. */
export function useDeviceWatch(): void {
  useEffect(() => {
    let held = 0;
    const onDown = ({ pointerType }: PointerEvent): void => {
      held++;
      uses(pointerType === 'mouse' ? 'mouse' : 'touch');
    };
    const onUp = (): void => {
      held = Math.max(0, held - 1);
    };
    const onMove = ({ pointerType, movementX, movementY }: PointerEvent): void => {
      if (pointerType === 'mouse' && Math.abs(movementX) + Math.abs(movementY) > 2) uses('mouse');
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (held === 0 && isOneOf(KEYS, key)) uses('keys');
    };
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    addEventListener('pointerdown', onDown, options);
    addEventListener('pointermove', onMove, options);
    addEventListener('pointerup', onUp, options);
    addEventListener('pointercancel', onUp, options);
    addEventListener('keydown', onKey, options);
    return () => listening.abort();
  }, []);
}
