/** The coach's hand: the last throw is taken back and thrown as well as it can be. */
import { parseRelease } from '@tumblekeep/table';
import { fightWorker } from '../../client.ts';
import { handyThrow } from '../../table/direct.ts';
import { useGame } from '../../table/game-store.ts';

export async function throwForThem(): Promise<void> {
  await useGame.getState().undo(true);
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
