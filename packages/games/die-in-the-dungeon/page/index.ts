/** DIE in the Dungeon! on the page. */
import { screen } from '@tumblekeep/page-kit/app/screen.ts';
import type { GamePage } from '@tumblekeep/page-kit/game-page.ts';
import { ROUTES, to } from './routes.ts';
import * as screens from './screens.ts';
import { page as told } from './words/en/page.ts';

const page: GamePage = {
  id: 'die-in-the-dungeon',
  name: told.name,
  place: 2,
  screens: [
    screen(ROUTES.begin, screens.loadNew),
    screen(ROUTES.together, screens.loadNew),
    screen(ROUTES.play, screens.loadPlay, { isTable: true }),
    screen(ROUTES.replay, screens.loadReplay),
    screen(ROUTES.end, screens.loadEnd),
  ],
  entrances: [{ href: to.begin(), name: told.name, hint: told.hint, leadsTo: 'game' }],
  together: { href: to.together, load: () => import('./together.ts') },
  placesOf: id => ({ play: to.play(id), score: to.end(id), replay: to.replay(id) }),
  saves: () => import('./saves.tsx'),
  library: () => import('./library.ts'),
  ahead: [screens.loadNew],
};

export default page;
