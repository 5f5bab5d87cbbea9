/** A sign of the game-icons family. Without a title it is decoration and hidden from screen readers. */

import shapes from './ui.json' with { type: 'json' };
import type { UiIcon } from './ui-names.ts';

const VIEW_BOX = '0 0 512 512';

export interface ShapeProps {
  /** Path data. */
  readonly d: string;
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

export function Shape({ d, title, className }: ShapeProps) {
  const name = className === undefined ? 'icon' : `icon ${className}`;
  return title === undefined ? (
    <svg viewBox={VIEW_BOX} className={name} aria-hidden="true" focusable="false">
      <path d={d} fill="currentColor" />
    </svg>
  ) : (
    <svg viewBox={VIEW_BOX} className={name} role="img">
      <title>{title}</title>
      <path d={d} fill="currentColor" />
    </svg>
  );
}

export interface IconProps {
  readonly name: UiIcon;
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

export const Icon = ({ name, ...rest }: IconProps) => <Shape d={shapes[name]} {...rest} />;
