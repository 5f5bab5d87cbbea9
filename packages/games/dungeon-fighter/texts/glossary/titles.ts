import type { Edition } from '../../rules/edition.ts';
import { count, list } from '../words.ts';
import type { Word } from './word.ts';

/** "36 to 40 points" */
function rangesOf({ constants }: Edition): (readonly [title: string, points: string])[] {
  const { titles } = constants.score;
  return titles.map(([least, title], i) => {
    const most = (titles[i - 1]?.[0] ?? Number.POSITIVE_INFINITY) - 1;
    if (i === titles.length - 1) return [title, `${most} points or less`];
    if (i === 0) return [title, `${least} points or more`];
    return [title, least === most ? count(least, 'point') : `${least} to ${most} points`];
  });
}

/** What a winning party may call itself. */
export const titles = (edition: Edition): Word[] => {
  const ranges = rangesOf(edition);
  return [
    {
      id: 'title',
      title: 'Titles',
      kind: 'rule',
      also: ['title', 'rating', 'rating system', 'rank', 'hero glory chart'],
      text: `The score decides what the party may call itself. ${list(ranges.map(([title, points]) => `${points}: ${title}`))}.`,
    },
    ...ranges.map(([title, points], i) => ({
      id: `title-${i + 1}`,
      title,
      kind: 'title',
      text: `What a winning party with ${points} may call itself.`,
    })),
  ];
};
