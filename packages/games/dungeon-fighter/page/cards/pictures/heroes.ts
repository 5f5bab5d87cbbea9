import type { Recipe } from '@tumblekeep/page-kit/drawing/figure.ts';

/** The heroes of all editions. */
// biome-ignore format: a hero is a line or two, easier to compare
export const HERO_PICTURES = {
  brad: { skin: 'peach', hair: 'brown', cloth: 'red', hat: 'chef', beard: 'curled', eyes: 'happy', body: 'round', wear: 'apron', left: 'ladle', right: 'cleaver' },
  edith: { skin: 'rose', hair: 'grey', cloth: 'navy', trim: 'steel', head: 'long', style: 'bun', eyes: 'specs', mouth: 'smirk', nose: 'hook', wear: 'scarf', left: 'sword', right: 'flute' },
  goldfinga: { skin: 'tan', hair: 'black', cloth: 'black', trim: 'gold', style: 'tail', eyes: 'wink', mouth: 'smirk', ears: 'elf', body: 'slim', wear: 'chain', left: 'coin', right: 'bag' },
  grace: { skin: 'peach', hair: 'straw', cloth: 'white', trim: 'blue', style: 'long', eyes: 'lashes', mouth: 'smile', hat: 'tiara', body: 'plate', back: 'cape', left: 'shield', right: 'sword' },
  margarhilda: { skin: 'rose', hair: 'orange', cloth: 'moss', trim: 'cream', head: 'square', style: 'braids', hat: 'viking', eyes: 'brows', mouth: 'grin', body: 'broad', wear: 'fur', left: 'box', right: 'mug' },
  marvin: { skin: 'peach', hair: 'white', cloth: 'purple', trim: 'gold', head: 'long', hat: 'wizard', beard: 'long', eyes: 'specs', mouth: 'none', nose: 'long', body: 'robe', left: 'hourglass', right: 'staff' },
  murka: { skin: 'green', hair: 'black', cloth: 'leather', trim: 'brown', head: 'jaw', style: 'mohawk', eyes: 'angry', mouth: 'tusks', nose: 'button', ears: 'goblin', body: 'broad', wear: 'fur', left: 'axe', right: 'axe' },
  wilrond: { skin: 'peach', hair: 'rust', cloth: 'green', trim: 'red', head: 'small', style: 'short', hat: 'feather', eyes: 'brows', mouth: 'smile', nose: 'button', ears: 'elf', body: 'child', wear: 'belt', left: 'spear', right: 'round' },

  torm: { skin: 'rose', hair: 'rust', cloth: 'slate', trim: 'gold', head: 'wide', hat: 'helm', beard: 'braided', mouth: 'none', eyes: 'squint', nose: 'potato', body: 'broad', left: 'double', right: 'axe' },
  randolph: { skin: 'tan', hair: 'brown', cloth: 'moss', trim: 'yellow', head: 'long', felt: 'olive', hat: 'hood', eyes: 'squint', mouth: 'smirk', beard: 'goatee', body: 'slim', wear: 'strap', left: 'bow' },
  'sir-moo': { skin: 'white', hair: 'black', cloth: 'blue', trim: 'pink', head: 'pear', ears: 'cow', horns: 'nubs', nose: 'bull', mouth: 'none', eyes: 'happy', body: 'plate', wear: 'cross', left: 'mace', right: 'symbol' },
  'lady-mary': { skin: 'peach', hair: 'yellow', cloth: 'pink', trim: 'purple', style: 'curls', hat: 'crown', eyes: 'lashes', mouth: 'lips', body: 'dress', wear: 'beads', left: 'rapier', right: 'mirror' },
  fridolin: { skin: 'peach', hair: 'brown', cloth: 'yellow', trim: 'red', felt: 'red', head: 'wedge', style: 'bob', hat: 'feather', eyes: 'shut', mouth: 'sing', body: 'slim', wear: 'ruff', left: 'lute' },
  brockenstock: { skin: 'rose', hair: 'straw', cloth: 'olive', trim: 'cream', head: 'pear', style: 'sides', beard: 'walrus', mouth: 'none', eyes: 'sleepy', nose: 'red', body: 'round', wear: 'vest', left: 'mug', right: 'mug' },
  aristide: { skin: 'lime', hair: 'moss', cloth: 'navy', trim: 'gold', head: 'wide', ears: 'none', felt: 'navy', hat: 'wizard', eyes: 'odd', nose: 'frog', mouth: 'none', body: 'robe', left: 'wand', right: 'tome' },

  lorenzo: { skin: 'tan', hair: 'black', cloth: 'wine', trim: 'brown', head: 'square', style: 'wild', beard: 'stubble', eyes: 'brows', mouth: 'shout', body: 'bare', wear: 'bandolier', left: 'club', right: 'leg' },
  alessandro: { skin: 'peach', hair: 'dark', cloth: 'slate', trim: 'red', felt: 'slate', hat: 'cap', style: 'short', eyes: 'side', mouth: 'smirk', beard: 'stubble', body: 'slim', wear: 'scarf', left: 'key', right: 'bag' },
  aureliano: { skin: 'rose', hair: 'brown', cloth: 'brown', trim: 'cream', style: 'sides', eyes: 'shut', mouth: 'smile', nose: 'potato', body: 'robe', wear: 'beads', left: 'symbol', right: 'candle' },
  giuseppe: { skin: 'tan', hair: 'grey', cloth: 'steel', trim: 'red', hat: 'helm', beard: 'moustache', eyes: 'patch', mouth: 'none', body: 'plain', wear: 'bandolier', left: 'sword', right: 'crossbow' },
  beatrice: { skin: 'brown', hair: 'black', cloth: 'olive', trim: 'orange', style: 'braids', felt: 'orange', hat: 'bandana', eyes: 'side', mouth: 'smile', body: 'slim', wear: 'strap', left: 'bow' },
  fabrizio: { skin: 'peach', hair: 'black', cloth: 'teal', trim: 'yellow', head: 'wedge', felt: 'teal', hat: 'turban', eyes: 'brows', mouth: 'smirk', beard: 'goatee', body: 'robe', left: 'orb', right: 'fire' },
  ornella: { skin: 'tan', hair: 'dark', cloth: 'red', trim: 'gold', head: 'small', style: 'bun', hat: 'flower', eyes: 'lashes', mouth: 'lips', body: 'dress', wear: 'beads', left: 'rapier', tilt: 8 },
  clemente: { skin: 'peach', hair: 'straw', cloth: 'white', trim: 'red', style: 'sides', hat: 'halo', beard: 'full', mouth: 'none', eyes: 'happy', body: 'plate', wear: 'tabard', left: 'shield', right: 'hammer' },
} as const satisfies Readonly<Record<string, Recipe>>;
