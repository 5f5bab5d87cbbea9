/** Where each screen is. A screen is the default export of `src/screens/<name>/index.tsx`. */
export const SCREENS = [
  'start',
  'new-game',
  'continue',
  'play',
  'practice',
  'learn',
  'rules',
  'replay',
  'score',
  'credits',
  'settings',
] as const;
export type ScreenName = (typeof SCREENS)[number];

/** Patterns of the addresses behind the `#`; screens read their parts with `useParams` of wouter. */
export const ROUTES: Readonly<Record<ScreenName, string>> = {
  start: '/',
  'new-game': '/new',
  continue: '/continue',
  play: '/play/:id',
  practice: '/practice',
  learn: '/learn',
  rules: '/rules/:word?',
  replay: '/replay/:id',
  score: '/score/:id',
  credits: '/credits',
  settings: '/settings',
};

/** Addresses for links: `<Link href={to.play(id)}>`. */
export const to = {
  start: '/',
  newGame: '/new',
  continue: '/continue',
  play: (id: string): string => `/play/${encodeURIComponent(id)}`,
  practice: '/practice',
  learn: '/learn',
  /** A word, a clause id, or `first:rabid` for a word under one rule set. */
  rules: (word?: string): string => (word === undefined ? '/rules' : `/rules/${encodeURIComponent(word)}`),
  replay: (id: string): string => `/replay/${encodeURIComponent(id)}`,
  score: (id: string): string => `/score/${encodeURIComponent(id)}`,
  credits: '/credits',
  settings: '/settings',
} as const;
