/** Begins a game and answers where it is played; a refusal is said at the edge of the screen. */
import type { NewGame } from '../worker/protocol.ts';
import { to } from './routes.ts';
import { warmUp } from './screens.ts';
import { toast } from './Toasts.tsx';

export async function begin(order: NewGame): Promise<string | undefined> {
  void warmUp('play');
  const { useGame } = await import('../play/game-store.ts');
  const id = await useGame.getState().begin(order);
  if (id !== undefined) return to.play(id);
  const { refusal } = useGame.getState();
  if (refusal !== undefined) toast({ text: refusal.message, tone: 'bad' });
  return undefined;
}
