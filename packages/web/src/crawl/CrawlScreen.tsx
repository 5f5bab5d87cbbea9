/** The table of DIE in the Dungeon!: dungeon or encounter in the middle, the board, the decision, the log. */
import { type Action, CONTENT, type CreatureId, texts } from '@tumblekeep/die-in-the-dungeon';
import type { CrawlSnapshot } from '@tumblekeep/host/crawl';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { confirm } from '../app/Confirmation.tsx';
import { Dialog } from '../app/Dialog.tsx';
import { to } from '../app/routes.ts';
import { useSettings } from '../app/settings.ts';
import { nextSpeed, Tool, toggleSound } from '../play/Bar.tsx';
import { useTableKeys } from '../play/keyboard.ts';
import { Log } from '../play/sight/Log.tsx';
import { words } from '../strings/index.ts';
import { progressOf } from './board.ts';
import { CrawlArt, Sign } from './CrawlArt.tsx';
import { useCrawl } from './crawl-store.ts';
import { Desk } from './desk/Desk.tsx';
import { waysTo } from './desk/groups.ts';
import { ExplainSheet } from './Explain.tsx';
import { Details, Tracks } from './sight/Board.tsx';
import { DungeonMap } from './sight/DungeonMap.tsx';
import { Encounter } from './sight/Encounter.tsx';
import { HandOver } from './sight/HandOver.tsx';
import { Theatre } from './theatre/Theatre.tsx';

const told = words.crawl.play;

async function takeBack(
  kind: CrawlSnapshot['undo'],
  undo: (consent: boolean) => Promise<void>,
): Promise<void> {
  if (kind === 'nothing') return;
  if (kind === 'free') return undo(false);
  if (await confirm({ title: told.undoTitle, text: told.undoText, yes: told.undoYes })) await undo(true);
}

async function giveUp(act: (action: Action) => Promise<void>): Promise<void> {
  const question = { title: told.giveUpTitle, text: told.giveUpText, yes: told.giveUp, dangerous: true };
  if (await confirm(question)) await act({ type: 'concede' });
}

function Menu({
  isOver,
  onClose,
  onGiveUp,
}: {
  readonly isOver: boolean;
  readonly onClose: () => void;
  readonly onGiveUp: () => void;
}) {
  return (
    <Dialog title={told.menu} onClose={onClose}>
      <p>{told.saved}</p>
      <div className="crawl-menu">
        <button type="button" className="button primary" onClick={onClose}>
          {told.goOn}
        </button>
        <Link href={to.start} className="button">
          {told.hall}
        </Link>
        <Link href={to.crawlNew()} className="button">
          {words.start.newGame}
        </Link>
        {!isOver && (
          <button
            type="button"
            className="button danger"
            onClick={() => {
              onClose();
              onGiveUp();
            }}
          >
            {told.giveUp}
          </button>
        )}
      </div>
    </Dialog>
  );
}

interface Props {
  readonly id: string;
  readonly snapshot: CrawlSnapshot;
}

export function CrawlScreen({ id, snapshot }: Props) {
  const { showing, story, busy, act, undo, finishShowing } = useCrawl();
  const { speed, sound } = useSettings();
  const { view } = snapshot;
  const root = useRef<HTMLElement>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [seat, setSeat] = useState<CreatureId>(view.active);
  const [stage, setStage] = useState<'map' | 'fight'>('map');
  const isEncounter = view.here !== null;
  useEffect(() => setStage(isEncounter ? 'fight' : 'map'), [isEncounter]);
  useEffect(() => setSeat(view.active), [view.active]);

  const onUndo = useCallback(() => void takeBack(snapshot.undo, undo), [snapshot.undo, undo]);
  const onChoose = useCallback((action: Action) => void act(action), [act]);
  const ways = useMemo(() => waysTo(snapshot), [snapshot]);
  const offers = useMemo(
    () =>
      new Map(
        [...ways].map(
          ([cell]) => [cell, texts.actionLabel(CONTENT, { type: 'explore', cell }, view)] as const,
        ),
      ),
    [ways, view],
  );
  useTableKeys(root, { u: onUndo, s: nextSpeed, m: toggleSound });

  const isStageMap = stage === 'map' || !isEncounter;
  const isShowingRolls = showing !== undefined;
  return (
    <main className={isStageMap || isShowingRolls ? 'crawl' : 'crawl crawl-meets'} ref={root}>
      <nav className="bar crawl-bar" aria-label={told.menu}>
        <Tool icon="hamburger-menu" label={told.menu} onClick={() => setMenuOpen(true)} />
        <h1 className="bar-title">
          {texts.mapName(CONTENT, view.map)}
          <small>
            {words.crawl.turn(view.turn)} · {progressOf(view)}
          </small>
        </h1>
        <Tool
          icon="anticlockwise-rotation"
          label={snapshot.undo === 'consent' ? told.undoConsent : told.undoFree}
          disabled={snapshot.undo === 'nothing'}
          hotkey="U"
          onClick={onUndo}
        />
        <Tool
          icon="fast-forward-button"
          label={words.play.speed(speed === 'instant' ? words.play.instant : `${speed}×`)}
          hotkey="S"
          onClick={nextSpeed}
        >
          <span className="tool-word">{speed === 'instant' ? words.play.instant : `${speed}×`}</span>
        </Tool>
        <Tool
          icon={sound ? 'sound-on' : 'sound-off'}
          label={sound ? words.play.mute : words.play.unmute}
          pressed={!sound}
          hotkey="M"
          onClick={toggleSound}
        />
      </nav>

      <section className="crawl-stage" aria-label={isStageMap ? told.dungeon : told.fight}>
        {!isShowingRolls && <HandOver snapshot={snapshot} />}
        {isEncounter && !isShowingRolls && (
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
            offers={isShowingRolls ? new Map() : offers}
            onExplore={cell => void act(...(ways.get(cell) ?? []))}
          />
        ) : (
          <Encounter snapshot={snapshot} />
        )}
        {showing !== undefined && (
          <Theatre
            key={showing.step.snapshot.n}
            moments={showing.moments}
            isCheck={view.roll?.what === 'check' || showing.step.events.some(({ type }) => type === 'check')}
            onEnd={finishShowing}
          />
        )}
      </section>

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
        <Tracks id={seat} view={view} />
        <details className="board-more" open={!matchMedia('(max-width: 60rem)').matches}>
          <summary>
            {told.abilities}, {told.minions}
          </summary>
          <Details id={seat} view={view} />
        </details>
        <p className="board-goal">
          <Sign of="goal" /> {told.goal}: {texts.winText(view.win)} ({progressOf(view, seat)})
        </p>
      </section>

      {isShowingRolls ? (
        <section className="crawl-desk desk-waiting panel" aria-label={told.desk}>
          <p>{told.rolling} …</p>
        </section>
      ) : (
        <Desk id={id} snapshot={snapshot} busy={busy} onChoose={onChoose} />
      )}
      <section className="crawl-log plank" aria-label={told.log}>
        <h2>{told.log}</h2>
        <Log story={story} />
      </section>
      <ExplainSheet />
      {isMenuOpen && (
        <Menu
          isOver={snapshot.outcome !== undefined}
          onClose={() => setMenuOpen(false)}
          onGiveUp={() => void giveUp(act)}
        />
      )}
    </main>
  );
}
