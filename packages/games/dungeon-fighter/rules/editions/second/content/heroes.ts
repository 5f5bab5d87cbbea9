import type { HeroCard } from '../../../cards.ts';

/**
 * Eight heroes. Where the rulebook is silent, red abilities fight and green ones help, each common ability
 * has two owners, and a hero with a strong blue ability carries less.
 */
// biome-ignore format: a hero is a short paragraph
export const HEROES = [
  { id: 'brad', name: 'Brad Breckfust', short: 'Brad',
    abilities: { red: 'sworn-enemy', green: 're-throw', blue: 'cooking' }, swornEnemy: 'ooze',
    slots: { weapon: 1, armor: 1, spendable: 1 },
    source: { ours: ['swornEnemy', 'slots'] },
    flavour: 'Never trusts a dish that moves. Serves it anyway.' },
  { id: 'edith', name: 'Edith Grognarde', short: 'Edith',
    abilities: { red: 'piercing-damage', green: 'self-healing', blue: 'sweet-flute' },
    slots: { weapon: 1, armor: 1, spendable: 1 },
    source: { ours: ['abilities.red', 'abilities.green', 'slots'] },
    flavour: 'Knew this dungeon when it was all fields, and killed something in every one.' },
  { id: 'goldfinga', name: 'Goldfinga',
    abilities: { red: 'agile-instincts', green: 'pickpocket', blue: 'free-sample' },
    slots: { weapon: 2, armor: 0, spendable: 1 },
    source: { ours: ['abilities.red', 'abilities.green', 'slots'] },
    flavour: 'Banned from nine shops, and still the best customer of all of them.' },
  { id: 'grace', name: 'Grace Cleancut', short: 'Grace',
    abilities: { red: 'piercing-damage', green: 'heal-party', blue: 'heroic-defense' },
    slots: { weapon: 1, armor: 2, spendable: 1 },
    source: { ours: ['abilities.red', 'abilities.green', 'slots'] },
    flavour: 'Irons her cape before battle and her enemies during.' },
  { id: 'margarhilda', name: 'Margarhilda',
    abilities: { red: 'focused-damage', green: 'pickpocket', blue: 'heavy-load' },
    slots: { weapon: 2, armor: 1, spendable: 1 },
    source: { ours: ['abilities.red', 'abilities.green', 'slots'] },
    flavour: 'Carries the bags, the tent, the barrel and, on the way home, the others.' },
  { id: 'marvin', name: 'Marvin',
    abilities: { red: 'focused-damage', green: 'self-healing', blue: 'time-spell' },
    slots: { weapon: 1, armor: 0, spendable: 2 },
    source: { ours: ['abilities.red', 'abilities.green', 'slots'] },
    flavour: 'Always late, but never for long.' },
  { id: 'murka', name: 'Murka',
    abilities: { red: 'sworn-enemy', green: 're-throw', blue: 'double-swing' }, swornEnemy: 'beast',
    slots: { weapon: 2, armor: 0, spendable: 2 },
    source: { ours: ['abilities.green', 'swornEnemy', 'slots'] },
    flavour: 'Measures twice, cuts twice.' },
  { id: 'wilrond', name: 'Wilrond',
    abilities: { red: 'agile-instincts', green: 'heal-party', blue: 'courage' },
    slots: { weapon: 2, armor: 1, spendable: 1 },
    source: { ours: ['abilities.green', 'slots'] },
    flavour: 'Picks on somebody his own size, plus a bit.' },
] as const satisfies readonly HeroCard[];
