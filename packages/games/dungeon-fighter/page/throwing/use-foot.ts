/** The words at the foot of the table: the stage is told how much of it they cover, so that no die waits below them. */

import { stage } from '@tumblekeep/page-kit/scene/stage-store.ts';
import { type RefObject, useEffect, useRef } from 'react';

export function useFoot(pad: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [words, whole] = [foot.current, pad.current];
    if (words === null || whole === null) return;
    const measure = (): void => {
      const { left, right, height } = words.getBoundingClientRect();
      const around = whole.getBoundingClientRect();
      // What stands above the words keeps clear of them.
      words.parentElement?.style.setProperty('--foot', `${Math.round(height)}px`);
      const middle = around.left + around.width / 2;
      stage.setState({ foot: left < middle && middle < right ? height : 0 });
    };
    const watch = new ResizeObserver(measure);
    watch.observe(words);
    watch.observe(whole);
    return () => {
      watch.disconnect();
      stage.setState({ foot: 0 });
    };
  }, [pad]);
  return foot;
}
