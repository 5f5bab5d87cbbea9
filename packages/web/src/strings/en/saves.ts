export const saves = {
  where: (round: number, phase: string): string => (round === 0 ? phase : `Round ${round}, ${phase}`),
  over: { won: 'Won', lost: 'Lost' },
} as const;
