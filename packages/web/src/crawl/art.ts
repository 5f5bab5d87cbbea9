/** Which icon is the face of which creature, hero, tile and ability. One thing is one line. */
import type { Hero, Track } from '@tumblekeep/die-in-the-dungeon';

export const TRACK_ART = {
  time: 'hourglass',
  might: 'biceps',
  agility: 'wingfoot',
  magic: 'magic-swirl',
  health: 'hearts',
  ability: 'sparkles',
} as const satisfies Readonly<Record<Track, string>>;

export const HERO_ART = {
  fighter: 'visored-helm',
  rogue: 'rogue',
  wizard: 'wizard-face',
  cleric: 'sun-priest',
  barbarian: 'barbarian',
  assassin: 'hooded-assassin',
  warlock: 'warlock-hood',
  patriarch: 'pope-crown',
} as const satisfies Readonly<Record<Hero, string>>;

const CREATURE_ART = {
  deyeroller: 'eyestalk',
  'troll-o-bones': 'troll',
  diemon: 'devil-mask',
  dierake: 'spiked-dragon-head',
} as const;

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

const TILE_ART = {
  ambush: 'surprised',
  'sunday-school': 'church',
  'hide-and-seek': 'hidden',
  'knitting-circle': 'wool',
  'door-kickers': 'boot-kick',
  'silent-three': 'silence',
  altar: 'star-altar',
  'mirror-nook': 'mirror-mirror',
  'oily-stairs': 'stairs',
  'riddle-door': 'locked-door',
  'study-group': 'open-book',
  'wrong-turn': 'wooden-sign',
  exterminators: 'spray',
  sleepover: 'sleeping-bag',
  'retired-twice': 'rocking-chair',
  'living-legend': 'laurel-crown',
  'forgotten-larder': 'cheese-wedge',
  clockmaker: 'pocket-watch',
  'minion-tax': 'receive-money',
  'low-ceiling': 'stone-bridge',
  'knife-in-the-dark': 'bloody-sword',
  'amateur-night': 'drama-masks',
  'anger-management': 'enrage',
  'tinfoil-tribe': 'brain',
  'fine-print': 'scroll-quill',
  'silence-please': 'book-pile',
  'holy-bouncers': 'holy-symbol',
  'long-sermon': 'candle-light',
  'four-of-a-kind': 'poker-hand',
  'treasure-queue': 'chest',
  'second-draft': 'quill-ink',
  'grand-council': 'round-table',
  'hall-of-fame': 'trophy-cup',
  'quiet-crossing': 'crossroad',
  portcullis: 'dungeon-gate',
  'shrinking-room': 'contract',
  lair: 'cave-entrance',
  'solid-rock': 'rock',
  pilgrims: 'walking-boot',
  'stag-night': 'beer-stein',
  'book-club': 'white-book',
  reunion: 'party-popper',
  'loud-trio': 'sword-brandish',
  kennel: 'dog-house',
  'cursed-fresco': 'mona-lisa',
  'rolling-boulder': 'boulder-dash',
  squires: 'broadsword',
  'night-watch': 'lantern-flame',
  patrol: 'guards',
  'field-trip': 'backpack',
  'bridge-toll': 'bridge',
  'power-couple': 'linked-rings',
  grindstone: 'stone-wheel',
  'slow-corridor': 'snail',
  pit: 'hole',
  'swinging-axes': 'axe-swing',
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
  [TRACK_ART, HERO_ART, CREATURE_ART, ABILITY_ART, TILE_ART].flatMap(table => Object.entries(table)),
);

export const CRAWL_ICONS: readonly string[] = [...ART.values(), ...Object.values(SIGNS), UNKNOWN];

/** The icon of a creature, hero, ability, tile or track. */
export const artOf = (id: string): string => ART.get(id) ?? UNKNOWN;
