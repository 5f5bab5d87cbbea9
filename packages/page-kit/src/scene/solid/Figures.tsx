/** The hand, the nose, the elbow: what of the thrower is seen around the waiting die. */
import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { type Group, Quaternion, Vector3 } from 'three';
import { useStore } from 'zustand';
import { type Drawn, FIGURES, type Limb } from '../figures.ts';
import { held, stage } from '../stage-store.ts';

const UP = new Vector3(0, 1, 0);

/** What is right on the screen is negative on the table. */
const place = ([x, y, z]: readonly [number, number, number]): Vector3 => new Vector3(-x, y, z);

function LimbModel({ from, to, thick, color, opacity = 1 }: Limb) {
  const [middle, turn, long] = useMemo(() => {
    const [a, b] = [place(from), place(to)];
    const along = b.clone().sub(a);
    const length = along.length();
    const turned = new Quaternion();
    if (length > 0) turned.setFromUnitVectors(UP, along.normalize());
    return [a.add(b).multiplyScalar(0.5), turned, length] as const;
  }, [from, to]);
  return (
    <mesh position={middle} quaternion={turn} castShadow={opacity === 1}>
      <capsuleGeometry args={[thick, long, 6, 18]} />
      <meshLambertMaterial
        color={color}
        transparent={opacity < 1}
        opacity={opacity}
        depthWrite={opacity === 1}
      />
    </mesh>
  );
}

function Model({ limbs, hoops = [], plates = [], follows = false }: Drawn) {
  const group = useRef<Group>(null);
  const rest = useStore(stage, state => state.rest);
  useFrame(() => group.current?.position.set(...(follows ? held.at : rest)));
  return (
    <group ref={group}>
      {limbs.map((limb, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure never changes
        <LimbModel key={i} {...limb} />
      ))}
      {hoops.map(({ at, wide, color }) => (
        <mesh key={String(at)} position={place(at)}>
          <torusGeometry args={[wide, 2, 8, 40]} />
          <meshBasicMaterial color={color} toneMapped={false} />
        </mesh>
      ))}
      {plates.map(({ at, size, color }) => (
        <mesh key={String(at)} position={place(at)} castShadow>
          <boxGeometry args={[...size]} />
          <meshLambertMaterial color={color} />
        </mesh>
      ))}
    </group>
  );
}

export function Figures() {
  const figures = useStore(stage, state => state.figures);
  const isWaiting = useStore(stage, state => state.inHand !== undefined);
  if (!isWaiting) return null;
  return figures.map(name => <Model key={name} {...FIGURES[name]} />);
}
