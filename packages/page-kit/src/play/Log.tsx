/** The log as sentences; what is new is read aloud. */
import { useEffect, useRef } from 'react';
import { Sentences } from '../app/Sentences.tsx';
import { words } from '../words/index.ts';

/** Older steps are in the replay. */
const MOST_STEPS = 120;

export function Log({ story }: { readonly story: readonly (readonly string[])[] }) {
  const list = useRef<HTMLDivElement>(null);
  const first = Math.max(0, story.length - MOST_STEPS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new sentences scroll into sight
  useEffect(() => {
    const element = list.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  }, [story]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <div className="log" ref={list} role="log" aria-label={words.bar.log} aria-live="polite" tabIndex={0}>
      <ol>
        {story.slice(first).map((lines, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step's number is its name
          <li key={first + i}>
            <Sentences lines={lines} />
          </li>
        ))}
      </ol>
    </div>
  );
}
