/** Everything in the 3D stage. The conductor comes first: it moves time before anybody looks at it. */
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { director } from '../director.ts';
import { watchHand } from '../hand-watch.ts';
import { AimPath } from './AimPath.tsx';
import { Board } from './Board.tsx';
import { Dice } from './Dice.tsx';
import { Lights } from './Lights.tsx';
import { Marks } from './Marks.tsx';
import { Props } from './Props.tsx';
import { noteFrame } from './quality.ts';
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

export function World() {
  return (
    <>
      <color attach="background" args={['#120a05']} />
      <fog attach="fog" args={['#120a05', 1800, 4200]} />
      <Conductor />
      <Rig />
      <Lights />
      <Tavern />
      <Table />
      <Board />
      <Props />
      <Dice />
      <Marks />
      <AimPath />
    </>
  );
}
