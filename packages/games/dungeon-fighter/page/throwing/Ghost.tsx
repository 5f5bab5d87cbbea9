/** A hand that shows how it is done, over the die it is done with. Who wants no motion sees its way drawn. */

import { useReducedMotion } from '@tumblekeep/page-kit/app/media.ts';
import type { Device } from '@tumblekeep/table';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type GhostMove, ghostAt, ghostOf } from './ghost.ts';
import type { Hand } from './hand.ts';
import { type Sight, sightOf } from './pad.ts';
import './ghost.css';

interface GhostProps {
  readonly hand: Hand;
  readonly device: Device;
  readonly pad: RefObject<HTMLElement | null>;
}

/** Milliseconds between two showings. */
const PAUSE = 900;

/** A glove whose fingertip is at 0 0, and the other hand of a pair. */
const GLOVE =
  'M-5 0 C-5 -7 5 -7 5 0 L7 22 C14 19 20 22 21 27 C27 26 32 29 32 35 C38 36 41 41 39 49 L34 70 L4 70 C-6 58 -15 48 -19 40 C-20 33 -13 31 -8 37 L-5 41 Z';

const Glove = ({ isOther = false }: { readonly isOther?: boolean }) => (
  <g className="ghost-glove" transform={isOther ? 'translate(-34 6) scale(-1 1)' : undefined}>
    <path d={GLOVE} />
    <path className="ghost-cuff" d="M2 68 L37 68 L39 80 L1 80 Z" />
  </g>
);

/** A mouse with the buttons that are down. */
const Mouse = () => (
  <g className="ghost-mouse" transform="translate(62 26)">
    <rect x="-15" y="-2" width="30" height="44" rx="15" />
    <path className="ghost-left" d="M-15 16 V13 A15 15 0 0 1 0 -2 V16 Z" />
    <path className="ghost-right" d="M0 16 V-2 A15 15 0 0 1 15 13 V16 Z" />
  </g>
);

const Cap = ({ x, wide, children }: { x: number; wide: number; children: string }) => (
  <g className="ghost-cap" transform={`translate(${x} 0)`}>
    <rect x={-wide / 2} y="-17" width={wide} height="34" rx="6" />
    <text y="6">{children}</text>
  </g>
);

const Keys = () => (
  <g className="ghost-keys">
    <Cap x={-62} wide={34}>
      ←
    </Cap>
    <Cap x={14} wide={104}>
      Space
    </Cap>
    <Cap x={90} wide={34}>
      →
    </Cap>
  </g>
);

const pixels = (
  { x, y, span, slant }: Sight,
  move: Pick<GhostMove, 'x' | 'y'>,
): readonly [number, number] => [x + (move.x * span) / slant, y + move.y * span];

/** The sight of the pad as it is now, within the pad. */
function useSight(hand: Hand, pad: GhostProps['pad']): Sight | undefined {
  const [sight, setSight] = useState<Sight | undefined>(undefined);
  useEffect(() => {
    const look = (): void => {
      const box = pad.current?.getBoundingClientRect();
      if (box === undefined) return;
      const { width, height } = box;
      const seen = sightOf({ left: 0, top: 0, width, height }, hand.rest());
      setSight(before =>
        before !== undefined && Math.abs(before.x - seen.x) < 1 && Math.abs(before.y - seen.y) < 1
          ? before
          : seen,
      );
    };
    look();
    // The eye takes its place while the hand waits.
    const timer = setInterval(look, 200);
    return () => clearInterval(timer);
  }, [hand, pad]);
  return sight;
}

export function Ghost({ hand, device, pad }: GhostProps) {
  const isStill = useReducedMotion();
  const sight = useSight(hand, pad);
  const figure = useRef<SVGGElement>(null);
  const moves = useMemo(() => ghostOf(hand.plan), [hand.plan]);
  useEffect(() => {
    const drawn = figure.current;
    if (isStill || device === 'keys' || sight === undefined || drawn === null) return;
    const began = performance.now();
    const whole = (moves.at(-1)?.t ?? 0) + PAUSE;
    let frame = 0;
    const draw = (): void => {
      const { fingers, ...place } = ghostAt(moves, (performance.now() - began) % whole);
      const [x, y] = pixels(sight, place);
      drawn.setAttribute('transform', `translate(${x} ${y})`);
      drawn.dataset['fingers'] = String(fingers);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [isStill, device, sight, moves]);
  if (sight === undefined) return null;
  if (device === 'keys')
    return (
      <svg className="throw-ghost" aria-hidden="true" data-device={device}>
        <g transform={`translate(${sight.x} ${sight.y + 44})`}>
          <Keys />
        </g>
      </svg>
    );
  const isPair = moves.some(({ fingers }) => fingers === 2);
  const held = moves.filter(({ fingers }) => fingers > 0);
  const way = held.map(move => pixels(sight, move).map(Math.round).join(' ')).join(' L');
  const [first, last] = [held[0] as GhostMove, held.at(-1) as GhostMove];
  const at = (move: GhostMove): string => `translate(${pixels(sight, move).join(' ')})`;
  return (
    <svg className="throw-ghost" aria-hidden="true" data-device={device} data-still={isStill || undefined}>
      <defs>
        <marker
          id="ghost-arrow"
          viewBox="0 0 10 10"
          refX="5"
          refY="5"
          markerWidth="4"
          markerHeight="4"
          orient="auto"
        >
          <path d="M0 0 L10 5 L0 10 Z" />
        </marker>
      </defs>
      <path className="ghost-way" d={`M${way}`} markerEnd="url(#ghost-arrow)" />
      {isStill ? (
        <>
          <g className="ghost-hand is-first" transform={at(first)} data-fingers={isPair ? 2 : 1}>
            {isPair && <Glove isOther />}
            <Glove />
            {device === 'mouse' && <Mouse />}
          </g>
          <g className="ghost-hand is-last" transform={at(last)} data-fingers={0}>
            {isPair && <Glove isOther />}
            <Glove />
          </g>
        </>
      ) : (
        <g ref={figure} className="ghost-hand" data-fingers={0}>
          <circle className="ghost-touch" r="15" />
          {isPair && <Glove isOther />}
          <Glove />
          {device === 'mouse' && <Mouse />}
        </g>
      )}
    </svg>
  );
}
