/** The 60 tiles, a file for each back (DIE-DESIGN-19). */
import type { Tile } from '../../cards.ts';
import { corners } from './corners.ts';
import { deadEnds } from './dead-ends.ts';
import { epicParties } from './epic-parties.ts';
import { fourWays } from './four-ways.ts';
import { others } from './others.ts';
import { threeWays } from './three-ways.ts';
import { twoWays } from './two-ways.ts';

export const tiles: readonly Tile[] = [
  ...others,
  ...epicParties,
  ...deadEnds,
  ...corners,
  ...twoWays,
  ...threeWays,
  ...fourWays,
];
