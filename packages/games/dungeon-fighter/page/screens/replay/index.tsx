/** Any saved or finished game, step by step, with the flights as they were. */

import { Claimed } from '@tumblekeep/page-kit/app/Claimed.tsx';
import { Dialog } from '@tumblekeep/page-kit/app/Dialog.tsx';
import { Page, useTitle } from '@tumblekeep/page-kit/app/Page.tsx';
import { Refused } from '@tumblekeep/page-kit/app/Refused.tsx';
import { Log } from '@tumblekeep/page-kit/play/Log.tsx';
import { Tool } from '@tumblekeep/page-kit/play/tools.tsx';
import { Controls } from '@tumblekeep/page-kit/replay/Controls.tsx';
import { makeReplay, type ReplaySource, type ReplayStore } from '@tumblekeep/page-kit/replay/replay-store.ts';
import { Stage } from '@tumblekeep/page-kit/scene/Stage.tsx';
import { stage } from '@tumblekeep/page-kit/scene/stage-store.ts';
import { boardWith } from '@tumblekeep/table';
import { useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'wouter';
import { useStore } from 'zustand';
import type { Flight, Snapshot, Step, Table } from '../../../hosted/index.ts';
import { type Edition, RULE_SETS } from '../../../rules/index.ts';
import { ExplainSheet } from '../../cards/Explain.tsx';
import { fightWorker } from '../../client.ts';
import { to } from '../../routes.ts';
import { KeepShot } from '../../shots/KeepShot.tsx';
import { SightProvider, type TableSight } from '../../table/context.ts';
import { FoeSide, FoeStrip, Party, PartyStrip } from '../../table/sight/Around.tsx';
import { useStage } from '../../table/wiring.ts';
import { words } from '../../words/index.ts';
import type { OpenGame } from '../../worker/protocol.ts';
import '../../table/table.css';
import '@tumblekeep/page-kit/replay/replay.css';

const told = words.replay;

/** Nobody decides anything here. */
const act = (): void => {};

type FlightReplay = ReplayStore<Step, OpenGame>;

const sourceOf = (id: string): ReplaySource<Step, OpenGame> => ({
  open: () => fightWorker().open(id),
  steps: () => fightWorker().replaySteps(id),
  at: n => fightWorker().replayAt(id, n),
  isShow: ({ flight }) => flight !== undefined,
});

interface TableProps {
  readonly store: FlightReplay;
  readonly edition: Edition;
  readonly table: Table;
  readonly snapshot: Snapshot;
}

function ReplayTable({ store, edition, table, snapshot }: TableProps) {
  const { steps, showing, finishShowing } = useStore(store);
  const { view, turn, n } = snapshot;
  useStage(snapshot, showing, finishShowing);
  useEffect(() => {
    if (showing === undefined) stage.setState({ flight: undefined });
  }, [showing]);
  const [flown, setFlown] = useState<Flight | undefined>();
  const [isKeeping, setKeeping] = useState(false);
  useEffect(() => {
    if (showing?.flight !== undefined) setFlown(showing.flight);
  }, [showing]);
  const story = useMemo(() => steps.slice(0, n + 1).map(({ lines }) => lines), [steps, n]);
  const sight = useMemo<TableSight>(() => ({ edition, view, table, act }), [edition, view, table]);
  return (
    <SightProvider value={sight}>
      <div className="table-screen replay" data-table="">
        <header className="bar">
          <Link href={to.continue} className="page-back">
            <span aria-hidden="true">‹</span> {words.saves.title}
          </Link>
          <h1 className="bar-title">{told.title}</h1>
          <Claimed brief />
          {flown !== undefined && (
            <Tool icon="open-treasure-chest" label={words.shots.share} onClick={() => setKeeping(true)} />
          )}
        </header>
        <FoeSide />
        <FoeStrip />
        <main className="stage-box" aria-label={words.play.title}>
          <Stage board={boardWith(edition.constants.board)} />
        </main>
        <PartyStrip turn={turn} heroes={view.seats} />
        <Controls store={store} />
        <div className="table-right">
          <Party turn={turn} />
          <section className="panel log-box">
            <h2>{words.bar.log}</h2>
            <Log story={story} />
          </section>
        </div>
        {isKeeping && flown !== undefined && (
          <Dialog title={words.shots.one} onClose={() => setKeeping(false)}>
            <KeepShot edition={edition.id} flight={flown} />
          </Dialog>
        )}
        <ExplainSheet edition={edition} />
      </div>
    </SightProvider>
  );
}

export default function ReplayScreen() {
  const { id = '' } = useParams();
  const store = useMemo(() => makeReplay(sourceOf(id)), [id]);
  const { problem, snapshot, opened, open } = useStore(store);
  useTitle(told.title);
  useEffect(() => void open(), [open]);
  const edition = snapshot && RULE_SETS[snapshot.view.rules]?.edition;
  if (snapshot !== undefined && opened !== undefined && edition !== undefined)
    return <ReplayTable store={store} edition={edition} table={opened.table} snapshot={snapshot} />;
  return (
    <Page title={problem === undefined ? told.opening : told.refused}>
      {problem !== undefined && <Refused why={problem} />}
    </Page>
  );
}
