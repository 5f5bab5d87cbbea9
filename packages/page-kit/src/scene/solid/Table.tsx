/** The table top with its edge and legs, old planks all over. */
import { TABLE } from '@tumblekeep/table';
import type { Ink } from '../paint/pen.ts';
import { paintPlanks, paintTraces } from '../paint/wood-art.ts';
import { usePainting } from './paintings.ts';
import { MEANS, quality } from './quality.ts';

function paintTop(ink: Ink, size: number): void {
  paintPlanks(ink, size, 9, 3);
  paintTraces(ink, size);
}

/** Painted once: giving up quality later does not paint it again. */
const side = MEANS[quality.getState().level].planks;
const TOP = { width: side, height: side, paint: paintTop };

export function Table() {
  const top = usePainting(TOP);
  const { half, thickness, height } = TABLE;
  const leg = height - thickness;
  return (
    <group>
      <mesh rotation={[-Math.PI / 2, 0, 0]} receiveShadow>
        <planeGeometry args={[2 * half, 2 * half]} />
        <meshLambertMaterial map={top} />
      </mesh>
      <mesh position={[0, -thickness / 2 - 0.4, 0]} receiveShadow castShadow>
        <boxGeometry args={[2 * half, thickness - 0.8, 2 * half]} />
        <meshLambertMaterial color="#4d3019" />
      </mesh>
      {[-1, 1].flatMap(x =>
        [-1, 1].map(z => (
          <mesh key={`${x} ${z}`} position={[x * (half - 70), -thickness - leg / 2, z * (half - 70)]}>
            <boxGeometry args={[80, leg, 80]} />
            <meshLambertMaterial color="#3a2413" />
          </mesh>
        )),
      )}
    </group>
  );
}
