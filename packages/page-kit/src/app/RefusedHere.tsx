/** What cannot be saved has not happened: why, a way to keep the game elsewhere, and one to go on. */
import type { Refused } from '@tumblekeep/kernel';
import { capital } from '@tumblekeep/kernel/english';
import { useEffect } from 'react';
import { words } from '../words/index.ts';
import { Dialog } from './Dialog.tsx';
import { exportGame } from './export-game.ts';
import { toast } from './Toasts.tsx';

const told = words.saves;

const isUnsaved = ({ code }: Refused): boolean => code.startsWith('storage-') || code === 'gone';

interface Props {
  readonly id: string;
  readonly refusal: Refused | undefined;
  readonly onRead: () => void;
}

/** Tells what was refused at a table: in passing, or, where nothing can be saved, until somebody has read it. */
export function RefusedHere({ id, refusal, onRead }: Props) {
  const isPassing = refusal !== undefined && !isUnsaved(refusal);
  useEffect(() => {
    if (!isPassing) return;
    toast({ text: capital(refusal.message), tone: 'bad' });
    onRead();
  }, [isPassing, refusal, onRead]);
  if (refusal === undefined || isPassing) return null;
  return (
    <Dialog
      title={told.notSaved}
      onClose={onRead}
      actions={
        <>
          <button type="button" className="button" onClick={onRead}>
            {told.tryAgain}
          </button>
          <button type="button" className="button primary" onClick={() => void exportGame(id)}>
            {told.exportNow}
          </button>
        </>
      }
    >
      <p>
        {capital(refusal.message)}. {told.notSavedText}
      </p>
    </Dialog>
  );
}
