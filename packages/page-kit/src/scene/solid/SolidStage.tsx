/** The canvas of the 3D table. Only the parts of three that are used are taken along. */
import { createRoot, extend } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import {
  BoxGeometry,
  CapsuleGeometry,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  Fog,
  Group,
  HemisphereLight,
  InstancedMesh,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  NeutralToneMapping,
  PCFShadowMap,
  PlaneGeometry,
  PointLight,
  SphereGeometry,
  SpotLight,
  Sprite,
  SpriteMaterial,
  TorusGeometry,
} from 'three';
import { useStore } from 'zustand';
import { Safety } from '../Safety.tsx';
import { stage } from '../stage-store.ts';
import { MEANS, quality } from './quality.ts';
import { World } from './World.tsx';

extend({
  BoxGeometry,
  CapsuleGeometry,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  Fog,
  Group,
  HemisphereLight,
  InstancedMesh,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  PointLight,
  SphereGeometry,
  SpotLight,
  Sprite,
  SpriteMaterial,
  TorusGeometry,
});

/** Asked of the browser, not of three, which complains where there is none. */
function contextOf(canvas: HTMLCanvasElement): WebGL2RenderingContext | undefined {
  const { smooth } = MEANS[quality.getState().level];
  const context = canvas.getContext('webgl2', {
    antialias: smooth,
    alpha: false,
    powerPreference: 'high-performance',
  });
  return context === null || context.isContextLost() ? undefined : context;
}

function start(host: HTMLElement, onLost: () => void): () => void {
  const canvas = document.createElement('canvas');
  const context = contextOf(canvas);
  if (context === undefined) {
    onLost();
    return () => {};
  }
  host.append(canvas);
  const root = createRoot(canvas);
  let isGone = false;
  const lose = (): void => {
    if (!isGone) onLost();
  };
  const onContextLost = (event: Event): void => {
    event.preventDefault();
    lose();
  };
  canvas.addEventListener('webglcontextlost', onContextLost);
  const fit = (): void => {
    const { still, shadows } = MEANS[quality.getState().level];
    const { width, height } = host.getBoundingClientRect();
    if (isGone || width === 0 || height === 0) return;
    if (context.isContextLost()) {
      lose();
      return;
    }
    root
      .configure({
        size: { width, height, top: 0, left: 0 },
        frameloop: 'demand',
        dpr: Math.min(devicePixelRatio, still),
        shadows: { enabled: shadows > 0, type: PCFShadowMap },
        gl: { context, alpha: false, toneMapping: NeutralToneMapping, toneMappingExposure: 0.86 },
        camera: { fov: 40, near: 20, far: 6000, position: [0, 700, -1100] },
      })
      .then(() => {
        if (isGone) return;
        root.render(
          <Safety onFailure={onLost}>
            <World />
          </Safety>,
        );
      }, lose);
  };
  const observer = new ResizeObserver(fit);
  observer.observe(host);
  const stopWatching = quality.subscribe(fit);
  return () => {
    isGone = true;
    observer.disconnect();
    stopWatching();
    root.unmount();
    canvas.remove();
  };
}

export default function SolidStage({ onLost }: { readonly onLost: () => void }) {
  const host = useRef<HTMLDivElement>(null);
  const lose = useRef(onLost);
  lose.current = onLost;
  const isMirrored = useStore(
    stage,
    state => state.flight === undefined && state.views.includes('over-the-shoulder'),
  );
  useEffect(() => (host.current ? start(host.current, () => lose.current()) : undefined), []);
  return <div ref={host} className="stage-solid" data-mirrored={isMirrored || undefined} />;
}
