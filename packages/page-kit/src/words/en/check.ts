/** A game that is followed again, by anybody. */
export const check = {
  check: 'Check this game',
  checking: 'Every step is followed and every die thrown again …',
  proven: 'Everything fits: the game was played like that.',
  unproven: 'Nothing contradicts, but not everything can be proven:',
  refused: (why: string): string => `This game does not fit: ${why}.`,
  steps: (count: number): string => (count === 1 ? '1 step followed' : `${count} steps followed`),
  throws: (count: number): string => (count === 1 ? '1 throw made again' : `${count} throws made again`),
  choices: (count: number): string =>
    count === 1 ? '1 choice of a bot made again' : `${count} choices of bots made again`,
  takebacks: (count: number): string => (count === 1 ? '1 takeback' : `${count} takebacks`),
  seed: 'the seed is the one that was promised at the beginning',
} as const;
