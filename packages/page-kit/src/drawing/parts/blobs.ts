/** Oozes, food and living furniture: a shape with a place for its face (x, y, size). Skin is what it is made of. */
import { type Layers, oval } from '../marks.ts';

interface Blob {
  readonly layers: Layers;
  /** What stands before the face. */
  readonly front?: Layers;
  readonly face: readonly [x: number, y: number, size: number];
}

const bubbles = (...at: readonly (readonly [number, number, number])[]): Layers =>
  at.flatMap(([x, y, r]) => [`skin ${oval(x, y, r)}`, `~white ${oval(x - r / 3, y - r / 3, r / 4)}`]);

export const BLOBS = {
  mound: {
    layers: ['skin M50 22c24 0 30 26 36 48 6 12 12 16 12 24 0 6-96 6-96 0 0-8 6-12 12-24 6-22 12-48 36-48Z'],
    face: [50, 56, 1],
  },
  puddle: {
    layers: [
      'skin M50 46c24 0 30 12 34 24 14 4 18 14 16 22-2 8-98 8-100 0-2-8 2-18 16-22 4-12 10-24 34-24Z',
      ...bubbles([16, 60, 5], [86, 56, 4]),
    ],
    face: [50, 72, 0.86],
  },
  drip: {
    layers: [
      'sky M22-8h56v10H22Z',
      'skin M34 2h32q4 20 14 40 10 22-2 38-10 16-28 16T22 80q-12-16-2-38 10-20 14-40Z',
    ],
    face: [50, 62, 0.95],
  },
  tall: {
    layers: [
      'skin M50 4c16 0 22 14 22 30 0 16 10 22 14 38 2 8 8 10 8 18 0 6-88 6-88 0 0-8 6-10 8-18 4-16 14-22 14-38 0-16 6-30 22-30Z',
      '-skin M20 60q-14-4-14-18M80 60q14-4 14-18',
    ],
    face: [50, 38, 0.85],
  },
  wave: {
    layers: [
      'skin M0 96V60Q14 10 56 4q34 2 40 26-12-12-26-4 8 4 8 14-10-8-16 4-2 20 38 30v22Z',
      '-white M70 26q8 4 8 14M4 70q20 14 40 4M30 88q30 6 60-2',
      `~white ${oval(90, 30, 3)}`,
      `~white ${oval(84, 40, 2)}`,
    ],
    face: [40, 48, 0.9],
  },
  cube: {
    layers: [
      'skin M18 18 30 8h62v70L82 90H18Z',
      '=ink M18 18h64v72M82 18 92 8',
      `~bone ${oval(32, 78, 4, 3)}`,
      '-bone M60 80l14-8',
    ],
    face: [50, 52, 1],
  },
  slope: {
    layers: [
      'skin M-2 96Q10 30 24 22q20-10 24 14 4 22 22 30 20 8 34 30Z',
      '-white M30 34q6 20 20 32M18 60q14 22 34 30',
    ],
    face: [32, 50, 0.72],
  },
  star: {
    layers: ['skin M50 10l12 18 22-6-4 22 18 14-20 8 2 24-20-8-10 16-12-16-20 8 2-24-18-8 18-14-6-22 22 6Z'],
    face: [50, 52, 0.9],
  },
  gloop: {
    layers: [
      'skin M30 24q4-16 20-14 16-8 24 8 16 4 14 22 14 14 2 30 6 20-14 22-14 10-28 2-18 6-26-8-18-4-14-22-12-14 2-26-2-16 20-14Z',
      ...bubbles([16, 16, 6], [88, 14, 5]),
    ],
    face: [50, 50, 1],
  },
  trifle: {
    layers: [
      '-sky M50 92v6M34 99h32',
      'sky M16 34h68q-2 50-34 60-32-10-34-60Z',
      'yellow M18 48h64q-2 10-5 16H23q-3-6-5-16Z',
      'rust M24 66h52q-4 10-8 16H32q-4-6-8-16Z',
      'skin M14 36q-2-14 12-14 4-14 24-14t24 14q14 0 12 14-8 10-16 2-8 10-20 2-12 8-20-2-8 8-16-2Z',
      `red ${oval(50, 6, 6)}`,
    ],
    face: [50, 56, 0.72],
  },
  bowl: {
    layers: [
      'skin M12 54q-4-12 10-14 2-12 16-10 6-12 20-6 14-4 18 8 16 0 12 22Z',
      ...bubbles([30, 20, 6], [66, 14, 5]),
    ],
    front: ['trim M4 54h92q-2 30-28 38v6H32v-6Q6 84 4 54Z', '-white M14 66q36 10 72 0'],
    face: [50, 44, 0.66],
  },
  cauldron: {
    layers: [
      'skin M20 42q-4-16 12-18 2-12 18-10 16-6 22 8 14 2 10 20Z',
      ...bubbles([22, 12, 6], [76, 6, 5], [60, 0, 3]),
      'slate M12 40q38-10 76 0 14 40-16 56H28Q-2 80 12 40Z',
      'slate M8 38q42-12 84 0v8q-42-12-84 0Z',
      '-ink M8 52q-10 6-4 16M92 52q10 6 4 16',
    ],
    face: [50, 68, 0.85],
  },
  pot: {
    layers: [
      'skin M22 40q0-18 14-18 8-14 28-4 16 0 14 22Z',
      'trim M14 38h72v50q-2 10-36 10t-36-10Z',
      'trim M10 36h80v9H10Z',
      '-ink M12 56H-2v12h14M88 56h14v12H88',
    ],
    face: [50, 62, 0.9],
  },
  glass: {
    layers: ['skin M26 30q24-8 48 0-2 30-24 34-22-4-24-34Z', '-ink M50 66v24M32 96q18-6 36 0'],
    front: ['=sky M22 8q-4 50 28 58 32-8 28-58M22 8q28-6 56 0'],
    face: [50, 42, 0.72],
  },
  boat: {
    layers: ['skin M18 56q4-26 32-28 28 2 32 28Z', '-wood M80 20 58 78'],
    front: ['white M-2 52q50 16 98-6l8-8q4 20-18 36-10 14-36 14T12 76Q-4 68-2 52Z', '-gold M8 66q40 14 78-2'],
    face: [48, 46, 0.72],
  },
  keg: {
    layers: [
      'wood M20 4h60q20 46 0 92H20Q0 50 20 4Z',
      '=ink M38 4q-10 46 0 92M62 4q10 46 0 92',
      '-steel M14 22q36 8 72 0M12 78q38 8 76 0',
    ],
    front: ['brass M44 76h12v14H44Z', 'skin M44 90h12q2 8-6 12-8-4-6-12Z'],
    face: [50, 50, 1.05],
  },
  tin: {
    layers: [
      'steel M14 46h72v50H14Z',
      `steel ${oval(50, 46, 36, 11)}`,
      `~skin ${oval(50, 46, 30, 7)}`,
      'steel M84 38q16-18 6-32-14 4-14 26Z',
      'trim M14 60h72v24H14Z',
    ],
    face: [50, 72, 0.8],
  },
  moka: {
    layers: [
      'steel M26 54h48l10 40q-34 8-68 0Z',
      'steel M24 50 30 18h40l6 32Z',
      'steel M24 48h52v8H24Z',
      'steel M30 18l-18-6 8 14Z',
      '-black M74 24q20-2 18 26',
      'black M44 10h12v8H44Z',
    ],
    front: ['skin M32 18q-8-18 6-20 4-8 14-4 12-6 14 6 10 6 2 18Z'],
    face: [50, 74, 0.85],
  },
  plate: {
    layers: [
      `white ${oval(50, 84, 50, 14)}`,
      `~cream ${oval(50, 82, 36, 8)}`,
      'skin M20 82q-4-56 30-58 34 2 30 58-30 8-60 0Z',
    ],
    face: [50, 56, 0.92],
  },
  jelly: {
    layers: [
      `gold ${oval(50, 88, 50, 12)}`,
      'skin M14 86q-2-20 6-30-2-16 10-20 0-18 14-18 6-8 14 0 14-2 14 18 12 4 8 20 8 10 6 30-36 10-72 0Z',
      '-white M34 26q-6 20-4 50M66 26q6 20 4 50',
    ],
    face: [50, 54, 0.95],
  },
  slice: {
    layers: [
      'cream M10 40h80v54H10Z',
      'brown M10 28q40-16 80 0v14H10Z',
      'dark M10 56h80v10H10ZM10 80h80v14H10Z',
      `~brown ${oval(30, 30, 2)}`,
      `~dark ${oval(60, 27, 2)}`,
    ],
    face: [50, 66, 0.85],
  },
  sandwich: {
    layers: [
      'tan M6 78q44-8 88 0v10q-44 14-88 0Z',
      'green M2 76q8-10 16-2 8-8 16 0 8-8 16 0 8-8 16 0 8-8 16 0 8-8 16 2l-6 8H8Z',
      'skin M6 58h88l2 14H4Z',
      'tan M4 58Q4 16 50 14t46 44Z',
      `~cream ${oval(34, 28, 2.4)}`,
      `~cream ${oval(52, 23, 2.4)}`,
      `~cream ${oval(70, 32, 2.4)}`,
    ],
    face: [50, 54, 0.8],
  },
  dumpling: {
    layers: [
      'skin M50 16q8-8 12 2 30 12 34 48 0 26-46 28Q4 92 4 66q4-36 34-48 4-10 12-2Z',
      '-ink M38 20q4 10 2 18M50 16v18M62 20q-4 10-2 18',
    ],
    face: [50, 64, 1],
  },
  souffle: {
    layers: ['skin M10 52Q0 20 30 16q8-14 28-8 24 0 26 18 14 8 6 26Z'],
    front: ['white M12 52h76l-6 44H18Z', '=ink M26 54l4 40M38 54l3 42M50 54v42M62 54l-3 42M74 54l-4 40'],
    face: [50, 38, 0.85],
  },
  stain: {
    layers: [
      'cream M-2 8h104v88H-2Z',
      'skin M50 14q10-6 16 6 20-4 18 14 16 8 4 22 10 18-12 20-4 16-20 8-12 12-22-2-22 2-18-16-18-8-4-22-8-20 14-18 4-18 24-12Z',
      `~skin ${oval(10, 24, 4)}`,
      `~skin ${oval(92, 80, 5)}`,
      `~skin ${oval(88, 22, 3)}`,
    ],
    face: [48, 50, 0.95],
  },
  lava: {
    layers: [
      'dark M2 96 30 30q20-12 40 0l28 66Z',
      'skin M34 30q16-8 32 0 2 16 8 24 6 20-4 24-8 2-8-12-6 26-14 22-6-4-4-24-8 18-14 10-6-16 0-24 4-12 4-20Z',
      'orange M38 24Q34 8 44-4q2 8 6 8 4-6 4-12 12 12 8 32Z',
    ],
    face: [50, 48, 0.7],
  },
  eye: {
    layers: [
      `white ${oval(50, 50, 44)}`,
      '=red M10 40q10 4 14 2M12 64q8-6 14-4M88 36q-8 6-14 6M90 62q-10-2-14-6M40 90q2-8 6-12',
      `skin ${oval(50, 50, 24)}`,
      `ink ${oval(50, 50, 12)}`,
      `~white ${oval(43, 42, 5)}`,
    ],
    front: ['trim M6 50Q14 2 50 2t44 48Q80 24 50 24T6 50Z'],
    face: [50, 52, 0],
  },
  frame: {
    layers: ['gold M2-6h96v106H2Z', 'night M14 6h72v82H14Z', '-brass M8 0h84v94H8Z'],
    face: [50, 44, 1],
  },
  form: {
    layers: [
      'cream M24-4h70v90H24Z',
      'white M14 2h70v90H14Z',
      'white M4 8h70v90H4Z',
      '-blue M12 18h34M12 26h52',
      '=ink M12 80h54M12 88h40',
      'red M56 14h12v12H56Z',
    ],
    face: [40, 54, 0.95],
  },
  car: {
    layers: [
      'skin M8 92V62q2-10 14-12l8-28q20-8 40 0l8 28q12 2 14 12v30Z',
      'sky M34 28q16-6 32 0l6 22H28Z',
      `yellow ${oval(22, 66, 8)}`,
      `yellow ${oval(78, 66, 8)}`,
      'steel M30 76h40v8H30Z',
      'black M10 88h18v11H10ZM72 88h18v11H72Z',
    ],
    face: [50, 40, 0.5],
  },
  air: {
    layers: [
      '-sky M0 30h56q16-2 14-16t-18-8-6 14M6 50h76q14 2 14 14T82 76t-12-8M0 70h40q16 2 14 14t-14 10-8-8',
      'skin M20 42q4-24 32-22 22 2 24 22 2 22-26 22-32 0-30-22Z',
    ],
    face: [48, 44, 0.8],
  },
} as const satisfies Readonly<Record<string, Blob>>;
export type BlobShape = keyof typeof BLOBS;
