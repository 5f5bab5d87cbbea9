export const rules = {
  title: 'Rules',
  search: 'Look up a word, a card or a clause',
  game: 'Game',
  edition: 'Rule set',
  results: 'What was found',
  found: (count: number, query: string): string =>
    count === 0
      ? `Nothing is said about “${query}”.`
      : count === 1
        ? 'One place'
        : `${count} places, the best first`,
  more: (count: number): string => `… and ${count} more: say it more precisely.`,
  clauses: 'The rules, clause by clause',
  words: 'Words and cards',
  gallery: 'All cards',
  galleryHint: 'Every card of every game, to look at',
  galleryTitle: 'Cards',
  findCard: 'Find a card by its name',
  kind: 'Kind',
  sort: 'Sort',
  all: 'All',
  shown: (count: number): string =>
    count === 0 ? 'No card is like that.' : count === 1 ? 'One card' : `${count} cards`,
} as const;
