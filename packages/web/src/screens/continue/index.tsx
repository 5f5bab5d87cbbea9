import { fail, type Refused, type Result } from '@tumblekeep/kernel';
import { askToKeep, isKept } from '@tumblekeep/page-kit/app/keep.ts';
import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { toast } from '@tumblekeep/page-kit/app/Toasts.tsx';
import type { SavesPart } from '@tumblekeep/page-kit/game-page.ts';
import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import { pageWorker } from '@tumblekeep/page-kit/worker/client.ts';
import { LONGEST_IMPORT, type Summary } from '@tumblekeep/page-kit/worker/protocol.ts';
import { type ChangeEvent, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type Loaded, loadSavesParts, PAGES } from '../../games.ts';
import { toldSave } from '../../told-saves.ts';
import { words } from '../../words/index.ts';
import { MyTables } from '../together/MyTables.tsx';
import { SaveRow } from './SaveRow.tsx';
import '../together/together.css';
import './continue.css';

const told = words.saves;
const NEW_GAMES = PAGES.flatMap(({ entrances }) => entrances.filter(({ leadsTo }) => leadsTo === 'game'));

interface Shelf {
  readonly saves?: readonly Summary[];
  readonly parts?: Loaded<SavesPart>;
  /** Why there is nothing to show, such as storage that the browser forbids. */
  readonly problem?: string;
}

export default function Continue() {
  const [shelf, setShelf] = useState<Shelf>({});
  const look = useCallback(async () => {
    try {
      const [saves, parts] = await Promise.all([pageWorker().saves(), loadSavesParts()]);
      setShelf({ saves, parts });
    } catch (error) {
      setShelf({ problem: error instanceof Error ? error.message : String(error) });
    }
  }, []);
  useEffect(() => void look(), [look]);

  return (
    <Page title={told.title} aside={<ImportButton onImported={look} />}>
      <MyTables />
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
  if (shelf.saves === undefined || shelf.parts === undefined) return <p role="status">{told.looking}</p>;
  if (shelf.saves.length === 0)
    return (
      <div className="panel nothing">
        <Icon name="open-treasure-chest" className="nothing-art" />
        <h2>{told.none}</h2>
        <p>{told.noneText}</p>
        <div className="row">
          {NEW_GAMES.map(({ href, name }, i) => (
            <Link key={href} href={href} className={i === 0 ? 'button primary' : 'button'}>
              {name}
            </Link>
          ))}
        </div>
      </div>
    );
  const { saves, parts } = shelf;
  return (
    <>
      <ul className="saves">
        {saves.map(save => (
          <SaveRow key={save.id} save={save} parts={parts} onRemoved={onChanged} />
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
async function takeIn(file: File): Promise<Result<Summary, Refused>> {
  try {
    if (file.size > LONGEST_IMPORT) return fail({ code: 'import', message: told.tooLong });
    return await pageWorker().import(await file.text());
  } catch (error) {
    return fail({ code: 'import', message: error instanceof Error ? error.message : String(error) });
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
    toast({ text: told.imported(toldSave(await loadSavesParts(), imported.value).party), tone: 'good' });
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
