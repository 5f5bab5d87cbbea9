import { fail, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import { type ChangeEvent, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { askToKeep, isKept } from '../../app/keep.ts';
import { Page } from '../../app/Page.tsx';
import { to } from '../../app/routes.ts';
import { toldSave } from '../../app/save-text.ts';
import { toast } from '../../app/Toasts.tsx';
import { Icon } from '../../cards/Icon.tsx';
import { words } from '../../strings/index.ts';
import { gameWorker } from '../../worker/client.ts';
import { type AnySummary, LONGEST_IMPORT } from '../../worker/protocol.ts';
import { SaveRow } from './SaveRow.tsx';
import './continue.css';

const told = words.saves;

interface Shelf {
  readonly saves?: readonly AnySummary[];
  /** Why there is nothing to show, such as storage that the browser forbids. */
  readonly problem?: string;
}

export default function Continue() {
  const [shelf, setShelf] = useState<Shelf>({});
  const look = useCallback(async () => {
    try {
      setShelf({ saves: await gameWorker().saves() });
    } catch (error) {
      setShelf({ problem: error instanceof Error ? error.message : String(error) });
    }
  }, []);
  useEffect(() => void look(), [look]);

  return (
    <Page title={told.title} aside={<ImportButton onImported={look} />}>
      <ShelfView shelf={shelf} onChanged={look} />
    </Page>
  );
}

function ShelfView({ shelf, onChanged }: { readonly shelf: Shelf; readonly onChanged: () => void }) {
  if (shelf.problem !== undefined)
    return (
      <p className="panel" role="alert">
        {told.unreadable} {shelf.problem}
      </p>
    );
  if (shelf.saves === undefined) return <p role="status">{told.looking}</p>;
  if (shelf.saves.length === 0)
    return (
      <div className="panel nothing">
        <Icon name="open-treasure-chest" className="nothing-art" />
        <h2>{told.none}</h2>
        <p>{told.noneText}</p>
        <div className="row">
          <Link href={to.newGame} className="button primary">
            {words.start.newGame}
          </Link>
          <Link href={to.crawlNew()} className="button">
            {words.start.crawl}
          </Link>
        </div>
      </div>
    );
  return (
    <>
      <ul className="saves">
        {shelf.saves.map(save => (
          <SaveRow key={save.id} save={save} onRemoved={onChanged} />
        ))}
      </ul>
      <Keeping />
    </>
  );
}

/** Whether the browser keeps what is here. */
function Keeping() {
  const [kept, setKept] = useState<boolean | undefined>();
  useEffect(() => void isKept().then(setKept), []);
  return kept === undefined ? null : <p className="fine on-wood">{kept ? told.kept : told.mayGo}</p>;
}

/** Whatever is wrong with a file, or with the device while it is read, is told. */
async function takeIn(file: File): Promise<Result<AnySummary, Refusal>> {
  try {
    if (file.size > LONGEST_IMPORT) return fail(refuse('import', told.tooLong));
    return await gameWorker().import(await file.text());
  } catch (error) {
    return fail(refuse('import', error instanceof Error ? error.message : String(error)));
  }
}

function ImportButton({ onImported }: { readonly onImported: () => void }) {
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const imported = await takeIn(file);
    // The same file can be chosen again only after the field was emptied.
    target.value = '';
    if (!imported.ok)
      return toast({ text: told.notImported(imported.error.message), tone: 'bad', stays: true });
    toast({ text: told.imported(toldSave(imported.value).party), tone: 'good' });
    void askToKeep();
    onImported();
  };
  return (
    <label className="button import" title={told.importHint}>
      {told.import}
      <input type="file" className="hidden-text" accept=".jsonl,.json,.txt" onChange={take} />
    </label>
  );
}
