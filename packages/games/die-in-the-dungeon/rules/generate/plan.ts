/** A dungeon while it is being dug: cells on a grid, with the passages they have so far. */
import type { MapCell } from '../cards.ts';
import { cellAt, NEIGHBOURS, shapeOf } from '../dungeon.ts';
import type { Back } from '../vocabulary.ts';

export type Kind = 'start' | 'epic-party' | 'path';

export interface Site {
  readonly x: number;
  readonly y: number;
  readonly kind: Kind;
  readonly passages: number;
}

/** Wider or higher dungeons do not fit on a small screen. */
const WIDEST = 6;

const isOpen = ({ kind }: Site): boolean => kind !== 'path';

const backOf = ({ kind, passages }: Site): Back => (kind === 'path' ? shapeOf(passages).back : kind);

export type Way = (typeof NEIGHBOURS)[number];

export class Plan {
  readonly #available: ReadonlyMap<Back, number>;
  #sites: readonly Site[];

  constructor(available: ReadonlyMap<Back, number>, sites: readonly Site[]) {
    this.#available = available;
    this.#sites = sites;
  }

  get sites(): readonly Site[] {
    return this.#sites;
  }

  at(x: number, y: number): Site | undefined {
    return this.#sites.find(site => site.x === x && site.y === y);
  }

  copy(): Plan {
    return new Plan(this.#available, this.#sites);
  }

  /** Goes on with what was tried on a copy. */
  take({ sites }: Plan): void {
    this.#sites = sites;
  }

  /** Digs from a site to its neighbour, which is made if nothing is there; says whether that was possible. */
  dig(from: Site, [out, back, right, down]: Way, kind: Kind): boolean {
    const there = this.at(from.x + right, from.y + down);
    const neighbour: Site = there ?? { x: from.x + right, y: from.y + down, kind, passages: 0 };
    const sites = this.#sites.filter(site => site !== from && site !== there);
    sites.push(
      { ...from, passages: from.passages | out },
      { ...neighbour, passages: neighbour.passages | back },
    );
    const next = new Plan(this.#available, sites);
    if (!next.#fits()) return false;
    this.#sites = sites;
    return true;
  }

  #fits(): boolean {
    const sites = this.#sites;
    const span = (of: (site: Site) => number): number =>
      Math.max(...sites.map(of)) - Math.min(...sites.map(of));
    if (span(({ x }) => x) >= WIDEST || span(({ y }) => y) >= WIDEST) return false;
    return this.#hasTiles() && !sites.some(site => this.#leaks(site));
  }

  /** DIE-DESIGN-34 */
  #hasTiles(): boolean {
    const needed = new Map<Back, number>();
    for (const site of this.#sites) {
      const back = backOf(site);
      const count = (needed.get(back) ?? 0) + 1;
      if (count > (this.#available.get(back) ?? 0)) return false;
      needed.set(back, count);
    }
    return true;
  }

  /** Two tiles that are open on all sides are connected, whether it was meant or not. */
  #leaks(site: Site): boolean {
    if (!isOpen(site)) return false;
    return NEIGHBOURS.some(([out, , right, down]) => {
      const other = this.at(site.x + right, site.y + down);
      return other !== undefined && isOpen(other) && (site.passages & out) === 0;
    });
  }

  /** The cells in reading order, moved into the north-west corner. */
  cells(): MapCell[] {
    const left = Math.min(...this.#sites.map(({ x }) => x));
    const top = Math.min(...this.#sites.map(({ y }) => y));
    return [...this.#sites]
      .sort((a, b) => a.y - b.y || a.x - b.x)
      .map(site => ({
        at: cellAt(site.x - left, site.y - top),
        ...(site.kind === 'path' ? shapeOf(site.passages) : { back: site.kind, turn: 0 as const }),
      }));
  }
}
