/** The sound of the page. Silent before the first gesture of a person, and when it is switched off. */
import { useSettings } from '../app/settings.ts';
import { director } from '../scene/director.ts';
import { feel } from './haptics.ts';
import { knocksOf } from './knocks.ts';
import { BAR, barOf } from './music.ts';
import { type Moment, playKnock, playMoment, playPluck } from './synth.ts';

let context: AudioContext | undefined;
let master: GainNode | undefined;
let out: GainNode | undefined;
let musicOut: GainNode | undefined;

/** As loud as this device wants it. */
function setVolumes(): void {
  const { volume, effects, music, musicVolume, sound: isOn } = useSettings.getState();
  if (master) master.gain.value = isOn ? volume : 0;
  if (out) out.gain.value = effects;
  if (musicOut) musicOut.gain.value = music ? musicVolume : 0;
}

/** Browsers give sound only to pages that somebody has touched. */
function open(): AudioContext | undefined {
  if (!useSettings.getState().sound || navigator.userActivation?.hasBeenActive === false) return undefined;
  if (typeof AudioContext === 'undefined') return undefined;
  if (context === undefined) {
    context = new AudioContext();
    const soften = context.createDynamicsCompressor();
    soften.connect(context.destination);
    master = context.createGain();
    master.connect(soften);
    out = context.createGain();
    out.connect(master);
    musicOut = context.createGain();
    musicOut.connect(master);
    setVolumes();
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
  setVolumes();
});

/** Milliseconds between two looks at the clock, and seconds that are written ahead. */
const LOOK = 1000;
const AHEAD = 2;

/** Plays as long as somebody sits at a table and looks at it; the one who calls says when that is over. */
export function playMusic(): () => void {
  let bar = 0;
  let next = 0;
  const timer = setInterval(() => {
    const { music, musicVolume, volume } = useSettings.getState();
    if (!music || musicVolume * volume === 0 || document.hidden) return;
    const audio = open();
    if (audio === undefined || musicOut === undefined || audio.state !== 'running') return;
    next = Math.max(next, audio.currentTime + 0.1);
    while (next < audio.currentTime + AHEAD) {
      for (const pluck of barOf(bar)) playPluck(audio, musicOut, next, pluck);
      next += BAR;
      bar++;
    }
  }, LOOK);
  return () => clearInterval(timer);
}

/** Sounds every knock of the flights on the stage, at the speed at which they are shown. */
export function listenToFlights(): () => void {
  const listener = {
    begins: (
      { flight, time }: { flight: Parameters<typeof flightKnocks>[0]; time: number },
      wallAt: (time: number) => number,
    ) => flightKnocks(flight, time, wallAt),
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
  wallAt: (time: number) => number,
): void {
  hush();
  const audio = open();
  if (!audio || !out) return;
  for (const knock of knocksOf(trajectory)) {
    const wait = wallAt(knock.time) - wallAt(from);
    if (wait >= 0) pending.push(...playKnock(audio, out, audio.currentTime + wait, knock));
  }
}

/** A moment of the game: a hit, a miss, coins … */
export function sound(moment: Moment): void {
  feel(moment);
  const audio = open();
  if (audio && out) playMoment(audio, out, audio.currentTime + 0.02, moment);
}
