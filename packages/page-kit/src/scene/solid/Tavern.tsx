/** The room behind the table: a bench with candles and a treasure chest, and the dark of the tavern. */
import { useFrame } from '@react-three/fiber';
import { TABLE } from '@tumblekeep/table';
import { useMemo, useRef } from 'react';
import { AdditiveBlending, type Sprite, Vector2 } from 'three';
import { isMotionReduced } from '../../app/media.ts';
import { type Ink, makeDraw } from '../paint/pen.ts';
import { Chest } from './Chest.tsx';
import { BENCH, CANDLES, flicker } from './candles.ts';
import { usePainting } from './paintings.ts';

const GLOW = {
  width: 128,
  height: 128,
  paint: (ink: Ink, size: number) => {
    const glow = ink.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
    glow.addColorStop(0, 'rgba(255,220,150,1)');
    glow.addColorStop(0.12, 'rgba(255,180,80,0.55)');
    glow.addColorStop(0.4, 'rgba(255,130,40,0.14)');
    glow.addColorStop(1, 'rgba(255,110,20,0)');
    ink.fillStyle = glow;
    ink.fillRect(0, 0, size, size);
  },
};

const FLAME: readonly (readonly [number, number])[] = [
  [0, 0],
  [5, 3],
  [7.5, 9],
  [6, 17],
  [3, 26],
  [0, 36],
];

const STICK: readonly (readonly [number, number])[] = [
  [0, 0],
  [46, 0],
  [48, 4],
  [40, 9],
  [14, 14],
  [9, 30],
  [14, 44],
  [9, 58],
  [26, 64],
  [27, 70],
  [20, 72],
  [0, 72],
];

const toVectors = (points: readonly (readonly [number, number])[]): Vector2[] =>
  points.map(([x, y]) => new Vector2(x, y));

function Candle({ which }: { readonly which: number }) {
  const { at, tall } = CANDLES[which] as (typeof CANDLES)[number];
  const glow = usePainting(GLOW);
  const sprite = useRef<Sprite>(null);
  const stick = useMemo(() => toVectors(STICK), []);
  const flame = useMemo(() => toVectors(FLAME), []);
  useFrame(({ clock }) => {
    const bright = flicker(isMotionReduced() ? 0 : clock.elapsedTime, which);
    sprite.current?.scale.setScalar(300 * bright);
  });
  return (
    <group position={at}>
      <mesh castShadow>
        <latheGeometry args={[stick, 24]} />
        <meshStandardMaterial color="#b98a34" metalness={0.75} roughness={0.35} />
      </mesh>
      <mesh position={[0, 70 + (tall - 70) / 2, 0]}>
        <cylinderGeometry args={[16, 18, tall - 70, 18]} />
        <meshStandardMaterial color="#efe0bb" roughness={0.6} emissive="#c96a1c" emissiveIntensity={0.28} />
      </mesh>
      <mesh position={[0, tall + 4, 0]}>
        <latheGeometry args={[flame, 12]} />
        <meshBasicMaterial color="#ffe3a0" fog={false} />
      </mesh>
      <sprite ref={sprite} position={[0, tall + 20, 0]} scale={[300, 300, 1]}>
        <spriteMaterial map={glow} blending={AdditiveBlending} depthWrite={false} transparent fog={false} />
      </sprite>
    </group>
  );
}

/** Lights far away, out of focus: other tables, a hearth. */
function Room() {
  const glow = usePainting(GLOW);
  const lights = useMemo(() => {
    const draw = makeDraw(21);
    return Array.from({ length: 14 }, () => ({
      at: [(draw() * 2 - 1) * 2400, 80 + draw() * 700, 2200 + draw() * 900] as const,
      size: 160 + draw() * 420,
      strength: 0.25 + draw() * 0.4,
    }));
  }, []);
  return (
    <>
      {lights.map(({ at, size, strength }) => (
        <sprite key={at[0]} position={at} scale={[size, size, 1]}>
          <spriteMaterial
            map={glow}
            blending={AdditiveBlending}
            opacity={strength}
            depthWrite={false}
            transparent
            fog={false}
          />
        </sprite>
      ))}
      <mesh position={[0, -TABLE.height, 400]} rotation={[-Math.PI / 2, 0, 0]}>
        <planeGeometry args={[9000, 9000]} />
        <meshLambertMaterial color="#20140c" />
      </mesh>
    </>
  );
}

export function Tavern() {
  const deep = BENCH.far - BENCH.near;
  return (
    <group>
      <Room />
      <mesh position={[0, BENCH.top - 20, (BENCH.near + BENCH.far) / 2]} receiveShadow>
        <boxGeometry args={[1500, 40, deep]} />
        <meshLambertMaterial color="#4a2d17" />
      </mesh>
      {CANDLES.map((candle, i) => (
        <Candle key={candle.at[0]} which={i} />
      ))}
      <Chest position={[30, BENCH.top, 715]} />
    </group>
  );
}
