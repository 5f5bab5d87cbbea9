/** The face of something of DIE in the Dungeon!: an illustration, or the icon of what has none. */
import { Picture } from '@tumblekeep/page-kit/drawing/Picture.tsx';
import { Shape } from '@tumblekeep/page-kit/icons/Icon.tsx';
import { artOf, SIGNS, UNKNOWN } from './art.ts';
import shapes from './icons.json' with { type: 'json' };
import { pictureOf } from './pictures.ts';

const shapeOf = (icon: string): string => (shapes as Readonly<Record<string, string>>)[icon] ?? '';

/** Whether there is a picture of it at all. */
export const hasFace = (id: string): boolean => artOf(id) !== UNKNOWN || pictureOf(id) !== undefined;

export interface CrawlArtProps {
  readonly id: string;
  readonly className?: string | undefined;
}

export function CrawlArt({ id, className }: CrawlArtProps) {
  const drawing = pictureOf(id);
  return drawing === undefined ? (
    <Shape d={shapeOf(artOf(id))} className={className} />
  ) : (
    <Picture drawing={drawing} className={className} />
  );
}

export const Sign = ({ of, className }: { readonly of: keyof typeof SIGNS; readonly className?: string }) => (
  <Shape d={shapeOf(SIGNS[of])} className={className} />
);
