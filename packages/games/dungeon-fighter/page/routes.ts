import { addressesOf, to as kit } from '@tumblekeep/page-kit/app/routes.ts';

export const ROUTES = {
  newGame: '/new',
  /** The same with somebody elsewhere. */
  newTogether: '/new/together',
  practice: '/practice',
  learn: '/learn',
  /** Of today, or of a day such as 2026-11-18. */
  daily: '/daily/:day?',
  hand: '/hand',
  records: '/records',
  print: '/print',
  /** One throw, told whole by its address. */
  shot: '/shot/:code',
  shots: '/shots',
  play: '/play/:id',
  replay: '/replay/:id',
  score: '/score/:id',
} as const;

/** Addresses for links: `<Link href={to.play(id)}>`. */
export const to = { ...kit, ...addressesOf(ROUTES) } as const;
