/** The held die and the thrower's body are written outside React: whoever draws them is called when they change. */
import { body, held, stage } from './stage-store.ts';

export function watchHand(changed: () => void): () => void {
  let frame = 0;
  let { at, turn } = held;
  let { turned, lift } = body;
  const look = (): void => {
    frame = stage.getState().inHand === undefined ? 0 : requestAnimationFrame(look);
    if (at === held.at && turn === held.turn && turned === body.turned && lift === body.lift) return;
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
