/** Heads and what is in a face. Heads stand about (50, 38); eyes at (40, 38) and (60, 38); a mouth at (50, 52). */
import { type Layers, oval } from '../marks.ts';

export const HEADS = {
  round: 'M50 14c16 0 24 11 24 25s-9 23-24 23-24-9-24-23 8-25 24-25Z',
  long: 'M50 9c14 0 20 10 20 27 0 18-8 29-20 29s-20-11-20-29c0-17 6-27 20-27Z',
  jaw: 'M50 15c12 0 17 7 18 17 8 6 10 13 8 20-3 9-15 13-26 13s-23-4-26-13c-2-7 0-14 8-20 1-10 6-17 18-17Z',
  wide: 'M50 21c19 0 31 8 31 21S67 63 50 63 19 55 19 42s12-21 31-21Z',
  wedge: 'M50 14c18 0 27 10 26 22-1 13-15 28-26 28S25 49 24 36c-1-12 8-22 26-22Z',
  square: 'M31 17q19-6 38 0 6 2 6 10v24q-2 13-25 13T25 51V27q0-8 6-10Z',
  pear: 'M50 12c11 0 15 8 17 17 2 8 10 12 10 20 0 10-12 15-27 15s-27-5-27-15c0-8 8-12 10-20 2-9 6-17 17-17Z',
  small: 'M50 24c13 0 19 8 19 19s-8 19-19 19-19-8-19-19 6-19 19-19Z',
  skull: 'M50 11c18 0 27 11 27 25 0 8-3 12-8 15v9q-3 5-19 5t-19-5v-9c-5-3-8-7-8-15 0-14 9-25 27-25Z',
  snake: 'M50 12c15 0 22 9 22 20 0 9-6 13-8 20-2 8-6 13-14 13s-12-5-14-13c-2-7-8-11-8-20 0-11 7-20 22-20Z',
} as const;
export type Head = keyof typeof HEADS;

const eye = (x: number, r: number, look = 0): Layers => [
  `white ${oval(x, 38, r)}`,
  `~ink ${oval(x + look, 39, r * 0.45)}`,
];
const pair = (r: number, look = 0): Layers => [...eye(40, r, look), ...eye(60, r, look)];

export const EYES = {
  none: [],
  round: pair(6),
  side: pair(6.5, 2.5),
  dots: [`~ink ${oval(41, 38, 3.4, 4.2)}`, `~ink ${oval(59, 38, 3.4, 4.2)}`],
  angry: [...pair(6), '-ink M31 29 47 35M69 29 53 35'],
  brows: [...pair(5.5), 'hair M31 28q7-5 15 1l-1 4q-7-4-13 0ZM69 28q-7-5-15 1l1 4q7-4 13 0Z'],
  lashes: [...pair(6), '-ink M33 33l-5-3M67 33l5-3M32 37q8-9 15-2M68 37q-8-9-15-2'],
  sleepy: [...pair(6.5), 'skin M33 38a7 7 0 0 1 14 0ZM53 38a7 7 0 0 1 14 0Z'],
  shut: ['-ink M33 38q7 6 14 0M53 38q7 6 14 0'],
  happy: ['-ink M33 40q7-9 14 0M53 40q7-9 14 0'],
  wide: [...eye(39, 8.5), ...eye(61, 8.5)],
  scared: [
    `white ${oval(39, 37, 9)}`,
    `white ${oval(61, 37, 9)}`,
    `~ink ${oval(41, 39, 2.2)}`,
    `~ink ${oval(59, 39, 2.2)}`,
  ],
  squint: [
    'white M33 37q7-5 14 3-8 4-14-3Z',
    'white M67 37q-7-5-14 3 8 4 14-3Z',
    `~ink ${oval(41.5, 38.5, 2)}`,
    `~ink ${oval(58.5, 38.5, 2)}`,
    '-ink M32 32l15 5M68 32l-15 5',
  ],
  glow: ['yellow M31 33q10 0 16 8-12 3-16-8Z', 'yellow M69 33q-10 0-16 8 12 3 16-8Z'],
  red: ['red M31 33q10 0 16 8-12 3-16-8Z', 'red M69 33q-10 0-16 8 12 3 16-8Z'],
  slit: [`lime ${oval(39, 37, 7)}`, `lime ${oval(61, 37, 7)}`, '-ink M39 33v8M61 33v8'],
  hollow: [`~ink ${oval(39, 38, 8, 9)}`, `~ink ${oval(61, 38, 8, 9)}`],
  embers: [
    `~ink ${oval(39, 38, 8, 9)}`,
    `~ink ${oval(61, 38, 8, 9)}`,
    `~orange ${oval(40, 39, 3.4)}`,
    `~orange ${oval(60, 39, 3.4)}`,
  ],
  dead: ['-ink M34 32l12 12M46 32 34 44M54 32l12 12M66 32 54 44'],
  dizzy: [...eye(40, 7), '-ink M54 32l12 12M66 32 54 44'],
  odd: [
    `white ${oval(38, 36, 9)}`,
    `white ${oval(61, 40, 5)}`,
    `~ink ${oval(39, 37, 3)}`,
    `~ink ${oval(61, 40, 2.2)}`,
  ],
  one: [`white ${oval(50, 36, 12)}`, `teal ${oval(50, 37, 6)}`, `~ink ${oval(50, 37, 3)}`],
  three: [...pair(5.5), `white ${oval(50, 26, 5.5)}`, `~ink ${oval(50, 27, 2.5)}`],
  patch: [...eye(40, 6), '-ink M27 25 72 38', `ink ${oval(60, 38, 7)}`],
  specs: [
    `white ${oval(39, 38, 8)}`,
    `white ${oval(61, 38, 8)}`,
    `~ink ${oval(40, 39, 2.6)}`,
    `~ink ${oval(60, 39, 2.6)}`,
    '-ink M47 37q3-2 6 0M31 36l-6-3M69 36l6-3',
  ],
  monocle: [...pair(5.5), `-gold ${oval(60, 38, 9)}`, '=gold M67 45q4 8 1 18'],
  shades: ['ink M27 33h20v6q-2 6-10 6t-10-8ZM53 33h20v4q-2 8-10 8t-10-6Z', '-ink M46 34h8'],
  bug: [
    `red ${oval(34, 36, 13, 14)}`,
    `red ${oval(66, 36, 13, 14)}`,
    `~pink ${oval(30, 31, 4)}`,
    `~pink ${oval(62, 31, 4)}`,
  ],
  wink: [...eye(40, 6), '-ink M53 39q7-6 14 0'],
  tears: [...pair(6), '~sky M38 46q-5 8 0 11 5-3 0-11ZM62 46q-5 8 0 11 5-3 0-11Z'],
} as const satisfies Readonly<Record<string, Layers>>;
export type Eyes = keyof typeof EYES;

export const MOUTHS = {
  none: [],
  smile: ['-ink M40 52q10 8 20 0'],
  smirk: ['-ink M42 54q10 3 17-5'],
  line: ['-ink M41 54h18'],
  frown: ['-ink M40 57q10-8 20 0'],
  grin: ['white M37 50q13 4 26 0-1 11-13 11T37 50Z', '=ink M38 55h24'],
  teeth: ['white M36 51h28v8q-14 3-28 0Z', '=ink M43 51v9M50 51v9M57 51v9M36 55h28'],
  fangs: ['-ink M37 52q13 5 26 0', 'white M41 53l3 8 3-7ZM59 53l-3 8-3-7Z'],
  tusks: ['-ink M37 56q13-5 26 0', 'white M38 56q-3-8-1-13 5 5 6 12ZM62 56q3-8 1-13-5 5-6 12Z'],
  shout: ['wine M38 49q12-3 24 0 1 14-12 14T38 49Z', '~white M40 50q10-2 20 0v3q-10-1-20 0Z'],
  sing: [`wine ${oval(50, 55, 6, 7)}`],
  oh: [`wine ${oval(50, 55, 4)}`],
  tongue: ['-ink M38 51q12 7 24 0', 'pink M47 54h10v6q-5 6-10 0Z'],
  buck: ['-ink M40 51q10 6 20 0', 'white M46 53h4v7h-4ZM50 53h4v7h-4Z'],
  stitched: ['-ink M37 54h26', '=ink M41 50v8M47 50v8M53 50v8M59 50v8'],
  wavy: ['-ink M37 54q4-5 7 0t7 0 7 0 5-1'],
  maw: ['wine M32 49q18-6 36 0-2 15-18 15T32 49Z', 'white M34 49l4 7 4-8ZM45 48l4 7 5-7ZM57 48l4 7 4-6Z'],
  lips: ['red M41 53q5-5 9-1 4-4 9 1-4 6-9 6t-9-6Z'],
  cigar: ['-ink M40 53q10 6 20 0', 'brown M56 52l16 4-1 4-16-3Z', '~orange M70 56l4 1-1 4-4-1Z'],
} as const satisfies Readonly<Record<string, Layers>>;
export type Mouth = keyof typeof MOUTHS;

export const NOSES = {
  none: [],
  button: [`skin ${oval(50, 45, 4)}`],
  potato: [`rose ${oval(50, 46, 7, 6)}`],
  red: [`red ${oval(50, 46, 6)}`],
  hook: ['skin M48 38q-1 6-6 9 5 5 12 1'],
  long: ['skin M46 40q-12 8-20 9 14 7 26 0Z'],
  hole: ['~ink M50 43l-4 7h8Z'],
  pig: [`pink ${oval(50, 48, 10, 7)}`, `~ink ${oval(46, 48, 1.8, 2.6)}`, `~ink ${oval(54, 48, 1.8, 2.6)}`],
  boar: [
    `rose ${oval(50, 50, 12, 8)}`,
    `~ink ${oval(45, 50, 2, 3)}`,
    `~ink ${oval(55, 50, 2, 3)}`,
    'white M37 57q-6-4-6-11 7 2 10 8ZM63 57q6-4 6-11-7 2-10 8Z',
  ],
  dog: [
    'trim M50 42c12 0 19 6 19 13s-8 11-19 11-19-4-19-11 7-13 19-13Z',
    'ink M43 45q7-4 14 0-1 7-7 8-6-1-7-8Z',
    '-ink M50 53v4q-6 5-11 1M50 57q6 5 11 1',
  ],
  bear: [`trim ${oval(50, 51, 13, 10)}`, 'ink M44 45q6-3 12 0-1 5-6 6-5-1-6-6Z', '-ink M50 51v4'],
  cat: [
    'pink M46 45h8l-4 5Z',
    '-ink M50 50q-1 6-8 5M50 50q1 6 8 5',
    '=ink M38 50l-14-3M38 54l-13 3M62 50l14-3M62 54l13 3',
  ],
  mouse: [
    `rose ${oval(50, 50, 5)}`,
    '-ink M50 55v3',
    'white M46 57h8v6h-8Z',
    '=ink M50 57v6M42 51l-15-3M42 54l-14 4M58 51l15-3M58 54l14 4',
  ],
  wolf: [
    'trim M40 42h20l6 13q-7 10-16 10t-16-10Z',
    'ink M43 56q7-5 14 0-2 6-7 6t-7-6Z',
    'white M38 59l2 7 4-5ZM62 59l-2 7-4-5Z',
  ],
  bull: [
    'trim M50 44c13 0 20 5 20 12s-8 10-20 10-20-3-20-10 7-12 20-12Z',
    `~ink ${oval(42, 53, 3, 2.4)}`,
    `~ink ${oval(58, 53, 3, 2.4)}`,
    '-ink M40 60q10 4 20 0',
  ],
  ring: [
    'trim M50 44c13 0 20 5 20 12s-8 10-20 10-20-3-20-10 7-12 20-12Z',
    `~ink ${oval(42, 53, 3, 2.4)}`,
    `~ink ${oval(58, 53, 3, 2.4)}`,
    '-gold M45 56q-1 9 5 9t5-9',
  ],
  beak: ['orange M50 40q9 3 10 9-4 5-10 12-6-7-10-12 1-6 10-9Z', '-ink M41 49q9 4 18 0'],
  hooked: ['gold M42 40q8-5 16 0 4 10-4 22-3 3-5-3-1-5-7-7Z', '-ink M42 51q6-2 9 2'],
  bill: ['orange M32 47q18-9 36 0 4 8-4 11-14 5-28 0-8-3-4-11Z', '-ink M33 51q17 6 34 0'],
  trunk: [
    'skin M41 42q9-4 18 0l2 22q1 18-9 22-13 2-13-9h8q2 4 4 0 1-6-3-14Z',
    '=ink M43 54h15M43 62h17M47 71h14',
  ],
  tube: ['skin M43 42q7-3 14 0l4 30q0 6-6 6t-7-5Z', `ink ${oval(55, 76, 4, 3)}`],
  needle: ['-ink M50 46v38', `ink ${oval(50, 47, 4)}`],
  croc: [
    'skin M38 43h24q7 15 5 29-4 8-17 8t-17-8q-2-14 5-29Z',
    `~ink ${oval(44, 71, 2)}`,
    `~ink ${oval(56, 71, 2)}`,
    'white M34 61l5 5-4 5ZM66 61l-5 5 4 5ZM35 51l5 4-5 4ZM65 51l-5 4 5 4Z',
  ],
  dragon: [
    'skin M37 44q13-6 26 0 7 9 5 18-6 7-18 7t-18-7q-2-9 5-18Z',
    `ink ${oval(43, 54, 2.6, 3.4)}`,
    `ink ${oval(57, 54, 2.6, 3.4)}`,
    'white M35 63l4 7 4-5ZM65 63l-4 7-4-5ZM47 66l3 6 3-6Z',
  ],
  sheep: ['trim M40 42h20q4 12-2 20-8 4-16 0-6-8-2-20Z', '-ink M45 52l5 4 5-4M50 56v4'],
  frog: [`~ink ${oval(46, 46, 1.5)}`, `~ink ${oval(54, 46, 1.5)}`, '-ink M26 52q24 14 48 0'],
  fish: ['-ink M36 56q14-10 28 0', '=ink M27 44q5 6 0 12M73 44q-5 6 0 12'],
} as const satisfies Readonly<Record<string, Layers>>;
export type Nose = keyof typeof NOSES;

/** Behind the head. */
export const EARS = {
  none: [],
  human: [`skin ${oval(26, 40, 5, 7)}`, `skin ${oval(74, 40, 5, 7)}`],
  elf: ['skin M29 33Q15 30 8 20q1 20 20 26ZM71 33q14-3 21-13-1 20-20 26Z'],
  goblin: [
    'skin M27 32Q11 28-2 30q8 18 29 18ZM73 32q16-4 29-2-8 18-29 18Z',
    '~rose M23 37q-8-3-15-3 5 7 15 8ZM77 37q8-3 15-3-5 7-15 8Z',
  ],
  mouse: [
    `skin ${oval(24, 20, 15)}`,
    `skin ${oval(76, 20, 15)}`,
    `~pink ${oval(24, 21, 8)}`,
    `~pink ${oval(76, 21, 8)}`,
  ],
  bear: [
    `skin ${oval(29, 18, 9)}`,
    `skin ${oval(71, 18, 9)}`,
    `~trim ${oval(29, 19, 4.5)}`,
    `~trim ${oval(71, 19, 4.5)}`,
  ],
  cat: ['skin M26 36 24 6l22 13ZM74 36l2-30-22 13Z', '~pink M29 25l-2-12 10 6ZM71 25l2-12-10 6Z'],
  wolf: ['skin M26 36 20 4l24 14ZM74 36l6-32-24 14Z', '~ink M28 24l-3-12 10 7ZM72 24l3-12-10 7Z'],
  flop: ['hair M32 17q-18 2-20 28 0 12 7 12 9-8 13-30ZM68 17q18 2 20 28 0 12-7 12-9-8-13-30Z'],
  cow: [
    'skin M28 31Q14 24 6 30q5 13 22 11ZM72 31q14-7 22-1-5 13-22 11Z',
    '~pink M22 33q-6-3-11-1 4 5 11 5ZM78 33q6-3 11-1-4 5-11 5Z',
  ],
  elephant: [
    'skin M32 20Q10 8 0 26q-2 24 14 32 14-2 20-18ZM68 20Q90 8 100 26q2 24-14 32-14-2-20-18Z',
    '~rose M26 28q-10-6-17 2 0 14 8 18ZM74 28q10-6 17 2 0 14-8 18Z',
  ],
  rabbit: ['skin M38 22Q26-4 32-8q11 3 14 26ZM62 22q12-26 6-30-11 3-14 26Z'],
  bat: ['skin M28 36Q12 18 10 4q16 4 28 16ZM72 36q16-18 18-32-16 4-28 16Z'],
  fins: ['trim M28 30 8 22l8 10-10 6 12 4-4 10 14-4ZM72 30l20-8-8 10 10 6-12 4 4 10-14-4Z'],
  frill: ['trim M26 48 8 44l12-8-12-10 15-1-4-15 15 8 4-14 12 12 12-12 4 14 15-8-4 15 15 1-12 10 12 8-18 4Z'],
  tufts: ['skin M28 28 20 2l20 14ZM72 28l8-26-20 14Z', 'hair M20 2l4 10 5-5ZM80 2l-4 10-5-5Z'],
} as const satisfies Readonly<Record<string, Layers>>;
export type Ears = keyof typeof EARS;

/** Over the head. */
export const HORNS = {
  none: [],
  nubs: ['bone M35 19q-5-8-2-13 8 3 11 9ZM65 19q5-8 2-13-8 3-11 9Z'],
  devil: ['bone M34 20Q20 12 24-4q8 12 20 18ZM66 20q14-8 10-24-8 12-20 18Z'],
  bull: ['bone M30 26Q10 24 6 6q12 10 32 10ZM70 26q20-2 24-20-12 10-32 10Z'],
  ram: [
    'bone M36 17Q14 12 12 32q4 13 15 9-7-11 6-12ZM64 17q22-5 24 15-4 13-15 9 7-11-6-12Z',
    '=ink M24 17l5 9M15 24l8 6M76 17l-5 9M85 24l-8 6',
  ],
  tall: ['bone M38 17Q30 2 34-9q10 10 12 24ZM62 17q8-15 4-26-10 10-12 24Z', '=ink M34 0l7 1M66 0l-7 1'],
  one: ['bone M44 16q2-14 6-23 6 9 6 23Z', '=ink M45 9l10 3M47 1l6 3'],
  antlers: ['#bone M38 17Q28 8 28-4M30 8l-12-4M29 2l8-6M62 17q10-9 10-21M70 8l12-4M71 2l-8-6'],
  spikes: ['skin M28 26 22 10l14 8 2-14 10 10 2-14 4 14 10-10 2 14 12-8-6 16Z'],
  feelers: ['-ink M42 17Q36 2 26-2M58 17Q64 2 74-2', `skin ${oval(25, -3, 4)}`, `skin ${oval(75, -3, 4)}`],
  flame: [
    'orange M30 24Q22 8 34-2q0 8 5 10 2-12 12-16-2 10 6 16 3-4 2-10 13 12 10 26-18-10-39 0Z',
    '~yellow M38 18q-2-8 4-12 2 6 8 6 6-2 10 6-10-4-22 0Z',
  ],
} as const satisfies Readonly<Record<string, Layers>>;
export type Horns = keyof typeof HORNS;
