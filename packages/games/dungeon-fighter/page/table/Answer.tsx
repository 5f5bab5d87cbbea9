/** A button that answers what is asked. Its key on the keyboard is its place among the answers (keyboard.ts of the kit). */
import type { ReactNode } from 'react';

export interface AnswerProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly className?: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly label?: string;
  /** It can be dragged, too. */
  readonly onDragStart?: (() => void) | undefined;
}

export const Answer = ({
  onClick,
  children,
  className = '',
  disabled,
  pressed,
  label,
  onDragStart,
}: AnswerProps) => (
  <button
    type="button"
    data-choice=""
    className={`answer ${className}`}
    onClick={onClick}
    disabled={disabled}
    aria-pressed={pressed}
    aria-label={label}
    draggable={onDragStart !== undefined}
    onDragStart={onDragStart}
  >
    {children}
  </button>
);
