import type { CreatureCard } from '../cards.ts';

/** Names and characters are the rulebook's; what is said about them is ours. */
export const creatures: readonly CreatureCard[] = [
  {
    id: 'deyeroller',
    name: 'The Deyeroller',
    short: 'Deyeroller',
    flavour: 'It has seen your roll already. It is not impressed.',
    text: 'A floating ball of eyes that bends dice, and the people who trust them. Larger dice, second tries, and a stare that makes heroes feel small.',
    source: { ours: ['cards', 'flavour', 'text'] },
    abilities: ['eye-modify', 'eye-gaze'],
    cards: ['double-take', 'fixed-stare', 'hypnotic-blink', 'look-down'],
  },
  {
    id: 'troll-o-bones',
    name: 'The Troll O’ Bones',
    short: 'Troll O’ Bones',
    flavour: 'Carves his own dice. Do not ask out of whom.',
    text: 'A hill of muscle from the swamp who grows back what is cut off. He gains Health where others only rest, and shrugs at what is left.',
    source: { ours: ['abilities', 'cards', 'flavour', 'text'] },
    abilities: ['mend', 'thick-hide'],
    cards: ['second-breakfast', 'bone-armour', 'stubborn', 'thick-skull'],
  },
  {
    id: 'diemon',
    name: 'The Diemon',
    short: 'Diemon',
    flavour: 'Two horns, one pitchfork, no chill.',
    text: 'Fire from another plane, and quite strong besides. The larger the crowd in front of it, the better it burns.',
    source: { ours: ['abilities', 'cards', 'flavour', 'text'] },
    abilities: ['fire-strike', 'hellish-strength'],
    cards: ['inferno', 'melt-armour', 'stoke', 'walk-through-fire'],
  },
  {
    id: 'dierake',
    name: 'The Dierake',
    short: 'Dierake',
    flavour: 'One more die. Just the one. And that one.',
    text: 'A hoarder with a cave full of DieMinions, and a plan for each of them. Gives up the little ones to bring down the great ones.',
    source: { ours: ['abilities', 'cards', 'flavour', 'text'] },
    abilities: ['sticky-claws', 'throw-the-hoard'],
    cards: ['open-the-vault', 'borrowed-hour', 'big-game', 'bribe-the-trap'],
  },
];
