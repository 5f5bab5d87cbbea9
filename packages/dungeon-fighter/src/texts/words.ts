/** Small English. */

const PLURALS: Readonly<Record<string, string>> = { die: 'dice', 'bonus die': 'bonus dice', hero: 'heroes' };

export const plural = (noun: string): string => PLURALS[noun] ?? `${noun}s`;

export const count = (amount: number, noun: string): string =>
  `${amount} ${amount === 1 ? noun : plural(noun)}`;

/** A whole number with a real minus sign. */
export const number = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

export const list = (items: readonly string[], last = 'and'): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1] as string}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const possessive = (name: string): string => `${name}’s`;

export const change = (from: number, to: number): string => `(${number(from)} → ${number(to)})`;
