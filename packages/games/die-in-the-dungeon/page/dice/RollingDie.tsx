/** A die that tumbles in and comes to rest on the face that the rules rolled. */

import { useEffect, useState } from 'react';
import type { Sides } from '../../rules/index.ts';
import { Die } from './Die.tsx';
import { after, type Point, restingPose, spun } from './solids.ts';

export interface RollingDieProps {
  readonly sides: Sides;
  readonly face: number;
  /** Milliseconds; 0 shows it at rest. */
  readonly duration: number;
  readonly title: string;
  readonly className?: string;
}

const TURNS = 3.4;
const AXES: readonly Point[] = [
  [0.55, 1, 0.25],
  [-0.8, 0.6, 0.3],
  [1, 0.35, -0.4],
];

/** Three bounces, each lower than the one before. */
const heightAt = (left: number): number => Math.abs(Math.sin(left * left * Math.PI * 3)) * left * 85;

export function RollingDie({ sides, face, duration, title, className = '' }: RollingDieProps) {
  const [left, setLeft] = useState(duration > 0 ? 1 : 0);
  useEffect(() => {
    if (duration <= 0) return setLeft(0);
    const begin = performance.now();
    let frame = requestAnimationFrame(function draw(now) {
      const rest = Math.max(0, 1 - (now - begin) / duration);
      setLeft(rest);
      if (rest > 0) frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [duration]);
  const axis = AXES[(sides + face) % AXES.length] as Point;
  const pose = after(restingPose(sides, face), spun(axis, left * left * TURNS * 2 * Math.PI));
  const style = { transform: `translate(${-left * left * 130}%, ${-heightAt(left)}%)` };
  return (
    <span className={`rolling ${left > 0 ? 'is-rolling' : 'is-still'} ${className}`}>
      <span className="rolling-shadow" style={{ transform: `translateX(${-left * left * 130}%)` }} />
      <span className="rolling-body" style={style}>
        <Die sides={sides} value={face} pose={pose} title={title} />
      </span>
    </span>
  );
}
