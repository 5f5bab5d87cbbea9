/** Two guided fights at the real table, a plain one and one with a trick; then the game is the player's. */

import { useDevice } from '@tumblekeep/page-kit/app/device.ts';
import { Page, useTitle } from '@tumblekeep/page-kit/app/Page.tsx';
import { RefusedHere } from '@tumblekeep/page-kit/app/RefusedHere.tsx';
import { toast } from '@tumblekeep/page-kit/app/Toasts.tsx';
import { pageWorker } from '@tumblekeep/page-kit/worker/client.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Snapshot } from '../../../hosted/index.ts';
import { demandsOf, type Edition, foeOf, RULE_SETS, texts } from '../../../rules/index.ts';
import { to } from '../../routes.ts';
import { useGame } from '../../table/game-store.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import { words } from '../../words/index.ts';
import { Coach } from './Coach.tsx';
import {
  type Beat,
  beatFor,
  isDeed,
  isThrown,
  keyOf,
  LAST,
  momentOf,
  remember,
  type Seen,
} from './lesson.ts';
import { LESSON, lessonOrder } from './order.ts';
import '../../table/table.css';
import './learn.css';

const text = words.learn;

/** Begins the game of the lesson at its first turn. */
async function beginLesson(): Promise<void> {
  const { begin, act } = useGame.getState();
  if ((await begin(lessonOrder())) === undefined) return;
  await act({ type: 'take-path', hero: LESSON.options.leader, card: LESSON.room });
}

/** A lesson that is left before its end leaves no saved game behind. */
function useLesson(): { readonly keep: () => void } {
  const isKept = useRef(false);
  useEffect(() => {
    void beginLesson();
    return () => {
      const { game, leave } = useGame.getState();
      leave();
      if (game !== undefined && !isKept.current)
        pageWorker()
          .remove(game.id)
          .catch(() => toast({ text: words.app.brokenTitle, tone: 'bad' }));
    };
  }, []);
  return {
    keep: () => {
      isKept.current = true;
    },
  };
}

function useSeen(): readonly Seen[] {
  const last = useGame(state => state.last);
  const [seen, setSeen] = useState<readonly Seen[]>([]);
  useEffect(() => {
    if (last !== undefined) setSeen(before => remember(before, last));
  }, [last]);
  return seen;
}

/** The foe that is fought or was fought last. */
function useFoe({ view: { combat } }: Snapshot): string {
  const [foe, setFoe] = useState<string>(LESSON.monster);
  useEffect(() => {
    if (combat !== null) setFoe(combat.foe);
  }, [combat]);
  return foe;
}

function useTold(edition: Edition, snapshot: Snapshot, beat: Beat | undefined): string {
  const foe = useFoe(snapshot);
  const device = useDevice();
  if (beat === undefined) return '';
  const { view, turn } = snapshot;
  const hero = beat === 'victory' ? view.leader : (turn?.hero ?? view.leader);
  const color = view.combat?.dice[0] ?? 'red';
  return text.beats[beat].text({
    device,
    monster: texts.nameOf(edition, foe),
    life: view.combat?.life ?? 0,
    damage: foeOf(edition, foe)?.damage ?? 1,
    hero: texts.heroName(edition, hero),
    demand: texts.list(demandsOf(edition, view, []).map(({ id }) => texts.nameOf(edition, id))),
    ability: texts.abilityLabel(edition, hero, color),
  });
}

function Lesson({ edition, keep }: { readonly edition: Edition; readonly keep: () => void }) {
  const { game, snapshot, showing, busy, undo } = useGame();
  const [, navigate] = useLocation();
  const [taught, setTaught] = useState<ReadonlySet<string>>(new Set());
  const seen = useSeen();
  const moment = useMemo(
    () => snapshot && momentOf(snapshot, seen, demandsOf(edition, snapshot.view, []).length > 0),
    [edition, snapshot, seen],
  );
  const beat = moment && beatFor(moment, taught);
  const told = useTold(edition, snapshot as Snapshot, beat);
  if (game === undefined || snapshot === undefined) return null;
  const teach = (one: Beat): void => {
    if (moment !== undefined) setTaught(before => new Set(before).add(keyOf(one, moment)));
  };
  const playOn = (): void => {
    keep();
    navigate(to.play(game.id));
  };
  const onNext = (): void => {
    if (beat === undefined) return;
    if (beat === 'end') playOn();
    else if (beat === 'lost') navigate(to.start);
    else teach(beat);
  };
  const nextText = beat === 'end' ? text.play : beat === 'miss' ? text.counts : text.next;
  return (
    <>
      <TableScreen
        edition={edition}
        game={game}
        snapshot={snapshot}
        isHeldBack={beat !== undefined && !isDeed(beat)}
      />
      {beat !== undefined && showing === undefined && !busy && (
        <Coach
          key={beat}
          beat={beat}
          told={told}
          nextText={nextText}
          onNext={isDeed(beat) ? undefined : onNext}
          onRetry={isThrown(beat) ? () => void undo(true) : undefined}
          retryText={beat === 'hit' ? text.again : text.retry}
          isRetryBest={beat === 'miss' || beat === 'lost'}
          onSkip={LAST.has(beat) ? undefined : playOn}
        />
      )}
    </>
  );
}

export default function Learn() {
  useTitle(text.title);
  const { keep } = useLesson();
  const { game, snapshot, refusal, dismissRefusal } = useGame();
  const isAtTheTable = game !== undefined && snapshot?.view.room === LESSON.room;
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    if (isAtTheTable) setBegun(true);
  }, [isAtTheTable]);
  const edition = RULE_SETS[LESSON.rules]?.edition;
  if (edition === undefined || !hasBegun || game === undefined || snapshot === undefined)
    return <Page title={text.setting}>{null}</Page>;
  return (
    <div className="learn">
      <Lesson edition={edition} keep={keep} />
      <RefusedHere id={game.id} refusal={refusal} onRead={dismissRefusal} />
    </div>
  );
}
