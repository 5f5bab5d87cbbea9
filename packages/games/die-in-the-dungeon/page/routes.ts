import { addressesOf, to as kit } from '@tumblekeep/page-kit/app/routes.ts';

export const ROUTES = {
  /** Choosing map, creature and dice; with one of the maps chosen already. */
  begin: '/crawl/new/:map?',
  /** The same with somebody elsewhere. */
  together: '/crawl/together',
  play: '/crawl/play/:id',
  replay: '/crawl/replay/:id',
  end: '/crawl/end/:id',
} as const;

/** Addresses for links: `<Link href={to.play(id)}>`. */
export const to = { ...kit, ...addressesOf(ROUTES) } as const;
