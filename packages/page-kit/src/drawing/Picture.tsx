/** A drawing on the page. It is decoration, hidden from screen readers: a name stands beside it. */
import { memo, useId } from 'react';
import type { Drawing, Mark } from './marks.ts';
import { type Colour, lightOf, PALETTE, shadeOf } from './palette.ts';

/** Room for tall hats and for things held aside. */
const FRAME = '-5 -9 110 110';

/** Light falls from the upper left in steps, as on a painted miniature. */
const Light = ({ id, colour }: { readonly id: string; readonly colour: Colour }) => (
  <radialGradient id={id} cx=".3" cy=".2" r=".95">
    <stop offset=".3" stopColor={lightOf(colour)} />
    <stop offset=".36" stopColor={PALETTE[colour]} />
    <stop offset=".7" stopColor={PALETTE[colour]} />
    <stop offset=".76" stopColor={shadeOf(colour)} />
  </radialGradient>
);

function fillOf(mark: Mark, prefix: string): string {
  if (mark.fill === undefined) return 'none';
  return mark.flat ? PALETTE[mark.fill] : `url(#${prefix}${mark.fill})`;
}

export interface PictureProps {
  readonly drawing: Drawing;
  readonly className?: string | undefined;
  readonly frame?: string;
}

export const Picture = memo(({ drawing, className, frame = FRAME }: PictureProps) => {
  const prefix = useId();
  const lit = new Set(
    drawing.flatMap(({ fill, flat }) => (fill === undefined || flat === true ? [] : [fill])),
  );
  const name = className === undefined ? 'icon picture' : `icon picture ${className}`;
  return (
    <svg viewBox={frame} className={name} aria-hidden="true" focusable="false">
      <defs>
        {[...lit].map(colour => (
          <Light key={colour} id={`${prefix}${colour}`} colour={colour} />
        ))}
      </defs>
      <g strokeLinejoin="round" strokeLinecap="round">
        {drawing.map((mark, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: marks are known by their place in the drawing
            key={i}
            d={mark.d}
            fill={fillOf(mark, prefix)}
            {...(mark.line === undefined ? {} : { stroke: PALETTE[mark.line], strokeWidth: mark.width })}
            {...(mark.at === undefined ? {} : { transform: mark.at })}
          />
        ))}
      </g>
    </svg>
  );
});
