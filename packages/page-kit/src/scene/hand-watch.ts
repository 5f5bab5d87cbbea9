/** The held die and the thrower's body are written outside React: whoever draws them is called when they change. */
import { body, held, stage } from './stage-store.ts';

/** Less than this (millimetres, degrees, parts of a turn) is not seen. */
const SEEN = { way: 0.15, turn: 0.004, degrees: 0.1 } as const;

const differs = (a: readonly number[], b: readonly number[], least: number): boolean => {
  for (let i = 0; i < a.length; i++) if (Math.abs((a[i] as number) - (b[i] as number)) > least) return true;
  return false;
};

export function watchHand(changed: () => void): () => void {
  let frame = 0;
  let { at, turn } = held;
  let { turned, lift } = body;
  const hasChanged = (): boolean =>
    differs(at, held.at, SEEN.way) ||
    differs(turn, held.turn, SEEN.turn) ||
    Math.abs(turned - body.turned) > SEEN.degrees ||
    Math.abs(lift - body.lift) > SEEN.way;
  const look = (): void => {
    frame = stage.getState().inHand === undefined ? 0 : requestAnimationFrame(look);
    if (!hasChanged()) return;
    ({ at, turn } = held);
    ({ turned, lift } = body);
    changed();
  };
  const stop = stage.subscribe(({ inHand }) => {
    if (inHand !== undefined && frame === 0) look();
  });
  if (stage.getState().inHand !== undefined) look();
  return () => {
    stop();
    cancelAnimationFrame(frame);
  };
}
