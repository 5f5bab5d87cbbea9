/** Games as pages saved them before there was one table: card and lines as they lay in storage, and what was told of them. */
import { readdirSync, readFileSync } from 'node:fs';

export interface OldSave {
  readonly name: string;
  readonly isCrawl: boolean;
  readonly card: { readonly id: string; readonly over?: 'won' | 'lost' };
  readonly lines: readonly string[];
  /** What the page said when it was opened. */
  readonly told: {
    readonly n: number;
    readonly undo: string;
    readonly outcome?: unknown;
    readonly story: number;
    readonly last: readonly string[];
    /** Of fights. */
    readonly turn?: { readonly isForPeople: boolean };
    readonly legal?: number;
    readonly lying?: unknown;
    readonly unseen?: boolean;
    /** Of crawls. */
    readonly choices?: number;
  };
}

const FOLDER = new URL('../fixtures/saves/', import.meta.url);

export const OLD_SAVES: readonly OldSave[] = readdirSync(FOLDER)
  .sort()
  .map(file => ({
    name: file.replace('.json', ''),
    isCrawl: file.startsWith('crawl'),
    ...JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')),
  }));

/** Undefined fields of a card are not in the file, but in storage. */
export const cardOf = ({ card }: OldSave): object => ({ over: undefined, ...card });
