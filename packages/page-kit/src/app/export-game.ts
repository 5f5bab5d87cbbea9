/** Games as files, out of the page. */
import { words } from '../words/index.ts';
import { pageWorker } from '../worker/client.ts';
import { download } from './download.ts';
import { toast } from './Toasts.tsx';

export async function exportGame(id: string): Promise<void> {
  const file = await pageWorker().export(id);
  if (!file.ok) return toast({ text: words.saves.notExported(file.error.message), tone: 'bad' });
  download(file.value.name, file.value.text, 'application/jsonl');
  toast({ text: words.saves.exported(file.value.name), tone: 'good' });
}
