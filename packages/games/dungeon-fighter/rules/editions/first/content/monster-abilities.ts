import type { MonsterAbility } from '../../../cards.ts';

export const MONSTER_ABILITIES = [
  {
    id: 'destroy-equipment',
    name: 'Destroy Equipment after a Miss',
    text: 'A hero who misses discards one equipment card of their choice.',
    clauses: ['DF1-MON-01', 'DF1-MON-09', 'DF1-R-52'],
    missDestroysEquipment: true,
  },
  {
    id: 'heal-after-a-miss',
    name: 'Heal after a Miss',
    text: 'On a miss the monster regains as many hit points as its card says, up to what it began with.',
    clauses: ['DF1-MON-02', 'DF1-MON-09', 'DF1-R-49'],
    missHeals: true,
  },
  {
    id: 'small-target',
    name: 'Small Target',
    text: 'A die in section 1 is a miss.',
    clauses: ['DF1-MON-03'],
    missSections: [1],
  },
  {
    id: 'lose-gold',
    name: 'Lose Gold after a Miss',
    text: 'On a miss the chest loses 1 coin.',
    clauses: ['DF1-MON-04', 'DF1-MON-09'],
    missCostsCoins: 1,
  },
  {
    id: 'hero-dice-immunity',
    name: 'Hero Dice Immunity',
    text: 'The hero die of the colour on its card cannot be thrown at it. Bonus dice can.',
    clauses: ['DF1-MON-05', 'DF1-MON-06', 'DF1-R-22', 'DF1-R-23'],
    immuneToColor: true,
  },
  {
    id: 'critical-miss',
    name: 'Critical Miss',
    text: 'On a miss every standing hero suffers the damage.',
    clauses: ['DF1-MON-07', 'DF1-MON-09', 'DF1-R-50'],
    missHurtsAll: true,
  },
] as const satisfies readonly MonsterAbility[];
