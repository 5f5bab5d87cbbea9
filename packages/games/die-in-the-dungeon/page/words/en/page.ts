/** What the hall says of DIE in the Dungeon!, before anything else of it is loaded. */
export const page = {
  name: 'DIE in the Dungeon!',
  hint: 'The other game: be the monster',
} as const;
