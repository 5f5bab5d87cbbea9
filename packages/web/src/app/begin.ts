/** Begins a game and answers where it is played; what stands in the way is said at the edge of the screen. */
import { words } from '../strings/index.ts';
import type { NewGame } from '../worker/protocol.ts';
import { askToKeep } from './keep.ts';
import { to } from './routes.ts';
import { warmUp } from './screens.ts';
import { toast } from './Toasts.tsx';

export async function begin(
  order: NewGame | Promise<NewGame>,
  { isQuick = false }: { readonly isQuick?: boolean } = {},
): Promise<string | undefined> {
  void warmUp('play');
  try {
    const [{ useGame }, wanted] = await Promise.all([import('../play/game-store.ts'), order]);
    const id = await useGame.getState().begin(wanted);
    if (id !== undefined && isQuick) await useGame.getState().toFirstThrow();
    if (id !== undefined) {
      void askToKeep();
      return to.play(id);
    }
    toast({ text: useGame.getState().refusal?.message ?? words.app.brokenTitle, tone: 'bad' });
  } catch {
    // Without a network, before everything is on the device, a part of the page cannot be fetched.
    toast({ text: words.app.notLoaded, tone: 'bad' });
  }
  return undefined;
}
