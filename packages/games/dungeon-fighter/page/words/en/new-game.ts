/** A chance in words: from a hopeless game to one that is won already. */
const CHANCES: readonly (readonly [below: number, words: string])[] = [
  [0.1, 'hardly a hope'],
  [0.25, 'a long shot'],
  [0.4, 'a hard fight'],
  [0.6, 'about an even fight'],
  [0.75, 'rather easy'],
  [0.9, 'easy'],
];

const chanceWord = (share: number): string =>
  CHANCES.find(([below]) => share < below)?.[1] ?? 'a walk in the park';

export const newGame = {
  title: 'New game',
  rules: 'Rules',
  ruleSets: {
    second: {
      name: 'Second Edition',
      text: 'The newest rules: two ways at every door, the Leader sees them first. Begin here.',
    },
    first: {
      name: 'First Edition',
      text: 'A map with one-way corridors, special rooms, and a tower of monsters.',
    },
    prototype: {
      name: 'Prototype',
      text: 'How it all began: the draft that became the game, rough edges and all.',
    },
  },
  difficulty: 'Difficulty',
  difficultyText: {
    life: (plus: number): string =>
      plus === 0 ? 'monsters as printed' : `every monster has ${plus} more life`,
    score: (points: number): string => `${points} points for winning`,
  },
  heroes: 'Heroes',
  heroesHint: (fewest: number, most: number): string =>
    `Choose ${fewest} to ${most}. They sit around the table in the order you choose them.`,
  chosen: (count: number): string =>
    count === 0 ? 'nobody yet' : count === 1 ? '1 hero' : `${count} heroes`,
  random: 'Draw a party by lot',
  carries: 'Carries',
  slots: (weapon: number, armor: number, spendable: number, word: string): string =>
    `${weapon} weapon${weapon === 1 ? '' : 's'}, ${armor} armor, ${spendable} ${word}`,
  sworn: (type: string): string => `Sworn enemy: ${type}`,
  seats: 'Seats',
  seatsHint: 'Who plays whom. People here share this device; people elsewhere come by a link.',
  noSeats: 'Choose heroes, then say who plays them.',
  who: (hero: string): string => `Who plays ${hero}`,
  elsewhere: 'Person elsewhere',
  open: 'Open the table',
  kinds: { human: 'Person here', sensible: 'Bot', random: 'Reckless bot' },
  skill: (hero: string): string => `How well ${hero}’s bot throws`,
  skills: {
    clumsy: 'Clumsy hands',
    average: 'Average hands',
    skilled: 'Skilled hands',
    deadly: 'Deadly hands',
  },
  aim: (hero: string): string => `Aim help for ${hero}`,
  aims: { none: 'No aim help', line: 'Line to the first bounce', arc: 'The whole arc' },
  steady: 'Steady hand',
  steadyHint: 'the die trembles less when it is let go',
  earlier: (hero: string): string => `Seat ${hero} one place earlier`,
  leader: 'Leader',
  leaderByLot: 'Drawn by lot',
  solo: 'One player alone',
  soloHint: 'one person plays all heroes: nothing is secret, the device is never passed',
  gentle: 'Gentle beginning',
  beginnings: { gentle: 'Gentle beginning', short: 'Short dungeon, ours' },
  gentleHint: 'our own, not the rulebook’s: plain throws first, and more of the weaker monsters',
  handicap: {
    title: 'Handicap',
    ours: 'our own, not the rulebook’s',
    hint: 'Like stones in Go: help for shaky hands, a challenge for good ones. The log and the score say so; points count as ever.',
    harder: 'Harder',
    easier: 'Easier',
    value: (name: string): string => `Handicap ${name}`,
    thinking: 'Working out how this would go …',
    playing: 'Games are being played in the background',
    played: (games: number): string => `${games} games played in the background`,
    unknown: 'How it would go cannot be worked out right now.',
    chance: (share: number): string =>
      `You would win about ${Math.round(100 * share)} of 100 such games: ${chanceWord(share)}.`,
    proposal: (name: string, share: number): string =>
      `For the hands at this table ${name} is ${chanceWord(share)}, ${Math.round(100 * share)} of 100 won.`,
    take: (name: string): string => `Take ${name}`,
    best: 'No other setting is nearer to an even fight for the hands at this table.',
    yourHand: 'Reckoned with your hand as this device knows it.',
    averageHand: 'Nobody has thrown much here, so people are taken for average hands.',
    realDice: 'Nobody knows how you throw real dice: people are taken for average hands.',
  },
  dice: 'Dice',
  diceModes: {
    simulated: { name: 'Dice on the screen', text: 'Pick up, swing, let go.' },
    real: {
      name: 'Real dice',
      text: 'You throw at your own board and report in two taps. People throw for the bots.',
    },
  },
  begin: 'To the table',
  beginning: 'Setting the table …',
} as const;
