/** The face of something of DIE in the Dungeon!. */
import { Shape } from '../cards/Icon.tsx';
import { artOf, SIGNS } from './art.ts';
import shapes from './icons.json' with { type: 'json' };

const shapeOf = (icon: string): string => (shapes as Readonly<Record<string, string>>)[icon] ?? '';

export interface CrawlArtProps {
  readonly id: string;
  readonly className?: string | undefined;
}

export const CrawlArt = ({ id, className }: CrawlArtProps) => (
  <Shape d={shapeOf(artOf(id))} className={className} />
);

export const Sign = ({ of, className }: { readonly of: keyof typeof SIGNS; readonly className?: string }) => (
  <Shape d={shapeOf(SIGNS[of])} className={className} />
);
