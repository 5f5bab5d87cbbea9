import { to as kit, placeOf } from '@tumblekeep/page-kit/app/routes.ts';

const PATTERNS = { play: '/play/:id', replay: '/replay/:id', score: '/score/:id' } as const;

export const ROUTES = {
  newGame: '/new/:with?',
  practice: '/practice',
  learn: '/learn',
  hand: '/hand',
  ...PATTERNS,
} as const;

/** Addresses for links: `<Link href={to.play(id)}>`. */
export const to = {
  ...kit,
  newGame: '/new',
  /** With somebody elsewhere. */
  newTogether: '/new/together',
  practice: ROUTES.practice,
  learn: ROUTES.learn,
  hand: ROUTES.hand,
  play: (id: string): string => placeOf(PATTERNS.play, id),
  replay: (id: string): string => placeOf(PATTERNS.replay, id),
  score: (id: string): string => placeOf(PATTERNS.score, id),
} as const;
