/** A game of DIE in the Dungeon! at its address. */
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { Page, useTitle } from '../../app/Page.tsx';
import { Refused } from '../../app/Refused.tsx';
import { RefusedHere } from '../../app/RefusedHere.tsx';
import { CrawlScreen } from '../../crawl/CrawlScreen.tsx';
import { useCrawl } from '../../crawl/crawl-store.ts';
import { words } from '../../strings/index.ts';
import '../../play/table.css';
import '../../crawl/crawl.css';
import '../../crawl/low.css';
import '../../crawl/map.css';
import '../../crawl/desk.css';
import '../../crawl/theatre.css';

const told = words.crawl.play;

export default function CrawlPlay() {
  const { id = '' } = useParams();
  const { game, snapshot, refusal, open, leave, dismissRefusal } = useCrawl();
  const isHere = game?.id === id;
  useTitle(told.title);
  useEffect(() => {
    if (useCrawl.getState().game?.id !== id) void open(id);
    return leave;
  }, [id, open, leave]);
  if (isHere && snapshot !== undefined)
    return (
      <>
        <CrawlScreen id={id} snapshot={snapshot} />
        <RefusedHere id={id} refusal={refusal} onRead={dismissRefusal} />
      </>
    );
  return (
    <Page title={refusal === undefined ? told.opening : told.notFound}>
      {refusal !== undefined && <Refused why={refusal.message} />}
    </Page>
  );
}
