/** What lies on the table of DIE in the Dungeon!: dungeon or encounter in the middle, the board, the log. */

import { useNarrow } from '@tumblekeep/page-kit/app/media.ts';
import { Log } from '@tumblekeep/page-kit/play/Log.tsx';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { CrawlSnapshot, CrawlStep } from '../hosted/index.ts';
import { type CellId, CONTENT, type CreatureId, texts } from '../rules/index.ts';
import { progressOf } from './board.ts';
import { CrawlArt, Sign } from './CrawlArt.tsx';
import { ExplainSheet } from './Explain.tsx';
import type { LastStep, Moment } from './moments.ts';
import { Details, Tracks } from './sight/Board.tsx';
import { DungeonMap } from './sight/DungeonMap.tsx';
import { Encounter } from './sight/Encounter.tsx';
import { duellistsOf } from './theatre/Duel.tsx';
import { Theatre } from './theatre/Theatre.tsx';
import { words } from './words/index.ts';

const told = words.crawl.play;

/** A step that is being watched. */
export interface Show {
  readonly step: Pick<CrawlStep, 'events' | 'snapshot'>;
  readonly moments: readonly Moment[];
}

interface StageProps {
  readonly snapshot: CrawlSnapshot;
  readonly last: LastStep | undefined;
  readonly showing: Show | undefined;
  readonly onShown: () => void;
  /** Labels of the tiles that may be explored now. */
  readonly explorable?: ReadonlyMap<CellId, string>;
  readonly onExplore?: (cell: CellId) => void;
}

/** Where one is: the tile that is being resolved, unless somebody wants to see the dungeon meanwhile. */
function useStageMap(here: CellId | null) {
  const [stage, setStage] = useState<'map' | 'fight'>('map');
  useEffect(() => setStage(here === null ? 'map' : 'fight'), [here]);
  return [stage === 'map' || here === null, setStage] as const;
}

export interface CrawlTableProps extends StageProps {
  readonly root?: RefObject<HTMLElement | null>;
  readonly className?: string;
  readonly bar: ReactNode;
  readonly desk: ReactNode;
  /** Something to be said above everything else. */
  readonly notice?: ReactNode;
  readonly story: readonly (readonly string[])[];
}

export function CrawlTable({ root, className = '', bar, desk, notice, story, ...stage }: CrawlTableProps) {
  const { snapshot, last, showing, onShown, explorable, onExplore } = stage;
  const { view } = snapshot;
  const isEncounter = view.here !== null;
  const [isStageMap, setStage] = useStageMap(view.here);
  const meets = isStageMap || showing !== undefined ? '' : 'crawl-meets';
  return (
    <main className={`crawl ${meets} ${className}`} data-table="" ref={root}>
      {bar}
      <section className="crawl-stage" aria-label={isStageMap ? told.dungeon : told.fight}>
        {showing === undefined && notice}
        {isEncounter && showing === undefined && (
          <fieldset className="stage-tabs" aria-label={told.dungeon}>
            {(['fight', 'map'] as const).map(one => (
              <button
                key={one}
                type="button"
                className="stage-tab"
                aria-pressed={(one === 'map') === isStageMap}
                onClick={() => setStage(one)}
              >
                {told[one]}
              </button>
            ))}
          </fieldset>
        )}
        {isStageMap ? (
          <DungeonMap
            view={view}
            explorable={showing === undefined ? explorable : undefined}
            onExplore={onExplore}
          />
        ) : (
          <Encounter snapshot={snapshot} last={last} />
        )}
        {showing !== undefined && (
          <Theatre
            key={showing.step.snapshot.n}
            moments={showing.moments}
            isCheck={view.roll?.what === 'check' || showing.step.events.some(({ type }) => type === 'check')}
            duellists={duellistsOf(view, showing.step.snapshot.view)}
            onEnd={onShown}
          />
        )}
      </section>
      <BoardSide snapshot={snapshot} last={last} />
      {desk}
      <section className="crawl-log plank" aria-label={told.log}>
        <h2>{told.log}</h2>
        <Log story={story} />
      </section>
      <ExplainSheet />
    </main>
  );
}

function BoardSide({ snapshot: { view }, last }: Pick<StageProps, 'snapshot' | 'last'>) {
  const [seat, setSeat] = useState<CreatureId>(view.active);
  const isNarrow = useNarrow();
  useEffect(() => setSeat(view.active), [view.active]);
  return (
    <section className="crawl-board plank" aria-label={told.board(texts.creatureName(CONTENT, seat))}>
      <header className="board-head">
        {view.seats.map(one => (
          <button
            key={one}
            type="button"
            className={`board-who ${one === view.active ? 'is-active' : ''}`}
            aria-pressed={one === seat}
            onClick={() => setSeat(one)}
          >
            <CrawlArt id={one} />
            <span>{texts.creatureName(CONTENT, one)}</span>
          </button>
        ))}
      </header>
      <Tracks id={seat} view={view} last={last} />
      <details className="board-more" open={!isNarrow}>
        <summary>
          {told.abilities}, {told.minions}
        </summary>
        <Details id={seat} view={view} />
      </details>
      <p className="board-goal">
        <Sign of="goal" /> {told.goal}: {texts.winText(view.win)} ({progressOf(view, seat)})
      </p>
    </section>
  );
}

/** Where one is and how far. */
export function CrawlTitle({ view }: { readonly view: CrawlSnapshot['view'] }) {
  return (
    <h1 className="bar-title">
      {texts.mapName(CONTENT, view.map)}
      <small>
        {words.crawl.turn(view.turn)} · {progressOf(view)}
      </small>
    </h1>
  );
}
