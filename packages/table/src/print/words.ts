/** What is printed beside the board. */

const SIDES = [
  ['upper left', 'upper right'],
  ['lower left', 'lower right'],
] as const;

export const words = {
  title: 'Tumblekeep target board',
  sheet: (row: number, column: number): string =>
    `The ${SIDES[row as 0 | 1]?.[column as 0 | 1] ?? 'only'} sheet, as the thrower sees it`,
  whole: 'The whole board, as the thrower sees it',
  ruler: 'Print at 100 %, never "fit to page". This ruler is 100 mm long: lay a real one beside it.',
  cut: 'Cut along the dashed line and glue it onto the strip of the other sheet, so that the half circles meet.',
  strip: 'Leave the strip beyond the dashed line: the other sheet is glued onto it.',
  howTo: [
    'How to make a board of it',
    '1. Print every sheet at 100 % and check the ruler.',
    '2. Cut the right and the lower sheets along their dashed lines. Glue them onto the strips of the others.',
    '3. Glue everything flat onto cardboard. A board that curls throws dice off.',
    '4. Lay it in the middle of a table, the near edge towards you. A die must bounce on the table first.',
    '5. Holes and bones are only printed: a die that comes to rest there is a miss all the same.',
  ] as readonly string[],
  size: (board: number, share: number): string =>
    `This board is ${board} mm wide, ${Math.round(share * 100)} % of ours, which has 420 mm.`,
  dice: (die: number): string =>
    `Made for dice of ${die} mm. With larger ones the small sections are harder to hit.`,
  odds: 'What that does to plain throws of an average hand that aims at the middle, in a hundred:',
  oddsHead: ['board', 'dice', 'hits', 'bullseye', 'section 6', 'points a throw'] as readonly string[],
  oddsNote: 'Simulated on our own table and read on the smaller board. Paper, wood and hands differ.',
  markers: 'The four squares in the corners are for reading the board by camera one day. They are section 1.',
  stickers: 'Icon stickers for ordinary dice',
  stickersHow: (side: number): string =>
    `Squares of ${side} mm. Three icons go onto each coloured die, over its 1, 3 and 5, and one onto a white die.`,
} as const;
