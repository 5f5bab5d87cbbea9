/** A picture to be taken. Any file beside this one that ends with `.shots.ts` may add some. */
import type { Page } from 'playwright-core';

export interface Shot {
  /** The name of its file. */
  readonly name: string;
  /** Behind the `#`. */
  readonly path?: string;
  /** Settings this device remembers. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** What is done before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Shown in the README, small, as it looks in a wide window. */
  readonly isInReadme?: boolean;
  /** The whole page, however long. */
  readonly whole?: boolean;
}
