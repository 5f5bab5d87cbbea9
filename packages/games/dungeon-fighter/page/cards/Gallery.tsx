/** Cards outside of a game: in the gallery, and beside what is said about them. */
import { RULE_SETS } from '../../rules/index.ts';
import { Art } from './Art.tsx';
import { CardFace } from './CardFace.tsx';
import './cards.css';

export function GalleryFace({ book, id }: { readonly book: string; readonly id: string }) {
  const edition = RULE_SETS[book]?.edition;
  return edition === undefined ? null : <CardFace edition={edition} id={id} />;
}

/** Its id names the rule set as well: `second:brad`. */
export function BookPicture({ id, className }: { readonly id: string; readonly className: string }) {
  const [book = '', card = ''] = id.split(':');
  const edition = RULE_SETS[book]?.edition;
  return edition === undefined ? null : <Art edition={edition} id={card} className={className} />;
}
