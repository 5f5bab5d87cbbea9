/** Begins a game and answers where it is played; what stands in the way is said at the edge of the screen. */

import { askToKeep } from '@tumblekeep/page-kit/app/keep.ts';
import { warmUp } from '@tumblekeep/page-kit/app/screen.ts';
import { toast } from '@tumblekeep/page-kit/app/Toasts.tsx';
import { to } from './routes.ts';
import { loadPlay } from './screens.ts';
import { words } from './words/index.ts';
import type { NewGame } from './worker/protocol.ts';

export async function begin(
  order: NewGame | Promise<NewGame>,
  { isQuick = false }: { readonly isQuick?: boolean } = {},
): Promise<string | undefined> {
  void warmUp(loadPlay);
  try {
    const [{ useGame }, wanted] = await Promise.all([import('./table/game-store.ts'), order]);
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
