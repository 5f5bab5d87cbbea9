export const saves = {
  ruleSets: {
    second: 'Second Edition',
    first: 'First Edition',
    prototype: 'Prototype',
  },
  phases: {
    dungeon: 'choosing the way',
    combat: 'in a fight',
    rest: 'resting',
    shop: 'at the shop',
    over: 'over',
  },
  where: (round: number, phase: string): string => (round === 0 ? phase : `Round ${round}, ${phase}`),
  over: { won: 'Won', lost: 'Lost' },
} as const;
