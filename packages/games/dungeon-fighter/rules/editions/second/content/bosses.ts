import type { BossCard } from '../../../cards.ts';

/** One of these waits behind the third shop. None has Gang: without retrieving nobody could outlast it. */
// biome-ignore format: a boss is three lines, easier to compare
export const BOSSES = [
  { id: 'dragon-with-a-mortgage', name: 'Dragon with a Mortgage',
    type: 'beast', life: 21, damage: 4,
    source: 'ours', flavour: 'Sleeps badly, on a heap of gold that belongs to the bank.' },
  { id: 'kraken-in-the-cider', name: 'Kraken in the Cider Barrel',
    type: 'beast', life: 18, damage: 3, ability: 'tricky',
    source: 'ours', flavour: 'Nobody ordered it. Everybody is having some.' },
  { id: 'rigor-morris', name: 'Sir Rigor Morris',
    type: 'undead', life: 17, damage: 3, ability: 'leeching', abilityValue: 2,
    source: 'ours', flavour: 'Stiff competition at any dance. Mind the bells.' },
  { id: 'landlady-of-the-keep', name: 'Landlady of the Keep',
    type: 'rabble', life: 20, damage: 4, ability: 'greedy',
    source: 'ours', flavour: 'Everybody who ever broke a glass is in the cellar, washing up.' },
  { id: 'beelzebob', name: 'Beelzebob',
    type: 'fiend', life: 16, damage: 2, ability: 'rabid',
    source: 'ours', flavour: 'Lord of the flies, chairman of the neighbourhood watch.' },
  { id: 'blancmange-the-terrible', name: 'Blancmange the Terrible',
    type: 'ooze', life: 16, damage: 3, ability: 'resistant',
    source: 'ours', flavour: 'Left to set overnight. Intends to set for ever.' },
] as const satisfies readonly BossCard[];
