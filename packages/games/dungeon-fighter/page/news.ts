/** What is going on in Dungeon Fighter on this device, for the hall: the dungeon of today, and the last shot. */
import { dayOf } from '@tumblekeep/host';
import type { News } from '@tumblekeep/page-kit/game-page.ts';
import { pageWorker } from '@tumblekeep/page-kit/worker/client.ts';
import { useAttempts } from './daily/attempts.ts';
import { to } from './routes.ts';
import { useShots } from './shots/store.ts';
import { words } from './words/index.ts';

const told = words.daily;

async function dailyNews(day: string): Promise<readonly News[]> {
  const { attempts } = useAttempts.getState();
  const today = attempts.filter(attempt => attempt.day === day);
  if (today.length === 0)
    // Whoever has never been down there is not reminded every day.
    return attempts.length === 0 ? [] : [{ href: to.daily(), name: told.title, hint: told.news.waits }];
  const saves = await pageWorker().saves();
  return today.flatMap(({ form, id }): readonly News[] => {
    const save = saves.find(one => one.id === id);
    if (save === undefined) return [];
    const name = `${told.title}: ${told.forms[form].name}`;
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
