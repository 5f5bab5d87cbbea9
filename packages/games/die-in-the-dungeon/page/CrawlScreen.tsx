/** The table of DIE in the Dungeon! while it is played. */

import { confirm } from '@tumblekeep/page-kit/app/Confirmation.tsx';
import { Dialog } from '@tumblekeep/page-kit/app/Dialog.tsx';
import { Company } from '@tumblekeep/page-kit/online/Company.tsx';
import { useTableKeys } from '@tumblekeep/page-kit/play/keyboard.ts';
import { nextSpeed, SoundTool, SpeedTool, Tool, toggleSound } from '@tumblekeep/page-kit/play/tools.tsx';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { CrawlSnapshot } from '../hosted/index.ts';
import { type Action, type CellId, CONTENT, RULES_ID, texts } from '../rules/index.ts';
import { CrawlArt } from './CrawlArt.tsx';
import { CrawlTable, CrawlTitle } from './CrawlTable.tsx';
import { useCrawl } from './crawl-store.ts';
import { Desk } from './desk/Desk.tsx';
import { waysTo } from './desk/groups.ts';
import { to } from './routes.ts';
import { HandOver } from './sight/HandOver.tsx';
import { words } from './words/index.ts';

const told = words.crawl.play;

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
        <Link href={to.begin()} className="button">
          {words.crawl.another}
        </Link>
        <Link href={to.rules(`${RULES_ID}:`)} className="button">
          {told.rules}
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
  const { showing, last, story, busy, act, explore, undo, finishShowing } = useCrawl();
  const { view } = snapshot;
  const root = useRef<HTMLElement>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);

  const onUndo = useCallback(() => {
    if (snapshot.undo !== 'nothing') void undo();
  }, [snapshot.undo, undo]);
  const onChoose = useCallback((action: Action) => void act(action), [act]);
  const onExplore = useCallback((cell: CellId) => void explore(cell), [explore]);
  const explorable = useMemo(
    () =>
      new Map(
        [...waysTo(snapshot).keys()].map(
          cell => [cell, texts.actionLabel(CONTENT, { type: 'explore', cell }, snapshot.view)] as const,
        ),
      ),
    [snapshot],
  );
  useTableKeys(root, { u: onUndo, s: nextSpeed, m: toggleSound });

  const bar = (
    <nav className="bar crawl-bar" aria-label={told.menu}>
      <Tool icon="hamburger-menu" label={told.menu} onClick={() => setMenuOpen(true)} />
      <CrawlTitle view={view} />
      <Company
        id={id}
        nameOf={creature => texts.creatureName(CONTENT, creature)}
        faceOf={creature => <CrawlArt id={creature} />}
      />
      <Tool
        icon="anticlockwise-rotation"
        label={snapshot.undo === 'nothing' ? told.undoNothing : told.undo}
        disabled={snapshot.undo === 'nothing'}
        hotkey="U"
        onClick={onUndo}
      />
      <SpeedTool />
      <SoundTool />
    </nav>
  );
  const desk =
    showing === undefined ? (
      <Desk
        id={id}
        snapshot={snapshot}
        busy={busy}
        folds={{ isOpen: isUnfolded, onToggle: setUnfolded }}
        onChoose={onChoose}
        ways={explorable}
        onExplore={onExplore}
      />
    ) : (
      <section className="crawl-desk desk-waiting panel" aria-label={told.desk}>
        <p>{told.rolling} …</p>
      </section>
    );
  return (
    <>
      <CrawlTable
        root={root}
        bar={bar}
        desk={desk}
        notice={<HandOver snapshot={snapshot} last={last} />}
        snapshot={snapshot}
        last={last}
        story={story}
        showing={showing}
        onShown={finishShowing}
        explorable={explorable}
        onExplore={onExplore}
      />
      {isMenuOpen && (
        <Menu
          isOver={snapshot.outcome !== undefined}
          onClose={() => setMenuOpen(false)}
          onGiveUp={() => void giveUp(act)}
        />
      )}
    </>
  );
}
