/** What of the thrower is seen from above around the waiting die: the lowest first, in ink. */
import type { Figure, Vector } from '@tumblekeep/table';
import { FIGURES, type Limb } from '../figures.ts';
import { COLORS, type Ink } from '../paint/pen.ts';

const height = ({ from, to, thick }: Limb): number => Math.max(from[1], to[1]) + thick;

function paintLimb(ink: Ink, { from, to, thick, color, opacity = 1 }: Limb): void {
  ink.globalAlpha = opacity;
  for (const [style, wide] of [
    [COLORS.ink, 2 * thick + 5],
    [color, 2 * thick],
  ] as const) {
    ink.strokeStyle = style;
    ink.lineWidth = wide;
    ink.beginPath();
    ink.moveTo(from[0], -from[2]);
    // A line to where it is has no round ends.
    ink.lineTo(to[0] + 0.01, -to[2]);
    ink.stroke();
  }
  ink.globalAlpha = 1;
}

/** `over` is what is above the die, and painted after it. */
export function paintFigures(
  ink: Ink,
  figures: readonly Figure[],
  [rest, held]: readonly [Vector, Vector],
  over: boolean,
): void {
  for (const name of figures) {
    const { limbs, hoops = [], plates = [], follows } = FIGURES[name];
    const [x, , z] = follows ? held : rest;
    ink.save();
    ink.translate(-x, -z);
    ink.lineCap = 'round';
    if (!over)
      for (const { at, size, color } of plates) {
        ink.fillStyle = color;
        ink.strokeStyle = COLORS.parchment;
        ink.lineWidth = 4;
        ink.beginPath();
        ink.rect(at[0] - size[0] / 2, -at[2] - size[2] / 2, size[0], size[2]);
        ink.fill();
        ink.stroke();
      }
    const part = limbs.filter(limb => height(limb) > 40 === over).sort((a, b) => height(a) - height(b));
    for (const limb of part) paintLimb(ink, limb);
    if (over)
      for (const { at, wide, color } of hoops) {
        ink.strokeStyle = color;
        ink.lineWidth = 4;
        ink.beginPath();
        ink.arc(at[0], -at[2], wide, 0, Math.PI * 2);
        ink.stroke();
      }
    ink.restore();
  }
}
