/** Whether the window is as narrow as a phone; it may be turned or widened at any time. */
import { useSyncExternalStore } from 'react';

const query = matchMedia('(max-width: 60rem)');

const isNarrow = (): boolean => query.matches;

const subscribe = (changed: () => void): (() => void) => {
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow);
