/** The dice: lying, flying and in the hand. Each has a soft shadow straight below it that tells its height. */
import { useFrame } from '@react-three/fiber';
import { CUBE, type Die, type Face, facesOf, isOverBoard, isOverTable, surfaceAt } from '@tumblekeep/table';
import { useEffect, useMemo, useRef } from 'react';
import {
  AdditiveBlending,
  CanvasTexture,
  type Mesh,
  type MeshBasicMaterial,
  MeshStandardMaterial,
  type Sprite,
  SRGBColorSpace,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { useStore } from 'zustand';
import { director } from '../director.ts';
import { paintFace } from '../paint/die-art.ts';
import { type Ink, makeCanvas } from '../paint/pen.ts';
import { makePose, type Pose } from '../playback.ts';
import { seenTurn } from '../seen.ts';
import { held, stage } from '../stage-store.ts';
import { usePainting } from './paintings.ts';

const FACE_PIXELS = 128;

/** Paintings of all dice, shared by every die of a stage. */
class DiceBox {
  readonly shape = new RoundedBoxGeometry(2 * CUBE.half, 2 * CUBE.half, 2 * CUBE.half, 4, CUBE.rounding);
  readonly #faces = new Map<string, MeshStandardMaterial>();

  #face(die: Die, face: Face): MeshStandardMaterial {
    const key = `${die} ${face}`;
    const known = this.#faces.get(key);
    if (known) return known;
    const { canvas, ink } = makeCanvas(FACE_PIXELS, FACE_PIXELS);
    paintFace(ink, FACE_PIXELS, die, face);
    const map = new CanvasTexture(canvas);
    map.colorSpace = SRGBColorSpace;
    map.anisotropy = 8;
    const made = new MeshStandardMaterial({ map, roughness: 0.32, metalness: 0 });
    this.#faces.set(key, made);
    return made;
  }

  materials(die: Die): MeshStandardMaterial[] {
    return facesOf(die).map(face => this.#face(die, face));
  }

  dispose(): void {
    this.shape.dispose();
    for (const material of this.#faces.values()) {
      material.map?.dispose();
      material.dispose();
    }
  }
}

const SHADE = {
  width: 64,
  height: 64,
  paint: (ink: Ink, size: number) => {
    const shade = ink.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
    shade.addColorStop(0, 'rgba(0,0,0,1)');
    shade.addColorStop(0.45, 'rgba(0,0,0,0.75)');
    shade.addColorStop(1, 'rgba(0,0,0,0)');
    ink.fillStyle = shade;
    ink.fillRect(0, 0, size, size);
  },
};

interface ModelProps {
  readonly box: DiceBox;
  readonly die: Die;
  readonly pose: Pose;
  readonly shade: CanvasTexture;
  /** Called before the pose is read. */
  readonly refresh?: () => void;
}

function DieModel({ box, die, pose, shade, refresh }: ModelProps) {
  const cube = useRef<Mesh>(null);
  const blot = useRef<Mesh>(null);
  const materials = useMemo(() => box.materials(die), [box, die]);
  useFrame(() => {
    refresh?.();
    const [x = 0, y = 0, z = 0, a = 0, b = 0, c = 0, d = 1] = pose;
    cube.current?.position.set(x, y, z);
    cube.current?.quaternion.set(a, b, c, d);
    if (!blot.current) return;
    const floor = isOverBoard(x, z) ? surfaceAt(x, z) : 0;
    const up = Math.max(0, y - CUBE.half - floor);
    blot.current.visible = isOverTable(x, z) && y > 0;
    blot.current.position.set(x, floor + 0.5, z);
    const size = 1 + up / 260;
    blot.current.scale.set(size, size, 1);
    (blot.current.material as MeshBasicMaterial).opacity = 0.62 / (1 + up / 190);
  });
  return (
    <>
      <mesh ref={cube} geometry={box.shape} material={materials} castShadow receiveShadow />
      <mesh ref={blot} rotation={[-Math.PI / 2, 0, 0]} renderOrder={2}>
        <planeGeometry args={[CUBE.half * 4.4, CUBE.half * 4.4]} />
        <meshBasicMaterial
          map={shade}
          transparent
          depthWrite={false}
          polygonOffset
          polygonOffsetFactor={-2}
        />
      </mesh>
    </>
  );
}

const heldPose: Pose = makePose(held.at, held.turn);
const readHeld = (): void => {
  heldPose.set(held.at, 0);
  heldPose.set(held.turn, 3);
};

const HALO = {
  width: 96,
  height: 96,
  paint: (ink: Ink, size: number) => {
    const middle = size / 2;
    const glow = ink.createRadialGradient(middle, middle, size * 0.2, middle, middle, middle);
    glow.addColorStop(0, 'rgba(255,214,130,0.3)');
    glow.addColorStop(0.55, 'rgba(255,190,90,0.1)');
    glow.addColorStop(1, 'rgba(255,170,60,0)');
    ink.fillStyle = glow;
    ink.fillRect(0, 0, size, size);
  },
};

/** A light around the die in the hand, so that the eye finds it at once. */
function Halo() {
  const glow = usePainting(HALO);
  const ref = useRef<Sprite>(null);
  useFrame(() => ref.current?.position.set(heldPose[0]!, heldPose[1]!, heldPose[2]!));
  return (
    <sprite ref={ref} scale={[64, 64, 1]} renderOrder={-1}>
      <spriteMaterial map={glow} blending={AdditiveBlending} depthWrite={false} transparent />
    </sprite>
  );
}

export function Dice() {
  const lying = useStore(stage, state => state.lying);
  const flight = useStore(stage, state => state.flight);
  const inHand = useStore(stage, state => state.inHand);
  const shade = usePainting(SHADE);
  const box = useMemo(() => new DiceBox(), []);
  useEffect(() => () => box.dispose(), [box]);
  const resting = useMemo(
    () => lying.map(({ die, at, pose }) => ({ die, pose: makePose(at, seenTurn(pose, 0)) })),
    [lying],
  );
  const playback = flight === undefined ? undefined : director.playback;
  const shown = playback
    ? [
        ...playback.flight.scene.dice.map(({ die }, i) => ({ die, pose: playback.others[i] as Pose })),
        { die: playback.die, pose: playback.pose },
      ]
    : resting;
  const sample = useMemo(() => box.materials('red'), [box]);
  return (
    <>
      {/* Never seen: makes the shaders of dice ready before the first die comes. */}
      <mesh geometry={box.shape} material={sample} visible={false} castShadow receiveShadow />
      {shown.map(({ die, pose }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one colour are told apart by their place only
        <DieModel key={`${die} ${i}`} box={box} die={die} pose={pose} shade={shade} />
      ))}
      {inHand !== undefined && (
        <>
          <DieModel box={box} die={inHand} pose={heldPose} shade={shade} refresh={readHeld} />
          <Halo />
        </>
      )}
    </>
  );
}
