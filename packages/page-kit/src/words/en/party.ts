/** One screen for everybody, and a phone for each. */
export const party = {
  cast: 'Show it on a big screen',
  castHint: 'Opens a page without secrets for a television or a projector. Phones join by the picture on it.',
  join: 'Join with your phone',
  gathers: 'The table gathers',
  lookUp: 'Look up!',
  lookUpText: 'The die flies on the big screen.',
} as const;
