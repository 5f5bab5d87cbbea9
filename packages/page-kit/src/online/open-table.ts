/** Opens a table for people elsewhere and answers where it is; what stands in the way is said at the edge of the screen. */
import { to } from '../app/routes.ts';
import { toast } from '../app/Toasts.tsx';
import { words } from '../words/index.ts';
import { onlineWorker } from '../worker/client.ts';
import { rememberedName } from './name.ts';
import type { WantedTable } from './protocol.ts';

/** `places` are the chairs of people at this device, in the order of play. */
export async function openTable(
  wanted: Omit<WantedTable, 'chairs' | 'listed'>,
  places: readonly number[],
): Promise<string | undefined> {
  const name = rememberedName() || words.company.somebody;
  try {
    const chairs = places.map(place => ({ place, name }));
    const opened = await onlineWorker().open({ ...wanted, listed: false, chairs });
    if (opened.ok) return to.table(opened.value);
    toast({ text: opened.error.message, tone: 'bad', stays: true });
  } catch {
    toast({ text: words.app.notLoaded, tone: 'bad' });
  }
  return undefined;
}
