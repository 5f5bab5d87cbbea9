/** The nouns of the table, in the words the throwing games use. */

export const SECTIONS = ['1', '2', '3', '4', '5', '6'] as const;
export type Section = (typeof SECTIONS)[number];

/** Where a die can come to rest: the sections and the bullseye count, the rest is a miss. */
export const ZONES = [...SECTIONS, 'bullseye', 'hole', 'bones', 'outside', 'floor'] as const;
export type Zone = (typeof ZONES)[number];

export const FACES = ['blank', 'icon'] as const;
export type Face = (typeof FACES)[number];

export const DICE = ['red', 'green', 'blue', 'white'] as const;
export type Die = (typeof DICE)[number];

/** What a flying die can touch. A prop is told by its own kind. */
export const PROP_KINDS = ['box', 'sheet', 'card', 'leg', 'head', 'nose', 'elbow'] as const;
export type PropKind = (typeof PROP_KINDS)[number];
export const TOUCHES = ['table', 'board', 'hole', 'bones', 'die', 'floor', ...PROP_KINDS] as const;
export type Touch = (typeof TOUCHES)[number];

export const SKILLS = ['clumsy', 'average', 'skilled', 'deadly'] as const;
export type Skill = (typeof SKILLS)[number];
