/** A small die: told apart by letter and shape, not by colour alone. */
import type { Die } from '../../rules/index.ts';
import { words } from '../words/index.ts';

const SHAPES: Readonly<Record<Die, string>> = {
  red: 'M4 4h24v24H4z',
  green: 'M16 2 30 16 16 30 2 16z',
  blue: 'M10 3h12l7 7v12l-7 7H10l-7-7V10z',
  white: 'M16 3a13 13 0 1 0 0 26a13 13 0 1 0 0-26z',
};

export interface DieMarkProps {
  readonly die: Die;
  readonly className?: string;
  /** Crossed out by a scar. */
  readonly scarred?: boolean;
}

export const DieMark = ({ die, className = '', scarred = false }: DieMarkProps) => (
  <svg viewBox="0 0 32 32" className={`die-mark die-${die} ${className}`} aria-hidden="true">
    <path d={SHAPES[die]} className="die-mark-body" />
    <text x="16" y="21.5" textAnchor="middle" className="die-mark-letter">
      {words.cards.dieLetter[die]}
    </text>
    {scarred && <path d="M3 29 29 3M7 31l22-22" className="die-mark-scar" />}
  </svg>
);
