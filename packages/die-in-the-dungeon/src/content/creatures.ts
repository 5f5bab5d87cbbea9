import type { CreatureCard } from '../cards.ts';

export const creatures: readonly CreatureCard[] = [
  {
    id: 'deyeroller',
    name: 'The Deyeroller',
    flavour: 'It has seen your roll already. It is not impressed.',
    source: { ours: ['cards', 'flavour'] },
    abilities: ['eye-modify', 'eye-gaze'],
    cards: ['second-sight', 'blinking', 'stare-down', 'hindsight'],
  },
  {
    id: 'troll-o-bones',
    name: 'The Troll O’ Bones',
    flavour: 'Carves his own dice. Do not ask out of whom.',
    source: { ours: ['abilities', 'cards', 'flavour'] },
    abilities: ['mend', 'thick-hide'],
    cards: ['second-breakfast', 'bone-armour', 'stubborn', 'swamp-nap'],
  },
];
