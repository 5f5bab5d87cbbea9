/** A figure by recipe: a head with its face, a body with what it wears, what is behind it and what its hands hold. */
import { type Drawing, draw, mirrored, type Paints, place } from './marks.ts';
import type { Colour } from './palette.ts';
import { BLOBS, type BlobShape } from './parts/blobs.ts';
import { BACKS, type Back, BODIES, type Body, WEAR, type Wear } from './parts/bodies.ts';
import {
  EARS,
  type Ears,
  EYES,
  type Eyes,
  HEADS,
  type Head,
  HORNS,
  type Horns,
  MOUTHS,
  type Mouth,
  NOSES,
  type Nose,
} from './parts/faces.ts';
import { BEARDS, type Beard, HAIR, HATS, type HairStyle, type Hat } from './parts/hair.ts';
import { THINGS, type Thing } from './parts/things.ts';

export interface Recipe {
  readonly skin?: Colour;
  readonly cloth?: Colour;
  readonly hair?: Colour;
  /** The second colour of what it wears, of a muzzle, of wings. */
  readonly trim?: Colour;
  /** The hat's own colour, where it is not that of the cloth. */
  readonly felt?: Colour;
  readonly head?: Head | 'none';
  readonly eyes?: Eyes;
  readonly mouth?: Mouth;
  readonly nose?: Nose;
  readonly ears?: Ears;
  readonly horns?: Horns;
  readonly style?: HairStyle;
  readonly beard?: Beard;
  readonly hat?: Hat;
  readonly body?: Body;
  readonly wear?: Wear;
  readonly back?: Back;
  /** A shape in place of head and body. */
  readonly blob?: BlobShape;
  readonly left?: Thing;
  readonly right?: Thing;
  /** Heads on one body. */
  readonly heads?: 2 | 3;
  /** How many there are; the others differ a little. */
  readonly crowd?: 2 | 3;
  /** Lean of the head, in degrees. */
  readonly tilt?: number;
  readonly size?: number;
}

const paintsOf = (recipe: Recipe): Paints => ({
  skin: recipe.skin ?? 'peach',
  cloth: recipe.cloth ?? 'rust',
  hair: recipe.hair ?? 'dark',
  trim: recipe.trim ?? 'cream',
});

export function faceOf(recipe: Recipe, paints: Paints): Drawing {
  const { eyes = 'round', mouth = 'smile', nose = 'none', beard = 'none' } = recipe;
  return draw([...BEARDS[beard], ...MOUTHS[mouth], ...EYES[eyes], ...NOSES[nose]], paints);
}

function headOf(recipe: Recipe, paints: Paints): Drawing {
  const { head = 'round', ears = 'human', style = 'none', horns = 'none', hat = 'none' } = recipe;
  const hair = HAIR[style];
  const hatPaints = recipe.felt === undefined ? paints : { ...paints, cloth: recipe.felt };
  return [
    ...draw('back' in hair ? hair.back : [], paints),
    ...draw([...EARS[ears], ...(head === 'none' ? [] : [`skin ${HEADS[head]}`])], paints),
    ...faceOf(recipe, paints),
    ...draw([...('front' in hair ? hair.front : []), ...HORNS[horns]], paints),
    ...draw(HATS[hat], hatPaints),
  ];
}

const leaned = (drawing: Drawing, degrees: number): Drawing =>
  degrees === 0
    ? drawing
    : drawing.map(mark => ({ ...mark, at: `rotate(${degrees} 50 62)${mark.at ?? ''}` }));

/** Where the heads of one body sit, the foremost last. */
const NECKS = {
  2: [
    [-3, 8, -12],
    [31, 6, 12],
  ],
  3: [
    [-13, 16, -16],
    [43, 16, 16],
    [15, -4, 0],
  ],
} as const;

function headsOf(recipe: Recipe, paints: Paints): Drawing {
  const one = headOf(recipe, paints);
  if (recipe.heads === undefined) return leaned(one, recipe.tilt ?? 0);
  return NECKS[recipe.heads].flatMap(([x, y, turn]) => [
    ...draw([`skin M${x + 26} ${y + 38}L38 86h24L${x + 44} ${y + 38}Z`], paints),
    ...place(one, x, y, 0.7, turn),
  ]);
}

const HAND = { x: 15, y: 78 };

function hand(thing: Thing | undefined, paints: Paints): Drawing {
  if (thing === undefined || thing === 'none') return [];
  return [
    ...place(draw(THINGS[thing], paints), HAND.x, HAND.y, 1, -8, true),
    ...draw([`skin M${HAND.x - 8} ${HAND.y}a8 7.5 0 1 0 16 0a8 7.5 0 1 0-16 0Z`], paints),
  ];
}

const handsOf = (recipe: Recipe, paints: Paints): Drawing => [
  ...hand(recipe.left, paints),
  ...mirrored(hand(recipe.right, paints)),
];

function blobOf(recipe: Recipe, shape: BlobShape, paints: Paints): Drawing {
  const { layers, face: spot, ...rest } = BLOBS[shape];
  const [x, y, size] = spot;
  const { ears = 'none', horns = 'none', hat = 'none', head = 'none', style = 'none' } = recipe;
  const own = headOf({ ...recipe, ears, horns, hat, head, style }, paints);
  return [
    ...draw(BACKS[recipe.back ?? 'none'], paints),
    ...draw(layers, paints),
    ...(size === 0 ? [] : place(own, x - 50 * size, y - 42 * size, size)),
    ...draw('front' in rest ? rest.front : [], paints),
    ...handsOf(recipe, paints),
  ];
}

function single(recipe: Recipe): Drawing {
  const paints = paintsOf(recipe);
  if (recipe.blob !== undefined) return blobOf(recipe, recipe.blob, paints);
  return [
    ...draw(
      [...BACKS[recipe.back ?? 'none'], ...BODIES[recipe.body ?? 'plain'], ...WEAR[recipe.wear ?? 'none']],
      paints,
    ),
    ...headsOf(recipe, paints),
    ...handsOf(recipe, paints),
  ];
}

/** The fellows behind the first: the same people in other coats. */
const FELLOWS: readonly Partial<Recipe>[] = [
  { cloth: 'teal', hair: 'straw', hat: 'none', style: 'short', left: 'none', right: 'none' },
  { cloth: 'wine', hair: 'black', mouth: 'frown', left: 'none', right: 'none' },
];
const PLACES = [
  [-6, 4, 0.64],
  [44, 2, 0.64],
] as const;

function crowdOf(recipe: Recipe): Drawing {
  const fellows = FELLOWS.slice(0, (recipe.crowd ?? 1) - 1);
  return [
    ...fellows.flatMap((other, i) => {
      const [x, y, size] = PLACES[i] ?? [0, 0, 1];
      return place(single({ ...recipe, ...other }), x, y, size);
    }),
    ...place(single(recipe), fellows.length === 1 ? 24 : 14, 26, 0.74),
  ];
}

export function figure(recipe: Recipe): Drawing {
  const drawing = recipe.crowd === undefined ? single(recipe) : crowdOf(recipe);
  const { size = 1 } = recipe;
  return size === 1 ? drawing : place(drawing, 50 - 50 * size, 100 - 100 * size, size);
}
