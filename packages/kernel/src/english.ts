/** Small English, for the sentences of any game. */

export interface Noun {
  readonly one: string;
  readonly many: string;
}

const PLURALS: Readonly<Record<string, string>> = { die: 'dice', 'bonus die': 'bonus dice', hero: 'heroes' };

export const plural = (noun: string): string => PLURALS[noun] ?? `${noun}s`;

export const count = (amount: number, noun: string | Noun): string => {
  const { one, many } = typeof noun === 'string' ? { one: noun, many: plural(noun) } : noun;
  return `${amount} ${amount === 1 ? one : many}`;
};

/** A whole number with a real minus sign. */
export const number = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

export const list = (items: readonly string[], last = 'and'): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1] as string}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a monster", "an encounter" */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

export const possessive = (name: string): string => `${name}’s`;

export const change = (from: number, to: number): string => `(${number(from)} → ${number(to)})`;

/** Sentences that hold, one after another. */
export const sentences = (...all: readonly (string | false)[]): string =>
  all.filter(one => one !== false && one !== '').join(' ');
