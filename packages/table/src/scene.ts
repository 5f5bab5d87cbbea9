/** What stands and lies on the table when a die is thrown. */

import { fail, isOneOf, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { BARE, BOARD, BONED, type Board, boardMesh, isOverTable, TABLE } from './board.ts';
import { areInside, CUBE } from './dice.ts';
import {
  AT,
  type FixedBody,
  GRAVITY,
  type MovingBody,
  type Shape,
  SPIN,
  TURN,
  VELOCITY,
  type WorldPlan,
} from './engine/port.ts';
import { poseOf, type Release } from './release.ts';
import { refuse } from './sentences.ts';
import { extentOf, length, normalize, type Quaternion, rotate, UPRIGHT, type Vector } from './vectors.ts';
import { DICE, type Die, PROP_KINDS, type PropKind, type Touch } from './vocabulary.ts';

export interface LyingDie {
  readonly die: Die;
  readonly at: Vector;
  readonly pose: Quaternion;
}

export interface Prop {
  readonly kind: PropKind;
  /** Millimetres, of the middle of its foot (of its own middle for a part of a body). */
  readonly at: Vector;
  /** A turn about the vertical in thousandths: y and w of a quaternion. */
  readonly turn: readonly [y: number, w: number];
}

export interface Scene {
  readonly dice: readonly LyingDie[];
  readonly props: readonly Prop[];
}

export const EMPTY_SCENE: Scene = { dice: [], props: [] };

/** Friction and restitution. A slick table and a felt board let skill decide. */
export const MATERIALS = {
  table: { friction: 0.15, restitution: 0.45 },
  board: { friction: 0.9, restitution: 0.1 },
  bones: { friction: 0.4, restitution: 0.3 },
  cardboard: { friction: 0.3, restitution: 0.4 },
  body: { friction: 0.5, restitution: 0.35 },
  floor: { friction: 0.5, restitution: 0.3 },
} as const;

interface PropForm {
  readonly shape: Exclude<Shape, { kind: 'mesh' }>;
  /** Of its middle over the place it is put at. */
  readonly lift: number;
  readonly material: { readonly friction: number; readonly restitution: number };
  /** Stands on the table; parts of bodies hang in the air beside it. */
  readonly stands: boolean;
}

const standing = (long: number, high: number, deep: number): PropForm => ({
  shape: { kind: 'box', half: [long / 2, high / 2, deep / 2], rounding: 1 },
  lift: high / 2,
  material: MATERIALS.cardboard,
  stands: true,
});
const round = (radius: number): PropForm => ({
  shape: { kind: 'sphere', radius },
  lift: 0,
  material: MATERIALS.body,
  stands: false,
});

/** The game box lies flat. */
export const BOX = { high: 70, long: 300 } as const;
/** An upright card is 63 mm high on its long side of 88 mm. */
export const CARD = { high: 63, long: 88 } as const;
export const LEG = { clearance: 300, width: 340, thickness: 120 } as const;

const FORMS: Readonly<Record<PropKind, PropForm>> = {
  box: standing(BOX.long, BOX.high, BOX.long),
  sheet: standing(210, 148, 3),
  card: standing(CARD.long, CARD.high, 3),
  leg: {
    shape: { kind: 'box', half: [LEG.width / 2, LEG.thickness / 2, LEG.thickness / 2], rounding: 20 },
    lift: LEG.clearance + LEG.thickness / 2,
    material: MATERIALS.body,
    stands: false,
  },
  head: round(90),
  nose: round(18),
  elbow: round(45),
};

const turnOf = ({ turn: [y, w] }: Prop): Quaternion => normalize([0, y, 0, w]);

/** How far a prop reaches along each axis from its middle. */
function reachOf(prop: Prop): Vector {
  const { shape } = FORMS[prop.kind];
  return shape.kind === 'box'
    ? extentOf(shape.half, turnOf(prop))
    : [shape.radius, shape.radius, shape.radius];
}

const isWhole = (values: readonly number[], count: number): boolean =>
  Array.isArray(values) && values.length === count && values.every(value => Number.isSafeInteger(value));

const FARTHEST = 2600;

function checkProp(prop: Prop): Refusal | undefined {
  const { kind, at, turn } = prop;
  if (!isOneOf(PROP_KINDS, kind)) return refuse('prop', 'unknown-prop', { prop: String(kind) });
  if (!isWhole(at, 3) || !isWhole(turn, 2)) return refuse('number', 'prop-at-whole-numbers', { prop: kind });
  const size = Math.sqrt(turn[0] * turn[0] + turn[1] * turn[1]);
  if (size < 900 || size > 1100) return refuse('pose', 'prop-turn', { prop: kind });
  if (FORMS[kind].stands) {
    if (!isOverTable(at[0], at[2]) || at[1] !== 0) return refuse('prop', 'prop-on-table', { prop: kind });
    const [wide, , deep] = reachOf(prop);
    if (Math.abs(at[0]) < BOARD.half + wide && Math.abs(at[2]) < BOARD.half + deep)
      return refuse('prop', 'prop-beside-board', { prop: kind });
  } else if (at.some(part => Math.abs(part) > FARTHEST))
    return refuse('prop', 'prop-too-far', { prop: kind });
  return undefined;
}

function checkDie({ die, at, pose }: LyingDie): Refusal | undefined {
  if (!isOneOf(DICE, die)) return refuse('die', 'unknown-die', { die: String(die) });
  if (!isWhole(at, 3) || !isWhole(pose, 4)) return refuse('number', 'die-at-whole-numbers', { die });
  const size = Math.sqrt(pose.reduce((sum, part) => sum + part * part, 0));
  if (size < 900 || size > 1100) return refuse('pose', 'die-pose', { die });
  if (!isOverTable(at[0], at[2])) return refuse('place', 'die-off-table', { die });
  if (at[1] < CUBE.half - 2 || at[1] > 200) return refuse('place', 'die-on-nothing', { die });
  return undefined;
}

const MOST = 20;

const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.every(item => typeof item === 'object' && item !== null);

export function checkScene(scene: Scene): Result<Scene, Refusal> {
  if (!isList(scene.dice) || !isList(scene.props)) return fail(refuse('scene', 'scene-of-lists'));
  if (scene.dice.length > MOST || scene.props.length > MOST)
    return fail(refuse('scene', 'crowded-scene', { most: MOST }));
  const problem =
    scene.props.map(checkProp).find(found => found !== undefined) ??
    scene.dice.map(checkDie).find(found => found !== undefined);
  if (problem) return fail(problem);
  for (const { die, at } of scene.dice) {
    const prop = propAround(scene, at);
    if (prop) return fail(refuse('overlap', 'die-in-prop', { die, prop: prop.kind }));
  }
  for (const [i, one] of scene.dice.entries()) {
    const other = scene.dice.slice(i + 1).find(die => areInside(one, die));
    if (other) return fail(refuse('overlap', 'dice-in-each-other', { die: one.die, other: other.die }));
  }
  return ok(scene);
}

/** The prop that a die with its middle at a place would be stuck in. */
export function propAround({ props }: Scene, place: Vector): Prop | undefined {
  return props.find(prop => {
    const { shape, lift } = FORMS[prop.kind];
    const { at } = prop;
    const away: Vector = [place[0] - at[0], place[1] - at[1] - lift, place[2] - at[2]];
    if (shape.kind === 'sphere') return length(...away) < shape.radius + CUBE.half;
    const [a, b, c, d] = turnOf(prop);
    const local = rotate([-a, -b, -c, d], away);
    return shape.half.every((half, axis) => Math.abs(local[axis] as number) < half + CUBE.half);
  });
}

const UNDER_ALL: readonly FixedBody[] = [
  {
    shape: { kind: 'box', half: [TABLE.half, TABLE.thickness / 2, TABLE.half], rounding: 1 },
    at: [0, -TABLE.thickness / 2, 0],
    turn: UPRIGHT,
    ...MATERIALS.table,
  },
  { shape: { kind: 'mesh', mesh: boardMesh() }, at: [0, 0, 0], turn: UPRIGHT, ...MATERIALS.board },
];

interface Fixed {
  readonly bodies: readonly FixedBody[];
  readonly touches: readonly Touch[];
}

const fixedOn = ({ bones }: Board): Fixed => ({
  bodies: [
    ...UNDER_ALL,
    ...bones.map(
      ({ at, half }): FixedBody => ({
        shape: { kind: 'box', half, rounding: 1 },
        at,
        turn: UPRIGHT,
        ...MATERIALS.bones,
      }),
    ),
  ],
  touches: ['table', 'board', ...bones.map((): Touch => 'bones')],
});

/** Made once, because engines keep the shapes they have seen. */
const FIXED: Readonly<Record<Board['name'], Fixed>> = { bones: fixedOn(BONED), bare: fixedOn(BARE) };

export interface Setting {
  readonly plan: WorldPlan;
  /** What each fixed body of the plan is called. */
  readonly touches: readonly Touch[];
}

const dieBody = (at: Vector, turn: Quaternion, velocity: Vector, spin: Vector): MovingBody => ({
  ...CUBE,
  at,
  turn,
  velocity,
  spin,
});

const STILL: Vector = [0, 0, 0];

export function setScene(scene: Scene, release: Release, board: Board): Setting {
  const fixed = [...FIXED[board.name].bodies];
  const touches = [...FIXED[board.name].touches];
  for (const prop of scene.props) {
    const { shape, lift, material } = FORMS[prop.kind];
    const [x, y, z] = prop.at;
    fixed.push({ shape, at: [x, y + lift, z], turn: turnOf(prop), ...material });
    touches.push(prop.kind);
  }
  const spin: Vector = [release.spin[0] / 1000, release.spin[1] / 1000, release.spin[2] / 1000];
  const moving = [
    dieBody(release.at, poseOf(release), release.velocity, spin),
    ...scene.dice.map(({ at, pose }) => dieBody(at, normalize(pose), STILL, STILL)),
  ];
  return { plan: { fixed, moving }, touches };
}

const FLOOR = { half: 4000, thickness: 40 } as const;

/** A die that fell from the table, and the floor where it will come down. */
export function setFloor(state: Float32Array): Setting {
  const values = Array.from(state);
  const triple = (index: number): Vector => values.slice(index, index + 3) as unknown as Vector;
  const [at, velocity] = [triple(AT), triple(VELOCITY)];
  const fall = Math.sqrt((2 * TABLE.height) / GRAVITY);
  const floor: FixedBody = {
    shape: { kind: 'box', half: [FLOOR.half, FLOOR.thickness / 2, FLOOR.half], rounding: 1 },
    at: [
      Math.round(at[0] + velocity[0] * fall),
      -TABLE.height - FLOOR.thickness / 2,
      Math.round(at[2] + velocity[2] * fall),
    ],
    turn: UPRIGHT,
    ...MATERIALS.floor,
  };
  const turn = normalize(values.slice(TURN, TURN + 4) as unknown as Quaternion);
  return {
    plan: { fixed: [floor], moving: [dieBody(at, turn, velocity, triple(SPIN))] },
    touches: ['floor'],
  };
}
