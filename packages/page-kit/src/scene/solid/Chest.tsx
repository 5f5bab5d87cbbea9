/** The treasure chest behind the table, open, with its coins. */
import { useLayoutEffect, useRef } from 'react';
import { type InstancedMesh, Object3D } from 'three';
import { makeDraw } from '../paint/pen.ts';

const WOOD = '#6a3f1d';
const IRON = '#3b342c';
const SIZE = { wide: 230, high: 92, deep: 140 } as const;
const COINS = 70;

function Coins() {
  const ref = useRef<InstancedMesh>(null);
  useLayoutEffect(() => {
    const mesh = ref.current;
    if (!mesh) return;
    const draw = makeDraw(9);
    const one = new Object3D();
    for (let i = 0; i < COINS; i++) {
      const isSpilt = i >= COINS - 12;
      const x = (draw() * 2 - 1) * (isSpilt ? 190 : SIZE.wide / 2 - 22);
      const z = isSpilt ? -SIZE.deep / 2 - 8 - draw() * 34 : (draw() * 2 - 1) * (SIZE.deep / 2 - 22);
      const heap = 1 - Math.min(1, Math.hypot(x / 120, z / 80));
      one.position.set(x, isSpilt ? 3 : SIZE.high - 14 + heap * 34 * draw(), z);
      one.rotation.set(isSpilt ? 0 : (draw() - 0.5) * 1.1, draw() * 6, isSpilt ? 0 : (draw() - 0.5) * 1.1);
      one.updateMatrix();
      mesh.setMatrixAt(i, one.matrix);
    }
    mesh.instanceMatrix.needsUpdate = true;
  }, []);
  return (
    <instancedMesh ref={ref} args={[undefined, undefined, COINS]} frustumCulled={false}>
      <cylinderGeometry args={[14, 14, 3.4, 18]} />
      <meshStandardMaterial
        color="#e8b13c"
        metalness={0.7}
        roughness={0.3}
        emissive="#6b3c00"
        emissiveIntensity={0.35}
      />
    </instancedMesh>
  );
}

function Band({ x, high, deep }: { readonly x: number; readonly high: number; readonly deep: number }) {
  return (
    <mesh position={[x, high / 2, 0]}>
      <boxGeometry args={[20, high + 3, deep + 6]} />
      <meshStandardMaterial color={IRON} metalness={0.6} roughness={0.5} />
    </mesh>
  );
}

export function Chest({ position }: { readonly position: readonly [number, number, number] }) {
  const { wide, high, deep } = SIZE;
  return (
    <group position={position}>
      <mesh position={[0, high / 2, 0]} castShadow>
        <boxGeometry args={[wide, high, deep]} />
        <meshLambertMaterial color={WOOD} />
      </mesh>
      {[-84, 84].map(x => (
        <Band key={x} x={x} high={high} deep={deep} />
      ))}
      <mesh position={[0, high - 30, -deep / 2 - 3]}>
        <boxGeometry args={[34, 40, 8]} />
        <meshStandardMaterial color="#c8983a" metalness={0.75} roughness={0.35} />
      </mesh>
      <group position={[0, high, deep / 2]} rotation={[0.95, 0, 0]}>
        <mesh position={[0, 0, -deep / 2]} rotation={[0, 0, Math.PI / 2]} castShadow>
          <cylinderGeometry args={[deep / 2, deep / 2, wide, 22, 1, false, 0, Math.PI]} />
          <meshLambertMaterial color={WOOD} side={2} />
        </mesh>
        {[-84, 84].map(x => (
          <mesh key={x} position={[x, 0, -deep / 2]} rotation={[0, 0, Math.PI / 2]}>
            <cylinderGeometry args={[deep / 2 + 3, deep / 2 + 3, 20, 22, 1, false, 0, Math.PI]} />
            <meshStandardMaterial color={IRON} metalness={0.6} roughness={0.5} side={2} />
          </mesh>
        ))}
      </group>
      <Coins />
    </group>
  );
}
