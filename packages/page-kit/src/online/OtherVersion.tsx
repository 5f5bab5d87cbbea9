/** A page and a server of different versions: what is done about it, and in words what is not. */
import { useEffect, useState } from 'react';
import { Calm } from '../app/calm.ts';
import { forgetTry, hasTriedNewest, isOtherPageThere, loadNewest } from '../app/newest.ts';
import { words } from '../words/index.ts';
import { roleOf, tableOf } from './address.ts';
import type { TableNews } from './protocol.ts';
import { useTableNews } from './use-table.ts';

const told = words.company;

/** Another server may answer the next time, or the same one when it is upgraded. */
const LOOK_AGAIN = 5000;

/** `missing`: there is no newer page, or loading it has not helped. */
type Newer = 'unknown' | 'there' | 'missing';

/** Looks for a newer page where one is needed, and loads it in a calm moment: once, until a server has understood it. */
function useNewer({ fit, link }: TableNews): Newer {
  const [calm] = useState(() => new Calm());
  const [newer, setNewer] = useState<Newer>('unknown');
  useEffect(() => calm.watch(), [calm]);
  const isNeeded = fit === 'too-old' || (fit === 'differs' && link === 'open');
  useEffect(() => {
    if (fit === 'fits' && link === 'open') forgetTry();
    setNewer('unknown');
    if (!isNeeded) return;
    let isHere = true;
    let stop = (): void => undefined;
    const look = async (): Promise<void> => {
      const isThere = !hasTriedNewest() && (await isOtherPageThere());
      if (!isHere) return;
      setNewer(isThere ? 'there' : 'missing');
      if (isThere) stop = calm.wait(() => void loadNewest());
      else {
        const timer = setTimeout(() => void look(), LOOK_AGAIN);
        stop = () => clearTimeout(timer);
      }
    };
    void look();
    return () => {
      isHere = false;
      stop();
    };
  }, [fit, link, isNeeded, calm]);
  return newer;
}

interface Props {
  readonly news: TableNews;
  /** How it looks on this screen. */
  readonly className?: string;
}

export function OtherVersion({ news, className = 'company-note' }: Props) {
  const newer = useNewer(news);
  const { fit } = news;
  const isMissing = newer === 'missing';
  if (fit === 'too-new')
    return (
      <p className={className} data-note="version">
        {told.upgrading}
      </p>
    );
  if (newer === 'unknown' || (isMissing && fit === 'differs')) return null;
  return (
    <p className={className} data-note="version">
      {isMissing ? told.noNewer : told.newer}{' '}
      <button type="button" className="button small" onClick={() => void loadNewest()}>
        {isMissing ? words.app.reload : told.loadNow}
      </button>
    </p>
  );
}

/** Before a game elsewhere is on the screen: whether its server can be talked to. */
export function OnTheWay({ id }: { readonly id: string }) {
  const news = useTableNews(tableOf(id), undefined, roleOf(id) === 'stage');
  return news === undefined ? null : <OtherVersion news={news} className="panel" />;
}
