/** The table seen from straight above, drawn on a canvas: for browsers without 3D and for people who prefer it. */
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { isMotionReduced } from '../../app/media.ts';
import { director } from '../director.ts';
import { eye } from '../eye.ts';
import { watchHand } from '../hand-watch.ts';
import { stage } from '../stage-store.ts';
import { FlatPainter } from './flat-painter.ts';

const MOST_PIXELS = 2;

function run(canvas: HTMLCanvasElement): () => void {
  const painter = new FlatPainter(canvas);
  let frame = 0;
  let last: number | undefined;
  const wake = (): void => {
    if (frame === 0) frame = requestAnimationFrame(tick);
  };
  const tick = (now: number): void => {
    frame = 0;
    director.advance(last === undefined ? 0 : (now - last) / 1000);
    const goesOn = painter.paint(isMotionReduced()) || director.isFlying;
    last = goesOn ? now : undefined;
    if (goesOn) wake();
  };
  const observer = new ResizeObserver(([entry]) => {
    const { width = 1, height = 1 } = entry?.contentRect ?? {};
    painter.resize(width, height, Math.min(MOST_PIXELS, devicePixelRatio));
    wake();
  });
  observer.observe(canvas);
  const stopWatching = director.watch(wake);
  const letGo = watchHand(wake);
  eye.current = painter;
  let isGone = false;
  painter.ready.then(() => {
    if (!isGone) wake();
  });
  return () => {
    isGone = true;
    observer.disconnect();
    stopWatching();
    letGo();
    cancelAnimationFrame(frame);
    if (eye.current === painter) eye.current = undefined;
  };
}

export function FlatStage() {
  const ref = useRef<HTMLCanvasElement>(null);
  const isMirrored = useStore(
    stage,
    state => state.flight === undefined && state.views.includes('over-the-shoulder'),
  );
  useEffect(() => (ref.current ? run(ref.current) : undefined), []);
  return <canvas ref={ref} className="stage-flat" data-mirrored={isMirrored || undefined} />;
}
