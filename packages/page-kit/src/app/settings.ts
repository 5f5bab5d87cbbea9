/** What this device remembers about its people: no part of any game. */
import { create } from 'zustand';
import { CAMERAS, type Camera, SPEEDS, type Speed } from '../scene/stage-store.ts';
import { AIM_HELPS, type AimHelp } from './aim-help.ts';

export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const HANDS = ['right', 'left'] as const;
export type HandSide = (typeof HANDS)[number];

export const MOTIONS = ['system', 'less'] as const;
export const CONTRASTS = ['normal', 'high'] as const;

/** How much a flick counts: 1 as it is. */
export const SENSITIVITY = { least: 0.6, most: 1.6 } as const;

export interface Settings {
  readonly sound: boolean;
  /** 0 to 1: of everything, of knocks and blows, of the music. */
  readonly volume: number;
  readonly effects: number;
  readonly musicVolume: number;
  readonly music: boolean;
  /** Marks and hints after a miss. */
  readonly missHelp: boolean;
  readonly speed: Speed;
  readonly camera: Camera;
  /** The camera moves by itself to help the eye. */
  readonly cameraHelps: boolean;
  /** The drawn board instead of the 3D table. */
  readonly flatTable: boolean;
  readonly textSize: TextSize;
  readonly contrast: (typeof CONTRASTS)[number];
  /** What the system asks for, or less in any case. */
  readonly motion: (typeof MOTIONS)[number];
  /** The hand that throws: what is touched beside the board lies on its other side. */
  readonly hand: HandSide;
  /** The device trembles where a die strikes. */
  readonly haptics: boolean;
  /** The help that somebody gets who has chosen none. */
  readonly aimHelp: AimHelp;
  readonly sensitivity: number;
  /** At tables elsewhere people see each other's hands move. */
  readonly showHands: boolean;
  /** Names of throws whose hint was seen. */
  readonly seenHints: readonly string[];
}

export interface SettingsActions {
  set(change: Partial<Settings>): void;
  seeHint(id: string): void;
}

export const DEFAULT_SETTINGS: Settings = {
  sound: true,
  volume: 0.8,
  effects: 1,
  musicVolume: 0.4,
  music: true,
  missHelp: true,
  speed: 1,
  camera: 'thrower',
  cameraHelps: true,
  flatTable: false,
  textSize: 'normal',
  contrast: 'normal',
  motion: 'system',
  hand: 'right',
  haptics: true,
  aimHelp: 'line',
  sensitivity: 1,
  showHands: true,
  seenHints: [],
};

const KEY = 'tumblekeep settings';

const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.includes(value as T) ? (value as T) : otherwise;
const flag = (value: unknown, otherwise: boolean): boolean =>
  typeof value === 'boolean' ? value : otherwise;

const between = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && value >= least && value <= most ? value : otherwise;
const share = (value: unknown, otherwise: number): number => between(value, 0, 1, otherwise);

/** Settings from storage, which may hold anything: what cannot be understood takes its default. */
export function readSettings(text: string | null): Settings {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '{}');
  } catch {
    return DEFAULT_SETTINGS;
  }
  const found = (typeof value === 'object' && value !== null ? value : {}) as Record<keyof Settings, unknown>;
  const { seenHints } = found;
  return {
    sound: flag(found.sound, DEFAULT_SETTINGS.sound),
    volume: share(found.volume, DEFAULT_SETTINGS.volume),
    effects: share(found.effects, DEFAULT_SETTINGS.effects),
    musicVolume: share(found.musicVolume, DEFAULT_SETTINGS.musicVolume),
    music: flag(found.music, DEFAULT_SETTINGS.music),
    missHelp: flag(found.missHelp, DEFAULT_SETTINGS.missHelp),
    speed: oneOf(SPEEDS, found.speed, DEFAULT_SETTINGS.speed),
    camera: oneOf(CAMERAS, found.camera, DEFAULT_SETTINGS.camera),
    cameraHelps: flag(found.cameraHelps, DEFAULT_SETTINGS.cameraHelps),
    flatTable: flag(found.flatTable, DEFAULT_SETTINGS.flatTable),
    textSize: oneOf(TEXT_SIZES, found.textSize, DEFAULT_SETTINGS.textSize),
    contrast: oneOf(CONTRASTS, found.contrast, DEFAULT_SETTINGS.contrast),
    motion: oneOf(MOTIONS, found.motion, DEFAULT_SETTINGS.motion),
    hand: oneOf(HANDS, found.hand, DEFAULT_SETTINGS.hand),
    haptics: flag(found.haptics, DEFAULT_SETTINGS.haptics),
    aimHelp: oneOf(AIM_HELPS, found.aimHelp, DEFAULT_SETTINGS.aimHelp),
    sensitivity: between(
      found.sensitivity,
      SENSITIVITY.least,
      SENSITIVITY.most,
      DEFAULT_SETTINGS.sensitivity,
    ),
    showHands: flag(found.showHands, DEFAULT_SETTINGS.showHands),
    seenHints: Array.isArray(seenHints)
      ? seenHints.filter((id): id is string => typeof id === 'string')
      : DEFAULT_SETTINGS.seenHints,
  };
}

/** Storage may be forbidden or full: the page then forgets, and goes on. */
function load(): Settings {
  try {
    return readSettings(localStorage.getItem(KEY));
  } catch {
    return DEFAULT_SETTINGS;
  }
}

function save({ set: _set, seeHint: _seeHint, ...settings }: Settings & SettingsActions): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {}
}

/** `useSettings(s => s.sound)` in components, `useSettings.getState()` elsewhere. */
export const useSettings = create<Settings & SettingsActions>()((set, get) => ({
  ...load(),
  set: change => set(change),
  seeHint: id => {
    const { seenHints } = get();
    if (!seenHints.includes(id)) set({ seenHints: [...seenHints, id] });
  },
}));

useSettings.subscribe(save);
