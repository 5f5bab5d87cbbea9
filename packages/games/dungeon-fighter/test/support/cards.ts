/** For tests that look at the tables of cards themselves. */
export const find = <T extends { readonly id: string }>(cards: readonly T[], id: string): T => {
  const card = cards.find(each => each.id === id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
};

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
