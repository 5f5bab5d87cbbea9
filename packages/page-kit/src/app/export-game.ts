/** Games as files, out of the page. */
import { words } from '../words/index.ts';
import { pageWorker } from '../worker/client.ts';
import { toast } from './Toasts.tsx';

/** Hands a text to the browser's downloads. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The download begins after this task; an address taken back too early gives an empty file.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export async function exportGame(id: string): Promise<void> {
  const file = await pageWorker().export(id);
  if (!file.ok) return toast({ text: words.saves.notExported(file.error.message), tone: 'bad' });
  download(file.value.name, file.value.text);
  toast({ text: words.saves.exported(file.value.name), tone: 'good' });
}
