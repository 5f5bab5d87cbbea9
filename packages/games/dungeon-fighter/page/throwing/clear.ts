/** Where things stand that a throw needs: as near as possible to where they help, and neither on a die nor in the hand. */
import {
  checkScene,
  type LyingDie,
  type Prop,
  type PropKind,
  propAround,
  type Vector,
} from '@tumblekeep/table';

const STRIDE = 20;
const FARTHEST = 600;

/** Steps to the side and ahead, the shortest first. */
const OFFSETS: readonly (readonly [right: number, ahead: number])[] = (() => {
  const all: [number, number][] = [];
  for (let x = -FARTHEST; x <= FARTHEST; x += STRIDE)
    for (let z = -FARTHEST; z <= FARTHEST; z += STRIDE) all.push([x, z]);
  return all.sort(([ax, az], [bx, bz]) => ax * ax + az * az - bx * bx - bz * bz);
})();

const movedBy = (prop: Prop, [x, z]: readonly [number, number]): Prop => ({
  ...prop,
  at: [prop.at[0] + x, prop.at[1], prop.at[2] + z],
});

/** The same things where they stand well already, and where they find no place at all. */
export function clearOf(
  dice: readonly LyingDie[],
  props: readonly Prop[],
  movable: readonly PropKind[],
  hand: Vector,
): readonly Prop[] {
  const isMovable = ({ kind }: Prop): boolean => movable.includes(kind);
  const stands = (all: readonly Prop[]): boolean =>
    checkScene({ dice, props: all }).ok &&
    propAround({ dice, props: all.filter(isMovable) }, hand) === undefined;
  if (stands(props)) return props;
  for (const offset of OFFSETS) {
    const moved = props.map(prop => (isMovable(prop) ? movedBy(prop, offset) : prop));
    if (stands(moved)) return moved;
  }
  return props;
}
