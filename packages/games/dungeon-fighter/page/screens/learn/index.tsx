/** Two guided fights at the real table: flick, height, aim, then one trick; then the game is the player's. */

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
import { hintOf } from '../../table/sight/hint.ts';
import { reasonText } from '../../table/sight/short.ts';
import { verdictOf } from '../../table/sight/verdict.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import { words } from '../../words/index.ts';
import { Coach } from './Coach.tsx';
import { takeBackThrow, throwForThem } from './lend.ts';
import {
  type Beat,
  beatFor,
  isDeed,
  isThrown,
  LAST,
  type LessonStep,
  momentOf,
  PATIENT,
  remember,
  type Seen,
  stepOf,
  taughtAfter,
  triedAt,
} from './lesson.ts';
import { LESSON, lessonOrder } from './order.ts';
import '../../table/table.css';
import './learn.css';

const text = words.learn;
const NEXT: Readonly<Partial<Record<Beat, string>>> = {
  end: text.play,
  miss: text.counts,
  early: text.onward,
};
const RETRY: Readonly<Partial<Record<Beat, string>>> = { hit: text.again, early: text.rise };

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
  // What is on the screen is known in the same moment: nothing may be asked before the coach has spoken.
  return useMemo(() => (last === undefined ? seen : remember(seen, last)), [seen, last]);
}

/** The foe that is fought or was fought last. */
function useFoe({ view: { combat } }: Snapshot): string {
  const [foe, setFoe] = useState<string>(LESSON.monster);
  useEffect(() => {
    if (combat !== null) setFoe(combat.foe);
  }, [combat]);
  return foe;
}

interface Telling {
  readonly beat: Beat | undefined;
  readonly step: LessonStep | undefined;
  readonly isLent: boolean;
}

function useTold(edition: Edition, snapshot: Snapshot, { beat, step, isLent }: Telling): string {
  const foe = useFoe(snapshot);
  const device = useDevice();
  const last = useGame(state => state.last);
  const reason = last && verdictOf(last)?.reason;
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
    step,
    isLent,
    reason: reason && reasonText(edition, reason),
    hint: reason && hintOf(edition, reason),
  });
}

function Lesson({ edition, keep }: { readonly edition: Edition; readonly keep: () => void }) {
  const { game, snapshot, showing, busy } = useGame();
  const [, navigate] = useLocation();
  const [taught, setTaught] = useState<ReadonlySet<string>>(new Set());
  const [misses, setMisses] = useState(0);
  const [lent, setLent] = useState<'no' | 'now' | 'thrown'>('no');
  const seen = useSeen();
  const moment = useMemo(
    () => snapshot && momentOf(snapshot, seen, demandsOf(edition, snapshot.view, []).length > 0),
    [edition, snapshot, seen],
  );
  const beat = moment && beatFor(moment, taught);
  const step = moment && stepOf(moment, taught);
  const told = useTold(edition, snapshot as Snapshot, { beat, step, isLent: lent === 'thrown' });
  if (game === undefined || snapshot === undefined || moment === undefined) return null;
  const playOn = (): void => {
    keep();
    navigate(to.play(game.id));
  };
  const next = (one: Beat): void => {
    setTaught(taughtAfter(one, moment, taught));
    setMisses(0);
    setLent('no');
  };
  const onNext = (): void => {
    if (beat === undefined) return;
    if (beat === 'end') playOn();
    else next(beat);
  };
  const onRetry = (): void => {
    if (beat === 'miss') setMisses(misses + 1);
    // The foe gets up for the next step, not for this one again.
    if (beat === 'early') setTaught(new Set([...taught, ...triedAt(beat, moment, taught)]));
    setLent('no');
    void takeBackThrow();
  };
  const onLend = async (): Promise<void> => {
    setMisses(misses + 1);
    setLent('now');
    await throwForThem();
    setLent('thrown');
  };
  // What goes without saying goes on in a moment: only then is it known what there is to tell.
  const isSettled = showing === undefined && !busy && snapshot.turn?.isForPeople !== false;
  const isAtStep = beat !== undefined && (beat === step || beat === 'hit' || beat === 'miss');
  return (
    <>
      <TableScreen
        edition={edition}
        game={game}
        snapshot={snapshot}
        isHeldBack={lent === 'now' || (beat !== undefined && !isDeed(beat))}
      />
      {lent === 'now' && showing === undefined && <p className="coach-lending">{text.lending}</p>}
      {beat !== undefined && isSettled && lent !== 'now' && (
        <Coach
          key={beat}
          beat={beat}
          step={isAtStep ? step : undefined}
          told={told}
          nextText={NEXT[beat] ?? text.next}
          onNext={isDeed(beat) || beat === 'lost' ? undefined : onNext}
          onRetry={isThrown(beat) ? onRetry : undefined}
          retryText={RETRY[beat] ?? text.retry}
          isRetryBest={isThrown(beat) && beat !== 'hit'}
          onLend={beat === 'miss' && misses + 1 >= PATIENT ? () => void onLend() : undefined}
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
