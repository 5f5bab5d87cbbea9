/** Everything printed, put together. */
import { makeContent } from '../content.ts';
import { abilities } from './abilities.ts';
import { creatures } from './creatures.ts';
import { heroCards } from './hero-cards.ts';
import { heroSides } from './heroes.ts';
import { maps } from './maps/index.ts';
import { tiles } from './tiles/index.ts';

export const CONTENT = makeContent({ creatures, abilities, heroSides, heroCards, tiles, maps });
