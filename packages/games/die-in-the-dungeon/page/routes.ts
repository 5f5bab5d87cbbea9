import { to as kit, placeOf } from '@tumblekeep/page-kit/app/routes.ts';

export const ROUTES = {
  begin: '/crawl/new/:map?',
  together: '/crawl/together',
  play: '/crawl/play/:id',
  replay: '/crawl/replay/:id',
  end: '/crawl/end/:id',
} as const;

/** Addresses for links: `<Link href={to.play(id)}>`. */
export const to = {
  ...kit,
  /** Choosing map, creature and dice; with one of the maps chosen already. */
  begin: (map?: string): string =>
    map === undefined ? '/crawl/new' : `/crawl/new/${encodeURIComponent(map)}`,
  /** The same with somebody elsewhere. */
  together: ROUTES.together,
  play: (id: string): string => placeOf(ROUTES.play, id),
  replay: (id: string): string => placeOf(ROUTES.replay, id),
  end: (id: string): string => placeOf(ROUTES.end, id),
} as const;
