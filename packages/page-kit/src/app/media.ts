/** What the window is like, and what its owner prefers; both may change at any time. */
import { useSyncExternalStore } from 'react';
import { useSettings } from './settings.ts';

interface Media {
  /** Now. */
  readonly matches: () => boolean;
  /** Now and whenever it changes. */
  readonly use: () => boolean;
}

function media(condition: string): Media {
  // Without a window (tests of what moves) nobody prefers anything.
  const query = typeof matchMedia === 'undefined' ? undefined : matchMedia(condition);
  const matches = (): boolean => query?.matches === true;
  const subscribe = (changed: () => void): (() => void) => {
    query?.addEventListener('change', changed);
    return () => query?.removeEventListener('change', changed);
  };
  return { matches, use: () => useSyncExternalStore(subscribe, matches) };
}

const calm = media('(prefers-reduced-motion: reduce)');

/** People asked their system, or this page, for less motion. */
export const isMotionReduced = (): boolean => calm.matches() || useSettings.getState().motion === 'less';

export function useReducedMotion(): boolean {
  const isLess = useSettings(settings => settings.motion === 'less');
  return calm.use() || isLess;
}

/** As narrow as a phone; the style sheets know the same limit. */
export const { use: useNarrow } = media('(max-width: 60rem)');
