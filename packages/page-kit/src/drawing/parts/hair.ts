/** Hair, beards and hats. Hair has a part behind the head and one before it. */
import { type Layers, oval } from '../marks.ts';

interface Hair {
  readonly back?: Layers;
  readonly front?: Layers;
}

export const HAIR = {
  none: {},
  short: { front: ['hair M25 36q-3-26 25-26t25 26q-6-12-14-14-16 6-30 0-4 4-6 14Z'] },
  spiky: {
    front: [
      'hair M25 36l-6-12 10 0-2-14 12 7 5-13 8 11 11-9 1 13 12-3-4 11 6 9q-8-12-18-13-16 5-28-1-4 4-7 14Z',
    ],
  },
  long: {
    back: ['hair M50 8c24 0 30 18 31 38 1 16 6 22 4 32-20 8-50 8-70 0-2-10 3-16 4-32C20 26 26 8 50 8Z'],
    front: ['hair M26 36q-1-24 24-25 25 1 24 25-6-14-18-19-6 14-30 19Z'],
  },
  bob: {
    back: ['hair M50 9c22 0 30 16 30 32v20q-12 5-16-4H36q-4 9-16 4V41c0-16 8-32 30-32Z'],
    front: ['hair M25 38q-2-26 25-27 27 1 25 27-3-10-6-14-22 4-38 0-3 4-6 14Z'],
  },
  braids: {
    back: [
      'hair M28 28q-16 8-14 30 0 14-6 22 12 6 16-4 4-14 6-30ZM72 28q16 8 14 30 0 14 6 22-12 6-16-4-4-14-6-30Z',
      'trim M10 74l12 3-2 6-12-3ZM90 74l-12 3 2 6 12-3Z',
    ],
    front: ['hair M26 36q-1-25 24-26 25 1 24 26-8-4-24-20-16 16-24 20Z'],
  },
  bun: {
    back: [`hair ${oval(50, 4, 12)}`],
    front: ['hair M26 36q-3-26 24-26t24 26q-6-12-24-14-18 2-24 14Z'],
  },
  curls: {
    back: [
      `hair ${oval(27, 24, 12)}`,
      `hair ${oval(73, 24, 12)}`,
      `hair ${oval(22, 44, 10)}`,
      `hair ${oval(78, 44, 10)}`,
    ],
    front: [`hair ${oval(38, 14, 11)}`, `hair ${oval(60, 14, 11)}`],
  },
  sides: { front: ['hair M25 28q-8 8-3 22l6-2q-1-12 1-18ZM75 28q8 8 3 22l-6-2q1-12-1-18Z'] },
  mohawk: { front: ['hair M40 24Q36 2 44-8q14 2 16 32-10-5-20 0Z', '=ink M48-4q4 10 4 22'] },
  tail: {
    back: ['hair M62 8q30-6 32 22 0 16-8 22 2-24-18-28Z'],
    front: ['hair M26 36q-2-26 24-26t24 26q-10-14-22-16-12 8-26 16Z'],
  },
  wild: {
    back: ['hair M50 4c20-2 36 8 38 30l6 8-8 4 6 12-10 2q-30 14-64 0L8 58l6-12-8-4 6-8C14 12 30 2 50 4Z'],
    front: ['hair M26 38q-2-27 24-28 26 1 24 28l-6-12-6 4-6-8-7 6-7-6-5 7-6-4Z'],
  },
  snakes: {
    back: [
      'green M36 22Q14 20 10 4q-6 10 2 20 10 10 22 8ZM64 22q22-2 26-18 6 10-2 20-10 10-22 8ZM28 34Q8 34 2 46q12 8 26-2ZM72 34q20 0 26 12-12 8-26-2Z',
    ],
    front: [
      'green M34 24q-4-22 6-30 4 10 4 24ZM66 24q4-22-6-30-4 10-4 24ZM46 18q-4-18 4-26 8 8 4 26Z',
      `~ink ${oval(10, 8, 1.5)}`,
      `~ink ${oval(90, 8, 1.5)}`,
      `~ink ${oval(40, -2, 1.5)}`,
      `~ink ${oval(60, -2, 1.5)}`,
    ],
  },
  fringe: { front: ['hair M25 40q-4-30 25-30t25 30q-3-8-5-12l-6 4-5-6-6 6-6-6-6 6-6-5-5 3q-3 4-5 10Z'] },
  tuft: { front: ['hair M42 16Q38 4 46-4q2 6 6 6 2-6 8-4-2 6 0 10-2 6-4 8Z'] },
  wool: {
    back: [
      `cream ${oval(26, 26, 13)}`,
      `cream ${oval(74, 26, 13)}`,
      `cream ${oval(22, 46, 11)}`,
      `cream ${oval(78, 46, 11)}`,
    ],
    front: [`cream ${oval(36, 13, 12)}`, `cream ${oval(64, 13, 12)}`, `cream ${oval(50, 9, 12)}`],
  },
  mane: {
    back: [
      'hair M50 0l10 6 14-4 4 12 14 4-2 14 10 10-8 10 6 14-14 4-6 12H22l-6-12-14-4 6-14-8-10 10-10-2-14 14-4 4-12 14 4Z',
    ],
  },
} as const satisfies Readonly<Record<string, Hair>>;
export type HairStyle = keyof typeof HAIR;

export const BEARDS = {
  none: [],
  full: [
    'hair M26 42q2 8 8 8 8-4 16-4t16 4q6 0 8-8 4 24-10 32-14 6-28 0-14-8-10-32Z',
    'wine M44 56q6 3 12 0-1 5-6 5t-6-5Z',
  ],
  long: [
    'hair M26 42q2 8 8 8 8-4 16-4t16 4q6 0 8-8 6 26-6 40-8 14-18 16-10-2-18-16-12-14-6-40Z',
    '=ink M42 64q0 14 5 24M58 64q0 14-5 24',
    'wine M44 56q6 3 12 0-1 5-6 5t-6-5Z',
  ],
  goatee: ['hair M43 57q7-3 14 0-1 14-7 19-6-5-7-19Z'],
  moustache: ['hair M50 47q9-3 16 6 1 4-5 4-7 0-11-5-4 5-11 5-6 0-5-4 7-9 16-6Z'],
  curled: ['hair M50 48q8-3 14 3 6 4 11-4 2 14-11 12-8 0-14-6-6 6-14 6-13 2-11-12 5 8 11 4 6-6 14-3Z'],
  walrus: ['hair M50 46q14-2 18 8 2 8-1 12-6-6-17-8-11 2-17 8-3-4-1-12 4-10 18-8Z'],
  braided: [
    'hair M26 42q2 8 8 8 8-4 16-4t16 4q6 0 8-8 4 22-8 28l-4 18-6-12-6 14-6-14-6 12-4-18q-12-6-8-28Z',
    'gold M36 72h8v5h-8ZM56 72h8v5h-8Z',
    'wine M44 56q6 3 12 0-1 5-6 5t-6-5Z',
  ],
  stubble: ['=hair M34 54l1 3M39 58l1 3M46 60v3M54 60v3M60 58l-1 3M66 54l-1 3'],
  whiskers: ['hair M25 40l7 2q0 10 6 16-10 4-14-6ZM75 40l-7 2q0 10-6 16 10 4 14-6Z'],
} as const satisfies Readonly<Record<string, Layers>>;
export type Beard = keyof typeof BEARDS;

export const HATS = {
  none: [],
  chef: [
    'white M30 24Q14 16 22 2q8-8 16-2 4-10 16-8 10-2 14 8 12-4 16 8 2 12-14 16Z',
    'white M30 20q20-6 40 0v10q-20-6-40 0Z',
  ],
  helm: [
    'steel M24 34Q24 6 50 4q26 2 26 30l-9-4q-17-4-34 0Z',
    'brass M22 30q28-10 56 0v7q-11-4-21-5v18h-7-7V32q-10 1-21 5Z',
  ],
  visor: [
    'steel M23 40Q20 6 50 4q30 2 27 36-2 18-14 24H37Q25 58 23 40Z',
    'ink M28 34q22-8 44 0v7q-22-6-44 0Z',
    '=ink M40 48v10M46 47v13M54 47v13M60 48v10',
    'red M48 6Q40-8 58-9q16 2 20 14-12-8-24 2Z',
  ],
  viking: [
    'bone M28 26Q6 22 8-2q8 14 26 16ZM72 26q22-4 20-28-8 14-26 16Z',
    'steel M25 32Q24 6 50 5q26 1 25 27-25-8-50 0Z',
    'brass M24 26q26-10 52 0v8q-26-9-52 0Z',
  ],
  wizard: [
    'cloth M28 24Q44 6 56-9q6 10 2 14 8 8 14 19Z',
    'cloth M14 30q36-16 72 0-8 8-36 2-28 6-36-2Z',
    'gold M52 8l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1Z',
  ],
  hood: ['cloth M18 62Q10 0 50-3q40 3 32 65l-8 2q2-22-4-34-8-14-20-14T30 30q-6 12-4 34Z'],
  cowl: [
    'cloth M16 64Q8 2 46-5q42-2 38 69l-12 2q4-24-2-38-8-12-20-12T30 28q-6 14-2 38Z',
    '~night M30 30q8-14 20-14t20 14q2 6 2 10-22-12-44 0 0-4 2-10Z',
  ],
  crown: [
    'gold M27 26 22 2l14 10L50-4l14 16L78 2l-5 24q-23-6-46 0Z',
    `red ${oval(50, 18, 3.4)}`,
    `blue ${oval(36, 19, 2.4)}`,
    `blue ${oval(64, 19, 2.4)}`,
  ],
  tiara: ['gold M30 22q4-8 10-7 4-10 10-12 6 2 10 12 6-1 10 7-20-6-40 0Z', `pink ${oval(50, 12, 3)}`],
  paper: ['white M28 24 26 6l12 8 12-14 12 14 12-8-2 18q-22-5-44 0Z', '=ink M34 18l3-2M47 8l3-4M64 18l-3-2'],
  feather: [
    'cloth M20 28Q30 6 58 6q16 4 24 22-30-10-62 0Z',
    'cloth M14 32q20-12 72-4-8 8-36 5-24-1-36-1Z',
    'trim M60 14Q72-10 92-8q-4 18-26 26Z',
    '=ink M64 16Q74 2 88-5',
  ],
  bandana: [
    'cloth M25 30Q26 8 50 7q24 1 25 23-25-10-50 0Z',
    'cloth M73 26l14-4-4 8 6 8-16-6Z',
    `~white ${oval(40, 17, 2)}`,
    `~white ${oval(52, 14, 2)}`,
    `~white ${oval(62, 20, 2)}`,
  ],
  top: [
    'black M32 22 30-7q20-4 40 0l-2 29Z',
    'trim M32 14q18-5 36 0v7q-18-4-36 0Z',
    'black M18 25q32-12 64 0-6 8-32 4-26 4-32-4Z',
  ],
  bowler: [
    'black M29 22Q30-2 50-3q20 1 21 25Z',
    'trim M29 16q21-6 42 0v6q-21-4-42 0Z',
    'black M19 26q31-12 62 0-6 8-31 4-25 4-31-4Z',
  ],
  jester: [
    'red M50 24Q34 4 14 12q-8 6-6 16 12-10 20 0Z',
    'green M50 24q16-20 36-12 8 6 6 16-12-10-20 0Z',
    'yellow M36 24Q38 2 50-6q12 8 14 30Z',
    `gold ${oval(8, 29, 4)}`,
    `gold ${oval(92, 29, 4)}`,
    `gold ${oval(50, -6, 4)}`,
  ],
  fez: ['red M32 22 36 0h28l4 22q-18-5-36 0Z', '-ink M50 0l20 4v14'],
  mitre: [
    'white M30 26Q26 4 50-9 74 4 70 26q-20-6-40 0Z',
    'gold M47-6h6v30h-6Z',
    'gold M29 18q21-7 42 0v7q-21-6-42 0Z',
  ],
  tricorn: [
    'black M14 28Q20 4 50 8 80 4 86 28q-14-2-18-10-18-8-36 0-4 8-18 10Z',
    '-gold M16 27q12-4 16-11 18-8 36 0 4 7 16 11',
  ],
  pirate: [
    'black M12 24Q22-2 50 0q28-2 38 24-38-14-76 0Z',
    `white ${oval(50, 9, 5, 4.4)}`,
    `~ink ${oval(48, 9, 1.2)}`,
    `~ink ${oval(52, 9, 1.2)}`,
    '-white M42 16l16-2M58 16l-16-2',
  ],
  nightcap: [
    'cloth M26 28Q30 2 54 0q26 2 34 28l-8 4Q74 14 62 14q6 8 8 14-24-8-44 0Z',
    'white M24 26q26-10 50 0v7q-25-9-50 0Z',
    `white ${oval(85, 33, 6)}`,
  ],
  dunce: ['white M34 20 50-9l16 29q-16-5-32 0Z', '-red M46 10q4-4 8 0 0 6-8 6'],
  halo: ['#gold M32 4q0-5 18-5t18 5-18 5-18-5Z'],
  straw: [
    'straw M34 20Q36 2 50 2t16 18Z',
    'red M33 16h34v6H33Z',
    'straw M12 26q38-14 76 0-8 8-38 3-30 5-38-3Z',
    '=ink M24 24l6 3M40 22l2 4M60 22l-2 4M76 24l-6 3',
  ],
  cap: ['cloth M26 26Q28 6 50 6t24 20q-24-8-48 0Z', 'cloth M26 25q-16 2-16 9 14 2 26-2Z'],
  laurel: [
    '#green M27 32Q26 14 44 9M73 32Q74 14 56 9',
    'green M27 28l-8-4 1 9ZM29 20l-8-6 0 9ZM35 13l-5-8-2 9ZM73 28l8-4-1 9ZM71 20l8-6 0 9ZM65 13l5-8 2 9Z',
  ],
  turban: [
    'cloth M22 28Q20 4 50 2t28 26q-28-12-56 0Z',
    '=ink M30 22Q40 4 58 4M40 24q10-14 28-12M26 16q16-2 24 8',
    `red ${oval(50, 20, 4)}`,
  ],
  peak: [
    'cloth M26 22Q24 4 50 2t24 20Z',
    'cloth M26 20q24-6 48 0v8q-24-6-48 0Z',
    'ink M28 28q22-6 44 0-8 8-22 7-14 1-22-7Z',
    'gold M46 8h8v8h-8Z',
  ],
  veil: [
    'white M50 2q30 0 34 40l4 34q-14-4-16-14 0-30-22-42-22 12-22 42-2 10-16 14l4-34Q20 2 50 2Z',
    `pink ${oval(38, 13, 4)}`,
    `white ${oval(50, 9, 4.5)}`,
    `pink ${oval(62, 13, 4)}`,
  ],
  bow: ['trim M50 10 32 0v20ZM50 10 68 0v20Z', `trim ${oval(50, 10, 4)}`],
  flower: [
    `pink ${oval(68, 12, 5)}`,
    `pink ${oval(76, 18, 5)}`,
    `pink ${oval(64, 20, 5)}`,
    `yellow ${oval(70, 17, 3.6)}`,
  ],
  pot: ['steel M24 22q26-8 52 0l-2-20q-24-6-48 0Z', 'steel M20 22q30-9 60 0v6q-30-8-60 0Z', '-ink M76 8h16'],
  nemes: [
    'gold M26 30Q24 4 50 4t24 26l8 34H70V36q-20-16-40 0v28H18Z',
    '=blue M20 56h10M22 48h8M23 40h7M70 56h10M70 48h8M70 40h7M34 14q16-8 32 0M30 22q20-10 40 0',
    'green M47 14Q44 2 50-5q6 7 3 19Z',
  ],
  crest: [
    'red M22 16Q20-10 52-9q30 0 28 26-12-10-30-8-16 0-28 7Z',
    'brass M24 36Q24 10 50 9q26 1 26 27l-2 22h-8V34q-16-6-32 0v24h-8Z',
  ],
  doge: ['gold M26 28Q22 2 58-8q16 4 10 18 6 6 6 18-24-8-48 0Z', 'white M24 26q26-9 52 0v6q-26-8-52 0Z'],
  hard: [
    'yellow M25 26Q26 2 50 1t25 25Z',
    '-ink M44 2v18M56 2v18',
    'yellow M18 28q32-11 64 0-4 6-32 2-28 4-32-2Z',
  ],
  candle: [
    'cream M44 14V-2q6-3 12 0v16Z',
    'orange M50-3q-7-4 0-12 7 8 0 12Z',
    'brass M34 18q16-7 32 0-6 7-16 6-10 1-16-6Z',
  ],
  kerchief: [
    'cloth M23 40Q20 6 50 4t27 36q-6-18-27-20-21 2-27 20Z',
    `~white ${oval(34, 16, 2)}`,
    `~white ${oval(50, 11, 2)}`,
    `~white ${oval(66, 16, 2)}`,
  ],
  wig: [
    'white M24 30Q20 2 50 1t26 29q8 4 4 12 6 6 0 14-10 4-12-6V30q-18-14-36 0v20q-2 10-12 6-6-8 0-14-4-8 4-12Z',
    '=ink M34 12q16-8 32 0M22 42l8 1M78 42l-8 1',
  ],
  boater: [
    'straw M33 18 34 4q16-4 32 0l1 14Z',
    'blue M33 13q17-4 34 0v6q-17-4-34 0Z',
    'straw M17 22q33-10 66 0-6 7-33 4-27 3-33-4Z',
  ],
  beret: ['trim M20 24Q18 4 52 2q32 2 30 18-14 8-34 4-16-2-28 0Z', '-ink M52 2l4-6'],
  crystal: ['sky M36 20l4-18 8 12L52-8l8 22 6-12 2 18q-16-5-32 0Z'],
  fork: ['leather M28 24Q30 6 50 5t22 19q-22-8-44 0Z', '-ink M30 12l40 4'],
} as const satisfies Readonly<Record<string, Layers>>;
export type Hat = keyof typeof HATS;
