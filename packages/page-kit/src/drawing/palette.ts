/** The paints of the drawings, each with a side in the light and a side in the shadow. */

export const PALETTE = {
  ink: '#241509',
  white: '#fff6dd',
  cream: '#f6e2b0',
  bone: '#eadcb6',
  peach: '#efb98a',
  rose: '#e89a86',
  tan: '#cf945c',
  brown: '#8f5a35',
  dark: '#5e3a26',
  black: '#40303a',
  grey: '#9b938a',
  slate: '#66707f',
  steel: '#b4c2c8',
  gold: '#e8b140',
  brass: '#b98732',
  straw: '#e9cc6a',
  yellow: '#f5d04c',
  orange: '#ea8a35',
  rust: '#b5552b',
  red: '#c9382f',
  wine: '#8a2440',
  pink: '#ee8fa4',
  lilac: '#b08bc4',
  purple: '#74458f',
  navy: '#34457c',
  blue: '#3f7fc0',
  sky: '#8cc3dc',
  teal: '#3f9a92',
  mint: '#9fd3a3',
  green: '#5c9c48',
  lime: '#a9c24a',
  olive: '#7d8a3c',
  moss: '#4d6a3a',
  wood: '#96653a',
  plank: '#6d4527',
  leather: '#a86b3c',
  stone: '#8b7f74',
  night: '#2c2436',
} as const;

export type Colour = keyof typeof PALETTE;

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16));

/** One paint with some of another stirred in. */
export function mix(one: string, other: string, share: number): string {
  const to = channels(other);
  const mixed = channels(one).map((from, i) => Math.round(from + ((to[i] ?? 0) - from) * share));
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Candles stand to the upper left of everything. */
export const lightOf = (colour: Colour): string => mix(PALETTE[colour], '#fff2c4', 0.38);
export const shadeOf = (colour: Colour): string => mix(PALETTE[colour], '#3a0f26', 0.34);
