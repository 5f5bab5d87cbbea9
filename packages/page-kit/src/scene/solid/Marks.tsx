/** Numbers where the die bounced, a ring of light where it lies. */
import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import { AdditiveBlending, type Group } from 'three';
import { useStore } from 'zustand';
import { isMotionReduced } from '../../app/media.ts';
import { director } from '../director.ts';
import { type Ink, outlined } from '../paint/pen.ts';
import type { TimedMark } from '../playback.ts';
import { type Mark, stage } from '../stage-store.ts';
import { type Painting, usePainting } from './paintings.ts';

function paintBounce(ink: Ink, size: number, text: string): void {
  const middle = size / 2;
  ink.lineWidth = size * 0.07;
  ink.strokeStyle = 'rgba(36,21,9,0.75)';
  ink.beginPath();
  ink.arc(middle, middle, size * 0.42, 0, Math.PI * 2);
  ink.stroke();
  ink.lineWidth = size * 0.04;
  ink.strokeStyle = '#ffe9b5';
  ink.stroke();
  outlined(ink, text, middle, middle * 1.03, {
    size: size * 0.56,
    fill: '#ffe9b5',
    line: '#241509',
    width: size * 0.08,
  });
}

const NUMBERS: readonly Painting[] = [1, 2, 3, 4, 5, 6].map(number => ({
  width: 96,
  height: 96,
  paint: (ink: Ink, size: number) => paintBounce(ink, size, String(number)),
  isLettered: true,
}));

const RING: Painting = {
  width: 128,
  height: 128,
  paint: (ink, size) => {
    const middle = size / 2;
    const glow = ink.createRadialGradient(middle, middle, size * 0.14, middle, middle, middle);
    glow.addColorStop(0, 'rgba(255,200,90,0)');
    glow.addColorStop(0.5, 'rgba(255,205,100,0.3)');
    glow.addColorStop(0.62, 'rgba(255,225,140,1)');
    glow.addColorStop(0.7, 'rgba(255,190,80,0.45)');
    glow.addColorStop(1, 'rgba(255,150,40,0)');
    ink.fillStyle = glow;
    ink.fillRect(0, 0, size, size);
  },
};

function Bounce({ mark: { at }, number }: { readonly mark: Mark; readonly number: number }) {
  const art = usePainting(NUMBERS[number] as Painting);
  return (
    <mesh position={[at[0], at[1] + 0.8, at[2]]} rotation={[-Math.PI / 2, 0, Math.PI]} renderOrder={3}>
      <planeGeometry args={[34, 34]} />
      <meshBasicMaterial map={art} transparent depthWrite={false} polygonOffset polygonOffsetFactor={-3} />
    </mesh>
  );
}

function Spot({ mark: { at, kind } }: { readonly mark: Mark }) {
  const art = usePainting(RING);
  const ref = useRef<Group>(null);
  useFrame(({ clock }) => {
    const swell = isMotionReduced() ? 1 : 1 + 0.06 * Math.sin(clock.elapsedTime * 3.2);
    ref.current?.scale.setScalar(swell);
  });
  const size = kind === 'target' ? 90 : 78;
  return (
    <group ref={ref} position={[at[0], at[1] + 0.9, at[2]]}>
      <mesh rotation={[-Math.PI / 2, 0, 0]} renderOrder={3}>
        <planeGeometry args={[size, size]} />
        <meshBasicMaterial
          map={art}
          transparent
          depthWrite={false}
          blending={AdditiveBlending}
          polygonOffset
          polygonOffsetFactor={-3}
        />
      </mesh>
    </group>
  );
}

/** Shown from the moment on at which the die was there. */
function Timed({ mark, number }: { readonly mark: TimedMark; readonly number: number }) {
  const ref = useRef<Group>(null);
  useFrame(() => {
    if (ref.current) ref.current.visible = (director.playback?.time ?? 0) >= mark.time;
  });
  return (
    <group ref={ref} visible={false}>
      {mark.kind === 'bounce' ? <Bounce mark={mark} number={number} /> : <Spot mark={mark} />}
    </group>
  );
}

export function Marks() {
  const marks = useStore(stage, state => state.marks);
  // A flight that comes or goes changes what is marked.
  useStore(stage, state => state.flight);
  useStore(stage, state => state.inHand);
  const timed = director.playback?.marks ?? [];
  return (
    <>
      {marks.map((mark, i) =>
        mark.kind === 'bounce' ? (
          <Bounce key={mark.at.join(' ')} mark={mark} number={Math.min(5, i)} />
        ) : (
          <Spot key={mark.at.join(' ')} mark={mark} />
        ),
      )}
      {timed.map((mark, i) => (
        <Timed key={`${mark.time} ${mark.at.join(' ')}`} mark={mark} number={Math.min(5, i)} />
      ))}
    </>
  );
}
