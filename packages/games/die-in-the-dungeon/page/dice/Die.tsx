/** A die as a thing: its solid, lit from above, with its numbers on it. */
import type { Sides } from '../../rules/index.ts';
import { dot, type Face, facesOf, type Point, type Pose, restingPose, turned } from './solids.ts';
import './dice.css';

const LIGHT: Point = [-0.38, 0.68, 0.63];
/** Numbers on faces that are seen from the side are only smudges. */
const READABLE = 0.3;

const FONT: Readonly<Record<Sides, number>> = { 4: 1.55, 6: 1.4, 8: 1.75, 10: 1.6, 12: 1.5, 20: 1.95 };

const at = ([x, y]: Point): string => `${(x * 100).toFixed(1)},${(-y * 100).toFixed(1)}`;

function FaceView({
  face,
  pose,
  sides,
  label,
}: {
  readonly face: Face;
  readonly pose: Pose;
  readonly sides: Sides;
  readonly label: string;
}) {
  const normal = turned(pose, face.normal);
  if (normal[2] <= 0.01) return null;
  const light = Math.round(52 + 48 * Math.max(0, dot(normal, LIGHT)));
  const up = turned(pose, face.up);
  const [x, y] = turned(pose, face.middle);
  const right: Point = [
    up[1] * normal[2] - up[2] * normal[1],
    up[2] * normal[0] - up[0] * normal[2],
    up[0] * normal[1] - up[1] * normal[0],
  ];
  const matrix = [right[0], -right[1], -up[0], up[1], x * 100, -y * 100].map(n => n.toFixed(3)).join(' ');
  const size = face.room * 100 * FONT[sides] * (label.length > 1 ? 0.82 : 1);
  return (
    <g>
      <polygon
        points={face.corners.map(corner => at(turned(pose, corner))).join(' ')}
        style={{ fill: `color-mix(in srgb, var(--die, #b03030) ${light}%, #0b0503)` }}
      />
      {normal[2] > READABLE && (
        <text transform={`matrix(${matrix})`} fontSize={size} dy="0.35em">
          {label}
        </text>
      )}
    </g>
  );
}

export interface DieProps {
  readonly sides: Sides;
  /** What it shows; 0 where nothing is left. */
  readonly value: number;
  /** Another attitude than at rest. */
  readonly pose?: Pose;
  readonly className?: string;
  /** Without it the die is decoration. */
  readonly title?: string;
}

export function Die({ sides, value, pose, className = '', title }: DieProps) {
  const isEmpty = value < 1;
  const shown = pose ?? restingPose(sides, isEmpty ? 1 : value);
  const front = isEmpty ? 1 : value;
  const picture = facesOf(sides).map(face => (
    <FaceView
      key={face.number}
      face={face}
      pose={shown}
      sides={sides}
      label={isEmpty && face.number === front ? '0' : String(face.number)}
    />
  ));
  const name = `die die-d${sides} ${isEmpty ? 'die-empty' : ''} ${className}`;
  return title === undefined ? (
    <svg viewBox="-108 -108 216 216" className={name} aria-hidden="true" focusable="false">
      {picture}
    </svg>
  ) : (
    <svg viewBox="-108 -108 216 216" className={name} role="img">
      <title>{title}</title>
      {picture}
    </svg>
  );
}
