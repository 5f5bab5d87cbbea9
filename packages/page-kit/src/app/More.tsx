import { useEffect, useRef, useState } from 'react';
import { words } from '../words/index.ts';

/** How much of the box a tap brings up. */
const SHARE = 0.7;
/** So little may be hidden without a word. */
const LITTLE = 12;

/** The last thing in a box that scrolls: a sign at its foot for as long as something lies below. */
export function More() {
  const end = useRef<HTMLElement>(null);
  const [isMore, setMore] = useState(false);
  useEffect(() => {
    const { current } = end;
    if (current === null) return;
    const watch = new IntersectionObserver(([entry]) => setMore(entry?.isIntersecting === false), {
      root: current.parentElement,
      rootMargin: `0px 0px ${LITTLE}px 0px`,
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  const goOn = () => {
    const box = end.current?.parentElement;
    box?.scrollBy({ top: box.clientHeight * SHARE });
  };
  return (
    <>
      <i ref={end} className="more-end" />
      {isMore && (
        // Whoever uses keys or a screen reader gets there anyway.
        <button type="button" className="more" tabIndex={-1} aria-hidden="true" onClick={goOn}>
          {words.app.more} ▾
        </button>
      )}
    </>
  );
}
