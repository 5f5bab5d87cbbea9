/** The table from above, to put a box, a sheet or a card where one likes. */

import { useOwnTouches } from '@tumblekeep/page-kit/app/own-touches.ts';
import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import { BOARD, BOX, CARD, type Prop, type PropKind, TABLE } from '@tumblekeep/table';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { words } from '../words/index.ts';
import { RIGHT } from './commit.ts';
import type { Hand } from './hand.ts';

const SIZE: Readonly<Partial<Record<PropKind, readonly [wide: number, deep: number]>>> = {
  box: [BOX.long, BOX.long],
  sheet: [210, 16],
  card: [CARD.long, 16],
};
/** Eight turns of a sixteenth; halves of their angles, in thousandths. */
const TURNS = Array.from({ length: 8 }, (_, i): Prop['turn'] => {
  const half = (i * Math.PI) / 16;
  return [Math.round(1000 * Math.sin(half)), Math.round(1000 * Math.cos(half))];
});
const STRIDE = 20;
/** Half a die, larger than it is: it has to be seen on a small picture. */
const DIE = 18;
const ARROWS: Readonly<Record<string, readonly [right: number, ahead: number]>> = {
  ArrowLeft: [-STRIDE, 0],
  ArrowRight: [STRIDE, 0],
  ArrowUp: [0, STRIDE],
  ArrowDown: [0, -STRIDE],
};

const degreesOf = ([y, w]: Prop['turn']): number => (Math.atan2(y, w) * 360) / Math.PI;
const named = (names: Readonly<Partial<Record<PropKind, string>>>, kind: PropKind): string =>
  names[kind] ?? kind;
const propName = (kind: PropKind): string => named(words.throwing.place.props, kind);

interface PlaceMapProps {
  readonly hand: Hand;
  readonly onChange: () => void;
  readonly onDone: () => void;
}

export function PlaceMap({ hand, onChange, onDone }: PlaceMapProps) {
  const picture = useRef<SVGSVGElement>(null);
  useOwnTouches(picture);
  const grip = useRef<{ readonly x: number; readonly z: number } | undefined>(undefined);
  const [problem, setProblem] = useState(hand.problem);
  const text = words.throwing.place;

  const put = (index: number, prop: Prop): void => {
    setProblem(hand.place(index, prop));
    onChange();
  };
  const placeOf = (event: PointerEvent): { x: number; z: number } => {
    const box = picture.current?.getBoundingClientRect();
    const unit = (2 * TABLE.half + 80) / (box?.width ?? 1);
    const right = (event.clientX - (box?.left ?? 0) - (box?.width ?? 0) / 2) * unit;
    const ahead = ((box?.top ?? 0) + (box?.height ?? 0) / 2 - event.clientY) * unit;
    return { x: RIGHT * right, z: ahead };
  };
  const move = (index: number, prop: Prop, x: number, z: number): void =>
    put(index, { ...prop, at: [Math.round(x), 0, Math.round(z)] });
  const turn = (index: number, prop: Prop): void => {
    const now = TURNS.findIndex(one => one[0] === prop.turn[0] && one[1] === prop.turn[1]);
    put(index, { ...prop, turn: TURNS[(now + 1) % TURNS.length] as Prop['turn'] });
  };
  const onKey = (event: KeyboardEvent, index: number, prop: Prop): void => {
    const arrow = ARROWS[event.key];
    if (arrow !== undefined) move(index, prop, prop.at[0] + RIGHT * arrow[0], prop.at[2] + arrow[1]);
    else if (event.key === 'r' || event.key === 'R') turn(index, prop);
    else if (event.key === 'Enter') onDone();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const half = TABLE.half + 40;
  const swaps = hand.plan.places.flatMap(kinds => {
    const index = hand.props.findIndex(({ kind }) => kinds.includes(kind));
    const prop = hand.props[index];
    return prop === undefined
      ? []
      : kinds.filter(kind => kind !== prop.kind).map(kind => ({ kind, index, prop }));
  });
  return (
    <section className="throw-place plank" aria-label={text.title}>
      <h3>{text.title}</h3>
      <svg ref={picture} className="throw-place-map" viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}>
        <title>{text.title}</title>
        <rect className="map-table" x={-TABLE.half} y={-TABLE.half} width={1200} height={1200} rx={24} />
        <rect
          className="map-board"
          x={-BOARD.half}
          y={-BOARD.half}
          width={2 * BOARD.half}
          height={2 * BOARD.half}
        />
        {BOARD.rings.map(([zone, radius]) => (
          <circle key={zone} className="map-ring" r={radius} />
        ))}
        <circle className="map-bullseye" r={BOARD.bullseye} />
        <text className="map-you" y={TABLE.half - 24}>
          {text.thrower}
        </text>
        {hand.lying.map(({ die, at: [x, , z] }) => (
          <rect
            key={`${die} ${x} ${z}`}
            className="map-die"
            x={RIGHT * x - DIE}
            y={-z - DIE}
            width={2 * DIE}
            height={2 * DIE}
            style={{ fill: `var(--die-${die})` }}
          />
        ))}
        {hand.props.map((prop, index) => {
          const size = SIZE[prop.kind];
          if (size === undefined) return null;
          const [wide, deep] = size;
          return (
            // biome-ignore lint/a11y/useSemanticElements: shapes of a drawing have no HTML element
            <g
              key={prop.kind}
              className="map-prop"
              role="button"
              tabIndex={0}
              aria-label={text.move(propName(prop.kind))}
              transform={`translate(${RIGHT * prop.at[0]} ${-prop.at[2]}) rotate(${-RIGHT * -degreesOf(prop.turn)})`}
              onKeyDown={event => onKey(event, index, prop)}
              onPointerDown={event => {
                event.currentTarget.setPointerCapture(event.pointerId);
                const { x, z } = placeOf(event);
                grip.current = { x: x - prop.at[0], z: z - prop.at[2] };
              }}
              onPointerMove={event => {
                if (grip.current === undefined) return;
                const { x, z } = placeOf(event);
                move(index, prop, x - grip.current.x, z - grip.current.z);
              }}
              onPointerUp={() => {
                grip.current = undefined;
              }}
            >
              <rect
                x={-wide / 2 - 40}
                y={-deep / 2 - 40}
                width={wide + 80}
                height={deep + 80}
                fill="transparent"
              />
              <rect className="map-body" x={-wide / 2} y={-deep / 2} width={wide} height={deep} rx={4} />
              {deep === wide && <text y={20}>{propName(prop.kind)}</text>}
            </g>
          );
        })}
      </svg>
      <p className="throw-place-word" role="status">
        {problem ?? ''}
      </p>
      <div className="row">
        {hand.props.map((prop, index) =>
          SIZE[prop.kind] === undefined ? null : (
            <button
              key={prop.kind}
              type="button"
              className="button small"
              aria-label={`${propName(prop.kind)} ↻`}
              onClick={() => turn(index, prop)}
            >
              <Icon name="clockwise-rotation" />
            </button>
          ),
        )}
        {swaps.map(({ kind, index, prop }) => (
          <button
            key={kind}
            type="button"
            className="button small"
            onClick={() => put(index, { ...prop, kind, at: kind === 'sheet' ? [0, 0, 260] : prop.at })}
          >
            {named(text.instead, kind)}
          </button>
        ))}
        <button type="button" className="button primary small" onClick={onDone}>
          {text.done}
        </button>
      </div>
    </section>
  );
}
