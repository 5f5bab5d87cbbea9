/** Throws that are had again: taken back whole, for another try or to be thrown by the coach as well as it can be. */
import { parseRelease } from '@tumblekeep/table';
import { fightWorker } from '../../client.ts';
import { handyThrow } from '../../table/direct.ts';
import { useGame } from '../../table/game-store.ts';

/** What was asked after the throw, a re-throw for example, is taken back with it: the die is in the hand again. */
export async function takeBackThrow(): Promise<void> {
  const now = () => useGame.getState();
  do await now().undo(true);
  while (
    now().refusal === undefined &&
    now().snapshot?.turn?.at !== 'turn' &&
    now().snapshot?.undo !== 'nothing'
  );
}

export async function throwForThem(): Promise<void> {
  await takeBackThrow();
  const { game, snapshot, throwAtOnce } = useGame.getState();
  const way = snapshot && handyThrow(snapshot);
  if (game === undefined || snapshot === undefined || way === undefined) return;
  const demands = await fightWorker().demands(game.id, snapshot.at, way);
  const shown = demands.ok ? await fightWorker().show(game.rules, demands.value, 'perfect') : demands;
  const release = shown.ok ? parseRelease(shown.value.release) : shown;
  // Without an answer the die lies in the hand again, as after any throw that is taken back.
  if (!shown.ok || !release.ok) return;
  const scene = { dice: snapshot.lying, props: shown.value.scene.props };
  await throwAtOnce(way, { release: { ...release.value, die: way.die }, scene }, 'coach');
}
