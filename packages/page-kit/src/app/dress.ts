/** What the style sheets know of the settings. */
import type { Settings } from './settings.ts';

export const dressOf = ({
  textSize,
  contrast,
  motion,
  hand,
}: Settings): Readonly<Record<string, string>> => ({
  text: textSize,
  contrast,
  motion,
  hand,
});
