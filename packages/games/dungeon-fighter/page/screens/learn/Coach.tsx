/** The coach: a note pinned beside what it speaks of, with a ring around that. */
import { press } from '@tumblekeep/page-kit/app/press.ts';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { words } from '../../words/index.ts';
import { type Beat, type LessonStep, STEPS } from './lesson.ts';

const text = words.learn;

/** What each beat points at: the first of these that is on the screen. */
const TARGETS: Readonly<Record<Beat, readonly string[]>> = {
  foe: ['.table-left .foe', '.foe-strip'],
  demand: ['.table-left .foe', '.foe-strip'],
  flick: ['.stage-box'],
  height: ['.stage-box'],
  aim: ['.stage-box'],
  trick: ['.stage-box'],
  finish: ['.stage-box'],
  early: ['.table-left .plank', '.prompt'],
  felled: ['.table-left .plank', '.prompt'],
  hit: ['.table-left .foe', '.foe-strip'],
  miss: ['.table-right .party', '.party-strip'],
  icon: ['.table-right .party', '.party-strip'],
  window: ['.prompt'],
  retrieve: ['.answer-costly', '.answers-dice', '.prompt'],
  victory: ['.table-left .plank', '.prompt'],
  lost: ['.prompt'],
  end: ['.prompt'],
};

interface Place {
  readonly ring: CSSProperties | undefined;
  readonly note: CSSProperties;
}

const GAP = 12;
const NOTE = { width: 352, height: 210 } as const;
/** A note beside the board, and how broad a table has room for it; or beside the table, if so much is left there. */
const ASIDE = 236;
const BROAD = 700;
const NARROW = 200;
const LOOK_AGAIN = 100;

const isSeen = (element: Element): boolean => (element as HTMLElement).offsetParent !== null;

function targetOf(beat: Beat): Element | undefined {
  for (const selector of TARGETS[beat])
    for (const element of document.querySelectorAll(selector)) if (isSeen(element)) return element;
  return undefined;
}

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Beside the target where there is room, else over or under it. */
function placeFor(beat: Beat, tall: number): Place {
  const rectangle = targetOf(beat)?.getBoundingClientRect();
  const width = Math.min(NOTE.width, innerWidth - 2 * GAP);
  if (rectangle === undefined) return { ring: undefined, note: { left: GAP, top: GAP, width } };
  const { left, top, right, bottom } = rectangle;
  const ring = { left: left - 5, top: top - 5, width: right - left + 10, height: bottom - top + 10 };
  const middle = between((left + right - width) / 2, GAP, innerWidth - width - GAP);
  const level = between(top, GAP, Math.max(GAP, innerHeight - tall - GAP));
  const place = (x: number, y: number): Place => ({ ring, note: { left: x, top: y, width } });
  // The table itself is never covered: the note hangs at its side, beside it or under it.
  if (bottom - top > innerHeight * 0.45 && right - left > width * 0.8) {
    if (right - left > BROAD)
      return { ring, note: { left: right - ASIDE - GAP, top: top + GAP, width: ASIDE } };
    const beside = Math.max(left, innerWidth - right) - 2 * GAP;
    const foot = Math.max(GAP, innerHeight - tall - GAP);
    return beside < NARROW
      ? place(middle, between(bottom + GAP, GAP, foot))
      : { ring, note: { left: left > innerWidth - right ? GAP : right + GAP, top: foot, width: beside } };
  }
  if (right + GAP + width < innerWidth && left < innerWidth / 3) return place(right + GAP, level);
  if (left - GAP - width > 0 && right > (innerWidth * 2) / 3) return place(left - GAP - width, level);
  if (top - GAP - tall > 0) return place(middle, top - GAP - tall);
  return place(middle, between(bottom + GAP, GAP, innerHeight - tall - GAP));
}

/** How far the lesson is: a row of four marks. */
function Progress({ step }: { readonly step: LessonStep }) {
  const now = STEPS.indexOf(step);
  return (
    <p className="coach-step">
      {text.step(now + 1, STEPS.length)}
      {STEPS.map((one, i) => (
        <i key={one} data-is={i < now ? 'done' : i === now ? 'now' : 'next'} />
      ))}
    </p>
  );
}

export interface CoachProps {
  readonly beat: Beat;
  readonly step: LessonStep | undefined;
  readonly told: string;
  /** Nothing while the player is to do something. */
  readonly onNext: (() => void) | undefined;
  readonly nextText: string;
  readonly onRetry?: (() => void) | undefined;
  readonly retryText: string;
  /** To throw again is what most people want. */
  readonly isRetryBest: boolean;
  /** After some misses. */
  readonly onLend: (() => void) | undefined;
  readonly onSkip: (() => void) | undefined;
}

export function Coach(props: CoachProps) {
  const { beat, step, told, onNext, nextText, onRetry, retryText, isRetryBest, onLend, onSkip } = props;
  const best = (isBest: boolean): string => `button small${isBest ? ' primary' : ''}`;
  const note = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<Place>(() => placeFor(beat, NOTE.height));
  useLayoutEffect(() => {
    let callOff = (): void => undefined;
    const move = (): void => {
      const next = placeFor(beat, note.current?.offsetHeight ?? NOTE.height);
      setPlace(before => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const look = (): void => {
      callOff();
      callOff = press.after(move);
    };
    move();
    // Panels unfold and hints close without telling anybody.
    const timer = setInterval(look, LOOK_AGAIN);
    addEventListener('resize', look);
    return () => {
      callOff();
      clearInterval(timer);
      removeEventListener('resize', look);
    };
  }, [beat]);
  const isRead = onNext !== undefined;
  useEffect(() => {
    if (document.querySelector('dialog[open]') !== null) return;
    if (isRead) button.current?.focus({ preventScroll: true });
    else document.querySelector<HTMLElement>('.throw-pad')?.focus({ preventScroll: true });
  }, [isRead]);
  return (
    <>
      {place.ring !== undefined && <div className="coach-ring" style={place.ring} aria-hidden="true" />}
      <section
        ref={note}
        className="coach"
        style={place.note}
        aria-label={text.coach}
        data-beat={beat}
        data-keys="own"
      >
        <div aria-live="polite">
          <h2>{text.beats[beat].title}</h2>
          {step !== undefined && <Progress step={step} />}
          <p>{told}</p>
        </div>
        <div className="coach-buttons">
          {onRetry !== undefined && (
            <button
              type="button"
              className={best(isRetryBest)}
              ref={isRetryBest ? button : undefined}
              onClick={onRetry}
            >
              {retryText}
            </button>
          )}
          {onNext !== undefined && (
            <button
              type="button"
              className={best(!isRetryBest)}
              ref={isRetryBest ? undefined : button}
              onClick={onNext}
            >
              {nextText}
            </button>
          )}
          {onLend !== undefined && (
            <button type="button" className="button small" onClick={onLend}>
              {text.lend}
            </button>
          )}
          {onSkip !== undefined && (
            <button type="button" className="coach-skip" onClick={onSkip}>
              {text.skip}
            </button>
          )}
        </div>
      </section>
    </>
  );
}
