/** How the game that is looked up draws its pictures. */
import type { Library } from '@tumblekeep/page-kit/game-page.ts';
import { createContext } from 'react';

export const PictureContext = createContext<Library['Picture']>(undefined);
