// biome-ignore-all format: hands of a rule set are a line
/** Written by `tumblekeep handicaps --write`. Never edit it by hand. */
import type { EvenTable } from './table.ts';

export const EVEN: EvenTable = {
  second: {
    clumsy: { 2: { handicap: 7, won: 214, of: 400 }, 3: { handicap: 4, won: 181, of: 400 }, 4: { handicap: 4, won: 207, of: 400 }, 5: { handicap: 4, won: 210, of: 400 }, 6: { handicap: 4, won: 221, of: 400 } },
    average: { 2: { handicap: 1, won: 216, of: 400 }, 3: { handicap: -1, won: 195, of: 400 }, 4: { handicap: -1, won: 192, of: 400 }, 5: { handicap: -1, won: 210, of: 400 }, 6: { handicap: -1, won: 193, of: 400 } },
    skilled: { 2: { handicap: -16, won: 181, of: 400 }, 3: { handicap: -20, won: 184, of: 400 }, 4: { handicap: -20, won: 183, of: 400 }, 5: { handicap: -18, won: 218, of: 400 }, 6: { handicap: -18, won: 196, of: 400 } },
    deadly: { 2: { handicap: -33, won: 203, of: 400 }, 3: { handicap: -38, won: 202, of: 400 }, 4: { handicap: -37, won: 210, of: 400 }, 5: { handicap: -36, won: 193, of: 400 }, 6: { handicap: -33, won: 217, of: 400 } },
  },
  first: {
    clumsy: { 2: { handicap: 5, won: 182, of: 400 }, 3: { handicap: 3, won: 181, of: 400 }, 4: { handicap: 3, won: 216, of: 400 }, 5: { handicap: 3, won: 221, of: 400 }, 6: { handicap: 3, won: 216, of: 400 } },
    average: { 2: { handicap: 1, won: 196, of: 400 }, 3: { handicap: 0, won: 204, of: 400 }, 4: { handicap: 0, won: 215, of: 400 }, 5: { handicap: 0, won: 196, of: 400 }, 6: { handicap: 0, won: 189, of: 400 } },
    skilled: { 2: { handicap: -8, won: 175, of: 400 }, 3: { handicap: -9, won: 189, of: 400 }, 4: { handicap: -9, won: 194, of: 400 }, 5: { handicap: -8, won: 201, of: 400 }, 6: { handicap: -8, won: 179, of: 400 } },
    deadly: { 2: { handicap: -16, won: 206, of: 400 }, 3: { handicap: -18, won: 197, of: 400 }, 4: { handicap: -17, won: 198, of: 400 }, 5: { handicap: -16, won: 169, of: 400 }, 6: { handicap: -15, won: 181, of: 400 } },
  },
  prototype: {
    clumsy: { 2: { handicap: 7, won: 329, of: 600 }, 3: { handicap: 4, won: 182, of: 400 }, 4: { handicap: 4, won: 179, of: 400 }, 5: { handicap: 4, won: 190, of: 400 }, 6: { handicap: 4, won: 188, of: 400 } },
    average: { 2: { handicap: 1, won: 217, of: 400 }, 3: { handicap: 0, won: 190, of: 400 }, 4: { handicap: 0, won: 210, of: 400 }, 5: { handicap: 0, won: 229, of: 400 }, 6: { handicap: 0, won: 218, of: 400 } },
    skilled: { 2: { handicap: -11, won: 191, of: 400 }, 3: { handicap: -11, won: 205, of: 400 }, 4: { handicap: -11, won: 172, of: 400 }, 5: { handicap: -10, won: 206, of: 400 }, 6: { handicap: -9, won: 227, of: 400 } },
    deadly: { 2: { handicap: -19, won: 194, of: 400 }, 3: { handicap: -20, won: 187, of: 400 }, 4: { handicap: -19, won: 196, of: 400 }, 5: { handicap: -18, won: 206, of: 400 }, 6: { handicap: -17, won: 224, of: 400 } },
  },
};
