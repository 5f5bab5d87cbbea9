/** The table: the board in the middle, the foe, the party, what is asked and what happened around it. */

import { Dialog } from '@tumblekeep/page-kit/app/Dialog.tsx';
import { roleOf } from '@tumblekeep/page-kit/online/address.ts';
import { LookUp } from '@tumblekeep/page-kit/online/LookUp.tsx';
import { useSeenHand, useShownHand } from '@tumblekeep/page-kit/online/moving-hand.ts';
import { useHandFocus, useTableKeys } from '@tumblekeep/page-kit/play/keyboard.ts';
import { Log } from '@tumblekeep/page-kit/play/Log.tsx';
import { nextCamera, nextSpeed, Tool, takeBack, toggleSound } from '@tumblekeep/page-kit/play/tools.tsx';
import { BoardPicture } from '@tumblekeep/page-kit/scene/BoardPicture.tsx';
import { Stage } from '@tumblekeep/page-kit/scene/Stage.tsx';
import { boardWith } from '@tumblekeep/table';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Snapshot } from '../../hosted/index.ts';
import { type Edition, texts, type Zone } from '../../rules/index.ts';
import { ExplainSheet } from '../cards/Explain.tsx';
import { fightWorker } from '../client.ts';
import { to } from '../routes.ts';
import { ThrowControl } from '../throwing/ThrowControl.tsx';
import { words } from '../words/index.ts';
import type { OpenGame } from '../worker/protocol.ts';
import { Bar } from './Bar.tsx';
import { SightProvider, type TableSight } from './context.ts';
import { useDemands, useDirectThrow, useLooked } from './direct.ts';
import { useGame } from './game-store.ts';
import { Menu } from './Menu.tsx';
import { LAID_OUT, Prompt } from './Prompt.tsx';
import { makePanel } from './panel/model.ts';
import { Asides } from './panels/Asides.tsx';
import { PanelView } from './panels/PanelView.tsx';
import { Report } from './panels/Report.tsx';
import { FoeSide, FoeStrip, Party, PartyStrip } from './sight/Around.tsx';
import { Blows } from './sight/Blows.tsx';
import { Curtain } from './sight/Curtain.tsx';
import { Foe, Supplies } from './sight/Foe.tsx';
import { ForAll } from './sight/ForAll.tsx';
import { MapPicture } from './sight/MapPicture.tsx';
import { Place } from './sight/Place.tsx';
import { BossEnters, TheEnd } from './sight/Scenes.tsx';
import { VerdictBadge } from './sight/VerdictBadge.tsx';
import { Why } from './sight/Why.tsx';
import { useTempo } from './tempo.ts';
import { useAgain, useLearning, useMoments, useStage, useVerdict } from './wiring.ts';

type Game = Pick<OpenGame, 'id' | 'rules' | 'table' | 'preferences'>;
type Drawer = 'menu' | 'party' | 'log' | 'place' | 'why';

export interface TableScreenProps {
  readonly edition: Edition;
  readonly game: Game;
  readonly snapshot: Snapshot;
  /** Something is to be read first: no die is taken up and no card laid out yet. */
  readonly isHeldBack?: boolean;
}

export function TableScreen({ edition, game, snapshot, isHeldBack = false }: TableScreenProps) {
  const {
    story,
    showing,
    last,
    busy,
    act,
    throwByHand,
    throwAtOnce,
    answeredFor,
    refusedThrows,
    finishShowing,
    undo,
    setPreferences,
    setCurtain,
    holdOn,
  } = useGame();
  const [drawer, setDrawer] = useState<Drawer | undefined>();
  const [looked, setLooked] = useState<Snapshot | undefined>();
  const [zone, setZone] = useState<{ readonly n: number; readonly zone: Zone } | undefined>();
  const { verdict, isNews, close: closeVerdict } = useVerdict(last, showing);
  const screen = useRef<HTMLDivElement>(null);
  const { hasLooked: hasSeenLanding, lookAway } = useLooked(verdict);
  const looking = verdict === undefined ? last?.flight : hasSeenLanding ? undefined : verdict.flight;
  useStage(snapshot, showing, finishShowing, looking);
  useMoments(last);

  const isLooked = looked?.n === snapshot.n;
  const seen = isLooked ? looked : snapshot;
  const { view, turn, outcome } = seen;
  const { id, table, preferences } = game;
  const role = roleOf(id);
  const isBehindCurtain = turn?.isSecret === true && !isLooked && showing === undefined;
  const isReal = table.dice === 'real';
  const board = boardWith(edition.constants.board);
  const direct = useDirectThrow(seen, !isReal && showing === undefined);
  const demands = useDemands(id, snapshot.at, direct?.way);
  useLearning(edition, table, verdict);
  const { isAgain, again } = useAgain(verdict?.flight, showing !== undefined);
  const sight: TableSight = { edition, view, table, act: action => void act(action), direct };
  const isLanding = turn?.at === 'landing' && turn.isForPeople && showing === undefined;
  const picked = zone?.n === snapshot.n ? zone.zone : undefined;
  const pick = (one: Zone | undefined): void =>
    setZone(one === undefined ? undefined : { n: snapshot.n, zone: one });
  const mayUndo = snapshot.undo === 'consent' && snapshot.n <= answeredFor ? 'unseen' : snapshot.undo;
  const onUndo = (): void => void (mayUndo === 'unseen' ? undo(true) : takeBack(mayUndo, undo));
  const look = async (hero: string): Promise<void> => {
    const answer = await fightWorker().look(id, snapshot.at, hero);
    if (answer.ok) setLooked(answer.value);
  };
  const onHoldOn = (): void => void holdOn(!snapshot.holdOn);
  useTempo();
  const isDirect = direct !== undefined && demands !== undefined && hasSeenLanding && !isHeldBack && !isAgain;
  const isInHand = (isLanding && !isReal) || isDirect;
  useHandFocus(screen, isInHand);
  useShownHand(id, isInHand);
  const onAimed = useSeenHand(!isReal && !isInHand && !isAgain && showing === undefined);
  useEffect(() => setCurtain(isBehindCurtain), [isBehindCurtain, setCurtain]);
  useTableKeys(screen, {
    u: onUndo,
    h: onHoldOn,
    m: toggleSound,
    s: nextSpeed,
    c: nextCamera,
    ' ': lookAway,
    l: () => screen.current?.querySelector<HTMLElement>('.log')?.focus(),
  });

  const isAboutCards =
    turn?.isForPeople === true &&
    LAID_OUT.has(turn.at) &&
    showing === undefined &&
    !isBehindCurtain &&
    seen.legal.length > 0;
  const isLaidOut = isAboutCards && hasSeenLanding && !isHeldBack;
  const isInLine = isReal || isDirect || isLanding || isLaidOut;
  // Nobody's answer moves away when the verdict comes from the die to its line.
  const isSoonInLine = verdict !== undefined && !hasSeenLanding && direct !== undefined && !isHeldBack;
  const said = verdict !== undefined && !isAgain && (
    <VerdictBadge
      key={isInLine ? 'line' : 'at'}
      edition={edition}
      verdict={verdict}
      isLine={isInLine}
      onAgain={isLaidOut ? undefined : again}
      onOverrule={
        // The Leader has the last word about real dice.
        isReal && isNews && snapshot.here.includes(view.leader)
          ? {
              label: words.play.leaderRight(texts.heroName(edition, view.leader)),
              run: () => {
                closeVerdict();
                void undo(true);
              },
            }
          : undefined
      }
    />
  );
  const thrown = view.combat?.throw;
  const hero = turn?.hero ?? view.leader;
  return (
    <SightProvider value={sight}>
      <div className="table-screen" data-table="" ref={screen} data-inputs={snapshot.n}>
        <Bar
          id={id}
          undo={showing !== undefined ? 'nothing' : mayUndo === 'unseen' ? 'free' : mayUndo}
          isHolding={snapshot.holdOn}
          isWatching={showing !== undefined}
          onAimed={onAimed}
          onMenu={() => setDrawer('menu')}
          onUndo={onUndo}
          onHoldOn={onHoldOn}
        >
          <span className="only-wide">{edition.name}</span>
          <span className="only-folded">
            <Tool icon="meeple" label={words.play.heroes} onClick={() => setDrawer('party')} />
            <Tool icon="dungeon-gate" label={words.play.table} onClick={() => setDrawer('place')} />
            <Tool icon="scroll-unfurled" label={words.bar.log} onClick={() => setDrawer('log')} />
          </span>
        </Bar>
        <FoeSide />
        <FoeStrip />
        <main className="stage-box" aria-label={words.play.title} onPointerDown={lookAway}>
          {isReal ? (
            <div className="stage-board">
              <BoardPicture board={board} surroundings {...(isLanding && { onPick: pick, picked })} />
            </div>
          ) : (
            <Stage board={board} isFlat={role === 'hand'} />
          )}
          {isLanding && !isReal && thrown && (
            <ThrowControl
              key={`${snapshot.n} ${refusedThrows}`}
              die={thrown.die}
              edition={edition.id}
              throws={thrown.requirements}
              lying={snapshot.lying}
              aimHelp={preferences.aimHelp[hero] ?? 'none'}
              steady={preferences.steady.includes(hero)}
              canBeSwung={role === 'hand'}
              onThrow={attempt => void throwByHand(attempt)}
            />
          )}
          {isDirect && (
            <ThrowControl
              key={`${snapshot.n} ${refusedThrows} direct`}
              die={direct.die}
              edition={edition.id}
              throws={demands}
              lying={snapshot.lying}
              aimHelp={preferences.aimHelp[hero] ?? 'none'}
              steady={preferences.steady.includes(hero)}
              canBeSwung={role === 'hand'}
              onThrow={attempt => direct.way && void throwAtOnce(direct.way, attempt)}
            />
          )}
          {!isInLine && outcome === undefined && said}
          {isAgain && <p className="chip past">{words.verdict.past}</p>}
          {role === 'hand' && showing?.flight !== undefined && <LookUp />}
          {role === 'stage' && showing === undefined && <ForAll />}
          <BossEnters edition={edition} last={last} />
          {outcome !== undefined && showing === undefined && !isAgain && (
            <TheEnd edition={edition} won={outcome.won} heroes={view.seats} />
          )}
          {isBehindCurtain && hasSeenLanding && (
            <Curtain edition={edition} hero={hero} onLook={() => void look(hero)} />
          )}
        </main>
        <PartyStrip turn={turn} heroes={role === 'hand' ? snapshot.here : view.seats} />
        <Prompt
          turn={showing === undefined ? turn : undefined}
          text={
            turn?.at === 'landing' && !isReal
              ? words.play.yourThrow
              : direct === undefined || turn?.at !== 'turn'
                ? (turn?.text ?? '')
                : direct.isOnly
                  ? words.play.yourThrow
                  : words.play.throwNow
          }
          n={snapshot.n}
          isBusy={busy}
          isLaidOut={isLaidOut}
          before={isInLine ? said : isSoonInLine && <span className="verdict-room" />}
        >
          {showing?.flight !== undefined && (
            <p className="prompt-flying">
              <b>{words.play.flying}</b> {words.play.skip}
            </p>
          )}
          {outcome !== undefined && showing === undefined && (
            <p>
              {words.play.over}{' '}
              {role !== 'stage' && (
                <Link href={to.score(id)} className="button primary" data-choice="">
                  {words.play.toScore}
                </Link>
              )}
            </p>
          )}
          {isLanding && isReal && <Report key={snapshot.n} zone={picked} onZone={pick} />}
          {showing === undefined &&
            !isBehindCurtain &&
            seen.legal.length > 0 &&
            isLaidOut === isAboutCards && <PanelView key={snapshot.n} panel={makePanel(view, seen.legal)} />}
          {showing === undefined && seen.legal.length === 0 && snapshot.asides.length > 0 && (
            <Asides panel={makePanel(view, snapshot.asides)} isTrade={false} />
          )}
        </Prompt>
        <div className="table-right">
          <Party turn={turn} />
          <section className="panel log-box">
            <h2>
              {words.bar.log}
              <Tool icon="help" label={words.play.why} onClick={() => setDrawer('why')} />
            </h2>
            <Log story={story} />
          </section>
        </div>
        {drawer === 'menu' && (
          <Menu
            preferences={preferences}
            onPreferences={one => void setPreferences(one)}
            onClose={() => setDrawer(undefined)}
          />
        )}
        {drawer === 'party' && (
          <Dialog title={words.play.heroes} onClose={() => setDrawer(undefined)} className="sheet-party">
            <Party turn={turn} whole />
          </Dialog>
        )}
        {drawer === 'place' && (
          <Dialog title={words.play.table} onClose={() => setDrawer(undefined)}>
            <div className="drawer-place">
              <Foe />
              <div className="plank">
                <Supplies />
              </div>
              <div className="plank">
                <Place />
              </div>
              <MapPicture />
            </div>
          </Dialog>
        )}
        {drawer === 'why' && <Why id={id} onClose={() => setDrawer(undefined)} />}
        {drawer === 'log' && (
          <Dialog title={words.bar.log} onClose={() => setDrawer(undefined)}>
            <Log story={story} />
          </Dialog>
        )}
        <ExplainSheet edition={edition} />
        <Blows last={last} verdict={verdict} foe={view.combat?.foe} />
      </div>
    </SightProvider>
  );
}
