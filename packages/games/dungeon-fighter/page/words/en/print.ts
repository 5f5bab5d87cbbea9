export const print = {
  title: 'Print the board',
  lead: 'Real dice need a board. Here is ours on paper, in exact millimetres, with icons to stick on ordinary dice.',
  noBoard: 'No board at hand?',
  choices: 'What to print',
  paper: 'Paper',
  papers: { a4: 'Four sheets of A4', letter: 'Four sheets of Letter', a3: 'One sheet of A3' },
  look: 'Look',
  looks: { light: 'Light, saves ink', dark: 'Dark with a frame, for a camera one day' },
  pdf: 'Save the PDF',
  svg: 'Whole board as SVG, full size',
  howTo:
    'Print at 100 %, never fitted to the page, and lay a ruler beside the printed one. Then join the sheets and glue them flat onto cardboard.',
  sheets: 'The sheets',
  names: {
    'how-to': 'How to, and the odds',
    'upper-left': 'Upper left',
    'upper-right': 'Upper right',
    'lower-left': 'Lower left',
    'lower-right': 'Lower right',
    board: 'The board',
    stickers: 'Stickers',
  } as Readonly<Record<string, string>>,
  odds: 'What a smaller board does',
  oddsLead:
    'Plain throws of an average hand that aims at the middle. The smaller the board, the more dice end beside it; smaller dice make up for some of it.',
  millimetres: (length: number): string => `${length} mm`,
  play: 'A game with real dice',
} as const;
