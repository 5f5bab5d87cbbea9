/** Text for somebody else, by the clipboard. */
import { toast } from './Toasts.tsx';

export interface CopyWords {
  readonly copied: string;
  /** It is marked, to be copied by hand. */
  readonly copyMarked: string;
}

/** Pages without TLS have no clipboard: what is marked is copied there, or left to be copied by hand. */
export async function copyText(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | null,
  told: CopyWords,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field?.select();
    if (!document.execCommand('copy')) return toast(told.copyMarked);
  }
  toast({ text: told.copied, tone: 'good' });
}
