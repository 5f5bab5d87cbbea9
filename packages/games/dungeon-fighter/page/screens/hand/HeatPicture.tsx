/** Where dice came to rest: a map over the board that grows warmer with every throw. */
import { BoardPicture } from '@tumblekeep/page-kit/scene/BoardPicture.tsx';
import { boardOf } from '../../board-of.ts';
import { FIELDS, type HandRecord, REACH } from '../../hand/record.ts';
import { words } from '../../words/index.ts';

const SIZE = (2 * REACH) / FIELDS;

interface Field {
  readonly x: number;
  readonly y: number;
  readonly warmth: number;
}

/** As the thrower sees it: right is negative x, up is positive z. The warmest field has warmth 1. */
function fieldsOf(heat: HandRecord['heat']): readonly Field[] {
  const most = Math.max(...heat);
  return heat.flatMap((count, at) => {
    if (count === 0) return [];
    const column = at % FIELDS;
    const row = Math.floor(at / FIELDS);
    return [
      {
        x: REACH - (column + 0.5) * SIZE,
        y: REACH - (row + 0.5) * SIZE,
        // A single die shows, and the difference between one and three matters more than between ten and twelve.
        warmth: Math.sqrt(count / most),
      },
    ];
  });
}

interface Props {
  readonly heat: HandRecord['heat'];
  readonly edition: string;
  readonly throws: number;
}

export function HeatPicture({ heat, edition, throws }: Props) {
  return (
    <figure className="heat">
      <div className="heat-board">
        <BoardPicture board={boardOf(edition)} surroundings />
        <svg
          className="heat-map"
          viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}
          role="img"
          aria-label={words.hand.pictureText(throws)}
        >
          <defs>
            <radialGradient id="heat-glow">
              <stop offset="0" stopColor="#fff3b0" />
              <stop offset="0.35" stopColor="#ff8f3f" stopOpacity="0.85" />
              <stop offset="1" stopColor="#c2187a" stopOpacity="0" />
            </radialGradient>
          </defs>
          {fieldsOf(heat).map(({ x, y, warmth }) => (
            <circle
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              r={SIZE * (0.75 + 0.75 * warmth)}
              fill="url(#heat-glow)"
              opacity={0.3 + 0.7 * warmth}
            />
          ))}
        </svg>
      </div>
      <figcaption className="fine">{words.hand.pictureHint}</figcaption>
    </figure>
  );
}
