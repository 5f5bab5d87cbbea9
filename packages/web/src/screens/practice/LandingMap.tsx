/** The board from above with a dot for every die that came to rest. */
import { BOARD, HOLES, SIXES } from '@tumblekeep/table';
import { words } from '../../strings/index.ts';
import { RIGHT } from '../../throwing/commit.ts';
import type { PractisedThrow } from './statistics.ts';

const HALF = 340;

export function LandingMap({ throws }: { readonly throws: readonly PractisedThrow[] }) {
  const hits = throws.filter(({ hit }) => hit).length;
  const text = words.practice.mapText(hits, throws.length - hits);
  const { half } = BOARD;
  return (
    <svg className="landing-map" viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} role="img">
      <title>{text}</title>
      <rect className="landing-board" x={-half} y={-half} width={2 * half} height={2 * half} rx={6} />
      {[...BOARD.rings].reverse().map(([zone, radius]) => (
        <circle key={zone} className="landing-ring" r={radius} />
      ))}
      <circle className="landing-bullseye" r={BOARD.bullseye} />
      {SIXES.map(([x, z]) => (
        <circle key={`${x} ${z}`} className="landing-six" cx={x} cy={z} r={BOARD.six.radius} />
      ))}
      {HOLES.map(([x, z]) => (
        <rect
          key={`${x} ${z}`}
          className="landing-hole"
          x={x - BOARD.hole.half}
          y={z - BOARD.hole.half}
          width={2 * BOARD.hole.half}
          height={2 * BOARD.hole.half}
        />
      ))}
      {throws.map(({ n, x, z, hit }) => {
        const at = `translate(${clip(RIGHT * x)} ${clip(-z)})`;
        return hit ? (
          <circle key={n} className="landing-hit" transform={at} r={10} />
        ) : (
          <path key={n} className="landing-miss" transform={at} d="M-8 -8L8 8M8 -8L-8 8" />
        );
      })}
    </svg>
  );
}

const clip = (value: number): number => Math.max(-HALF + 14, Math.min(HALF - 14, value));
