/**
 * Fingers that throw or drag. Chromium takes the flick of a finger for a scroll that rolls on, even where nothing may
 * scroll (`touch-action: none`), and swallows every tap of the next second as if it were meant to stop it.
 */
import { type RefObject, useEffect } from 'react';

const keep = (event: Event): void => event.preventDefault();

/** No finger that comes down here scrolls anything, so the next tap counts wherever it goes. */
export function useOwnTouches(place: RefObject<Element | null>): void {
  useEffect(() => {
    const { current } = place;
    // React listens to touches without a say in what they do.
    current?.addEventListener('touchstart', keep, { passive: false });
    return () => current?.removeEventListener('touchstart', keep);
  }, [place]);
}
