/** The target board: the referee's own geometry, holes cut through, painted like a monster's face. */
import { BOARD, type Bone as BoneOfBoard, boardMesh, HOLES } from '@tumblekeep/table';
import { useEffect, useMemo } from 'react';
import { BufferGeometry, Float32BufferAttribute } from 'three';
import { useStore } from 'zustand';
import { paintBoard } from '../paint/board-art.ts';
import type { Ink } from '../paint/pen.ts';
import { stage } from '../stage-store.ts';
import { usePainting } from './paintings.ts';

/** The board lies in a pool of its own shadow. */
const SHADE = {
  width: 256,
  height: 256,
  paint: (ink: Ink, size: number) => {
    ink.filter = `blur(${size * 0.03}px)`;
    ink.fillStyle = 'rgba(0,0,0,0.75)';
    const rim = size * 0.09;
    ink.fillRect(rim, rim, size - 2 * rim, size - 2 * rim);
    ink.filter = 'none';
  },
};
const ART = { width: 1024, height: 1024, paint: paintBoard, isLettered: true };

/** The mesh of the physics, with a painting on its upper side. */
function makeGeometry(): BufferGeometry {
  const { vertices, triangles } = boardMesh();
  const places: number[] = [];
  const paints: number[] = [];
  const upper: number[] = [];
  const others: number[] = [];
  for (let i = 0; i < triangles.length; i += 3) {
    const corners = [0, 1, 2].map(j => (triangles[i + j] as number) * 3);
    const isUpper = corners.every(c => vertices[c + 1] === BOARD.thickness);
    const into = isUpper ? upper : others;
    for (const c of corners) into.push(vertices[c]!, vertices[c + 1]!, vertices[c + 2]!);
  }
  places.push(...upper, ...others);
  for (let i = 0; i < places.length; i += 3)
    paints.push(
      (BOARD.half - places[i]!) / (2 * BOARD.half),
      (BOARD.half + places[i + 2]!) / (2 * BOARD.half),
    );
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(paints, 2));
  geometry.computeVertexNormals();
  geometry.addGroup(0, upper.length / 3, 0);
  geometry.addGroup(upper.length / 3, others.length / 3, 1);
  return geometry;
}

function Bone({ at, half }: BoneOfBoard) {
  const [x, y, z] = at;
  const isAlongX = half[0] > half[2];
  const long = Math.max(half[0], half[2]);
  const thick = half[1];
  return (
    <group position={[x, y, z]} rotation={[0, isAlongX ? 0 : Math.PI / 2, 0]}>
      <mesh rotation={[0, 0, Math.PI / 2]} castShadow receiveShadow>
        <cylinderGeometry args={[thick * 0.72, thick * 0.72, long * 1.6, 14]} />
        <meshStandardMaterial color="#e9dcb8" roughness={0.55} />
      </mesh>
      {[-1, 1].flatMap(end =>
        [-1, 1].map(side => (
          <mesh key={`${end} ${side}`} position={[end * (long - 3.6), 0.2, side * 2]} castShadow>
            <sphereGeometry args={[thick, 14, 10]} />
            <meshStandardMaterial color="#f1e6c6" roughness={0.5} />
          </mesh>
        )),
      )}
    </group>
  );
}

export function Board() {
  const bones = useStore(stage, ({ board }) => board.bones);
  const art = usePainting(ART);
  const shade = usePainting(SHADE);
  const geometry = useMemo(makeGeometry, []);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return (
    <group>
      <mesh position={[4, 0.15, -6]} rotation={[-Math.PI / 2, 0, 0]} renderOrder={1}>
        <planeGeometry args={[2.44 * BOARD.half, 2.44 * BOARD.half]} />
        <meshBasicMaterial map={shade} transparent depthWrite={false} />
      </mesh>
      <mesh geometry={geometry} castShadow receiveShadow>
        <meshLambertMaterial attach="material-0" map={art} />
        <meshLambertMaterial attach="material-1" color="#5a3a1e" />
      </mesh>
      {HOLES.map(([x, z]) => (
        <mesh key={`${x} ${z}`} position={[x, 0.3, z]} rotation={[-Math.PI / 2, 0, 0]} receiveShadow>
          <planeGeometry args={[2 * BOARD.hole.half, 2 * BOARD.hole.half]} />
          <meshLambertMaterial color="#1c0805" />
        </mesh>
      ))}
      {bones.map(bone => (
        <Bone key={bone.at.join(' ')} {...bone} />
      ))}
    </group>
  );
}
