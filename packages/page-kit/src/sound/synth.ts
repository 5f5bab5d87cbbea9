/** Sounds made of oscillators and noise: no recording is shipped. */
import type { Knock, KnockMaterial } from './knocks.ts';
import type { Pluck } from './music.ts';

const MOMENTS = [
  'hit',
  'bullseye',
  'miss',
  'monster-defeated',
  'coins',
  'hurt',
  'faint',
  'scar',
  'victory',
  'defeat',
  'shop-bell',
  'pick-up',
  'strike',
  'kill',
  'boss',
  'heal',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** A struck body: the tones it rings with, how fast they fade, and how much of it is noise. */
interface Body {
  readonly tones: readonly (readonly [hertz: number, level: number, seconds: number])[];
  readonly noise: readonly [hertz: number, level: number, seconds: number];
  readonly level: number;
}

const BODIES: Readonly<Record<KnockMaterial, Body>> = {
  wood: {
    tones: [
      [410, 0.6, 0.09],
      [930, 0.35, 0.05],
      [1710, 0.16, 0.03],
    ],
    noise: [2400, 0.5, 0.022],
    level: 0.9,
  },
  felt: {
    tones: [
      [170, 0.7, 0.06],
      [320, 0.2, 0.03],
    ],
    noise: [700, 0.45, 0.03],
    level: 0.65,
  },
  bone: {
    tones: [
      [1480, 0.5, 0.06],
      [2690, 0.35, 0.04],
      [4100, 0.15, 0.025],
    ],
    noise: [4200, 0.3, 0.012],
    level: 0.7,
  },
  cardboard: {
    tones: [
      [230, 0.7, 0.1],
      [520, 0.3, 0.05],
    ],
    noise: [1100, 0.7, 0.05],
    level: 0.85,
  },
  flesh: {
    tones: [
      [120, 0.9, 0.09],
      [190, 0.4, 0.05],
    ],
    noise: [420, 0.6, 0.05],
    level: 0.9,
  },
  die: {
    tones: [
      [2350, 0.5, 0.035],
      [3720, 0.4, 0.028],
      [5600, 0.2, 0.018],
    ],
    noise: [5200, 0.4, 0.01],
    level: 0.75,
  },
  floor: {
    tones: [
      [140, 0.8, 0.14],
      [290, 0.4, 0.08],
      [760, 0.15, 0.04],
    ],
    noise: [1300, 0.5, 0.04],
    level: 0.7,
  },
};

const noises = new WeakMap<AudioContext, AudioBuffer>();

/** A second of noise, the same for everybody. */
function noiseOf(audio: AudioContext): AudioBuffer {
  const known = noises.get(audio);
  if (known) return known;
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 2147483648 - 1;
  }
  noises.set(audio, buffer);
  return buffer;
}

const SILENCE = 0.0001;

function fade(audio: AudioContext, at: number, level: number, seconds: number, attack = 0.001): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(SILENCE, level), at + attack);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + attack + seconds);
  return gain;
}

interface Tone {
  readonly hertz: number;
  readonly level: number;
  readonly seconds: number;
  readonly attack?: number;
  readonly glide?: number;
  readonly wave?: OscillatorType;
}

function tone(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  { hertz, level, seconds, ...more }: Tone,
): OscillatorNode {
  const source = audio.createOscillator();
  source.type = more.wave ?? 'sine';
  source.frequency.setValueAtTime(hertz, at);
  if (more.glide !== undefined) source.frequency.exponentialRampToValueAtTime(more.glide, at + seconds);
  const gain = fade(audio, at, level, seconds, more.attack);
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + seconds + (more.attack ?? 0) + 0.05);
  source.onended = () => gain.disconnect();
  return source;
}

interface Hiss {
  readonly hertz: number;
  readonly level: number;
  readonly seconds: number;
  readonly attack?: number;
  readonly sharp?: number;
}

function hiss(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  { hertz, level, seconds, ...more }: Hiss,
): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = noiseOf(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  filter.Q.value = more.sharp ?? 0.9;
  const gain = fade(audio, at, level, seconds, more.attack);
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
  source.stop(at + seconds + (more.attack ?? 0) + 0.05);
  source.onended = () => gain.disconnect();
  return source;
}

/** Harder knocks are louder, a little higher and brighter. */
export function playKnock(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  { strength, material }: Knock,
): AudioScheduledSourceNode[] {
  const { tones, noise, level } = BODIES[material];
  const loud = level * strength;
  const pitch = 0.94 + 0.12 * strength;
  return [
    ...tones.map(([hertz, part, seconds]) =>
      tone(audio, out, at, {
        hertz: hertz * pitch,
        level: loud * part,
        seconds: seconds * (0.7 + 0.6 * strength),
      }),
    ),
    hiss(audio, out, at, { hertz: noise[0] * pitch, level: loud * noise[1], seconds: noise[2] }),
  ];
}

type Score = (note: (after: number, tone: Tone) => void, rush: (after: number, hiss: Hiss) => void) => void;

/** Notes of the fifth octave. */
const [C, D, E, F, G, A, B] = [523.25, 587.33, 659.25, 698.46, 783.99, 880, 987.77] as const;

const chord = (
  hertz: readonly number[],
  level: number,
  seconds: number,
  wave: OscillatorType = 'triangle',
): Tone[] => hertz.map(one => ({ hertz: one, level: level / hertz.length, seconds, attack: 0.012, wave }));

const SCORES: Readonly<Record<Moment, Score>> = {
  hit: note => {
    note(0, { hertz: G, level: 0.22, seconds: 0.16, wave: 'triangle' });
    note(0.08, { hertz: 2 * C, level: 0.24, seconds: 0.3, wave: 'triangle' });
  },
  bullseye: note => {
    for (const [i, hertz] of [C, E, G, 2 * C, 2 * E].entries())
      note(i * 0.07, { hertz, level: 0.24, seconds: 0.45, wave: 'triangle' });
    for (const one of chord([C, E, G, 2 * C], 0.5, 1.1)) note(0.4, one);
  },
  miss: note => {
    note(0, { hertz: 233, glide: 196, level: 0.26, seconds: 0.22, wave: 'sawtooth', attack: 0.02 });
    note(0.24, { hertz: 196, glide: 138, level: 0.26, seconds: 0.42, wave: 'sawtooth', attack: 0.02 });
  },
  'monster-defeated': (note, rush) => {
    rush(0, { hertz: 300, level: 0.6, seconds: 0.35 });
    note(0, { hertz: 180, glide: 55, level: 0.5, seconds: 0.5, wave: 'sawtooth' });
    for (const [i, hertz] of [G, C * 2, E * 2].entries())
      note(0.4 + i * 0.11, { hertz, level: 0.24, seconds: 0.4, wave: 'triangle' });
  },
  coins: note => {
    for (const [i, hertz] of [3136, 3951, 3520, 4186, 3729].entries()) {
      note(i * 0.065, { hertz, level: 0.1, seconds: 0.22 });
      note(i * 0.065, { hertz: hertz * 1.51, level: 0.05, seconds: 0.15 });
    }
  },
  hurt: (note, rush) => {
    rush(0, { hertz: 500, level: 0.5, seconds: 0.09 });
    note(0, { hertz: 150, glide: 70, level: 0.5, seconds: 0.2 });
  },
  faint: (note, rush) => {
    note(0, { hertz: 620, glide: 130, level: 0.24, seconds: 0.8, wave: 'triangle', attack: 0.03 });
    rush(0.82, { hertz: 220, level: 0.8, seconds: 0.16 });
    note(0.82, { hertz: 90, glide: 50, level: 0.6, seconds: 0.2 });
  },
  scar: (note, rush) => {
    rush(0, { hertz: 3800, level: 0.35, seconds: 0.14, sharp: 3 });
    rush(0.15, { hertz: 3100, level: 0.35, seconds: 0.16, sharp: 3 });
    note(0.3, { hertz: 196, level: 0.16, seconds: 0.4, wave: 'sawtooth' });
  },
  victory: note => {
    const tune = [G, G, G, 2 * C, B, 2 * C, 2 * D, 2 * E] as const;
    const starts = [0, 0.14, 0.28, 0.42, 0.84, 0.98, 1.12, 1.26] as const;
    for (const [i, hertz] of tune.entries())
      note(starts[i] as number, { hertz, level: 0.24, seconds: 0.4, wave: 'triangle', attack: 0.01 });
    for (const one of chord([C, E, G, 2 * C, 2 * E], 0.6, 2)) note(1.7, one);
  },
  defeat: note => {
    for (const [i, hertz] of [A / 2, G / 2, F / 2, E / 2, D / 2].entries())
      note(i * 0.28, { hertz, level: 0.22, seconds: 0.5, wave: 'triangle', attack: 0.03 });
    for (const one of chord([D / 4, F / 4, A / 4], 0.5, 1.8, 'sawtooth')) note(1.45, one);
  },
  'shop-bell': note => {
    for (const after of [0, 0.16])
      for (const [hertz, level] of [
        [2093, 0.16],
        [4200, 0.08],
        [5900, 0.05],
      ] as const)
        note(after, { hertz, level, seconds: 0.9 });
  },
  strike: (note, rush) => {
    rush(0, { hertz: 1500, level: 0.12, seconds: 0.3 });
    rush(0.38, { hertz: 650, level: 0.5, seconds: 0.08 });
    note(0.38, { hertz: 210, glide: 90, level: 0.4, seconds: 0.16 });
  },
  kill: (note, rush) => {
    rush(0, { hertz: 900, level: 0.4, seconds: 0.5 });
    for (const [i, hertz] of [G / 2, F / 2, C / 2, C / 4].entries())
      note(i * 0.11, { hertz, level: 0.26, seconds: 0.5, wave: 'sawtooth', attack: 0.01 });
  },
  boss: (note, rush) => {
    for (const after of [0, 0.7, 1.4]) {
      rush(after, { hertz: 160, level: 0.7, seconds: 0.3 });
      note(after, { hertz: 62, glide: 44, level: 0.7, seconds: 0.55 });
    }
    for (const one of chord([D / 8, A / 8, F / 4], 0.4, 2.2, 'sawtooth')) note(0.2, { ...one, attack: 0.6 });
  },
  heal: note => {
    for (const [i, hertz] of [E, G, B].entries())
      note(i * 0.09, { hertz, level: 0.14, seconds: 0.35, attack: 0.02 });
  },
  'pick-up': (_, rush) => rush(0, { hertz: 2600, level: 0.14, seconds: 0.03 }),
};

export function playMoment(audio: AudioContext, out: AudioNode, at: number, moment: Moment): void {
  SCORES[moment](
    (after, one) => tone(audio, out, at + after, one),
    (after, one) => hiss(audio, out, at + after, one),
  );
}

/** A string and its octave. */
export function playPluck(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  { after, hertz, level, seconds }: Pluck,
): void {
  tone(audio, out, at + after, { hertz, level, seconds, attack: 0.008, wave: 'triangle' });
  tone(audio, out, at + after, { hertz: 2 * hertz, level: level / 4, seconds: seconds / 2, attack: 0.005 });
}
