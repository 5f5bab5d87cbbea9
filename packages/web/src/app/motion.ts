/** Whether people asked their system for less motion. */
import { useSyncExternalStore } from 'react';

const query = matchMedia('(prefers-reduced-motion: reduce)');

export const isMotionReduced = (): boolean => query.matches;

const subscribe = (changed: () => void): (() => void) => {
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, isMotionReduced);
