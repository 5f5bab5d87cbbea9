/** What happened between the hand and rest, as a referee would tell it. */
import { surfaceAt } from './board.ts';
import { reachDown } from './dice.ts';
import { AT, STATE_SIZE, TURN } from './engine/port.ts';
import { bitOf, type Trajectory, touchesOf } from './simulate.ts';
import type { Quaternion, Vector } from './vectors.ts';
import type { Touch } from './vocabulary.ts';

/** Contacts without a flight between them, with what was touched in the order of the first touches. */
export interface Episode {
  readonly from: number;
  readonly to: number;
  readonly touches: readonly Touch[];
  readonly afterFlight: boolean;
}

/** A die flies when it touches nothing for so many steps and gets so high (mm) over what is under it. */
const FLIGHT = { steps: 4, clearance: 2 } as const;

export const placeAt = ({ states }: Trajectory, step: number): Vector => {
  const i = step * STATE_SIZE + AT;
  return [states[i] as number, states[i + 1] as number, states[i + 2] as number];
};

export const turnAt = ({ states }: Trajectory, step: number): Quaternion => {
  const i = step * STATE_SIZE + TURN;
  return [states[i] as number, states[i + 1] as number, states[i + 2] as number, states[i + 3] as number];
};

/** Height of the lowest point of the die over the flat surface under it. */
function clearanceAt(trajectory: Trajectory, step: number): number {
  const [x, y, z] = placeAt(trajectory, step);
  return y - reachDown(turnAt(trajectory, step)) - surfaceAt(x, z);
}

export function episodesOf(trajectory: Trajectory): Episode[] {
  const { touched, steps } = trajectory;
  const episodes: Episode[] = [];
  let gapFrom = 0;
  for (let step = 0; step < steps; step++) {
    const bits = touched[step] as number;
    if (bits === 0) continue;
    const isFlight = step - gapFrom >= FLIGHT.steps && roseBetween(trajectory, gapFrom, step);
    const last = episodes.at(-1);
    if (last === undefined || isFlight)
      episodes.push({ from: step, to: step, touches: touchesOf(bits), afterFlight: isFlight });
    else {
      const fresh = touchesOf(bits).filter(touch => !last.touches.includes(touch));
      episodes[episodes.length - 1] = { ...last, to: step, touches: [...last.touches, ...fresh] };
    }
    gapFrom = step + 1;
  }
  return episodes;
}

function roseBetween(trajectory: Trajectory, from: number, to: number): boolean {
  for (let step = from; step <= to; step++)
    if (clearanceAt(trajectory, step) >= FLIGHT.clearance) return true;
  return false;
}

const ON_BOARD = bitOf('board') | bitOf('bones') | bitOf('hole');

/** The first step in which anything of the board was touched, or one past the last step. */
export function firstBoardTouch({ touched, steps }: Trajectory): number {
  for (let step = 0; step < steps; step++) if ((touched[step] as number) & ON_BOARD) return step;
  return steps;
}

export function firstTouch({ touched, steps }: Trajectory, touch: Touch): number {
  const bit = bitOf(touch);
  for (let step = 0; step < steps; step++) if ((touched[step] as number) & bit) return step;
  return steps;
}

/** Contacts of the flying die with the table, from step to step, counted apart only with a flight in between. */
export function bouncesBetween(
  { touched }: Trajectory,
  episodes: readonly Episode[],
  from: number,
  before: number,
): number {
  const table = bitOf('table');
  let bounces = 0;
  for (const episode of episodes) {
    if (!episode.afterFlight) continue;
    for (let step = Math.max(from, episode.from); step <= episode.to && step < before; step++) {
      if (((touched[step] as number) & table) === 0) continue;
      bounces++;
      break;
    }
  }
  return bounces;
}
