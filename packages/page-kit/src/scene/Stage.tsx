/** The table in the middle of the screen: in 3D where that is possible and wanted, drawn from above elsewhere. */
import type { Board } from '@tumblekeep/table';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useOwnTouches } from '../app/own-touches.ts';
import { useSettings } from '../app/settings.ts';
import { listenToFlights, playMusic } from '../sound/sound.ts';
import { words } from '../words/index.ts';
import { director } from './director.ts';
import { FlatStage } from './flat/FlatStage.tsx';
import { graphics } from './graphics.ts';
import { Safety } from './Safety.tsx';
import './stage.css';
import { stage } from './stage-store.ts';
import { Veil } from './Veil.tsx';

const SolidStage = lazy(() => import('./solid/SolidStage.tsx'));

/** Once the graphics card has let us down it is not asked again before the page is loaded anew. */
let isSolidLost = false;

const canBeSolid = (): boolean =>
  !isSolidLost && !/[?&]stage=2d\b/.test(location.hash + location.search) && graphics() !== 'none';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('button, a, input, select, textarea, [role="button"]') !== null
  );
}

function useSkipBySpace(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || !director.isFlying || isTyping(event.target)) return;
      event.preventDefault();
      director.skip();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Speed and camera are this device's habits; the stage takes them over as they change. */
function useHabits(): void {
  const speed = useSettings(settings => settings.speed);
  const camera = useSettings(settings => settings.camera);
  const helps = useSettings(settings => settings.cameraHelps);
  useEffect(() => stage.setState({ speed }), [speed]);
  useEffect(() => {
    stage.setState({
      camera: camera === 'follow' && !helps ? 'thrower' : camera === 'thrower' && helps ? 'follow' : camera,
    });
  }, [camera, helps]);
}

export interface StageProps {
  readonly board: Board;
  readonly className?: string;
  /** Drawn from above, whatever the device could do. */
  readonly isFlat?: boolean;
}

export function Stage({ board, className = '', isFlat = false }: StageProps) {
  const wantsFlat = useSettings(settings => settings.flatTable) || isFlat;
  const [isLost, setLost] = useState(false);
  const isFlying = useStore(stage, ({ flight }) => flight !== undefined);
  const place = useRef<HTMLDivElement>(null);
  useOwnTouches(place);
  useSkipBySpace();
  useHabits();
  useEffect(() => stage.setState({ board }), [board]);
  useEffect(listenToFlights, []);
  useEffect(playMusic, []);
  const lose = (): void => {
    isSolidLost = true;
    setLost(true);
  };
  const isSolid = !wantsFlat && !isLost && canBeSolid();
  return (
    <div
      ref={place}
      className={`stage ${className}`}
      data-stage={isSolid ? 'solid' : 'flat'}
      data-flying={isFlying || undefined}
      onPointerDown={() => director.skip()}
    >
      {isSolid ? (
        <Safety onFailure={lose}>
          <Suspense fallback={<div className="stage-wait">{words.stage.setting}</div>}>
            <SolidStage onLost={lose} />
          </Suspense>
        </Safety>
      ) : (
        <FlatStage />
      )}
      <Veil />
    </div>
  );
}
