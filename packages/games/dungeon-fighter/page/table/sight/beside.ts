/** Where a small thing stands beside a die: never on it, and on the side away from the middle of the board. */

export interface Spot {
  readonly left: number;
  readonly top: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Pixels between the middle of a die and what stands beside it. */
const GAP = 34;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The middle of `thing`, in pixels of the stage. */
export function beside(die: Spot, middle: Spot, thing: Extent, stage: Extent): Spot {
  const half = { width: thing.width / 2, height: thing.height / 2 };
  const inside = ({ left, top }: Spot): Spot => ({
    left: clamp(left, half.width + 4, Math.max(half.width + 4, stage.width - half.width - 4)),
    top: clamp(top, half.height + 4, Math.max(half.height + 4, stage.height - half.height - 4)),
  });
  const isOn = ({ left, top }: Spot, spot: Spot, room: number): boolean =>
    Math.abs(spot.left - left) < half.width + room && Math.abs(spot.top - top) < half.height + room;
  const places = [
    { left: die.left, top: die.top - half.height - GAP },
    { left: die.left, top: die.top + half.height + GAP },
    { left: die.left - half.width - GAP, top: die.top },
    { left: die.left + half.width + GAP, top: die.top },
  ].map(inside);
  const wayTo = ({ left, top }: Spot): number => Math.hypot(left - middle.left, top - middle.top);
  const clear = places.filter(spot => !isOn(spot, die, GAP / 2)).sort((a, b) => wayTo(b) - wayTo(a));
  return clear.find(spot => !isOn(spot, middle, GAP / 2)) ?? clear[0] ?? (places[0] as Spot);
}
