/** Which icon stands for which ability and track. One thing is one line. */
import type { Track } from '../rules/index.ts';

export const TRACK_ART = {
  time: 'hourglass',
  might: 'biceps',
  agility: 'wingfoot',
  magic: 'magic-swirl',
  health: 'hearts',
  ability: 'sparkles',
} as const satisfies Readonly<Record<Track, string>>;

const ABILITY_ART = {
  'eye-modify': 'eye-target',
  'eye-gaze': 'bolt-eye',
  'double-take': 'six-eyes',
  'fixed-stare': 'eyeball',
  'hypnotic-blink': 'semi-closed-eye',
  'look-down': 'angry-eyes',
  mend: 'regeneration',
  'thick-hide': 'animal-hide',
  'second-breakfast': 'meat',
  'bone-armour': 'ribcage',
  stubborn: 'mountain-road',
  'thick-skull': 'broken-skull',
  'fire-strike': 'flaming-claw',
  'hellish-strength': 'muscle-up',
  inferno: 'burning-meteor',
  'melt-armour': 'melting-metal',
  stoke: 'celebration-fire',
  'walk-through-fire': 'fire-silhouette',
  'sticky-claws': 'claws',
  'throw-the-hoard': 'rolling-dices',
  'open-the-vault': 'open-treasure-chest',
  'borrowed-hour': 'extra-time',
  'big-game': 'deer-track',
  'bribe-the-trap': 'coins-pile',
} as const;

/** What stands for something that no table knows. */
export const UNKNOWN = 'uncertainty';
/** A random hero, a DieMinion, an Epic Party, Victory Points. */
export const SIGNS = {
  random: 'uncertainty',
  minion: 'imp-laugh',
  epic: 'crowned-skull',
  points: 'laurel-crown',
  swords: 'crossed-swords',
  trap: 'wolf-trap',
  goal: 'flying-flag',
} as const;

const ART: ReadonlyMap<string, string> = new Map(
  [TRACK_ART, ABILITY_ART].flatMap(table => Object.entries(table)),
);

export const CRAWL_ICONS: readonly string[] = [...ART.values(), ...Object.values(SIGNS), UNKNOWN];

/** The icon of an ability or a track. */
export const artOf = (id: string): string => ART.get(id) ?? UNKNOWN;
