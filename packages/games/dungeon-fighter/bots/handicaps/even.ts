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
    skilled: { 2: { handicap: -7, won: 201, of: 400 }, 3: { handicap: -9, won: 199, of: 400 }, 4: { handicap: -9, won: 185, of: 400 }, 5: { handicap: -8, won: 192, of: 400 }, 6: { handicap: -8, won: 183, of: 400 } },
    deadly: { 2: { handicap: -15, won: 223, of: 400 }, 3: { handicap: -18, won: 196, of: 400 }, 4: { handicap: -16, won: 205, of: 400 }, 5: { handicap: -16, won: 176, of: 400 }, 6: { handicap: -14, won: 195, of: 400 } },
  },
  prototype: {
    clumsy: { 2: { handicap: 7, won: 328, of: 600 }, 3: { handicap: 4, won: 183, of: 400 }, 4: { handicap: 4, won: 178, of: 400 }, 5: { handicap: 4, won: 189, of: 400 }, 6: { handicap: 4, won: 189, of: 400 } },
    average: { 2: { handicap: 1, won: 214, of: 400 }, 3: { handicap: 0, won: 192, of: 400 }, 4: { handicap: 0, won: 206, of: 400 }, 5: { handicap: 0, won: 228, of: 400 }, 6: { handicap: 0, won: 218, of: 400 } },
    skilled: { 2: { handicap: -11, won: 191, of: 400 }, 3: { handicap: -11, won: 214, of: 400 }, 4: { handicap: -11, won: 184, of: 400 }, 5: { handicap: -10, won: 211, of: 400 }, 6: { handicap: -9, won: 222, of: 400 } },
    deadly: { 2: { handicap: -19, won: 191, of: 400 }, 3: { handicap: -20, won: 179, of: 400 }, 4: { handicap: -19, won: 198, of: 400 }, 5: { handicap: -18, won: 201, of: 400 }, 6: { handicap: -18, won: 176, of: 400 } },
  },
};
