/** The face of a card. */
import type { Edition } from '@tumblekeep/dungeon-fighter';
import { artOf } from './art.ts';
import { Shape } from './Icon.tsx';
import shapes from './icons/art.json' with { type: 'json' };

export interface ArtProps {
  readonly edition: Edition;
  readonly id: string;
  readonly className?: string | undefined;
}

export const Art = ({ edition, id, className }: ArtProps) => (
  <Shape d={(shapes as Record<string, string>)[artOf(edition, id)] ?? ''} className={className} />
);
