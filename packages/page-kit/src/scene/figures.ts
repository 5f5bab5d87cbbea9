/**
 * What is seen of the thrower around the waiting die, for the 3D table and its 2D stand-in alike: limbs, rings and
 * plates in millimetres from the middle of the die, to the right, up and ahead as the thrower sees it.
 */
import type { Figure, Vector } from '@tumblekeep/table';

/** A limb is a rod with round ends; a ball has both ends at one place. */
export interface Limb {
  readonly from: Vector;
  readonly to: Vector;
  readonly thick: number;
  readonly color: string;
  /** Less than 1 where the board is to be seen through it. */
  readonly opacity?: number;
  /** May be cut off by the edge of the screen. */
  readonly isLoose?: boolean;
}
export interface Hoop {
  readonly at: Vector;
  readonly wide: number;
  readonly color: string;
}
export interface Plate {
  readonly at: Vector;
  readonly size: Vector;
  readonly color: string;
}

export interface Drawn {
  readonly limbs: readonly Limb[];
  readonly hoops?: readonly Hoop[];
  readonly plates?: readonly Plate[];
  /** Goes where the held die goes. */
  readonly follows?: boolean;
}

const SKIN = '#d99a6c';
const SKIN_DARK = '#b8734a';
const FLUSH = '#e0876a';
const OTHER_SKIN = '#b98156';
const INK = '#241509';
const WHITE = '#fff6e0';
const RED = '#8c3f34';
const GREEN = '#37513a';
const BLUE = '#31465a';
const BRASS = '#d9a441';

const limb = (from: Vector, to: Vector, thick: number, color: string, more: Partial<Limb> = {}): Limb => ({
  from,
  to,
  thick,
  color,
  ...more,
});
const ball = (at: Vector, thick: number, color: string): Limb => limb(at, at, thick, color);
const LOOSE = { isLoose: true } as const;
/** So near to the eye it would hide the board. */
const SEEN_THROUGH = { opacity: 0.5 } as const;

const mirror = ([x, y, z]: Vector): Vector => [-x, y, z];
const mirrored = (limbs: readonly Limb[]): readonly Limb[] =>
  limbs.map(one => ({ ...one, from: mirror(one.from), to: mirror(one.to) }));
const moved = (limbs: readonly Limb[], [dx, dy, dz]: Vector): readonly Limb[] => {
  const by = ([x, y, z]: Vector): Vector => [x + dx, y + dy, z + dz];
  return limbs.map(one => ({ ...one, from: by(one.from), to: by(one.to) }));
};

/** A right hand that holds the die between thumb and fingers. */
const hand = (sleeve: string, skin = SKIN): readonly Limb[] => [
  limb([16, -44, -52], [6, -26, -26], 17, skin),
  limb([-4, -24, -28], [-13, -8, -5], 7, skin),
  limb([15, -18, -22], [18, 1, -11], 7, skin),
  limb([18, 1, -11], [12, 2, 3], 6.5, skin),
  limb([21, -24, -24], [23, -8, -8], 7, skin),
  limb([23, -30, -30], [25, -18, -14], 6.5, skin),
  limb([17, -50, -66], [18, -53, -72], 22, BRASS),
  limb([19, -56, -80], [26, -76, -130], 24, sleeve, LOOSE),
];

/** Where a tossed die is to be struck. */
const RING: Hoop = { at: [0, 105, 53], wide: 21, color: BRASS };

const face: readonly Limb[] = [
  ball([0, -92, -20], 62, SKIN),
  limb([0, -52, -22], [0, -22, 0], 12, FLUSH),
  ball([0, -21, 0], 13, FLUSH),
  ...[-1, 1].flatMap(side => [
    ball([side * 24, -48, -44], 11, WHITE),
    ball([side * 23, -40, -40], 5.5, INK),
    limb([side * 14, -42, -60], [side * 36, -48, -58], 4, '#3a2413'),
    ball([side * 62, -92, -30], 15, SKIN_DARK),
  ]),
  limb([-13, -42, 32], [13, -42, 32], 5, '#7a2420'),
];

const palm: readonly Limb[] = [
  limb([18, -34, -18], [15, 6, 0], 9, SKIN),
  limb([14, 6, 0], [11, 34, 8], 7, SKIN),
  limb([15, 4, 8], [12, 30, 16], 6.5, SKIN),
  limb([15, 2, -8], [10, 20, -14], 6, SKIN),
  limb([22, -42, -26], [24, -46, -32], 17, BRASS),
  limb([26, -52, -42], [44, -84, -100], 20, RED, LOOSE),
];

const littleFinger: readonly Limb[] = [
  limb([40, -12, -8], [10, -1, 0], 6, SKIN),
  ball([52, -18, -14], 20, SKIN),
  limb([44, -2, 0], [34, 8, 6], 6, SKIN),
  limb([62, -34, -40], [64, -38, -46], 19, BRASS),
  limb([66, -42, -56], [82, -70, -110], 21, RED, LOOSE),
];

const forearm: readonly Limb[] = [
  limb([46, -52, -66], [-30, -12, 8], 14, SKIN),
  ball([-40, -8, 18], 16, SKIN),
  limb([-46, -6, 24], [-58, 6, 34], 6.5, SKIN),
  limb([-38, -2, 28], [-48, 12, 42], 6.5, SKIN),
  limb([58, -58, -78], [90, -78, -112], 22, RED, LOOSE),
];

const openHand: readonly Limb[] = [
  limb([12, -20, -34], [2, -19, 2], 11, SKIN),
  ...[-14, -5, 5, 14].map(x => limb([x, -18, 4], [x * 1.3, -16, 36 - Math.abs(x)], 6, SKIN)),
  limb([-12, -18, -18], [-30, -12, 4], 6.5, SKIN),
  limb([15, -26, -50], [16, -28, -56], 18, BRASS),
  limb([17, -32, -64], [24, -56, -116], 20, RED, LOOSE),
];

/** As the table's own leg, before the die. */
const leg: readonly Limb[] = [
  ...Array.from({ length: 7 }, (_, i) => {
    const x = -150 + i * 43;
    return limb([x, 110, 95], [x + 43, 110, 95], 44, i % 2 ? '#efe0bb' : RED, { opacity: 0.4 });
  }),
  limb([180, 112, 95], [240, 120, 60], 52, '#4a2d17', { isLoose: true, opacity: 0.85 }),
  limb([-190, 108, 90], [-260, 90, 20], 60, GREEN, { isLoose: true, opacity: 0.85 }),
];

export const FIGURES: Readonly<Record<Figure, Drawn>> = {
  hand: { limbs: hand(RED), follows: true },
  'weak-hand': { limbs: mirrored(hand(BLUE)), follows: true },
  'borrowed-hand': {
    limbs: [
      ...hand(GREEN, OTHER_SKIN),
      limb([48, -46, -60], [8, -34, -48], 8, SKIN),
      limb([46, -54, -70], [4, -44, -58], 8, SKIN),
      ball([54, -52, -68], 18, SKIN),
      limb([62, -60, -84], [80, -84, -140], 22, RED, LOOSE),
    ],
    follows: true,
  },
  wrist: {
    limbs: [
      ...hand(RED).slice(1, 6),
      limb([6, -26, -26], [12, -66, -54], 16, SKIN),
      limb([12, -74, -64], [16, -78, -110], 16, SKIN),
      limb([16, -78, -120], [20, -78, -180], 24, RED, LOOSE),
    ],
  },
  palms: { limbs: [...palm, ...mirrored(palm)], follows: true },
  'little-fingers': { limbs: [...littleFinger, ...mirrored(littleFinger)], follows: true },
  wrists: { limbs: [...moved(forearm, [0, -4, 0]), ...mirrored(moved(forearm, [0, -10, 4]))], follows: true },
  'open-hand': { limbs: openHand },
  snap: {
    limbs: [
      ball([-44, -16, -46], 19, OTHER_SKIN),
      limb([-32, -8, -42], [-16, 4, -30], 7, OTHER_SKIN),
      limb([-16, 4, -30], [-4, -2, -15], 6.5, OTHER_SKIN),
      // In sight: the finger begins down there.
      limb([-52, -28, -66], [-74, -58, -120], 20, GREEN),
    ],
  },
  mouth: {
    limbs: [
      ball([-24, -14, -84], 22, SKIN),
      ball([24, -14, -84], 22, SKIN),
      ball([0, -10, -72], 13, '#b5453c'),
      ball([0, -9, -61], 5, INK),
    ],
  },
  nose: { limbs: face },
  elbow: {
    limbs: [
      ball([0, -30, 0], 22, SKIN),
      limb([0, -30, 0], [-66, -44, -62], 17, SKIN),
      ball([-78, -46, -72], 21, SKIN),
      limb([12, -38, -14], [74, -74, -92], 26, GREEN),
      limb([6, -34, -8], [10, -37, -12], 24, BRASS),
    ],
  },
  head: {
    limbs: [
      { ...ball([0, -80, 0], 72, SKIN), ...SEEN_THROUGH },
      { ...ball([-70, -86, -4], 16, SKIN_DARK), ...SEEN_THROUGH },
      { ...ball([70, -86, -4], 16, SKIN_DARK), ...SEEN_THROUGH },
      limb([-46, -90, -52], [46, -90, -52], 18, '#5a3416', SEEN_THROUGH),
      limb([0, -140, -20], [0, -190, -40], 50, RED, LOOSE),
    ],
  },
  slap: {
    limbs: [
      ball([66, 66, 30], 20, SKIN),
      ...[-12, -4, 4, 12].map(z => limb([54, 74, 30 + z], [26, 92, 42 + z], 6.5, SKIN)),
      limb([70, 52, 20], [76, 40, 10], 18, BRASS),
      limb([80, 32, 2], [100, -20, -40], 22, RED, LOOSE),
    ],
  },
  ring: { limbs: [], hoops: [RING] },
  leg: { limbs: leg },
  'held-card': {
    limbs: [
      ...moved(openHand, [26, -4, -30]).slice(0, 5),
      limb([14, -8, -34], [2, -7, -22], 7, SKIN),
      limb([42, -30, -80], [50, -60, -146], 21, RED, LOOSE),
    ],
    plates: [{ at: [0, -10, 0], size: [63, 2, 88], color: BLUE }],
    follows: true,
  },
  'edge-card': {
    limbs: [],
    plates: [{ at: [0, -10, 14], size: [63, 2, 88], color: BLUE }],
  },
  neighbor: {
    limbs: moved(
      [
        limb([-60, 0, 0], [-14, 6, 4], 15, OTHER_SKIN),
        ...[-14, -5, 5, 14].map(z => limb([-12, 6, z], [22, 12, z], 6, OTHER_SKIN)),
        limb([-76, -4, 0], [-130, -16, -10], 22, GREEN, LOOSE),
      ],
      [-120, 0, 20],
    ),
    hoops: [{ at: [0, 0, 0], wide: 24, color: BRASS }],
  },
  line: { limbs: [limb([-260, -64, 24], [260, -64, 24], 4, WHITE)] },
  twirl: { limbs: [], hoops: [{ at: [0, 10, 0], wide: 19, color: BRASS }] },
};

/** What of it must be in sight: how far it reaches below the die, and before it. */
export function reachOf(figures: readonly Figure[]): { readonly below: number; readonly near: number } {
  let [below, near] = [0, 0];
  for (const name of figures)
    for (const { from, to, thick, isLoose, opacity } of FIGURES[name].limbs) {
      if (isLoose || opacity !== undefined) continue;
      below = Math.max(below, thick - Math.min(from[1], to[1]));
      near = Math.max(near, thick - Math.min(from[2], to[2]));
    }
  return { below, near };
}
