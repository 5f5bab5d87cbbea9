/** What is going on in Dungeon Fighter on this device, for the hall: the dungeon of today, and the last shot. */
import { dayOf } from '@tumblekeep/host';
import type { News } from '@tumblekeep/page-kit/game-page.ts';
import { pageWorker } from '@tumblekeep/page-kit/worker/client.ts';
import type { Form } from '../hosted/index.ts';
import { attemptsAtServer } from './daily/at-server.ts';
import { type Attempt, useAttempts } from './daily/attempts.ts';
import { to } from './routes.ts';
import { useShots } from './shots/store.ts';
import { words } from './words/index.ts';

const told = words.daily;

const nameOf = (form: Form): string => `${told.title}: ${told.forms[form].name}`;

async function dailyNews(day: string): Promise<readonly News[]> {
  const { attempts } = useAttempts.getState();
  const there = await attemptsAtServer().catch(() => []);
  // What is under way at a server goes on there after midnight, too.
  const news = there
    .filter(one => one.phase === 'playing' || (one.phase === 'over' && one.day === day))
    .map(({ form, table, phase, day: of }) =>
      phase === 'playing'
        ? { href: to.table(table), name: nameOf(form), hint: told.underWayThere }
        : { href: to.daily(of), name: nameOf(form), hint: told.news.onBoard },
    );
  const today = attempts.filter(attempt => attempt.day === day);
  if (today.length === 0 && news.length === 0)
    // Whoever has never been down there is not reminded every day.
    return attempts.length + there.length === 0
      ? []
      : [{ href: to.daily(), name: told.title, hint: told.news.waits }];
  return [...news, ...(await deviceNews(today))];
}

async function deviceNews(today: readonly Attempt[]): Promise<readonly News[]> {
  const saves = await pageWorker().saves();
  return today.flatMap(({ form, id }): readonly News[] => {
    const save = saves.find(one => one.id === id);
    if (save === undefined) return [];
    const name = nameOf(form);
    return save.over === undefined
      ? [{ href: to.play(id), name, hint: told.underWay }]
      : [{ href: to.daily(), name, hint: told.news[save.over] }];
  });
}

function shotNews(): readonly News[] {
  const { shots } = useShots.getState();
  const [newest] = [...shots].sort((a, b) => b.kept - a.kept);
  return newest === undefined
    ? []
    : [{ href: to.shot(newest.code), name: words.shots.last, hint: words.shots.worth(newest.points) }];
}

export default async function news(): Promise<readonly News[]> {
  return [...(await dailyNews(dayOf(Date.now()))), ...shotNews()];
}
