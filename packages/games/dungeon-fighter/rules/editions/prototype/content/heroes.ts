import type { HeroCard } from '../../../cards.ts';

/**
 * Eight sheets: four players the draft names, and four more chairs at the same table. A power with a token
 * has one owner, and three cards are the limit for everybody.
 */
// biome-ignore format: a hero is a short paragraph
export const HEROES = [
  { id: 'lorenzo', name: 'Lorenzo the Barbarian', short: 'Lorenzo',
    abilities: { red: 'burst-of-hits', green: 'no-damage', blue: 'blind-fury' },
    slots: { weapon: 2, armor: 1, spendable: 0 },
    source: { ours: ['abilities.green', 'abilities.blue', 'slots'] },
    flavour: 'Owns the table. Please mind the table.' },
  { id: 'alessandro', name: 'Alessandro the Thief', short: 'Alessandro',
    abilities: { red: 'extra-damage-2', green: 'pickpocket', blue: 'theft' },
    slots: { weapon: 1, armor: 0, spendable: 2 },
    source: { ours: ['abilities', 'slots'] },
    flavour: 'Brought nothing to dinner. Left with the corkscrew.' },
  { id: 'aureliano', name: 'Aureliano the Cleric', short: 'Aureliano',
    abilities: { red: 'focused-damage', green: 'heal-all-heroes-1', blue: 'divine-help' },
    slots: { weapon: 1, armor: 1, spendable: 1 },
    source: { ours: ['abilities.red', 'abilities.blue', 'slots'] },
    flavour: 'Says grace before the fight, in case somebody has no time for it after.' },
  { id: 'giuseppe', name: 'Giuseppe the Mercenary', short: 'Giuseppe',
    abilities: { red: 'extra-damage-3', green: 'heal-one-hero-2', blue: 'reroll' },
    slots: { weapon: 3, armor: 0, spendable: 0 },
    source: { ours: ['name', 'abilities'] },
    flavour: 'Three weapons, two hands, and the patience of a man with one free evening.' },
  { id: 'beatrice', name: 'Beatrice the Huntress', short: 'Beatrice',
    abilities: { red: 'sworn-enemy', green: 'reroll', blue: 'tracking-strike' }, swornEnemy: 'beast',
    slots: { weapon: 2, armor: 0, spendable: 1 },
    source: 'ours', flavour: 'Finds anything in the woods, and nothing in her own handbag.' },
  { id: 'fabrizio', name: 'Fabrizio the Sorcerer', short: 'Fabrizio',
    abilities: { red: 'focused-damage', green: 'pickpocket', blue: 'metamorphosis' },
    slots: { weapon: 1, armor: 0, spendable: 2 },
    source: 'ours', flavour: 'Turns monsters into toads. Asks every time whether somebody is going to eat that.' },
  { id: 'ornella', name: 'Ornella the Dancer', short: 'Ornella',
    abilities: { red: 'no-damage', green: 'heal-all-heroes-2', blue: 'seduction' },
    slots: { weapon: 0, armor: 1, spendable: 2 },
    source: 'ours', flavour: 'Never out of step. The monsters keep asking who is leading.' },
  { id: 'clemente', name: 'Clemente the Paladin', short: 'Clemente',
    abilities: { red: 'sworn-enemy', green: 'heal-one-hero-3', blue: 'no-damage' }, swornEnemy: 'fiend',
    slots: { weapon: 1, armor: 2, spendable: 0 },
    source: 'ours', flavour: 'Forgives everybody, in alphabetical order, starting tomorrow.' },
] as const satisfies readonly HeroCard[];
