import type { BossCard } from '../../../cards.ts';

/**
 * One of these waits behind the third floor, whatever the floor looks like. Hero dice cannot be retrieved
 * here, so each has either little life or a handicap that a careful thrower can live with.
 */
// biome-ignore format: a boss is three lines, easier to compare
export const BOSSES = [
  { id: 'minotaurs-mother', name: 'The Minotaur’s Mother',
    type: 'beast', life: 10, damage: 2, ability: 'critical-miss',
    source: 'ours', flavour: 'You never write, you never call, and you hit her boy.' },
  { id: 'empress-dustbones', name: 'Empress Dowager Dustbones',
    type: 'undead', life: 9, damage: 2, ability: 'heal-after-a-miss', abilityValue: 2,
    source: 'ours', flavour: 'Has outlived her heirs, her doctors and herself.' },
  { id: 'prince-of-second-thoughts', name: 'Prince of Second Thoughts',
    type: 'fiend', life: 9, damage: 2, requirement: 'two-bounce',
    source: 'ours', flavour: 'On reflection he would rather you had not come.' },
  { id: 'bottomless-keg', name: 'The Bottomless Keg',
    type: 'ooze', life: 9, damage: 2, ability: 'small-target',
    source: 'ours', flavour: 'Many have sworn to finish it. It always finishes first.' },
] as const satisfies readonly BossCard[];
