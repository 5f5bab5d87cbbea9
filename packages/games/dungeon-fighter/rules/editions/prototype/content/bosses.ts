import type { BossCard } from '../../../cards.ts';

/** One on the back of each boss map. Without dice the party loses at once, so none of them needs a special shot. */
// biome-ignore format: a boss is three lines, easier to compare
export const BOSSES = [
  { id: 'eternal-nonna', name: 'The Eternal Nonna',
    type: 'undead', life: 12, damage: 2, ability: 'heal-after-a-miss', abilityValue: 1,
    source: 'ours', flavour: 'You look thin. She has all eternity and a very big pot.' },
  { id: 'minister-of-roadworks', name: 'Minister of Roadworks',
    type: 'rabble', life: 12, damage: 2, ability: 'lose-gold',
    source: 'ours', flavour: 'The end is in sight. It was moved there this morning.' },
  { id: 'dog-of-three-minds', name: 'Dog of Three Minds',
    type: 'beast', life: 12, damage: 3,
    source: 'ours', flavour: 'One head bites, one plays, one wants its ears scratched. Guess quickly.' },
  { id: 'devil-first-draft', name: 'The Devil, First Draft',
    type: 'fiend', life: 12, damage: 3, ability: 'small-target',
    source: 'ours', flavour: 'Six wings, three faces, and every one of them wants the layout changed.' },
] as const satisfies readonly BossCard[];
