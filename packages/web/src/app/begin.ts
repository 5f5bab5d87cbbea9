/** Begins a game and answers where it is played; a refusal is said at the edge of the screen. */
import type { NewGame } from '../worker/protocol.ts';
import { to } from './routes.ts';
import { warmUp } from './screens.ts';
import { toast } from './Toasts.tsx';

export async function begin(order: NewGame): Promise<string | undefined> {
  void warmUp('play');
  const { gameWorker } = await import('../worker/client.ts');
  const begun = await gameWorker().begin(order);
  if (begun.ok) return to.play(begun.value.id);
  toast({ text: begun.error.message, tone: 'bad' });
  return undefined;
}
