/** Recipes for cards that have none of their own: their kind, their ability and their name decide. */
import { chooserOf } from '@tumblekeep/page-kit/drawing/chance.ts';
import type { Recipe } from '@tumblekeep/page-kit/drawing/figure.ts';
import type { Colour } from '@tumblekeep/page-kit/drawing/palette.ts';
import type { Thing } from '@tumblekeep/page-kit/drawing/parts/things.ts';
import type { Place } from '@tumblekeep/page-kit/drawing/scene.ts';
import type { Still, Ware } from '@tumblekeep/page-kit/drawing/still.ts';
import type {
  BossCard,
  EquipmentCard,
  HeroCard,
  MapRoom,
  MonsterCard,
  MonsterType,
} from '../../../rules/index.ts';
import { ROOM_PIECES } from './rooms.ts';

type Foe = MonsterCard | BossCard;
type Some<T> = readonly [T, ...T[]];

/** Whole faces of beasts: ears that go with a nose. */
const MUZZLES: Some<Recipe> = [
  { ears: 'mouse', nose: 'mouse', back: 'rat', body: 'paws' },
  { ears: 'flop', nose: 'dog', body: 'paws' },
  { ears: 'wolf', nose: 'wolf', back: 'brush', body: 'hairy' },
  { ears: 'cat', nose: 'cat', back: 'brush', body: 'paws' },
  { ears: 'bear', nose: 'bear', body: 'hairy' },
  { ears: 'cow', nose: 'bull', horns: 'bull', body: 'bare' },
  { ears: 'cat', nose: 'boar', body: 'hairy' },
  { ears: 'none', nose: 'beak', body: 'feathers' },
  { ears: 'tufts', nose: 'hooked', body: 'feathers', back: 'bird' },
  { ears: 'none', nose: 'croc', body: 'scales' },
  { ears: 'frill', head: 'snake', mouth: 'fangs', body: 'coils' },
  { ears: 'elephant', nose: 'trunk', body: 'bare' },
  { ears: 'none', head: 'wide', nose: 'frog', body: 'scales' },
];
const DEAD: Some<Recipe> = [
  { skin: 'bone', head: 'skull', eyes: 'hollow', nose: 'hole', mouth: 'teeth', body: 'ribs' },
  { skin: 'bone', head: 'skull', eyes: 'embers', nose: 'hole', mouth: 'grin', body: 'bones' },
  { skin: 'bone', eyes: 'odd', mouth: 'stitched', body: 'wraps' },
  { skin: 'sky', cloth: 'sky', eyes: 'hollow', mouth: 'oh', body: 'sheet' },
  { skin: 'mint', eyes: 'dizzy', mouth: 'stitched', wear: 'patches', style: 'sides' },
  { skin: 'lilac', head: 'wedge', eyes: 'sleepy', mouth: 'fangs', wear: 'tall', style: 'short' },
];
const EYES: Some<NonNullable<Recipe['eyes']>> = [
  'angry',
  'round',
  'squint',
  'glow',
  'odd',
  'wide',
  'sleepy',
  'patch',
];
const MOUTHS: Some<NonNullable<Recipe['mouth']>> = [
  'grin',
  'fangs',
  'frown',
  'shout',
  'smirk',
  'tusks',
  'buck',
];
const HEADS: Some<NonNullable<Recipe['head']>> = ['round', 'long', 'jaw', 'wide', 'wedge', 'square', 'pear'];
const COATS: Some<Colour> = ['red', 'navy', 'olive', 'wine', 'teal', 'purple', 'leather', 'slate', 'rust'];
const FURS: Some<Colour> = ['brown', 'tan', 'grey', 'rust', 'slate', 'dark', 'orange', 'white'];
const FIENDS: Some<Colour> = ['red', 'wine', 'orange', 'purple', 'teal', 'moss', 'lilac'];
const SLIMES: Some<Colour> = ['green', 'lime', 'teal', 'purple', 'yellow', 'pink', 'orange', 'blue', 'wine'];
const FOLK: Some<Colour> = ['peach', 'tan', 'brown', 'rose', 'green', 'olive'];
const HELD: Some<Thing> = [
  'club',
  'sword',
  'axe',
  'mug',
  'fork',
  'bone',
  'torch',
  'dagger',
  'bag',
  'mace',
  'none',
];
const HATS: Some<NonNullable<Recipe['hat']>> = [
  'none',
  'bandana',
  'helm',
  'cap',
  'straw',
  'bowler',
  'hood',
  'viking',
  'tricorn',
];

/** Recipes by type. A type that nobody knows yet is taken for rabble. */
const BY_TYPE: Readonly<Record<MonsterType, (id: string) => Recipe>> = {
  beast: id => {
    const choose = chooserOf(id);
    return {
      mouth: 'none',
      skin: choose('fur', FURS),
      eyes: choose('eyes', EYES),
      ...choose('muzzle', MUZZLES),
    };
  },
  undead: id => {
    const choose = chooserOf(id);
    return {
      ears: 'none',
      cloth: choose('coat', COATS),
      right: choose('held', HELD),
      ...choose('dead', DEAD),
    };
  },
  rabble: id => {
    const choose = chooserOf(id);
    return {
      skin: choose('folk', FOLK),
      cloth: choose('coat', COATS),
      head: choose('head', HEADS),
      eyes: choose('eyes', EYES),
      mouth: choose('mouth', MOUTHS),
      hat: choose('hat', HATS),
      nose: choose('nose', ['potato', 'button', 'hook', 'long']),
      body: choose('body', ['plain', 'broad', 'slim']),
      left: choose('held', HELD),
      right: choose('other', HELD),
    };
  },
  fiend: id => {
    const choose = chooserOf(id);
    return {
      skin: choose('fiend', FIENDS),
      cloth: choose('coat', COATS),
      trim: choose('wing', FIENDS),
      head: choose('head', HEADS),
      ears: choose('ears', ['elf', 'bat', 'goblin']),
      horns: choose('horns', ['devil', 'nubs', 'ram', 'tall', 'bull', 'one', 'antlers']),
      eyes: choose('eyes', EYES),
      mouth: choose('mouth', MOUTHS),
      back: choose('back', ['bat', 'tail', 'flames', 'none']),
      left: choose('held', HELD),
    };
  },
  ooze: id => {
    const choose = chooserOf(id);
    return {
      skin: choose('slime', SLIMES),
      trim: choose('vessel', COATS),
      blob: choose('blob', [
        'mound',
        'puddle',
        'drip',
        'tall',
        'gloop',
        'cube',
        'bowl',
        'cauldron',
        'jelly',
        'plate',
      ]),
      eyes: choose('eyes', EYES),
      mouth: choose('mouth', MOUTHS),
    };
  },
};

/** What an ability shows of itself. */
const BY_ABILITY: Readonly<Record<string, Recipe>> = {
  gang: { crowd: 3 },
  greedy: { right: 'bag' },
  'lose-gold': { right: 'bag' },
  'destroy-equipment': { left: 'hammer' },
  'small-target': { size: 0.86 },
};

export const likelyFoe = (card: Foe): Recipe => ({
  ...(BY_TYPE[card.type] ?? BY_TYPE.rabble)(card.id),
  ...(card.ability === undefined ? {} : BY_ABILITY[card.ability]),
  ...('level' in card ? {} : { hat: 'crown' as const }),
});

export const likelyHero = ({ id }: HeroCard): Recipe => ({
  ...BY_TYPE.rabble(id),
  mouth: 'smile',
  style: chooserOf(id)('style', ['short', 'long', 'bob', 'tail', 'spiky', 'bun']),
  hair: chooserOf(id)('hair', ['dark', 'straw', 'rust', 'black', 'white']),
});

/** What equipment of each kind may look like. */
const WARES: Readonly<Record<EquipmentCard['kind'], Some<Ware>>> = {
  weapon: [
    'greatsword',
    'arbalest',
    'boomerang',
    'slapstick',
    'boot',
    'sickle',
    'longbow',
    'axe',
    'mace',
    'hammer',
  ],
  armor: [
    'shirt',
    'heater',
    'waistcoat',
    'cummerbund',
    'vest',
    'cloak',
    'apron',
    'helm',
    'breastplate',
    'johns',
  ],
  spendable: ['oil', 'sack', 'jar', 'clover', 'potato', 'kettle', 'cake', 'hamper', 'perfume', 'loaf'],
};

export const likelyWare = ({ id, kind }: EquipmentCard): Still => {
  const choose = chooserOf(id);
  return {
    items: [[choose('around', ['sparks', 'rays'])], [choose('ware', WARES[kind]), 0, 3, 0.94]],
    cloth: choose('cloth', COATS),
    trim: choose('trim', ['gold', 'cream', 'white', 'orange', 'sky']),
  };
};

const PLACES: Some<NonNullable<Place['piece']>> = [
  'arch',
  'door',
  'gate',
  'stairs',
  'table',
  'library',
  'shelf',
];
const WALLS: Some<Colour> = [
  'stone',
  'slate',
  'moss',
  'rust',
  'teal',
  'lilac',
  'tan',
  'olive',
  'wine',
  'navy',
];

export const likelyRoom = (id: string, kind?: MapRoom['kind']): Place => {
  const choose = chooserOf(id);
  return {
    wall: choose('wall', WALLS),
    floor: choose('floor', ['stone', 'tan', 'plank', 'wood', 'grey']),
    piece: kind === undefined || kind === 'plain' ? choose('piece', PLACES) : ROOM_PIECES[kind],
    torches: choose('light', [true, false]),
  };
};
