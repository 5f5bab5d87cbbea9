/** A picture to be taken. Any file beside this one that ends with `.shots.ts` may add some. */
import type { Page } from 'playwright-core';
import type { Pointer } from '../browser/support/flick.ts';

/** The windows that pictures are taken of: `npm run shots -- --in tablet` takes those of one. */
export const WINDOWS = {
  phone: { width: 390, height: 844, pointer: 'touch' },
  sideways: { width: 844, height: 390, pointer: 'touch' },
  'small-sideways': { width: 667, height: 375, pointer: 'touch' },
  tablet: { width: 820, height: 1180, pointer: 'touch' },
  'tablet-sideways': { width: 1180, height: 820, pointer: 'touch' },
  laptop: { width: 1280, height: 720, pointer: 'mouse' },
  wide: { width: 1440, height: 900, pointer: 'mouse' },
  'full-hd': { width: 1920, height: 1080, pointer: 'mouse' },
} as const;
export type Window = keyof typeof WINDOWS;

export interface Camera {
  readonly pointer: Pointer;
  /** One picture of a series; the last one is taken anyway. */
  readonly snap: (name: string) => Promise<void>;
}

export interface Shot {
  /** The name of its file. */
  readonly name: string;
  /** Behind the `#`. */
  readonly path?: string;
  /** Settings this device remembers. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** What is done before the picture is taken. */
  readonly prepare?: (page: Page, camera: Camera) => Promise<void>;
  /** Only in these windows; else in all. */
  readonly windows?: readonly Window[];
  /** Shown in the README, small, as it looks in a wide window. */
  readonly isInReadme?: boolean;
  /** The whole page, however long. */
  readonly whole?: boolean;
  /** Prepared anew in each window: a series, or something that is scrolled to. Else one page is made wider and narrower. */
  readonly anew?: boolean;
  /** For people who have not asked for less motion. */
  readonly moves?: boolean;
}
