/** Short ways to write a reading down. */
import type { Frame, Reading } from './types.ts';

export const reading = (text: string, parts: Partial<Omit<Reading, 'text'>> = {}): Reading => ({
  text,
  needs: {},
  limits: {},
  props: [],
  ...parts,
});

export const frame = (actor: Frame['actor'], does: string, seconds = 0.8): Frame => ({
  actor,
  does,
  seconds,
});
