/** The floor the party is on: rooms, one-way corridors, where they are and where they may go. */

import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import type { CSSProperties } from 'react';
import { type ActionOf, texts } from '../../../rules/index.ts';
import { Art } from '../../cards/Art.tsx';
import { explain } from '../../cards/Explain.tsx';
import { words } from '../../words/index.ts';
import { useTable } from '../context.ts';
import { aheadOf, drawMap, floorOf, type Spot } from './map.ts';

export interface MapPictureProps {
  readonly corridors?: readonly ActionOf<'move'>[];
}

/** From the walls of a corridor up to the joints of its slabs. */
const PAVING = ['corridor-walls', 'corridor-floor', 'corridor-slabs'] as const;

interface RoomProps {
  readonly spot: Spot;
  readonly move?: () => void;
  readonly state: string;
}

function Room({ spot: { room, left, top }, move, state }: RoomProps) {
  const { edition } = useTable();
  const text = texts.roomText(edition, room);
  return (
    <button
      type="button"
      className={`room room-${room.kind} room-${state}`}
      style={{ left: `${left}%`, top: `${top}%` }}
      title={`${room.name}: ${text}`}
      aria-label={`${state === 'here' ? `${words.play.here}: ` : ''}${room.name}: ${text}`}
      onClick={move ?? (() => explain(room.id))}
    >
      <Art edition={edition} id={room.id} />
      {room.requirement !== undefined && (
        <span className="room-demand">
          <Art edition={edition} id={room.requirement} />
        </span>
      )}
      {state === 'here' && <Icon name="meeple" className="room-party" />}
      <span className="room-name" aria-hidden="true">
        {room.name}
      </span>
    </button>
  );
}

export function MapPicture({ corridors = [] }: MapPictureProps) {
  const { edition, view, act } = useTable();
  const map = floorOf(edition, view);
  if (map === undefined || view.room === null) return null;
  const drawing = drawMap(map);
  const ahead = aheadOf(map, view.room);
  const here = view.room;
  const stateOf = (id: string): string =>
    id === here
      ? 'here'
      : corridors.some(({ room }) => room === id)
        ? 'open'
        : ahead.has(id)
          ? 'ahead'
          : 'gone';
  return (
    <fieldset className="map" aria-label={map.name}>
      <div
        className="map-sheet"
        style={
          {
            '--wide': drawing.width,
            '--tall': drawing.height,
            '--columns': drawing.columns,
          } as CSSProperties
        }
      >
        <svg
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          preserveAspectRatio="none"
          className="map-corridors"
          aria-hidden="true"
        >
          <defs>
            <marker
              id="arrow"
              viewBox="0 0 8 8"
              refX="3"
              refY="4"
              markerWidth="2.8"
              markerHeight="2.8"
              orient="auto"
            >
              <path d="M0 0 8 4 0 8z" />
            </marker>
          </defs>
          {PAVING.map(layer =>
            drawing.corridors.map(({ from, to, d }) => (
              <path key={`${from} ${to}`} d={d} className={layer} />
            )),
          )}
          {drawing.corridors.map(({ from, to, d }) => (
            <path
              key={`${from} ${to}`}
              d={d}
              className={from === here ? 'corridor open' : ahead.has(from) ? 'corridor' : 'corridor gone'}
              markerEnd="url(#arrow)"
            />
          ))}
        </svg>
        {drawing.spots.map(spot => {
          const move = corridors.find(({ room }) => room === spot.room.id);
          return (
            <Room
              key={spot.room.id}
              spot={spot}
              state={stateOf(spot.room.id)}
              {...(move === undefined ? {} : { move: () => act(move) })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
