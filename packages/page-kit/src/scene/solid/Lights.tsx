/** A lantern above the table throws the shadows, two candles behind it warm the room and flicker. */
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { PointLight } from 'three';
import { useStore } from 'zustand';
import { isMotionReduced } from '../../app/media.ts';
import { CANDLES, flicker } from './candles.ts';
import { MEANS, quality } from './quality.ts';

const MILLIMETRES = 1e6;
const LANTERN = { at: [-200, 1500, -40] as const, power: 13 * MILLIMETRES };
const CANDLE_POWER = 0.42 * MILLIMETRES;
/** Frames of the flicker while nothing else moves, and for how long: after that the table rests. */
const IDLE = { every: 110, times: 180 } as const;

function useIdleFlicker(): void {
  const invalidate = useThree(state => state.invalidate);
  useEffect(() => {
    let left = 0;
    const wake = (): void => {
      left = IDLE.times;
    };
    const timer = setInterval(() => {
      if (left <= 0 || document.hidden || isMotionReduced() || quality.getState().level === 'modest') return;
      left--;
      invalidate();
    }, IDLE.every);
    wake();
    addEventListener('pointermove', wake);
    addEventListener('keydown', wake);
    return () => {
      clearInterval(timer);
      removeEventListener('pointermove', wake);
      removeEventListener('keydown', wake);
    };
  }, [invalidate]);
}

export function Lights() {
  const candles = useRef<(PointLight | null)[]>([]);
  const level = useStore(quality, state => state.level);
  const { shadows, lights } = MEANS[level];
  useIdleFlicker();
  useFrame(({ clock }) => {
    const time = isMotionReduced() ? 0 : clock.elapsedTime;
    for (let i = 0; i < CANDLES.length; i++) {
      const light = candles.current[i];
      if (light) light.intensity = CANDLE_POWER * flicker(time, i);
    }
  });
  return (
    <>
      <hemisphereLight args={['#fff0dc', '#2a1408', lights ? 0.42 : 0.85]} key={`sky ${level}`} />
      {lights && <directionalLight position={[150, 500, -900]} intensity={0.55} color="#ffd9b0" />}
      <spotLight
        position={LANTERN.at}
        intensity={LANTERN.power}
        color="#fff2e2"
        angle={0.52}
        penumbra={1}
        key={level}
        castShadow={shadows > 0}
        shadow-mapSize={[shadows, shadows]}
        shadow-camera-near={600}
        shadow-camera-far={2400}
        shadow-bias={-0.0004}
        shadow-normalBias={1.2}
        shadow-radius={3}
      />
      {(lights ? CANDLES : []).map(({ at: [x, y, z], tall }, i) => (
        <pointLight
          key={x}
          ref={light => {
            candles.current[i] = light;
          }}
          position={[x, y + tall + 40, z]}
          color="#ff9a3c"
          intensity={CANDLE_POWER}
        />
      ))}
    </>
  );
}
