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

function start(host: HTMLElement, onLost: () => void): () => void {
  const canvas = document.createElement('canvas');
  host.append(canvas);
  const root = createRoot(canvas);
  let isGone = false;
  const lose = (event: Event): void => {
    event.preventDefault();
    if (!isGone) onLost();
  };
  canvas.addEventListener('webglcontextlost', lose);
  const { smooth } = MEANS[quality.getState().level];
  const fit = (): void => {
    const { still, shadows } = MEANS[quality.getState().level];
    const { width, height } = host.getBoundingClientRect();
    if (isGone || width === 0 || height === 0) return;
    root
      .configure({
        size: { width, height, top: 0, left: 0 },
        frameloop: 'demand',
        dpr: Math.min(devicePixelRatio, still),
        shadows: { enabled: shadows > 0, type: PCFShadowMap },
        gl: { antialias: smooth, alpha: false, toneMapping: NeutralToneMapping, toneMappingExposure: 0.86 },
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
