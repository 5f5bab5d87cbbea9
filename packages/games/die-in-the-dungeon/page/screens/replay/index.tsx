/** Any saved or finished game of DIE in the Dungeon!, step by step, with its dice and tiles as they fell. */

import { Claimed } from '@tumblekeep/page-kit/app/Claimed.tsx';
import { Page, useTitle } from '@tumblekeep/page-kit/app/Page.tsx';
import { Refused } from '@tumblekeep/page-kit/app/Refused.tsx';
import { Controls } from '@tumblekeep/page-kit/replay/Controls.tsx';
import { makeReplay, type ReplaySource, type ReplayStore } from '@tumblekeep/page-kit/replay/replay-store.ts';
import { useEffect, useMemo } from 'react';
import { Link, useParams } from 'wouter';
import { useStore } from 'zustand';
import type { CrawlReplayStep, CrawlSnapshot } from '../../../hosted/index.ts';
import { CONTENT } from '../../../rules/index.ts';
import { CrawlTable, CrawlTitle, type Show } from '../../CrawlTable.tsx';
import { crawlWorker } from '../../client.ts';
import { type LastStep, momentsOf } from '../../moments.ts';
import { to } from '../../routes.ts';
import { LastRolls } from '../../sight/LastRolls.tsx';
import { words } from '../../words/index.ts';
import type { OpenCrawl } from '../../worker/protocol.ts';
import '@tumblekeep/page-kit/play/play.css';
import '../../crawl.css';
import '../../low.css';
import '../../map.css';
import '../../desk.css';
import '../../theatre.css';
import '@tumblekeep/page-kit/replay/replay.css';
import './replay.css';

const told = words.replay;
const NAMES = { again: words.crawl.replay.again, showing: words.crawl.replay.showing };

/** What led to a table; nothing led to the first one. */
const lastOf = ({ before, events }: CrawlReplayStep): LastStep | undefined =>
  before && { before, moments: momentsOf(CONTENT, events, before.view) };

const sourceOf = (id: string): ReplaySource<CrawlReplayStep, OpenCrawl> => ({
  open: () => crawlWorker().open(id),
  steps: () => crawlWorker().replaySteps(id),
  at: n => crawlWorker().replayAt(id, n),
  isShow: step => (lastOf(step)?.moments.length ?? 0) > 0,
});

interface TableProps {
  readonly store: ReplayStore<CrawlReplayStep, OpenCrawl>;
  readonly snapshot: CrawlSnapshot;
}

function ReplayTable({ store, snapshot }: TableProps) {
  const { steps, step, showing, finishShowing } = useStore(store);
  const { n } = snapshot;
  const story = useMemo(() => steps.slice(0, n + 1).map(({ lines }) => lines), [steps, n]);
  const last = useMemo(() => step && lastOf(step), [step]);
  const show = useMemo<Show | undefined>(
    () => showing && { step: showing, moments: lastOf(showing)?.moments ?? [] },
    [showing],
  );
  const bar = (
    <header className="bar crawl-bar">
      <Link href={to.continue} className="page-back">
        <span aria-hidden="true">‹</span> {words.saves.title}
      </Link>
      <CrawlTitle view={snapshot.view} />
      <Claimed brief />
    </header>
  );
  return (
    <CrawlTable
      className="crawl-replay"
      bar={bar}
      desk={
        <Controls store={store} names={NAMES}>
          <LastRolls last={last} />
        </Controls>
      }
      snapshot={snapshot}
      last={last}
      story={story}
      showing={show}
      onShown={finishShowing}
    />
  );
}

export default function CrawlReplay() {
  const { id = '' } = useParams();
  const store = useMemo(() => makeReplay(sourceOf(id)), [id]);
  const { problem, snapshot, open } = useStore(store);
  useTitle(told.title);
  useEffect(() => void open(), [open]);
  if (snapshot !== undefined) return <ReplayTable store={store} snapshot={snapshot} />;
  return (
    <Page title={problem === undefined ? told.opening : told.refused}>
      {problem !== undefined && <Refused why={problem} />}
    </Page>
  );
}
