/** The slider through the game, the buttons beside it and what is told of the step. */
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { More } from '../app/More.tsx';
import { Sentences } from '../app/Sentences.tsx';
import { useSettings } from '../app/settings.ts';
import { toast } from '../app/Toasts.tsx';
import { Icon } from '../icons/Icon.tsx';
import { nextSpeed, speedName, Tool } from '../play/tools.tsx';
import type { Speed } from '../scene/stage-store.ts';
import { words } from '../words/index.ts';
import type { ReplayStore } from './replay-store.ts';

const told = words.replay;

/** Milliseconds between steps while it plays. */
const PAUSES: Readonly<Record<Speed, number>> = { 1: 1400, 2: 600, 4: 300, instant: 150 };

function usePlaying(store: ReplayStore): void {
  const speed = useSettings(settings => settings.speed);
  const { isPlaying, showing, at, snapshot, on } = useStore(store);
  const isThere = showing === undefined && snapshot?.n === at;
  useEffect(() => {
    if (!isPlaying || !isThere) return;
    const timer = setTimeout(() => void on(), PAUSES[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, isThere, speed, on]);
}

function useKeys(store: ReplayStore): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { at, steps, go, on, play, isPlaying } = store.getState();
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest('input, dialog') !== null) return;
      const keys: Readonly<Record<string, () => unknown>> = {
        ArrowLeft: () => go(at - 1),
        ArrowRight: on,
        Home: () => go(0),
        End: () => go(steps.length - 1),
        p: () => play(!isPlaying),
      };
      const run = keys[event.key];
      if (run === undefined) return;
      event.preventDefault();
      void run();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [store]);
}

export interface ControlsProps {
  readonly store: ReplayStore;
  /** What is called what in this game. */
  readonly names?: { readonly again: string; readonly showing: string };
  /** What else there is to see of the step. */
  readonly children?: ReactNode;
}

const OF_FLIGHTS = { again: told.again, showing: told.flying };

export function Controls({ store, names = OF_FLIGHTS, children }: ControlsProps) {
  const speed = useSettings(settings => settings.speed);
  const { at, steps, showing, isPlaying, isFlightLost, problem, go, on, again, play } = useStore(store);
  usePlaying(store);
  useKeys(store);
  useEffect(() => {
    if (problem !== undefined) toast({ text: problem, tone: 'bad' });
  }, [problem]);
  const last = steps.length - 1;
  const step = steps[at];
  const lines = step?.lines ?? [];
  const place = at === 0 ? told.beginning : told.place(at, last);
  return (
    <section className="prompt panel replay-controls" aria-label={told.title}>
      <input
        type="range"
        className="replay-slider"
        min={0}
        max={Math.max(1, last)}
        value={at}
        aria-label={told.slider}
        aria-valuetext={[place, step?.choice, ...lines].filter(Boolean).join('. ')}
        onChange={({ target }) => {
          play(false);
          void go(Number(target.value));
        }}
      />
      <div className="replay-buttons">
        <Tool icon="previous-button" label={told.first} disabled={at === 0} onClick={() => void go(0)} />
        <Tool
          icon="fast-backward-button"
          label={told.previous}
          disabled={at === 0}
          onClick={() => void go(at - 1)}
        />
        <Tool
          icon={isPlaying ? 'pause-button' : 'play-button'}
          label={isPlaying ? told.pause : told.play}
          className="replay-play"
          disabled={at === last && !isPlaying}
          onClick={() => play(!isPlaying)}
        />
        <Tool icon="fast-forward-button" label={told.next} disabled={at === last} onClick={() => void on()} />
        <Tool icon="next-button" label={told.last} disabled={at === last} onClick={() => void go(last)} />
        <button
          type="button"
          className="tool"
          aria-label={words.bar.speed(speedName(speed))}
          onClick={nextSpeed}
        >
          {speedName(speed)}
        </button>
        {step?.hasFlight === true && !isFlightLost && (
          <button
            type="button"
            className="tool replay-again"
            title={names.again}
            aria-label={names.again}
            disabled={showing !== undefined}
            onClick={() => void again()}
          >
            <Icon name="cycle" /> <span className="only-wide">{names.again}</span>
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <div className="replay-told" aria-live={isPlaying ? 'off' : 'polite'} tabIndex={0}>
        <p className="replay-place">{place}</p>
        {step?.choice !== undefined && <p className="replay-choice">{step.choice}</p>}
        {showing !== undefined && <p>{names.showing}</p>}
        {showing === undefined && <Sentences lines={lines} />}
        {showing === undefined && lines.length === 0 && step?.choice === undefined && (
          <p className="fine">{told.quiet}</p>
        )}
        {isFlightLost && <p className="replay-lost">{told.otherPhysics}</p>}
        {showing === undefined && children}
        <More />
      </div>
      <p className="fine only-wide">{told.keys}</p>
    </section>
  );
}
