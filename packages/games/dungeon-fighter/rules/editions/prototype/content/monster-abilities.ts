import type { MonsterAbility } from '../../../cards.ts';

/** The draft lists no skills; these are kinds its successor printed, as far as they agree with the draft's attack. */
export const MONSTER_ABILITIES = [
  {
    id: 'heal-after-a-miss',
    name: 'Heal after a Miss',
    text: 'On a miss the monster regains as many HP as its card says, up to what it began with.',
    clauses: ['DF0-MON-01', 'DF0-R-16'],
    missHeals: true,
  },
  {
    id: 'small-target',
    name: 'Small Target',
    text: 'A die in section 1 is a miss.',
    clauses: ['DF0-MON-01', 'DF0-R-16'],
    missSections: [1],
  },
  {
    id: 'lose-gold',
    name: 'Lose Gold',
    text: 'On a miss the chest loses 1 coin.',
    clauses: ['DF0-MON-01', 'DF0-R-16'],
    missCostsCoins: 1,
  },
] as const satisfies readonly MonsterAbility[];
