/** A game of DIE in the Dungeon! at its address. */

import { Page, useTitle } from '@tumblekeep/page-kit/app/Page.tsx';
import { Refused } from '@tumblekeep/page-kit/app/Refused.tsx';
import { RefusedHere } from '@tumblekeep/page-kit/app/RefusedHere.tsx';
import { OnTheWay } from '@tumblekeep/page-kit/online/OtherVersion.tsx';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { CrawlScreen } from '../../CrawlScreen.tsx';
import { useCrawl } from '../../crawl-store.ts';
import { words } from '../../words/index.ts';
import '@tumblekeep/page-kit/play/play.css';
import '../../crawl.css';
import '../../low.css';
import '../../map.css';
import '../../desk.css';
import '../../theatre.css';

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
      {refusal === undefined ? <OnTheWay id={id} /> : <Refused why={refusal.message} />}
    </Page>
  );
}
