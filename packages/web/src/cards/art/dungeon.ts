import type { RoomKind, Throw } from '@tumblekeep/dungeon-fighter';

/** The faces of the dungeon cards. */
export const DUNGEON_ART = {
  'broom-cupboard-of-eternity': 'broom',
  'corridor-of-further-corridors': 'maze',
  'hall-of-echoes': 'echo-ripples',
  'leaky-treasury': 'gold-stack',
  'wishing-well': 'well',
  'soup-kitchen': 'cauldron',
  'dice-graveyard': 'graveyard',
  'unattended-coat-check': 'hanger',
  'pot-of-gold': 'gold-nuggets',
  'buffet-of-ill-omen': 'roast-chicken',
  'steam-bath': 'bathtub',
  'lost-property-office': 'umbrella',
  'monsters-own-bedroom': 'bed',
  'gymnasium-of-evil': 'weight-lifting-up',
  'low-ceilinged-crypt': 'crypt-entrance',
  'gallery-behind-the-rope': 'mona-lisa',
  'chapel-of-last-resort': 'church',
  'trampoline-of-doom': 'bouncing-spring',
  'rubber-room': 'shield-bounces',
  'ballroom-of-bad-decisions': 'carnival-mask',
  'cellar-of-no-candles': 'unlit-candelabra',
} as const satisfies Readonly<Record<string, string>>;

/** Rooms on a map show what they are for. */
export const ROOM_ART = {
  plain: 'doorway',
  shop: 'shop',
  fountain: 'water-fountain',
  treasure: 'open-treasure-chest',
  danger: 'hazard-sign',
} as const satisfies Readonly<Record<RoomKind, string>>;

/** What each specific throw looks like. */
export const THROW_ART = {
  backwards: 'back-forth',
  bank: 'ricochet',
  blind: 'blindfold',
  blow: 'wind-slap',
  'borrowed-hand': 'shaking-hands',
  'card-carry': 'card-play',
  'card-jump': 'card-burn',
  catapult: 'catapult',
  dancing: 'musical-notes',
  elbow: 'elbow-pad',
  far: 'path-distance',
  flick: 'click',
  head: 'bull-horns',
  'hot-potato': 'potato',
  jump: 'jump-across',
  nose: 'nose-front',
  'one-eye': 'eyepatch',
  palms: 'prayer',
  sitting: 'bar-stool',
  slam: 'fist',
  'small-fingers': 'fingers-crossed',
  spin: 'spinning-top',
  'two-bounce': 'shield-bounces',
  'under-the-leg': 'leg',
  'under-the-table': 'table',
  'weak-hand': 'arm-sling',
  'wrist-on-table': 'hand-bandage',
  'x-wrists': 'handcuffed',
} as const satisfies Readonly<Record<Throw, string>>;
