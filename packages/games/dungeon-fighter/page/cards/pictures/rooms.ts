import type { Place } from '@tumblekeep/page-kit/drawing/scene.ts';
import type { RoomKind } from '../../../rules/index.ts';

/** The rooms behind the doors of the Second Edition. */
// biome-ignore format: a room is a line, easier to compare
export const DUNGEON_PICTURES = {
  'broom-cupboard-of-eternity': { wall: 'wood', floor: 'plank', piece: 'brooms' },
  'corridor-of-further-corridors': { wall: 'slate', floor: 'stone', piece: 'arches', torches: true },
  'hall-of-echoes': { wall: 'lilac', floor: 'slate', piece: 'echo' },
  'leaky-treasury': { wall: 'teal', floor: 'stone', piece: 'hoard' },
  'wishing-well': { wall: 'moss', floor: 'olive', piece: 'well' },
  'soup-kitchen': { wall: 'rust', floor: 'tan', piece: 'cauldron' },
  'dice-graveyard': { wall: 'navy', floor: 'moss', piece: 'graves' },
  'unattended-coat-check': { wall: 'tan', floor: 'wood', piece: 'coats' },
  'pot-of-gold': { wall: 'sky', floor: 'green', piece: 'rainbow' },
  'buffet-of-ill-omen': { wall: 'wine', floor: 'wood', piece: 'buffet' },
  'steam-bath': { wall: 'sky', floor: 'cream', piece: 'bath' },
  'lost-property-office': { wall: 'olive', floor: 'wood', piece: 'shelf' },
  'monsters-own-bedroom': { wall: 'purple', floor: 'plank', piece: 'bed' },
  'gymnasium-of-evil': { wall: 'orange', floor: 'wood', piece: 'weights' },
  'low-ceilinged-crypt': { wall: 'slate', floor: 'stone', piece: 'crypt' },
  'gallery-behind-the-rope': { wall: 'pink', floor: 'wood', piece: 'painting' },
  'chapel-of-last-resort': { wall: 'blue', floor: 'stone', piece: 'altar' },
  'trampoline-of-doom': { wall: 'lime', floor: 'tan', piece: 'trampoline' },
  'rubber-room': { wall: 'cream', floor: 'straw', piece: 'padded' },
  'ballroom-of-bad-decisions': { wall: 'red', floor: 'cream', piece: 'ball' },
  'cellar-of-no-candles': { wall: 'night', floor: 'black', piece: 'dark' },
} as const satisfies Readonly<Record<string, Place>>;

/** Rooms on a map show what they are for. */
export const ROOM_PIECES = {
  plain: 'arch',
  shop: 'stall',
  fountain: 'fountain',
  treasure: 'chest',
  danger: 'spikes',
} as const satisfies Readonly<Record<RoomKind, Place['piece']>>;
