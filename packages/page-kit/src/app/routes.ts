/** Where the screens are that every page has. */
export const to = {
  start: '/',
  continue: '/continue',
  /** A word, a clause id, or `first:rabid` for a word under one rule set. */
  rules: (word?: string): string => (word === undefined ? '/rules' : `/rules/${encodeURIComponent(word)}`),
  gallery: '/gallery',
  credits: '/credits',
  settings: '/settings',
  together: '/together',
  /** A table elsewhere; with the secret of its link for whoever has never been there. */
  table: (table: string, key?: string): string =>
    key === undefined ? `/table/${table}` : `/table/${table}/${key}`,
  /** The own link of a seat. */
  seat: (table: string, seat: string, secret: string): string =>
    `/seat/${table}/${encodeURIComponent(seat)}/${secret}`,
} as const;

/** The address of one game behind a pattern with `:id`. */
export const placeOf = (pattern: string, id: string): string =>
  pattern.replace(':id', encodeURIComponent(id));
