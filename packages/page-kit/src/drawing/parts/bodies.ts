/** Bodies, what is worn on them and what is behind them. Shoulders begin at 58; hands are at (16, 76) and (84, 76). */
import { type Layers, oval } from '../marks.ts';

export const BODIES = {
  none: [],
  plain: ['cloth M50 57c20 0 32 8 36 43H14c4-35 16-43 36-43Z'],
  broad: ['cloth M50 55c24 0 42 8 46 45H4c4-37 22-45 46-45Z'],
  slim: ['cloth M50 58c12 0 22 8 25 42H25c3-34 13-42 25-42Z'],
  round: ['cloth M50 58c26 0 40 16 40 42H10c0-26 14-42 40-42Z'],
  child: ['cloth M50 60c12 0 20 12 22 40H28c2-28 10-40 22-40Z'],
  bare: ['skin M50 55c24 0 42 8 46 45H4c4-37 22-45 46-45Z', '=ink M50 68v26M34 72q8 6 16 2 8 4 16-2'],
  hairy: [
    'skin M50 56c14 0 24 4 30 12l8-2-2 8 8 2-4 8 6 6-5 10H9l-5-10 6-6-4-8 8-2-2-8 8 2c6-8 16-12 30-12Z',
    `~trim ${oval(50, 84, 17, 16)}`,
  ],
  paws: [
    'skin M50 56c22 0 34 16 36 44H14c2-28 14-44 36-44Z',
    `~trim ${oval(50, 84, 15, 17)}`,
    `skin ${oval(32, 95, 11, 8)}`,
    `skin ${oval(68, 95, 11, 8)}`,
    '=ink M28 92v4M33 92v4M66 92v4M71 92v4',
  ],
  feathers: [
    'skin M50 56c24 0 36 18 36 44H14c0-26 12-44 36-44Z',
    '~trim M50 66c12 0 17 14 17 34H33c0-20 5-34 17-34Z',
    '=ink M40 80q4 4 8 0M52 80q4 4 8 0M46 89q4 4 8 0',
    'hair M18 68q-12 12-8 32h16q2-20-8-32ZM82 68q12 12 8 32H74q-2-20 8-32Z',
  ],
  scales: [
    'skin M50 56c20 0 30 14 34 44H16c4-30 14-44 34-44Z',
    'trim M50 64c10 0 14 14 15 36H35c1-22 5-36 15-36Z',
    '=ink M38 76h24M36 84h28M35 92h30',
  ],
  ribs: [
    'cloth M50 58c22 0 34 12 36 42H14c2-30 14-42 36-42Z',
    '~night M50 64c14 0 18 10 18 36H32c0-26 4-36 18-36Z',
    '-bone M50 64v36M36 72q14 6 28 0M35 81q15 6 30 0M36 90q14 6 28 0',
  ],
  bones: [
    '#bone M50 60v40',
    'bone M30 66q20-8 40 0l-2 6q-18-6-36 0ZM32 76q18-6 36 0l-2 6q-16-5-32 0ZM35 86q15-5 30 0l-2 6q-13-4-26 0Z',
    `bone ${oval(24, 70, 7)}`,
    `bone ${oval(76, 70, 7)}`,
  ],
  wraps: [
    'bone M50 57c20 0 32 8 36 43H14c4-35 16-43 36-43Z',
    '=ink M28 66q20 10 44 0M20 78q28 10 62-2M17 90q34 8 68-2M34 60l26 40',
  ],
  sheet: ['cloth M50 50c26 0 36 18 38 50l-10-7-9 7-9-7-10 7-10-7-9 7-9-7-10 7c2-32 12-50 38-50Z'],
  wisp: ['cloth M50 54c24 0 34 12 30 26-4 10-12 8-14 14-2 8-20 8-28 0-4-6-14-2-18-14-4-16 6-26 30-26Z'],
  robe: ['cloth M50 56c20 0 30 10 34 26l6 18H10l6-18c4-16 14-26 34-26Z', 'trim M46 58h8l3 42H43Z'],
  dress: ['cloth M50 58c14 0 20 4 22 16l18 26H10l18-26c2-12 8-16 22-16Z', '~white M40 60h20l-6 8h-8Z'],
  plate: [
    'steel M50 56c24 0 40 8 44 44H6c4-36 20-44 44-44Z',
    'steel M24 62q-18 2-20 20 10 6 24 0ZM76 62q18 2 20 20-10 6-24 0Z',
    '-ink M50 66v32M36 70q14 6 28 0',
  ],
  legion: [
    'brass M50 57c20 0 32 8 36 43H14c4-35 16-43 36-43Z',
    '-ink M50 66v20M34 74q8 8 16 2 8 6 16-2',
    'red M22 62q-14 4-16 20h18ZM78 62q14 4 16 20H76Z',
  ],
  insect: [
    'skin M50 58c16 0 22 10 22 20s-6 22-22 22-22-12-22-22 6-20 22-20Z',
    '-ink M31 72h38M29 82h42M33 91h34',
    '-ink M28 76Q14 70 8 78M28 86q-14-2-20 8M72 76q14-6 20 2M72 86q14-2 20 8',
  ],
  coils: [
    'skin M50 58c14 0 16 8 16 14 16 0 26 8 26 16 0 12-16 12-42 12S8 100 8 88c0-8 10-16 26-16 0-6 2-14 16-14Z',
    '-trim M36 76h28M18 88q32 8 64 0',
  ],
  fish: [
    'skin M50 56c20 0 30 20 26 44H24c-4-24 6-44 26-44Z',
    'trim M24 72Q6 68 0 82q12 8 24 4ZM76 72q18-4 24 10-12 8-24 4Z',
    '=ink M40 74q5 5 10 0 5 5 10 0M36 84q7 5 14 0 7 5 14 0',
  ],
  legs: [
    '-ink M44 72v28M56 72v28M36 100h12M52 100h12',
    'skin M50 54c18 0 24 8 24 14s-8 10-24 10-24-4-24-10 6-14 24-14Z',
  ],
  cask: [
    'wood M14 66h72q8 18 2 34H12q-6-16 2-34Z',
    '=ink M34 66v34M50 66v34M66 66v34',
    '-steel M11 78h78',
    '-steel M11 94h78',
  ],
  stick: ['wood M46 60h8v40h-8Z', '-ink M40 66h20'],
  puppet: [
    'wood M36 62h28l4 30H32Z',
    '-ink M50 62v30',
    `wood ${oval(30, 66, 6)}`,
    `wood ${oval(70, 66, 6)}`,
    `red ${oval(50, 72, 2.6)}`,
    `red ${oval(50, 82, 2.6)}`,
  ],
} as const satisfies Readonly<Record<string, Layers>>;
export type Body = keyof typeof BODIES;

/** Over the body. */
export const WEAR = {
  none: [],
  apron: ['white M36 66h28l6 34H30Z', '-white M38 66l-4-8M62 66l4-8'],
  suit: [
    'white M40 58l10 14 10-14 4 42H36Z',
    'trim M47 66h6l3 22-6 8-6-8Z',
    'cloth M40 57 28 70l12 30h4L46 72ZM60 57l12 13-12 30h-4l-2-28Z',
  ],
  bowtie: ['white M40 58h20l4 42H36Z', 'trim M50 67l-11-6v12ZM50 67l11-6v12Z'],
  buttons: [`gold ${oval(50, 74, 3)}`, `gold ${oval(50, 84, 3)}`, `gold ${oval(50, 94, 3)}`],
  belt: ['leather M14 84q36 10 72 0l1 10q-37 8-74 0Z', 'gold M44 85h12v11H44Z'],
  strap: ['leather M22 64l9-4 48 36-6 4h-8Z'],
  cross: ['white M46 66h8v9h9v8h-9v15h-8V83h-9v-8h9Z'],
  sun: [`gold ${oval(50, 82, 8)}`, '-gold M50 70v-3M50 97v-3M38 82h-3M65 82h-3M42 74l-2-2M60 74l2-2'],
  fur: ['trim M22 64l4 10 6-6 5 9 6-7 7 9 7-9 6 7 5-9 6 6 4-10q-12-8-28-8t-28 8Z'],
  ruff: [
    'white M22 66q4-8 9-3 4-7 9-2 5-6 10 0 5-6 10 0 5-5 9 2 5-5 9 3 0 8-8 6-4 7-10 2-4 6-10 2-6 4-10-2-6 5-10-2-8 2-8-6Z',
  ],
  scarf: ['trim M30 60q20 8 40 0l2 9q-22 8-44 0Z', 'trim M58 68h11l3 22H60Z'],
  stripes: ['-trim M30 72q20 8 40 0M28 83q22 8 44 0M27 94q23 6 46 0'],
  chain: ['-gold M32 60q4 22 18 24 14-2 18-24', `gold ${oval(50, 86, 5)}`],
  beads: ['-trim M34 60q4 16 16 18 12-2 16-18'],
  collar: ['trim M50 72 26 62l4 16ZM50 72l24-10-4 16Z'],
  tall: ['trim M50 76Q26 60 20 38q-6 28 10 44ZM50 76q24-16 30-38 6 28-10 44Z'],
  toga: [
    'white M24 62q12-4 14-4l30 42H12q2-26 12-38Z',
    '=ink M28 70l26 30M22 80l16 20',
    '-purple M38 58l30 42',
  ],
  vest: ['trim M34 60l-8 40h16l4-28ZM66 60l8 40H58l-4-28Z'],
  tabard: ['trim M36 60h28l3 40H33Z'],
  medal: ['blue M60 68l4 8 4-8Z', `gold ${oval(64, 80, 5)}`],
  pyjama: [
    '=trim M30 66v32M40 62v36M60 62v36M70 66v32',
    `white ${oval(50, 74, 2.4)}`,
    `white ${oval(50, 86, 2.4)}`,
  ],
  flag: ['green M20 62l10-4 20 42H36ZM30 58l9-1 19 43H50Z', 'red M39 57h9l20 43h-10Z'],
  patches: ['trim M28 76h12v11H28Z', 'hair M60 84h13v10H60Z', '=ink M26 80h4M38 82h4M64 82v4M69 92v4'],
  bandolier: [
    'leather M74 62l8 4-48 34h-8l-4-3Z',
    'steel M62 66l4 6-4 8-4-6ZM50 75l4 6-4 8-4-6ZM38 84l4 6-4 8-4-6Z',
  ],
} as const satisfies Readonly<Record<string, Layers>>;
export type Wear = keyof typeof WEAR;

/** Behind everything. */
export const BACKS = {
  none: [],
  bat: [
    'trim M36 64Q16 30-4 28q6 8 2 18 8 0 8 10 10 0 10 12 8-2 20 10ZM64 64q20-34 40-36-6 8-2 18-8 0-8 10-10 0-10 12-8-2-20 10Z',
  ],
  bird: [
    'trim M36 66Q12 34-4 38q0 10 6 14-2 6 4 10 0 8 8 10 6 10 22 6ZM64 66q24-32 40-28 0 10-6 14 2 6-4 10 0 8-8 10-6 10-22 6Z',
  ],
  fly: [
    'sky M40 62Q6 20-3 36q-2 20 39 36ZM60 62q34-42 43-26 2 20-39 36Z',
    '=ink M36 64Q16 50 6 40M64 64q20-14 30-24',
  ],
  cape: ['trim M50 54c26 0 40 12 46 46H4c6-34 20-46 46-46Z'],
  tail: ['#skin M78 94q22-6 16-30', 'skin M94 66l-8-4 8-12 8 12Z'],
  brush: ['hair M74 96q26-4 22-34-4-12-12-4 0 20-18 30Z'],
  rat: ['#pink M76 96q24-2 20-24-2-12 4-18'],
  quills: ['trim M50 44-2 36l18 14-20 4 18 10-18 10 20 4-10 14h88l-10-14 20-4-18-10 18-10-20-4 18-14Z'],
  flames: [
    'orange M50 20Q30 34 26 24 8 44 12 56 2 54 0 46q-6 24 6 54h88q12-30 6-54-2 8-12 10 4-12-14-32-4 10-24-4Z',
    '~yellow M50 40q-14 12-20 6-12 14-8 54h56q4-40-8-54-6 6-20-6Z',
  ],
  tentacles: [
    'skin M38 70Q8 78 4 60q-2-10 6-12-8-4-12 4-6 38 34 40ZM62 70q30 8 34-10 2-10-6-12 8-4 12 4 6 38-34 40Z',
    `~pink ${oval(6, 66, 2.4)}`,
    `~pink ${oval(14, 76, 2.6)}`,
    `~pink ${oval(94, 66, 2.4)}`,
    `~pink ${oval(86, 76, 2.6)}`,
  ],
  coffin: ['plank M26-4h48l16 34-10 70H20L10 30Z', '-wood M32 4h36l12 27-8 62H28l-8-62Z'],
  chair: ['wood M16 30h10v70H16ZM74 30h10v70H74Z', 'wood M14 24h72v10H14ZM20 50h60v8H20Z'],
  door: ['plank M14 100V30a36 36 0 0 1 72 0v70Z', '=ink M32 2v98M50-5v105M68 2v98'],
  stage: [
    'wine M-2-6h104v106H-2Z',
    '~red M-2-6h18q6 50-8 106H-2ZM102-6H84q-6 50 8 106h10Z',
    '-gold M-2 4q26 12 52 0 26 12 52 0',
  ],
  window: ['wood M4 8h92v88H4Z', 'sky M12 16h76v72H12Z'],
  moon: [`straw ${oval(62, 28, 36)}`],
  gears: [
    'brass M18 20l6-8 8 6 8-6 4 10 10 2-4 10 6 8-8 6v10l-10-2-8 6-6-8-10-2 2-10-6-8 8-4Z',
    `plank ${oval(30, 36, 8)}`,
    'steel M74 54l6-6 6 5 8-3 2 8 8 4-4 8 4 8-8 4-2 8-8-3-6 5-6-6-8 0 0-8-6-6 6-6 0-8Z',
    `plank ${oval(81, 74, 7)}`,
  ],
  wheel: ['wood M18 74a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z'],
  smoke: [
    `grey ${oval(20, 28, 14)}`,
    `grey ${oval(80, 28, 14)}`,
    `grey ${oval(12, 56, 12)}`,
    `grey ${oval(88, 56, 12)}`,
    `grey ${oval(50, 6, 15)}`,
  ],
  fence: [
    'wood M0 60l6-8 6 8v40H0ZM20 60l6-8 6 8v40H20ZM68 60l6-8 6 8v40H68ZM88 60l6-8 6 8v40H88Z',
    'wood M-4 68h108v8H-4Z',
  ],
  notes: [
    '-ink M12 40V16l14-4v24M80 34V10l12-4v20',
    `ink ${oval(8, 41, 5, 4)}`,
    `ink ${oval(22, 37, 5, 4)}`,
    `ink ${oval(76, 35, 5, 4)}`,
    `ink ${oval(88, 27, 5, 4)}`,
  ],
  gold: [
    'gold M-4 100q2-22 22-24 10-10 24-4 12-8 26 2 20-4 26 10 10 2 10 16Z',
    `=ink ${oval(12, 90, 6, 4)}`,
    `=ink ${oval(88, 90, 6, 4)}`,
    `=ink ${oval(22, 82, 6, 4)}`,
    `=ink ${oval(78, 82, 6, 4)}`,
  ],
  six: [
    'trim M36 60Q16 10-2 6q4 14-2 22 8 6 8 16 8 4 32 26ZM64 60Q84 10 102 6q-4 14 2 22-8 6-8 16-8 4-32 26Z',
    'trim M36 74Q8 54-4 60q4 8 0 16 8 2 10 10 14-4 30-2ZM64 74q28-20 40-14-4 8 0 16-8 2-10 10-14-4-30-2Z',
  ],
} as const satisfies Readonly<Record<string, Layers>>;
export type Back = keyof typeof BACKS;
