/** The board drawn for reading: zones that can be tapped or reached by keyboard, and dots where dice came to rest. */
import { BOARD, BONES, type Board, HOLES, SIXES, type Vector, type Zone } from '@tumblekeep/table';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import { words } from '../words/index.ts';
import { paintBoard } from './paint/board-art.ts';
import { makeCanvas } from './paint/pen.ts';
import './board-picture.css';

export interface PictureDot {
  /** Millimetres from the middle of the board. */
  readonly x: number;
  readonly z: number;
  readonly hit: boolean;
}

export interface BoardPictureProps {
  readonly board: Board;
  readonly className?: string;
  /** Where dice came to rest; many dots in one place become darker. */
  readonly dots?: readonly PictureDot[];
  /** Makes the zones buttons. `at` is the place that was tapped, the middle of the zone by keyboard. */
  readonly onPick?: (zone: Zone, at: Vector) => void;
  readonly picked?: Zone | undefined;
  /** Shows the table around the board; dots and taps outside count. */
  readonly surroundings?: boolean;
}

const { half } = BOARD;
const AROUND = 60;

const PAINTED = 840;
let painting: Promise<string> | undefined;

/** The board of the table, painted once the display face has come. */
async function paintedBoard(): Promise<string> {
  await document.fonts.load('800 40px "Grenze Gotisch Variable"');
  const { canvas, ink } = makeCanvas(PAINTED, PAINTED);
  paintBoard(ink, PAINTED);
  return canvas.toDataURL('image/webp', 0.85);
}

/** Until then, and where nothing can be painted, plain colours do. */
function usePainting(): string | undefined {
  const [picture, setPicture] = useState<string | undefined>();
  useEffect(() => {
    let isHere = true;
    painting ??= paintedBoard();
    painting.then(
      one => isHere && setPicture(one),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return picture;
}

/** As the thrower sees it: right is negative x, up is positive z. */
const acrossOf = (x: number): number => -x;
const downOf = (z: number): number => -z;

interface Area {
  readonly zone: Zone;
  readonly shape: ReactNode;
  /** Where its name stands and where a pick by keyboard lies: across and down. */
  readonly labels: readonly (readonly [number, number])[];
}

const slanted = (radius: number): (readonly [number, number])[] => {
  const part = radius * Math.SQRT1_2;
  return [
    [part, -part],
    [-part, -part],
    [part, part],
    [-part, part],
  ];
};
const straight = (radius: number): (readonly [number, number])[] => [
  [0, -radius],
  [radius, 0],
  [0, radius],
  [-radius, 0],
];

const [FIVE, FOUR, THREE, TWO] = BOARD.rings.map(([, radius]) => radius) as [number, number, number, number];

/** From the rim to the middle: what is drawn later lies on top. */
const AREAS: readonly Area[] = [
  {
    zone: '1',
    shape: <rect x={-half} y={-half} width={2 * half} height={2 * half} />,
    labels: slanted((half - 27) * Math.SQRT2),
  },
  { zone: '2', shape: <circle r={TWO} />, labels: straight((TWO + THREE) / 2) },
  { zone: '3', shape: <circle r={THREE} />, labels: straight((THREE + FOUR) / 2) },
  { zone: '4', shape: <circle r={FOUR} />, labels: slanted((FOUR + FIVE) / 2) },
  { zone: '5', shape: <circle r={FIVE} />, labels: slanted((FIVE + BOARD.bullseye) / 2) },
  {
    zone: '6',
    shape: SIXES.map(([x, z]) => (
      <circle key={`${x} ${z}`} cx={acrossOf(x)} cy={downOf(z)} r={BOARD.six.radius} />
    )),
    labels: SIXES.map(([x, z]) => [acrossOf(x), downOf(z)] as const),
  },
  { zone: 'bullseye', shape: <circle r={BOARD.bullseye} />, labels: [[0, 0]] },
  {
    zone: 'hole',
    shape: HOLES.map(([x, z]) => (
      <rect
        key={`${x} ${z}`}
        x={acrossOf(x) - BOARD.hole.half}
        y={downOf(z) - BOARD.hole.half}
        width={2 * BOARD.hole.half}
        height={2 * BOARD.hole.half}
      />
    )),
    labels: HOLES.map(([x, z]) => [acrossOf(x), downOf(z)] as const),
  },
  {
    zone: 'bones',
    shape: BONES.map(({ at, half: [x, , z] }) => (
      <rect
        key={at.join(' ')}
        x={acrossOf(at[0]) - x}
        y={downOf(at[2]) - z}
        width={2 * x}
        height={2 * z}
        rx={4}
      />
    )),
    labels: BONES.map(({ at }) => [acrossOf(at[0]), downOf(at[2])] as const),
  },
];

const NAMES: Readonly<Partial<Record<Zone, string>>> = { bullseye: '10', hole: '✕', bones: '' };

function placeOf(event: PointerEvent<SVGElement>): Vector | undefined {
  const svg = event.currentTarget.closest('svg');
  const matrix = svg?.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return [Math.round(-x), 0, Math.round(-y)];
}

interface ZoneAreaProps extends Pick<BoardPictureProps, 'onPick' | 'picked'> {
  readonly area: Area;
}

function ZoneArea({ area: { zone, shape, labels }, onPick, picked }: ZoneAreaProps) {
  const [across, down] = labels[0] ?? [0, 0];
  const drawing = (
    <>
      {shape}
      {labels.map(([x, y]) => (
        <text key={`${x} ${y}`} x={x} y={y} className="picture-label">
          {NAMES[zone] ?? zone}
        </text>
      ))}
    </>
  );
  const className = `picture-zone picture-${zone}`;
  if (!onPick) return <g className={className}>{drawing}</g>;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPick(zone, [-across, 0, -down]);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
    <g
      className={className}
      role="button"
      tabIndex={0}
      aria-label={words.stage.zones[zone]}
      aria-pressed={picked === zone}
      data-zone={zone}
      onKeyDown={onKeyDown}
      onPointerUp={event => onPick(zone, placeOf(event) ?? [-across, 0, -down])}
    >
      {drawing}
    </g>
  );
}

export function BoardPicture({
  board,
  className = '',
  dots = [],
  onPick,
  picked,
  surroundings,
}: BoardPictureProps) {
  const edge = surroundings ? half + AROUND : half + 6;
  const picture = usePainting();
  const outside: Area = {
    zone: 'outside',
    shape: <rect x={-edge} y={-edge} width={2 * edge} height={2 * edge} />,
    labels: [[0, edge - AROUND / 2]],
  };
  return (
    <svg
      className={`board-picture ${picture === undefined ? '' : 'board-painted'} ${className}`}
      viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`}
      role={onPick ? 'group' : 'img'}
      aria-label={words.stage.board}
    >
      {surroundings && (
        <ZoneArea area={{ ...outside, labels: [] }} picked={picked} {...(onPick && { onPick })} />
      )}
      {picture !== undefined && (
        <image
          href={picture}
          x={-half}
          y={-half}
          width={2 * half}
          height={2 * half}
          className="picture-painting"
        />
      )}
      {AREAS.filter(({ zone }) => zone !== 'bones' || board.bones.length > 0).map(area => (
        <ZoneArea key={area.zone} area={area} picked={picked} {...(onPick && { onPick })} />
      ))}
      <g className="picture-dots">
        {dots
          .filter(({ x, z }) => Math.abs(x) <= edge && Math.abs(z) <= edge)
          .map(({ x, z, hit }, i) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: dots are told apart by their order only
              key={i}
              className={hit ? 'picture-hit' : 'picture-miss'}
              transform={`translate(${acrossOf(x)} ${downOf(z)})`}
              d={hit ? 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0' : 'M-6 -6L6 6M6 -6L-6 6'}
            />
          ))}
      </g>
    </svg>
  );
}
