/** Who has which chair at a table elsewhere, whether they are there, and what may be done about it. */
import type { Chair } from '@tumblekeep/protocol';
import type { ReactNode } from 'react';
import { words } from '../words/index.ts';
import type { TableNews } from './protocol.ts';

const told = words.company;

export interface Seats {
  /** Whom a seat plays. */
  nameOf(seat: string): string;
  faceOf?(seat: string): ReactNode;
}

export const isMine = ({ mine }: TableNews, seat: string): boolean => mine.some(one => one.seat === seat);

/** Who sits there, as others call them. */
export const whoSits = ({ who, name }: Chair): string => (who === 'bot' ? told.bot : (name ?? told.free));

function stateOf(chair: Chair, news: TableNews): string {
  const { who, name, isHere, hasStandIn, isReady, isMuted, seat } = chair;
  const isAsked = news.company?.phase === 'playing' && news.isForPeople && news.asked.includes(seat);
  const all = [
    ...(who === 'person' && name !== undefined ? [isHere ? told.here : told.away] : []),
    ...(hasStandIn ? [told.standIn] : []),
    ...(isReady && news.company?.phase === 'gathering' ? [told.ready] : []),
    ...(isMuted ? [told.muted] : []),
    ...(isAsked ? [told.asked] : []),
  ];
  return all.join(', ');
}

export interface ChairsProps extends Seats {
  readonly news: TableNews;
  /** What may be done about a chair. */
  readonly actionsOf?: (chair: Chair) => ReactNode;
}

export function Chairs({ news, nameOf, faceOf, actionsOf }: ChairsProps) {
  const { company } = news;
  if (company === undefined) return null;
  return (
    <ul className="chairs">
      {company.chairs.map(chair => (
        <li
          key={chair.seat}
          className="chair"
          data-seat={chair.seat}
          data-here={chair.who === 'bot' || chair.isHere}
          data-free={chair.who === 'person' && chair.name === undefined}
        >
          {faceOf !== undefined && <span className="chair-face">{faceOf(chair.seat)}</span>}
          <span className="chair-told">
            <b>{nameOf(chair.seat)}</b> {whoSits(chair)}
            {isMine(news, chair.seat) && <i> ({told.you})</i>}
            <small>{stateOf(chair, news)}</small>
          </span>
          <span className="chair-actions">{actionsOf?.(chair)}</span>
        </li>
      ))}
    </ul>
  );
}
