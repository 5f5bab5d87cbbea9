import { to } from '@tumblekeep/page-kit/app/routes.ts';
import { Fragment, useContext } from 'react';
import { Link } from 'wouter';
import { PictureContext } from './picture.ts';
import type { Item } from './search.ts';

const ID = /\b([A-Z][A-Z0-9]*-[A-Z]+-\d+)\b/;

/** Text in which clause ids are ways to those clauses. */
function Told({ text }: { readonly text: string }) {
  return text.split(/(\*\*[^*]+\*\*)/).map((part, i) =>
    part.startsWith('**') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      <b key={i}>{part.slice(2, -2)}</b>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      <Fragment key={i}>
        {part.split(ID).map((piece, k) =>
          ID.test(piece) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
            <Link key={k} href={to.rules(piece)} className="clause-id">
              {piece}
            </Link>
          ) : (
            piece
          ),
        )}
      </Fragment>
    ),
  );
}

export function ItemView({ item, withGroup }: { readonly item: Item; readonly withGroup: boolean }) {
  const { id, title, kind, group, text, isClause, picture } = item;
  const Picture = useContext(PictureContext);
  return (
    <li className={picture === undefined ? 'rule' : 'rule rule-pictured'}>
      {picture !== undefined && Picture !== undefined && <Picture id={picture} className="rule-picture" />}
      {!isClause && (
        <h3>
          {title} {(withGroup || kind !== group) && <small>{kind}</small>}
        </h3>
      )}
      <p>
        <Told text={text} />
        {isClause && (
          <span className="rule-source">
            {withGroup && ` ${group} · `}{' '}
            <Link href={to.rules(id)} className="clause-id">
              {id}
            </Link>
          </span>
        )}
      </p>
    </li>
  );
}
