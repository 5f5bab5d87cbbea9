/**
 * A game at a table elsewhere has an id of its own kind: every screen of its game can be opened with it. The kind says
 * what the device is there: a table of its own, only a hand, or the stage that everybody looks at.
 */
const MARKS = { table: 'online.', hand: 'hand.', stage: 'stage.' } as const;

export type Role = keyof typeof MARKS;

const ROLES = Object.keys(MARKS) as readonly Role[];

export const onlineId = (table: string, role: Role = 'table'): string => `${MARKS[role]}${table}`;

const roleIn = (id: string): Role | undefined => ROLES.find(role => id.startsWith(MARKS[role]));

/** What this device is to a game; games on this device have a table of their own. */
export const roleOf = (id: string): Role => roleIn(id) ?? 'table';

/** The table where a game is; nothing for games on this device. */
export const tableOf = (id: string): string | undefined => {
  const role = roleIn(id);
  return role && id.slice(MARKS[role].length);
};

export const isOnline = (id: string): boolean => tableOf(id) !== undefined;
