/** Who and what of DIE in the Dungeon! is drawn how. One thing is one line. */
import { chooserOf } from '@tumblekeep/page-kit/drawing/chance.ts';
import { figure, type Recipe } from '@tumblekeep/page-kit/drawing/figure.ts';
import type { Drawing } from '@tumblekeep/page-kit/drawing/marks.ts';
import { type Place, scene } from '@tumblekeep/page-kit/drawing/scene.ts';
import { CONTENT, type Hero } from '../rules/index.ts';

// biome-ignore format: a hero is a line or two, easier to compare
export const HEROES = {
  fighter: { skin: 'peach', hair: 'rust', cloth: 'slate', trim: 'blue', hat: 'helm', eyes: 'brows', mouth: 'line', beard: 'stubble', body: 'plate', left: 'shield', right: 'sword' },
  rogue: { skin: 'tan', hair: 'black', cloth: 'moss', trim: 'leather', hat: 'hood', eyes: 'side', mouth: 'smirk', body: 'slim', wear: 'strap', left: 'dagger', right: 'bag' },
  wizard: { skin: 'peach', hair: 'white', cloth: 'blue', trim: 'gold', head: 'long', hat: 'wizard', beard: 'long', eyes: 'specs', mouth: 'none', nose: 'potato', body: 'robe', left: 'tome', right: 'staff' },
  cleric: { skin: 'brown', hair: 'black', cloth: 'white', trim: 'gold', style: 'curls', hat: 'halo', eyes: 'happy', mouth: 'smile', body: 'robe', wear: 'sun', left: 'mace', right: 'symbol' },
  barbarian: { skin: 'tan', hair: 'orange', cloth: 'leather', trim: 'brown', head: 'jaw', style: 'wild', eyes: 'angry', mouth: 'shout', beard: 'whiskers', body: 'bare', wear: 'fur', left: 'double', right: 'bone' },
  assassin: { skin: 'peach', hair: 'black', cloth: 'black', trim: 'red', head: 'wedge', hat: 'cowl', eyes: 'squint', mouth: 'none', ears: 'none', body: 'slim', wear: 'scarf', left: 'dagger', right: 'vial' },
  warlock: { skin: 'lilac', hair: 'black', cloth: 'purple', trim: 'lime', head: 'long', hat: 'hood', felt: 'purple', eyes: 'glow', mouth: 'smirk', beard: 'goatee', ears: 'none', body: 'robe', wear: 'tall', left: 'skull', right: 'fire' },
  patriarch: { skin: 'rose', hair: 'white', cloth: 'white', trim: 'gold', head: 'pear', hat: 'mitre', eyes: 'brows', mouth: 'none', nose: 'potato', beard: 'long', body: 'robe', left: 'crook', right: 'tome' },
} as const satisfies Readonly<Record<Hero, Recipe>>;

// biome-ignore format: a creature is a line or two, easier to compare
const CREATURES: Readonly<Record<string, Recipe>> = {
  deyeroller: { skin: 'purple', trim: 'lilac', cloth: 'purple', head: 'wide', ears: 'none', eyes: 'one', mouth: 'maw', style: 'snakes', body: 'wisp' },
  'troll-o-bones': { skin: 'moss', hair: 'bone', cloth: 'plank', trim: 'bone', head: 'jaw', ears: 'goblin', eyes: 'squint', mouth: 'tusks', nose: 'potato', body: 'ribs', wear: 'beads', left: 'bone', right: 'skull' },
  diemon: { skin: 'red', hair: 'black', cloth: 'black', trim: 'wine', head: 'wedge', ears: 'elf', horns: 'bull', eyes: 'glow', mouth: 'fangs', beard: 'goatee', body: 'bare', back: 'flames', left: 'fire' },
  dierake: { skin: 'green', trim: 'gold', head: 'wide', ears: 'fins', horns: 'tall', nose: 'dragon', mouth: 'none', eyes: 'slit', body: 'scales', back: 'gold' },
};

const elder: Recipe = { ...HEROES.fighter, hair: 'white', beard: 'full', mouth: 'none' };

// biome-ignore format: a tile is a line, easier to compare
const TILES: Readonly<Record<string, Place>> = {
  ambush: { wall: 'moss', piece: 'arch', who: { ...HEROES.rogue, size: 0.8 } },
  'sunday-school': { wall: 'sky', piece: 'altar', torches: true },
  'hide-and-seek': { wall: 'olive', piece: 'door', who: { ...HEROES.wizard, eyes: 'scared', size: 0.7 } },
  'knitting-circle': { wall: 'pink', who: { ...HEROES.cleric, hair: 'white', style: 'bun', hat: 'none', eyes: 'specs', left: 'none', right: 'rope' } },
  'door-kickers': { wall: 'rust', piece: 'door', who: { ...HEROES.barbarian, crowd: 2 } },
  'silent-three': { wall: 'slate', who: { ...HEROES.fighter, mouth: 'none', crowd: 3 } },
  altar: { wall: 'wine', piece: 'altar' },
  'mirror-nook': { wall: 'teal', floor: 'wood', thing: 'mirror' },
  'oily-stairs': { wall: 'tan', piece: 'stairs' },
  'riddle-door': { wall: 'lilac', piece: 'door', torches: true },
  'study-group': { wall: 'tan', piece: 'library', who: { ...HEROES.wizard, crowd: 2 } },
  'wrong-turn': { wall: 'green', floor: 'olive', thing: 'sign' },
  exterminators: { wall: 'lime', who: { ...HEROES.fighter, left: 'spray', hat: 'cap', cloth: 'orange', body: 'plain' } },
  sleepover: { wall: 'navy', floor: 'wood', piece: 'sleeping' },
  'retired-twice': { wall: 'tan', who: { ...elder, back: 'chair', hat: 'none', style: 'sides', left: 'crook', right: 'mug' } },
  'living-legend': { wall: 'gold', who: { ...HEROES.fighter, hat: 'laurel', eyes: 'wink', mouth: 'grin', left: 'quill' } },
  'forgotten-larder': { wall: 'rust', piece: 'larder' },
  clockmaker: { wall: 'brass', floor: 'plank', piece: 'clock' },
  'minion-tax': { wall: 'moss', piece: 'scales' },
  'low-ceiling': { wall: 'slate', piece: 'bridgeLow' },
  'knife-in-the-dark': { wall: 'night', floor: 'black', who: HEROES.assassin },
  'amateur-night': { wall: 'purple', piece: 'stage' },
  'anger-management': { wall: 'sky', who: { ...HEROES.barbarian, eyes: 'shut', left: 'cup', right: 'leaf' } },
  'tinfoil-tribe': { wall: 'stone', who: { ...HEROES.barbarian, style: 'none', hat: 'crystal', eyes: 'odd' } },
  'fine-print': { wall: 'wine', who: { ...HEROES.warlock, right: 'scroll', left: 'quill' } },
  'silence-please': { wall: 'wood', piece: 'library' },
  'holy-bouncers': { wall: 'gold', piece: 'door', who: { ...HEROES.cleric, eyes: 'shades', mouth: 'line', body: 'broad' } },
  'long-sermon': { wall: 'blue', who: { ...HEROES.patriarch, eyes: 'shut', left: 'scroll' } },
  'four-of-a-kind': { wall: 'red', thing: 'cards' },
  'treasure-queue': { wall: 'teal', piece: 'chest' },
  'second-draft': { wall: 'cream', thing: 'quill', second: 'scroll' },
  'grand-council': { wall: 'purple', piece: 'table' },
  'hall-of-fame': { wall: 'gold', piece: 'trophy' },
  'quiet-crossing': { wall: 'green', floor: 'moss', piece: 'cross' },
  portcullis: { wall: 'stone', piece: 'gate', torches: true },
  'shrinking-room': { wall: 'tan', piece: 'walls' },
  lair: { wall: 'dark', floor: 'plank', piece: 'lair' },
  'solid-rock': { wall: 'slate', floor: 'stone', piece: 'rock' },
  pilgrims: { wall: 'sky', floor: 'green', who: { ...HEROES.cleric, left: 'crook', right: 'lantern', hat: 'straw', crowd: 3 } },
  'stag-night': { wall: 'orange', who: { ...HEROES.fighter, skin: 'white', nose: 'beak', mouth: 'none', hat: 'none', beard: 'none', ears: 'none', body: 'feathers', left: 'mug', right: 'mug' } },
  'book-club': { wall: 'teal', floor: 'wood', thing: 'tome', second: 'book', trim: 'purple' },
  reunion: { wall: 'pink', who: { ...elder, left: 'mace', right: 'balloon' } },
  'loud-trio': { wall: 'red', who: { ...HEROES.fighter, hat: 'feather', mouth: 'shout', cloth: 'navy', body: 'plain', beard: 'curled', left: 'rapier', right: 'none', crowd: 3 } },
  kennel: { wall: 'moss', floor: 'olive', piece: 'kennel' },
  'cursed-fresco': { wall: 'olive', piece: 'fresco' },
  'rolling-boulder': { wall: 'rust', piece: 'boulder' },
  squires: { wall: 'blue', who: { ...HEROES.fighter, head: 'small', body: 'child', hat: 'pot', beard: 'none', eyes: 'scared', crowd: 3 } },
  'night-watch': { wall: 'navy', who: { ...HEROES.fighter, left: 'lantern', right: 'bell', eyes: 'sleepy' } },
  patrol: { wall: 'stone', torches: true, who: { ...HEROES.fighter, left: 'torch', right: 'spear', crowd: 2 } },
  'field-trip': { wall: 'lime', floor: 'green', who: { ...HEROES.rogue, head: 'small', body: 'child', hat: 'cap', cloth: 'yellow', mouth: 'tongue', left: 'flag', right: 'none', crowd: 3 } },
  'bridge-toll': { wall: 'sky', piece: 'bridge' },
  'power-couple': { wall: 'pink', thing: 'heart', second: 'sword' },
  grindstone: { wall: 'slate', floor: 'wood', piece: 'wheel' },
  'slow-corridor': { wall: 'stone', piece: 'snail' },
  pit: { wall: 'stone', piece: 'pit', torches: true },
  'swinging-axes': { wall: 'wine', piece: 'axes' },
};

/** A tile without a recipe of its own is a room after its name. */
const likelyTile = (id: string): Place => {
  const choose = chooserOf(id);
  return {
    wall: choose('wall', ['stone', 'slate', 'moss', 'rust', 'teal', 'tan', 'wine', 'navy']),
    floor: choose('floor', ['stone', 'tan', 'wood', 'plank']),
    piece: choose('piece', ['arch', 'door', 'gate', 'stairs', 'table', 'pit', 'chest', 'library']),
    torches: choose('light', [true, false]),
  };
};

/** And a creature without one is drawn after its name as well. */
const likelyCreature = (id: string): Recipe => {
  const choose = chooserOf(id);
  return {
    skin: choose('skin', ['red', 'green', 'purple', 'teal', 'rust', 'lilac']),
    head: choose('head', ['wide', 'jaw', 'wedge', 'pear']),
    ears: choose('ears', ['goblin', 'bat', 'fins', 'elf']),
    horns: choose('horns', ['devil', 'bull', 'ram', 'tall', 'spikes']),
    eyes: choose('eyes', ['glow', 'angry', 'slit', 'three']),
    mouth: choose('mouth', ['fangs', 'maw', 'tusks']),
    body: choose('body', ['hairy', 'scales', 'bare']),
  };
};

/** Somebody of a class: its clothes, and a face of their own. */
const personOf = (hero: Hero, id: string): Recipe => {
  const choose = chooserOf(id);
  return {
    ...HEROES[hero],
    skin: choose('skin', ['peach', 'tan', 'brown', 'rose', 'dark']),
    hair: choose('hair', ['black', 'rust', 'straw', 'white', 'brown', 'orange']),
    cloth: choose('cloth', ['blue', 'moss', 'wine', 'purple', 'teal', 'rust', 'navy', 'olive']),
    trim: choose('trim', ['gold', 'red', 'sky', 'lime', 'cream', 'pink']),
    eyes: choose('eyes', ['round', 'brows', 'specs', 'lashes', 'sleepy', 'happy', 'angry', 'wink', 'patch']),
    tilt: choose('tilt', [-6, 0, 6]),
  };
};

const PEOPLE: ReadonlyMap<string, Hero> = new Map(CONTENT.tables.heroCards.map(({ id, hero }) => [id, hero]));

const IDS = {
  creatures: new Set<string>(CONTENT.tables.creatures.map(({ id }) => id)),
  tiles: new Set<string>(CONTENT.tables.tiles.map(({ id }) => id)),
};
const isHero = (id: string): id is Hero => Object.hasOwn(HEROES, id);
const drawn = new Map<string, Drawing>();

function drawingOf(id: string): Drawing | undefined {
  if (isHero(id)) return figure(HEROES[id]);
  if (IDS.creatures.has(id)) return figure(CREATURES[id] ?? likelyCreature(id));
  const hero = PEOPLE.get(id);
  if (hero !== undefined) return figure(personOf(hero, id));
  return IDS.tiles.has(id) ? scene(TILES[id] ?? likelyTile(id)) : undefined;
}

/** The illustration of a creature, hero or tile; abilities and tracks have icons. */
export function pictureOf(id: string): Drawing | undefined {
  const drawing = drawn.get(id) ?? drawingOf(id);
  if (drawing !== undefined) drawn.set(id, drawing);
  return drawing;
}
