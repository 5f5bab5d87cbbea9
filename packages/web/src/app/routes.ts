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
  'crawl-new',
  'crawl-play',
  'crawl-replay',
  'crawl-end',
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
  'crawl-new': '/crawl/new/:map?',
  'crawl-play': '/crawl/play/:id',
  'crawl-replay': '/crawl/replay/:id',
  'crawl-end': '/crawl/end/:id',
};

const TABLES: readonly ScreenName[] = ['play', 'practice', 'learn', 'crawl-play'];

/** Whether somebody throws or decides there, with no room for other news. */
export const isTable = (place: string): boolean =>
  TABLES.some(name => place.startsWith(ROUTES[name].replace(/:.*/, '')));

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
  /** Choosing map, creature and dice; with one of the maps chosen already. */
  crawlNew: (map?: string): string =>
    map === undefined ? '/crawl/new' : `/crawl/new/${encodeURIComponent(map)}`,
  crawlReplay: (id: string): string => `/crawl/replay/${encodeURIComponent(id)}`,
  crawlPlay: (id: string): string => `/crawl/play/${encodeURIComponent(id)}`,
  crawlEnd: (id: string): string => `/crawl/end/${encodeURIComponent(id)}`,
} as const;
