/** Canvas paintings as textures: made once for a stage, disposed with it, painted again when the lettering has come. */
import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { CanvasTexture, SRGBColorSpace } from 'three';
import { type Ink, makeCanvas } from '../paint/pen.ts';
import { quality } from './quality.ts';

export interface Painting {
  readonly width: number;
  readonly height: number;
  readonly paint: (ink: Ink, width: number, height: number) => void;
  /** Has letters, which need their font. */
  readonly isLettered?: boolean;
}

const FONTS = ['800 40px "Grenze Gotisch Variable"', '800 22px "Alegreya Variable"'] as const;

export function usePainting(painting: Painting): CanvasTexture {
  const invalidate = useThree(state => state.invalidate);
  const { texture, ink } = useMemo(() => {
    const { canvas, ink } = makeCanvas(painting.width, painting.height);
    painting.paint(ink, painting.width, painting.height);
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = quality.getState().level === 'modest' ? 4 : 8;
    return { texture, ink };
  }, [painting]);
  useEffect(() => {
    let isGone = false;
    if (painting.isLettered)
      Promise.all(FONTS.map(font => document.fonts.load(font))).then(() => {
        if (isGone) return;
        ink.clearRect(0, 0, painting.width, painting.height);
        painting.paint(ink, painting.width, painting.height);
        texture.needsUpdate = true;
        invalidate();
      });
    return () => {
      isGone = true;
      texture.dispose();
    };
  }, [painting, texture, ink, invalidate]);
  return texture;
}
