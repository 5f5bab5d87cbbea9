/** Everything in the 3D stage. The conductor comes first: it moves time before anybody looks at it. */
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { director } from '../director.ts';
import { stage } from '../stage-store.ts';
import { AimPath } from './AimPath.tsx';
import { Board } from './Board.tsx';
import { Dice } from './Dice.tsx';
import { Lights } from './Lights.tsx';
import { Marks } from './Marks.tsx';
import { Props } from './Props.tsx';
import { Rig } from './Rig.tsx';
import { Table } from './Table.tsx';
import { Tavern } from './Tavern.tsx';

/** Frames are drawn only while something moves. */
function Conductor() {
  const invalidate = useThree(state => state.invalidate);
  useEffect(() => {
    invalidate();
    return director.watch(() => invalidate());
  }, [invalidate]);
  useFrame((_, seconds) => {
    director.advance(seconds);
    if (director.isFlying || stage.getState().inHand !== undefined) invalidate();
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
