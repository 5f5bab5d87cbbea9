/** Everything in the 3D stage. The conductor comes first: it moves time before anybody looks at it. */
import { useFrame, useThree } from '@react-three/fiber';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Fog, type Group } from 'three';
import { useStore } from 'zustand';
import { director } from '../director.ts';
import { watchHand } from '../hand-watch.ts';
import { AimPath } from './AimPath.tsx';
import { Board } from './Board.tsx';
import { Dice } from './Dice.tsx';
import { Figures } from './Figures.tsx';
import { Lights } from './Lights.tsx';
import { Marks } from './Marks.tsx';
import { Props } from './Props.tsx';
import { MEANS, noteFrame, quality } from './quality.ts';
import { Rig } from './Rig.tsx';
import { Table } from './Table.tsx';
import { Tavern } from './Tavern.tsx';

/** Frames are drawn only while something moves; a hand that keeps still is only watched. */
function Conductor() {
  const invalidate = useThree(state => state.invalidate);
  useEffect(() => {
    invalidate();
    return director.watch(() => invalidate());
  }, [invalidate]);
  useEffect(() => watchHand(invalidate), [invalidate]);
  const wasFlying = useRef(false);
  useFrame((_, seconds) => {
    if (wasFlying.current) noteFrame(seconds);
    director.advance(seconds);
    wasFlying.current = director.isFlying;
    if (wasFlying.current) invalidate();
  });
  return null;
}

/** Millimetres from the eye where the dark begins, how deep it is, and how far behind the board it stays. */
const DARK = { from: 1800, deep: 2400, behind: 1.25 } as const;

/** The dark is behind the board: an upright screen shows a far throw from so far away that it would lie before it. */
function Dark() {
  useFrame(({ camera, scene: { fog } }) => {
    if (!(fog instanceof Fog)) return;
    fog.near = Math.max(DARK.from, DARK.behind * camera.position.length());
    fog.far = fog.near + DARK.deep;
  });
  return <fog attach="fog" args={['#120a05', DARK.from, DARK.from + DARK.deep]} />;
}

/** Seconds without a change after which the picture is drawn in full. */
const CALM = 0.3;

/** A weak machine gets a coarse picture while things move and a fine one as soon as they stand still. */
function Sharpener() {
  const setDpr = useThree(state => state.setDpr);
  const level = useStore(quality, state => state.level);
  useEffect(() => {
    const { moving, still } = MEANS[level];
    if (moving === still) return;
    const sharpen = (): void => setDpr(Math.min(devicePixelRatio, still));
    let timer = setTimeout(sharpen, CALM * 1000);
    let isCoarse = false;
    const stir = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (director.isFlying) stir();
        else {
          isCoarse = false;
          sharpen();
        }
      }, CALM * 1000);
      if (isCoarse) return;
      isCoarse = true;
      setDpr(Math.min(devicePixelRatio, moving));
    };
    const stopFlights = director.watch(stir);
    const stopHand = watchHand(stir);
    return () => {
      clearTimeout(timer);
      stopFlights();
      stopHand();
    };
  }, [level, setDpr]);
  return null;
}

/** Hidden until its shaders are ready: a part that is drawn before would hold up the whole page. */
function Part({ content: Content, onReady }: { content: ComponentType; onReady: () => void }) {
  const group = useRef<Group>(null);
  const ready = useRef(onReady);
  const { gl, camera, scene, invalidate } = useThree();
  useEffect(() => {
    let isGone = false;
    const part = group.current;
    if (!part) return;
    const show = (): void => {
      if (isGone) return;
      part.visible = true;
      invalidate();
      ready.current();
    };
    // Asking for errors makes the page wait for the graphics card.
    gl.debug.checkShaderErrors = import.meta.env.DEV;
    gl.compileAsync(part, camera, scene).then(show, show);
    return () => {
      isGone = true;
    };
  }, [gl, camera, scene, invalidate]);
  return (
    <group ref={group} visible={false}>
      <Content />
    </group>
  );
}

/** The most needed things first. */
const PARTS: readonly ComponentType[] = [Table, Board, Dice, Props, Figures, Marks, AimPath, Tavern];

/** One after another, so that shaders and paintings never come all at once. */
function Parts() {
  const [count, setCount] = useState(1);
  return PARTS.slice(0, count).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <Part key={i} content={part} onReady={() => setCount(known => Math.max(known, i + 2))} />
  ));
}

export function World() {
  return (
    <>
      <color attach="background" args={['#120a05']} />
      <Conductor />
      <Sharpener />
      <Rig />
      <Dark />
      <Lights />
      <Parts />
    </>
  );
}
