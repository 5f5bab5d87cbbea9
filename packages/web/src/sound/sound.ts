/** The sound of the page. Silent before the first gesture of a person, and when it is switched off. */
import { useSettings } from '../app/settings.ts';
import { director } from '../scene/director.ts';
import { knocksOf } from './knocks.ts';
import { type Moment, playKnock, playMoment } from './synth.ts';

let context: AudioContext | undefined;
let out: GainNode | undefined;

/** Browsers give sound only to pages that somebody has touched. */
function open(): AudioContext | undefined {
  if (!useSettings.getState().sound || navigator.userActivation?.hasBeenActive === false) return undefined;
  if (typeof AudioContext === 'undefined') return undefined;
  if (context === undefined) {
    context = new AudioContext();
    const soften = context.createDynamicsCompressor();
    soften.connect(context.destination);
    out = context.createGain();
    out.gain.value = 0.8;
    out.connect(soften);
  }
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Sounds of a flight that are still to come. */
let pending: AudioScheduledSourceNode[] = [];

function hush(): void {
  for (const source of pending) source.stop();
  pending = [];
}

useSettings.subscribe(({ sound }) => {
  if (!sound) hush();
});

/** Sounds every knock of the flights on the stage, at the speed at which they are shown. */
export function listenToFlights(): () => void {
  const listener = {
    begins: ({ flight, time }: { flight: Parameters<typeof flightKnocks>[0]; time: number }, rate: number) =>
      flightKnocks(flight, time, rate),
    ends: (_: unknown, skipped: boolean) => {
      if (skipped) hush();
    },
  };
  director.listener = listener;
  return () => {
    hush();
    if (director.listener === listener) director.listener = undefined;
  };
}

function flightKnocks(
  { trajectory }: { trajectory: Parameters<typeof knocksOf>[0] },
  from: number,
  rate: number,
): void {
  hush();
  const audio = open();
  if (!audio || !out) return;
  for (const knock of knocksOf(trajectory)) {
    const wait = (knock.time - from) / rate;
    if (wait >= 0) pending.push(...playKnock(audio, out, audio.currentTime + wait, knock));
  }
}

/** A moment of the game: a hit, a miss, coins … */
export function sound(moment: Moment): void {
  const audio = open();
  if (audio && out) playMoment(audio, out, audio.currentTime + 0.02, moment);
}
