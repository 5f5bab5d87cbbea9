/** Every screen there is: those of the page itself, then those of each game. */

import { ROUTES } from '@tumblekeep/page-kit/app/routes.ts';
import { type Screen, screen } from '@tumblekeep/page-kit/app/screen.ts';
import { PAGES } from '../games.ts';

export const screens: readonly Screen[] = [
  screen(ROUTES.start, () => import('../screens/start/index.tsx')),
  screen(ROUTES.continue, () => import('../screens/continue/index.tsx')),
  screen(ROUTES.rules, () => import('../screens/rules/index.tsx')),
  screen(ROUTES.gallery, () => import('../screens/rules/Gallery.tsx')),
  screen(ROUTES.credits, () => import('../screens/credits/index.tsx')),
  screen(ROUTES.settings, () => import('../screens/settings/index.tsx')),
  screen(ROUTES.together, () => import('../screens/together/index.tsx')),
  screen(ROUTES.table, () => import('../screens/together/Table.tsx')),
  screen(ROUTES.pad, () => import('../screens/together/Pad.tsx')),
  screen(ROUTES.stage, () => import('../screens/together/Stage.tsx')),
  screen(ROUTES.seat, () => import('../screens/together/Seat.tsx')),
  ...PAGES.flatMap(page => page.screens),
];

const TABLES = screens.filter(({ isTable }) => isTable).map(({ path }) => path.replace(/:.*/, ''));

/** Whether somebody throws or decides there. */
export const isTable = (place: string): boolean => TABLES.some(path => place.startsWith(path));
