/** Every screen there is: those of the page itself, then those of each game. */

import { to } from '@tumblekeep/page-kit/app/routes.ts';
import { type Screen, screen } from '@tumblekeep/page-kit/app/screen.ts';
import { PAGES } from '../games.ts';

export const screens: readonly Screen[] = [
  screen(to.start, () => import('../screens/start/index.tsx')),
  screen(to.continue, () => import('../screens/continue/index.tsx')),
  screen('/rules/:word?', () => import('../screens/rules/index.tsx')),
  screen(to.gallery, () => import('../screens/rules/Gallery.tsx')),
  screen(to.credits, () => import('../screens/credits/index.tsx')),
  screen(to.settings, () => import('../screens/settings/index.tsx')),
  screen(to.together, () => import('../screens/together/index.tsx')),
  screen('/table/:table/:key?', () => import('../screens/together/Table.tsx')),
  screen('/seat/:table/:seat/:secret', () => import('../screens/together/Seat.tsx')),
  ...PAGES.flatMap(page => page.screens),
];

const TABLES = screens.filter(({ isTable }) => isTable).map(({ path }) => path.replace(/:.*/, ''));

/** Whether somebody throws or decides there. */
export const isTable = (place: string): boolean => TABLES.some(path => place.startsWith(path));
