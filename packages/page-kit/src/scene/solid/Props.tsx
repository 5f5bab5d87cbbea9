/** Things and bodies that specific throws bring to the table, as large as the physics has them. */
import { BOX, CARD, LEG, normalize, type Prop, type PropKind } from '@tumblekeep/table';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { paintBoxLid, paintCardBack, paintSheet } from '../paint/prop-art.ts';
import { stage } from '../stage-store.ts';
import { usePainting } from './paintings.ts';

const LID = { width: 512, height: 512, paint: paintBoxLid, isLettered: true };
const BACK = { width: 352, height: 252, paint: paintCardBack };
const SHEET = { width: 420, height: 296, paint: paintSheet, isLettered: true };

const SKIN = '#d99a6c';
const SKIN_DARK = '#b8734a';

function Skin({ color = SKIN }: { readonly color?: string }) {
  return <meshLambertMaterial color={color} />;
}

function GameBox() {
  const lid = usePainting(LID);
  return (
    <group position={[0, BOX.high / 2, 0]}>
      <mesh castShadow receiveShadow>
        <boxGeometry args={[BOX.long, BOX.high, BOX.long]} />
        {[0, 1, 2, 3, 4, 5].map(side =>
          side === 2 ? (
            <meshLambertMaterial key={side} attach={`material-${side}`} map={lid} />
          ) : (
            <meshLambertMaterial key={side} attach={`material-${side}`} color="#7b2d26" />
          ),
        )}
      </mesh>
      <mesh position={[0, BOX.high / 2 - 26, 0]}>
        <boxGeometry args={[BOX.long + 0.6, 3, BOX.long + 0.6]} />
        <meshLambertMaterial color="#d9a441" />
      </mesh>
    </group>
  );
}

/** A piece of card on its edge: painted on both sides. */
function Upright({ wide, high, art }: { wide: number; high: number; art: 'card' | 'sheet' }) {
  const painting = usePainting(art === 'card' ? BACK : SHEET);
  return (
    <mesh position={[0, high / 2, 0]} castShadow receiveShadow>
      <boxGeometry args={[wide, high, 3]} />
      {[0, 1, 2, 3].map(side => (
        <meshLambertMaterial key={side} attach={`material-${side}`} color="#e8d8b0" />
      ))}
      {[4, 5].map(side => (
        <meshLambertMaterial key={side} attach={`material-${side}`} map={painting} />
      ))}
    </mesh>
  );
}

/** How much of a leg is seen: numbers of the board must be read through it. */
const SEEN_THROUGH = 0.42;
/** What is beside the board hides nothing. */
const ENDS = 0.88;

/** A leg across the path, in striped hose. It stands before the eye, so the board is seen through it. */
function Leg() {
  const y = LEG.clearance + LEG.thickness / 2;
  const radius = LEG.thickness / 2;
  const stripes = 7;
  const wide = LEG.width / stripes;
  return (
    <group position={[0, y, 0]}>
      {Array.from({ length: stripes }, (_, i) => (
        <mesh
          // biome-ignore lint/suspicious/noArrayIndexKey: stripes never change places
          key={i}
          position={[-LEG.width / 2 + (i + 0.5) * wide, 0, 0]}
          rotation={[0, 0, Math.PI / 2]}
        >
          <cylinderGeometry args={[radius - 2 - (i % 3), radius - 2, wide + 0.5, 24]} />
          <meshLambertMaterial
            color={i % 2 ? '#efe0bb' : '#8c2f2a'}
            transparent
            opacity={SEEN_THROUGH}
            depthWrite={false}
          />
        </mesh>
      ))}
      <mesh position={[-LEG.width / 2 - 24, -4, 0]} rotation={[0, 0, Math.PI / 2]}>
        <cylinderGeometry args={[radius + 8, radius + 2, 60, 24]} />
        <meshLambertMaterial color="#4a2d17" transparent opacity={ENDS} />
      </mesh>
      <mesh position={[-LEG.width / 2 - 74, 12, 46]} rotation={[Math.PI / 2, 0, 0]}>
        <capsuleGeometry args={[44, 130, 6, 16]} />
        <meshLambertMaterial color="#4a2d17" transparent opacity={ENDS} />
      </mesh>
      <mesh position={[LEG.width / 2 + 60, 0, 0]} rotation={[0, 0, Math.PI / 2]}>
        <capsuleGeometry args={[radius + 14, 110, 6, 20]} />
        <meshLambertMaterial color="#37513a" transparent opacity={ENDS} />
      </mesh>
    </group>
  );
}

function Eyeball({ x, y, z, size }: { x: number; y: number; z: number; size: number }) {
  return (
    <group position={[x, y, z]}>
      <mesh>
        <sphereGeometry args={[size, 18, 14]} />
        <meshLambertMaterial color="#fff6e0" />
      </mesh>
      <mesh position={[0, size * 0.15, size * 0.72]}>
        <sphereGeometry args={[size * 0.48, 14, 10]} />
        <meshLambertMaterial color="#241509" />
      </mesh>
    </group>
  );
}

/** A bald head that looks at the board, with ears, a moustache and an anxious brow. */
function Head() {
  return (
    <group>
      <mesh castShadow>
        <sphereGeometry args={[90, 36, 28]} />
        <Skin />
      </mesh>
      {[-1, 1].map(side => (
        <group key={side}>
          <mesh position={[side * 90, -8, -6]} scale={[0.5, 1, 0.8]} castShadow>
            <sphereGeometry args={[26, 16, 12]} />
            <Skin color={SKIN_DARK} />
          </mesh>
          <Eyeball x={side * 30} y={12} z={76} size={17} />
          <mesh position={[side * 31, 38, 74]} rotation={[0, 0, Math.PI / 2 - side * 0.3]}>
            <capsuleGeometry args={[4.5, 26, 4, 8]} />
            <meshLambertMaterial color="#3a2413" />
          </mesh>
          <mesh position={[side * 24, -36, 82]} rotation={[0, 0, Math.PI / 2 + side * 0.35]}>
            <capsuleGeometry args={[10, 34, 4, 10]} />
            <meshLambertMaterial color="#5a3416" />
          </mesh>
        </group>
      ))}
      <mesh position={[0, -12, 92]} castShadow>
        <sphereGeometry args={[17, 18, 14]} />
        <Skin color="#e0876a" />
      </mesh>
      <mesh position={[0, -104, -10]}>
        <cylinderGeometry args={[46, 58, 70, 20]} />
        <Skin color={SKIN_DARK} />
      </mesh>
    </group>
  );
}

/** The tip is the physics; the rest of the face stays behind it. */
function Nose() {
  return (
    <group>
      <mesh castShadow>
        <sphereGeometry args={[18, 22, 18]} />
        <Skin color="#e0876a" />
      </mesh>
      <mesh position={[9, 9, 10]}>
        <sphereGeometry args={[4.5, 10, 8]} />
        <Skin color="#a8543a" />
      </mesh>
      {[-1, 1].map(side => (
        <mesh key={side} position={[side * 12, -7, -4]}>
          <sphereGeometry args={[9, 14, 10]} />
          <Skin color="#d57c5f" />
        </mesh>
      ))}
      <mesh position={[0, 20, -26]} rotation={[-0.75, 0, 0]}>
        <capsuleGeometry args={[11, 34, 6, 14]} />
        <Skin />
      </mesh>
    </group>
  );
}

function Elbow() {
  return (
    <group>
      <mesh castShadow>
        <sphereGeometry args={[45, 28, 20]} />
        <Skin />
      </mesh>
      <mesh position={[-84, -58, -10]} rotation={[0, 0, -0.95]} castShadow>
        <capsuleGeometry args={[36, 130, 6, 18]} />
        <Skin />
      </mesh>
      <mesh position={[86, -66, -10]} rotation={[0, 0, 0.9]} castShadow>
        <capsuleGeometry args={[46, 130, 6, 18]} />
        <meshLambertMaterial color="#37513a" />
      </mesh>
      <mesh position={[46, -30, -8]} rotation={[0, 0, 0.9]}>
        <torusGeometry args={[42, 8, 8, 20]} />
        <meshLambertMaterial color="#d9a441" />
      </mesh>
    </group>
  );
}

const MODELS: Readonly<Record<PropKind, () => ReactNode>> = {
  box: () => <GameBox />,
  sheet: () => <Upright wide={210} high={148} art="sheet" />,
  card: () => <Upright wide={CARD.long} high={CARD.high} art="card" />,
  leg: () => <Leg />,
  head: () => <Head />,
  nose: () => <Nose />,
  elbow: () => <Elbow />,
};

function Model({ kind, at, turn }: Prop) {
  const [x, y, z, w] = normalize([0, turn[0], 0, turn[1]]);
  return (
    <group position={[...at]} quaternion={[x, y, z, w]}>
      {MODELS[kind]()}
    </group>
  );
}

export function Props() {
  const own = useStore(stage, state => state.props);
  const flight = useStore(stage, state => state.flight);
  const props = flight?.flight.scene.props ?? own;
  return (
    <>
      {props.map((prop, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: props keep their order while they are moved about
        <Model key={`${prop.kind} ${i}`} {...prop} />
      ))}
    </>
  );
}
