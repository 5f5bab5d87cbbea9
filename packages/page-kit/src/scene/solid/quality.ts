/** How much the graphics card is asked for: less when frames come too slowly, at once where there is none. */
import { createStore } from 'zustand/vanilla';
import { graphics } from '../graphics.ts';

export const QUALITIES = ['modest', 'fair', 'full'] as const;
export type Quality = (typeof QUALITIES)[number];

interface Means {
  /** Most pixels for a point of the screen: while things move, and when they stand still. */
  readonly moving: number;
  readonly still: number;
  /** Side of the shadow map; without one only the soft shadow under each die is left. */
  readonly shadows: number;
  /** Light of the candles and from behind the thrower. */
  readonly lights: boolean;
  readonly smooth: boolean;
  /** Side of the painting of the table. */
  readonly planks: number;
}

export const MEANS: Readonly<Record<Quality, Means>> = {
  modest: { moving: 0.75, still: 0.75, shadows: 0, lights: false, smooth: false, planks: 1024 },
  fair: { moving: 1, still: 1.5, shadows: 1024, lights: true, smooth: true, planks: 2048 },
  full: { moving: 2, still: 2, shadows: 2048, lights: true, smooth: true, planks: 2048 },
};

/** `stage=full` behind the address asks for a quality whatever the machine, for pictures and tests. */
function wished(): Quality | undefined {
  const word = /[?&]stage=(\w+)/.exec(location.hash + location.search)?.[1];
  return QUALITIES.find(level => level === word);
}

export const quality = createStore<{ readonly level: Quality }>(() => ({
  level: wished() ?? (graphics() === 'card' ? 'full' : 'modest'),
}));

/** Slow frames in a row before something is given up; very slow ones count for more. */
const PATIENCE = 24;
const SLOW = 1 / 32;
const VERY_SLOW = 0.12;
/** A frame this long is a hidden tab. */
const STRAY = 2;

let slow = 0;

/** Told the length of every frame that directly follows another one. */
export function noteFrame(seconds: number): void {
  if (seconds > STRAY) return;
  slow = seconds > VERY_SLOW ? slow + 6 : seconds > SLOW ? slow + 1 : Math.max(0, slow - 2);
  if (slow < PATIENCE) return;
  slow = 0;
  if (wished()) return;
  const { level } = quality.getState();
  if (level === 'full') quality.setState({ level: 'fair' });
  else if (level === 'fair') quality.setState({ level: 'modest' });
}
