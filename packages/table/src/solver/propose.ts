/** Plausible ways to try a set of requirements: a release and a scene drawn at random within its limits. */
import { nextFraction, nextInt, type Stream } from '@tumblekeep/kernel';
import { TABLE } from '../board.ts';
import { CUBE } from '../dice.ts';
import { GRAVITY } from '../engine/port.ts';
import { type Gesture, PLAIN_GESTURE, type WordKey } from '../gesture.ts';
import { checkRelease, makeRelease, type Release } from '../release.ts';
import { BOX, type Prop, type Scene } from '../scene.ts';
import type { Requirements } from '../throws/compose.ts';
import type { BodyPart, Range } from '../throws/types.ts';
import type { PropKind } from '../vocabulary.ts';

export interface Attempt {
  readonly release: Release;
  readonly scene: Scene;
}

const TRIES = 60;

/** The body does what is asked of it; where several things will do, the first. */
export function obedientGesture({ needs, readings }: Requirements): Gesture {
  const gesture: Record<string, string | number> = { ...PLAIN_GESTURE };
  for (const [key, wanted] of Object.entries(needs)) gesture[key] = nearestTo(gesture[key], wanted);
  for (const { way } of readings) if (way?.asks === 'by-body') gesture[ON_BODY[way.part]] = 'yes';
  return gesture as unknown as Gesture;
}

const ON_BODY = { head: 'onHead', nose: 'onNose', elbow: 'onElbow' } as const satisfies Record<
  BodyPart,
  WordKey
>;

function nearestTo(
  value: string | number | undefined,
  wanted: readonly (string | number)[],
): string | number {
  if (typeof value !== 'number')
    return wanted.includes(value as string) ? (value as string) : (wanted[0] as string);
  const [low, high] = wanted as unknown as Range;
  return Math.max(low, Math.min(high, value));
}

export function propose(requirements: Requirements, stream: Stream): Attempt | undefined {
  for (let i = 0; i < TRIES; i++) {
    const attempt = proposeOnce(requirements, stream);
    if (attempt !== undefined) return attempt;
  }
  return undefined;
}

const within = (stream: Stream, [low, high]: Range): number =>
  Math.round(low + (high - low) * nextFraction(stream));

function clip([low, high]: Range, limit: Range | undefined): Range {
  if (limit === undefined) return [low, high];
  const clipped: Range = [Math.max(low, limit[0]), Math.min(high, limit[1])];
  if (clipped[0] <= clipped[1]) return clipped;
  return limit[0] > high
    ? [limit[0], Math.min(limit[1], limit[0] + 250)]
    : [Math.max(limit[0], limit[1] - 250), limit[1]];
}

function proposeOnce(requirements: Requirements, stream: Stream): Attempt | undefined {
  const { throws, top } = requirements;
  // What is natural for one throw may spoil another, so combinations try also what is merely allowed.
  const isFree = throws.length > 1 && nextInt(stream, 3) === 0;
  const grip = isFree ? requirements.limits : requirements.grip;
  const props = placeProps(requirements, stream);
  const head = props.find(({ kind }) => kind === 'head');
  if (head !== undefined) return proposeHeader(requirements, head, props, stream);
  const height = within(stream, clip(isFree ? [40, 800] : [40, 300], grip.height));
  const leg = props.find(({ kind }) => kind === 'leg');
  const reach: Range =
    leg === undefined ? [-145, 40] : [-leg.at[2] - TABLE.half + 90, -leg.at[2] - TABLE.half + 250];
  const distance = within(stream, clip(reach, grip.distance));
  const isLob = height < 30 || (distance > 250 && height < 500) || (grip.rise?.[0] ?? 0) > 0;
  const rise = within(stream, clip(naturalRise(isLob, props), grip.rise));
  const time = timeDown(height - topOf(props), rise);
  const z = -TABLE.half - distance;
  const bounce = within(stream, firstBounce(requirements, props));
  const velocity = [0, rise, Math.round((bounce - z) / time)] as const;
  const speed = Math.sqrt(velocity[1] * velocity[1] + velocity[2] * velocity[2]);
  if (Number.isNaN(time) || (grip.speed !== undefined && speed > grip.speed[1])) return undefined;
  const spin = top
    ? ([0, within(stream, top), 0] as const)
    : ([within(stream, [-30_000, 30_000]), within(stream, [-5000, 5000]), 0] as const);
  return checked(requirements, [0, height, z], velocity, spin, props);
}

function checked(
  requirements: Requirements,
  at: Release['at'],
  velocity: Release['velocity'],
  spin: Release['spin'],
  props: readonly Prop[],
): Attempt | undefined {
  const release = makeRelease({ at, velocity, spin, gesture: obedientGesture(requirements) });
  return checkRelease(release).ok ? { release, scene: { dice: [], props } } : undefined;
}

/** A card can be jumped only by a die that comes down hard. */
function naturalRise(isLob: boolean, props: readonly Prop[]): Range {
  const jumps = props.some(({ kind }) => kind === 'card');
  if (isLob) return jumps ? [2200, 4200] : [300, 4200];
  return jumps ? [-3600, -1000] : [-1600, 900];
}

const isNear = ({ at }: Prop): boolean => at[2] < 0;

/** A box before the board is hit from above. */
const topOf = (props: readonly Prop[]): number =>
  props.some(prop => prop.kind === 'box' && isNear(prop)) ? BOX.high : 0;

/** Seconds until a die thrown from a height with a rise comes down to the table. */
const timeDown = (height: number, rise: number): number =>
  (rise + Math.sqrt(rise * rise + 2 * GRAVITY * (height - CUBE.half))) / GRAVITY;

function firstBounce({ bounce }: Requirements, props: readonly Prop[]): Range {
  const card = props.find(({ kind }) => kind === 'card');
  if (card !== undefined) return [-560, card.at[2] - 30];
  const box = props.find(prop => prop.kind === 'box' && isNear(prop));
  if (box !== undefined) return [box.at[2] - 40, box.at[2] + BOX.long / 2];
  return bounce ?? [-480, -225];
}

/** The die is tossed and comes down on the head. */
function proposeHeader(
  requirements: Requirements,
  head: Prop,
  props: readonly Prop[],
  stream: Stream,
): Attempt | undefined {
  const height = head.at[1] + 90 + within(stream, [20, 160]);
  const z = head.at[2] + within(stream, [-60, 60]);
  const velocity = [0, within(stream, [-1800, 900]), within(stream, [-300, 900])] as const;
  const spin = [within(stream, [-20_000, 20_000]), twist(requirements, stream), 0] as const;
  return checked(requirements, [0, height, z], velocity, spin, props);
}

const twist = ({ top }: Requirements, stream: Stream): number => (top ? within(stream, top) : 0);

function placeProps(requirements: Requirements, stream: Stream): Prop[] {
  return requirements.props.map(kinds => placeProp(kinds[0] as PropKind, requirements, stream));
}

const AHEAD: readonly [number, number] = [0, 1000];

function placeProp(kind: PropKind, { grip }: Requirements, stream: Stream): Prop {
  const behind = grip.distance?.[0] ?? 0;
  const isOverTable = (grip.distance?.[1] ?? 1) <= 0;
  switch (kind) {
    case 'box':
      return {
        kind,
        at: [0, 0, within(stream, nextInt(stream, 3) === 0 ? [365, 420] : [-590, -440])],
        turn: AHEAD,
      };
    case 'sheet':
      return { kind, at: [0, 0, within(stream, [225, 320])], turn: AHEAD };
    case 'card':
      return { kind, at: [0, 0, within(stream, [-340, -225])], turn: AHEAD };
    case 'leg':
      return {
        kind,
        at: [
          0,
          within(stream, [-120, 0]),
          isOverTable ? -480 : -TABLE.half - Math.max(80, behind - 150) - within(stream, [0, 60]),
        ],
        turn: AHEAD,
      };
    case 'head':
      return {
        kind,
        at: [0, within(stream, [350, 480]), -TABLE.half - Math.max(30, behind) - within(stream, [0, 80])],
        turn: AHEAD,
      };
    case 'nose':
    case 'elbow':
      return { kind, at: [0, 300, -TABLE.half - 80], turn: AHEAD };
  }
}
