// biome-ignore-all format: hands of a rule set are a line
/** Written by `tumblekeep handicaps --write`. Never edit it by hand. */
import type { EvenTable } from './table.ts';

export const EVEN: EvenTable = {
  second: {
    clumsy: { 2: { handicap: 6, won: 284, of: 600 }, 3: { handicap: 4, won: 279, of: 600 }, 4: { handicap: 4, won: 316, of: 600 }, 5: { handicap: 4, won: 319, of: 600 }, 6: { handicap: 4, won: 322, of: 600 } },
    average: { 2: { handicap: 1, won: 306, of: 600 }, 3: { handicap: -1, won: 296, of: 600 }, 4: { handicap: -1, won: 299, of: 600 }, 5: { handicap: -1, won: 312, of: 600 }, 6: { handicap: -1, won: 280, of: 600 } },
    skilled: { 2: { handicap: -14, won: 324, of: 600 }, 3: { handicap: -18, won: 321, of: 600 }, 4: { handicap: -20, won: 276, of: 600 }, 5: { handicap: -18, won: 328, of: 600 }, 6: { handicap: -18, won: 300, of: 600 } },
    deadly: { 2: { handicap: -35, won: 276, of: 600 }, 3: { handicap: -39, won: 282, of: 600 }, 4: { handicap: -37, won: 319, of: 600 }, 5: { handicap: -37, won: 291, of: 600 }, 6: { handicap: -34, won: 294, of: 600 } },
  },
  first: {
    clumsy: { 2: { handicap: 5, won: 274, of: 600 }, 3: { handicap: 3, won: 262, of: 600 }, 4: { handicap: 3, won: 314, of: 600 }, 5: { handicap: 3, won: 326, of: 600 }, 6: { handicap: 3, won: 321, of: 600 } },
    average: { 2: { handicap: 1, won: 297, of: 600 }, 3: { handicap: 0, won: 307, of: 600 }, 4: { handicap: 0, won: 307, of: 600 }, 5: { handicap: 0, won: 297, of: 600 }, 6: { handicap: 0, won: 279, of: 600 } },
    skilled: { 2: { handicap: -7, won: 309, of: 600 }, 3: { handicap: -9, won: 283, of: 600 }, 4: { handicap: -8, won: 316, of: 600 }, 5: { handicap: -8, won: 280, of: 600 }, 6: { handicap: -7, won: 331, of: 600 } },
    deadly: { 2: { handicap: -16, won: 303, of: 600 }, 3: { handicap: -17, won: 317, of: 600 }, 4: { handicap: -16, won: 299, of: 600 }, 5: { handicap: -15, won: 293, of: 600 }, 6: { handicap: -14, won: 267, of: 600 } },
  },
  prototype: {
    clumsy: { 2: { handicap: 6, won: 326, of: 600 }, 3: { handicap: 4, won: 339, of: 600 }, 4: { handicap: 3, won: 273, of: 600 }, 5: { handicap: 3, won: 258, of: 600 }, 6: { handicap: 3, won: 266, of: 600 } },
    average: { 2: { handicap: 0, won: 301, of: 600 }, 3: { handicap: -1, won: 259, of: 600 }, 4: { handicap: -1, won: 292, of: 600 }, 5: { handicap: -1, won: 297, of: 600 }, 6: { handicap: -1, won: 281, of: 600 } },
    skilled: { 2: { handicap: -11, won: 299, of: 600 }, 3: { handicap: -11, won: 325, of: 600 }, 4: { handicap: -11, won: 323, of: 600 }, 5: { handicap: -11, won: 293, of: 600 }, 6: { handicap: -10, won: 314, of: 600 } },
    deadly: { 2: { handicap: -18, won: 316, of: 600 }, 3: { handicap: -19, won: 320, of: 600 }, 4: { handicap: -19, won: 283, of: 600 }, 5: { handicap: -18, won: 289, of: 600 }, 6: { handicap: -17, won: 321, of: 600 } },
  },
};
