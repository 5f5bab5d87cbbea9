/** Beads along the way the die would take, and paler ones along the way it took. */
import { useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import { Color, type InstancedMesh, Object3D } from 'three';
import { useStore } from 'zustand';
import { type StageState, stage } from '../stage-store.ts';

const MOST = 160;
const bead = new Object3D();
const color = new Color();

interface BeadsProps {
  readonly of: (state: StageState) => StageState['aim'];
  readonly from: string;
  readonly to: Color;
  readonly opacity: number;
}

function Beads({ of, from, to, opacity }: BeadsProps) {
  const aim = useStore(stage, of);
  const invalidate = useThree(state => state.invalidate);
  const ref = useRef<InstancedMesh>(null);
  useLayoutEffect(() => {
    const mesh = ref.current;
    if (!mesh) return;
    const count = Math.min(MOST, aim.length);
    mesh.count = count;
    for (let i = 0; i < count; i++) {
      const [x, y, z] = aim[Math.floor((i * aim.length) / count)]!;
      const part = i / Math.max(1, count - 1);
      bead.position.set(x, Math.max(1.5, y), z);
      bead.scale.setScalar(i === count - 1 ? 2.2 : 1 - 0.45 * part);
      bead.updateMatrix();
      mesh.setMatrixAt(i, bead.matrix);
      mesh.setColorAt(i, color.set(from).lerp(to, part));
    }
    mesh.instanceMatrix.needsUpdate = true;
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
    invalidate();
  }, [aim, from, to, invalidate]);
  return (
    <instancedMesh ref={ref} args={[undefined, undefined, MOST]} frustumCulled={false} renderOrder={4}>
      <sphereGeometry args={[3, 10, 8]} />
      <meshBasicMaterial transparent opacity={opacity} toneMapped={false} />
    </instancedMesh>
  );
}

const END = new Color('#ff9a3c');
const GONE = new Color('#8fb4d8');

export const AimPath = () => (
  <>
    <Beads of={state => state.ghost} from="#d8e6f4" to={GONE} opacity={0.4} />
    <Beads of={state => state.aim} from="#ffe9a8" to={END} opacity={0.85} />
  </>
);
