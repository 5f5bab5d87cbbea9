/** A whole card: frame by type, art, name, numbers, words and the joke in the margin. */

import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import type { UiIcon } from '@tumblekeep/page-kit/icons/ui-names.ts';
import type { CardId, Edition } from '../../rules/index.ts';
import { words } from '../words/index.ts';
import { Art } from './Art.tsx';
import { type Face, faceOf } from './faces.ts';

const BADGE_ICONS: Readonly<Record<Face['badges'][number]['what'], UiIcon>> = {
  life: 'hearts',
  damage: 'high-punch',
  coins: 'two-coins',
  price: 'two-coins',
  bonus: 'crossed-swords',
  shop: 'shop',
};

export interface CardFaceProps {
  readonly edition: Edition;
  readonly id: CardId;
  /** Smaller, without the joke. */
  readonly small?: boolean;
  readonly className?: string;
}

export function CardFace({ edition, id, small = false, className = '' }: CardFaceProps) {
  const face = faceOf(edition, id);
  if (face === undefined) return null;
  const { kind, name, line, text, flavour, badges } = face;
  return (
    <article className={`card card-${kind} ${small ? 'card-small' : ''} ${className}`}>
      <header className="card-head">
        <span className="card-name">{name}</span>
        <span className="card-line">{line}</span>
      </header>
      <div className="card-art">
        <Art edition={edition} id={id} />
        <ul className="card-badges">
          {badges.map(({ what, value }) => (
            <li key={what} className={`badge badge-${what}`}>
              <Icon name={BADGE_ICONS[what]} title={words.cards.badges[what]} />
              {value}
            </li>
          ))}
        </ul>
      </div>
      {text !== '' && text !== '.' && <p className="card-text">{text}</p>}
      {!small && <p className="card-flavour">{flavour}</p>}
    </article>
  );
}
