/** A game at a table elsewhere has an id of its own kind: every screen of its game can be opened with it. */
const MARK = 'online.';

export const onlineId = (table: string): string => `${MARK}${table}`;

/** The table where a game is; nothing for games on this device. */
export const tableOf = (id: string): string | undefined =>
  id.startsWith(MARK) ? id.slice(MARK.length) : undefined;

export const isOnline = (id: string): boolean => tableOf(id) !== undefined;
