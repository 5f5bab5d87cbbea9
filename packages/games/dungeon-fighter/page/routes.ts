import { addressesOf, to as kit } from '@tumblekeep/page-kit/app/routes.ts';

export const ROUTES = {
  newGame: '/new',
  /** The same with somebody elsewhere. */
  newTogether: '/new/together',
  practice: '/practice',
  learn: '/learn',
  hand: '/hand',
  play: '/play/:id',
  replay: '/replay/:id',
  score: '/score/:id',
} as const;

/** Addresses for links: `<Link href={to.play(id)}>`. */
export const to = { ...kit, ...addressesOf(ROUTES) } as const;
