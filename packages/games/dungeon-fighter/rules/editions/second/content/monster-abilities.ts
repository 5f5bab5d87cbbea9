import type { MonsterAbility } from '../../../cards.ts';

export const MONSTER_ABILITIES = [
  {
    id: 'rabid',
    name: 'Rabid',
    text: 'On a miss every standing hero suffers the damage.',
    clauses: ['DF2-MON-02', 'DF2-MON-03'],
    missHurtsAll: true,
  },
  {
    id: 'tricky',
    name: 'Tricky',
    text: 'A die in section 1 is a miss.',
    clauses: ['DF2-MON-04', 'DF2-MON-06'],
    missSections: [1],
  },
  {
    id: 'super-tricky',
    name: 'Super Tricky',
    text: 'A die in section 1 or 2 is a miss.',
    clauses: ['DF2-MON-05', 'DF2-MON-06'],
    missSections: [1, 2],
  },
  {
    id: 'greedy',
    name: 'Greedy',
    text: 'On a miss the chest loses 1 coin.',
    clauses: ['DF2-MON-07', 'DF2-MON-08'],
    missCostsCoins: 1,
  },
  {
    id: 'leeching',
    name: 'Leeching',
    text: 'On a miss the monster regains as much life as its card says, up to the life it began with.',
    clauses: ['DF2-MON-09', 'DF2-MON-10'],
    missHeals: true,
  },
  {
    id: 'gang',
    name: 'Gang',
    text: 'Every numbered section counts as 1; the bullseye keeps its 10.',
    clauses: ['DF2-MON-11', 'DF2-MON-12'],
    sectionsCount: 1,
  },
  {
    id: 'resistant',
    name: 'Resistant',
    text: 'A hit whose total is odd does only half of it, rounded down.',
    clauses: ['DF2-MON-13', 'DF2-MON-14'],
    total: total => (total % 2 === 1 ? (total - 1) / 2 : total),
  },
] as const satisfies readonly MonsterAbility[];
