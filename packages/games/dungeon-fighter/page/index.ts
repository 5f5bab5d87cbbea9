/** Dungeon Fighter on the page. */
import { screen } from '@tumblekeep/page-kit/app/screen.ts';
import type { GamePage } from '@tumblekeep/page-kit/game-page.ts';
import { ROUTES, to } from './routes.ts';
import * as screens from './screens.ts';
import { page as told } from './words/en/page.ts';

const page: GamePage = {
  id: 'dungeon-fighter',
  name: told.name,
  credits: told.credits,
  place: 1,
  screens: [
    screen(ROUTES.newGame, screens.loadNewGame),
    screen(ROUTES.newTogether, screens.loadNewGame),
    screen(ROUTES.play, screens.loadPlay, { isTable: true }),
    screen(ROUTES.practice, screens.loadPractice, { isTable: true }),
    screen(ROUTES.learn, screens.loadLearn, { isTable: true }),
    screen(ROUTES.daily, screens.loadDaily),
    screen(ROUTES.records, screens.loadRecords),
    screen(ROUTES.hand, screens.loadHand),
    screen(ROUTES.print, screens.loadPrint),
    screen(ROUTES.shot, screens.loadShot, { isTable: true }),
    screen(ROUTES.shots, screens.loadShots),
    screen(ROUTES.replay, screens.loadReplay),
    screen(ROUTES.score, screens.loadScore),
  ],
  entrances: [
    { href: to.newGame, ...told.newGame, leadsTo: 'game' },
    { href: to.daily(), ...told.daily, leadsTo: 'game' },
    { href: to.practice, ...told.practice, leadsTo: 'skill' },
    { href: to.learn, ...told.learn, leadsTo: 'skill' },
    { href: to.records, ...told.records, leadsTo: 'memory' },
    { href: to.shots, ...told.shots, leadsTo: 'memory' },
    { href: to.hand, ...told.hand, leadsTo: 'memory' },
  ],
  playNow: {
    hint: told.playNow,
    async begin() {
      const { begin } = await import('./begin.ts');
      const order = Promise.all([
        import('./play-now.ts'),
        // Storage that cannot be read is told when the game is to be kept.
        import('@tumblekeep/page-kit/worker/client.ts')
          .then(({ pageWorker }) => pageWorker().saves())
          .catch(() => []),
      ]).then(([{ orderNow }, saves]) => orderNow(saves));
      return begin(order, { isQuick: true });
    },
  },
  together: { href: to.newTogether, load: () => import('./together.ts') },
  firstVisit: { href: to.learn, text: told.firstVisit },
  placesOf: id => ({ play: to.play(id), score: to.score(id), replay: to.replay(id) }),
  saves: () => import('./saves.tsx'),
  library: () => import('./library.ts'),
  news: () => import('./news.ts'),
  ahead: [screens.loadPlay, screens.loadNewGame],
};

export default page;
