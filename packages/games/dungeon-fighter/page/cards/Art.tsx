/** The face of a card: an illustration, or the icon of what has none. */
import { Picture } from '@tumblekeep/page-kit/drawing/Picture.tsx';
import { Shape } from '@tumblekeep/page-kit/icons/Icon.tsx';
import { useMemo } from 'react';
import type { Edition } from '../../rules/index.ts';
import shapes from '../icons.json' with { type: 'json' };
import { artOf } from './art.ts';
import { pictureOf } from './pictures.ts';

export interface ArtProps {
  readonly edition: Edition;
  readonly id: string;
  readonly className?: string | undefined;
}

export function Art({ edition, id, className }: ArtProps) {
  const drawing = useMemo(() => pictureOf(edition, id), [edition, id]);
  return drawing === undefined ? (
    <Shape d={(shapes as Record<string, string>)[artOf(edition, id)] ?? ''} className={className} />
  ) : (
    <Picture drawing={drawing} className={className} />
  );
}
