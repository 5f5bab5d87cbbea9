/** What is drawn on paper: outlines and words in millimetres, from the upper left corner of a sheet. */

export type Point = readonly [x: number, y: number];

/** Red, green and blue from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

export const grey = (light: number): Colour => [light, light, light];
export const BLACK = grey(0);
export const WHITE = grey(1);

/** Straight lines, or one circle. */
export type Outline =
  | { readonly kind: 'polygon'; readonly points: readonly Point[]; readonly isOpen?: boolean }
  | { readonly kind: 'circle'; readonly at: Point; readonly radius: number };

export interface Shape {
  readonly outline: Outline;
  readonly fill?: Colour;
  readonly line?: Colour;
  /** Of the line, millimetres. */
  readonly width?: number;
  /** Lengths of strokes and gaps. */
  readonly dashes?: readonly [number, number];
}

export interface Label {
  readonly text: string;
  /** The foot of its first letter, of its middle, or of its last. */
  readonly at: Point;
  /** Height of the letters' body, millimetres. */
  readonly size: number;
  readonly align: 'left' | 'middle';
  readonly isBold?: boolean;
  readonly fill?: Colour;
}

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Shapes and labels, moved and cut off. */
export interface Part {
  readonly shapes: readonly Shape[];
  readonly labels: readonly Label[];
  readonly move?: Point;
  /** Of the sheet; nothing outside is drawn. */
  readonly within?: Rectangle;
}

export interface Sheet {
  /** For the name of a file. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Part[];
}

export const rectangle = (left: number, top: number, width: number, height: number): Outline => ({
  kind: 'polygon',
  points: [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ],
});

export const circle = (x: number, y: number, radius: number): Outline => ({
  kind: 'circle',
  at: [x, y],
  radius,
});

export const stroke = (...points: readonly Point[]): Outline => ({ kind: 'polygon', points, isOpen: true });
