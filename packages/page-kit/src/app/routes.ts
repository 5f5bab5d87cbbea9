/** Addresses of screens, each said once: as a pattern, from which links are made. */

type Fillings<Pattern extends string> = Pattern extends `${string}/:${string}/${infer Rest}`
  ? [filling: string, ...Fillings<`/${Rest}`>]
  : Pattern extends `${string}/:${string}?`
    ? [filling?: string]
    : Pattern extends `${string}/:${string}`
      ? [filling: string]
      : [];

type Address<Pattern extends string> =
  Fillings<Pattern> extends [] ? Pattern : (...fillings: Fillings<Pattern>) => string;

type Addresses<Routes extends Readonly<Record<string, string>>> = {
  readonly [Name in keyof Routes]: Address<Routes[Name]>;
};

const FILLING = /\/:\w+\??/g;

function addressOf(pattern: string) {
  if (!pattern.includes('/:')) return pattern;
  return (...fillings: readonly (string | undefined)[]): string => {
    let i = 0;
    return pattern.replace(FILLING, () => {
      const filling = fillings[i++];
      return filling === undefined ? '' : `/${encodeURIComponent(filling)}`;
    });
  };
}

/** For links: `<Link href={to.play(id)}>`, `<Link href={to.settings}>`. */
export const addressesOf = <const Routes extends Readonly<Record<string, string>>>(
  routes: Routes,
): Addresses<Routes> =>
  Object.fromEntries(
    Object.entries(routes).map(([name, pattern]) => [name, addressOf(pattern)]),
  ) as Addresses<Routes>;

/** Where the screens are that every page has. */
export const ROUTES = {
  start: '/',
  continue: '/continue',
  /** A word, a clause id, or `first:rabid` for a word under one rule set. */
  rules: '/rules/:word?',
  gallery: '/gallery',
  credits: '/credits',
  settings: '/settings',
  together: '/together',
  /** A table elsewhere; with the secret of its link for whoever has never been there. */
  table: '/table/:table/:key?',
  /** The same for a device that is only a hand, or that everybody looks at. */
  pad: '/pad/:table/:key?',
  stage: '/stage/:table/:key?',
  /** The own link of a seat. */
  seat: '/seat/:table/:seat/:secret',
} as const;

export const to = addressesOf(ROUTES);
