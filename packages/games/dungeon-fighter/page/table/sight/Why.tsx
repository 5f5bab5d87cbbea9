/** How the last numbers were made. */

import { Dialog } from '@tumblekeep/page-kit/app/Dialog.tsx';
import { Sentences } from '@tumblekeep/page-kit/app/Sentences.tsx';
import { useEffect, useState } from 'react';
import { fightWorker } from '../../client.ts';
import { words } from '../../words/index.ts';

export function Why({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOpen = true;
    const tell = (told: readonly string[]): void => {
      if (isOpen) setLines(told);
    };
    fightWorker()
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
