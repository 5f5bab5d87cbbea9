/** How the last numbers were made. */
import { useEffect, useState } from 'react';
import { Dialog } from '../../app/Dialog.tsx';
import { Sentences } from '../../app/Sentences.tsx';
import { words } from '../../strings/index.ts';
import { gameWorker } from '../../worker/client.ts';

export function Why({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOpen = true;
    const tell = (told: readonly string[]): void => {
      if (isOpen) setLines(told);
    };
    gameWorker()
      .why(id)
      .then(
        answer => tell(answer.ok ? answer.value : [answer.error.message]),
        (error: unknown) => tell([String(error)]),
      );
    return () => {
      isOpen = false;
    };
  }, [id]);
  return (
    <Dialog title={words.play.why} onClose={onClose}>
      <Sentences lines={lines} />
    </Dialog>
  );
}
