import type { Throw } from '../vocabulary.ts';

interface Place<Kept> {
  kept: Kept | undefined;
  readonly next: Map<Throw, Place<Kept>>;
}

const makePlace = <Kept>(): Place<Kept> => ({ kept: undefined, next: new Map() });

/**
 * Something kept for each set of throws, however many throws there are: a set is a way from throw to throw, so that
 * sets in the order of the catalogue are found again. All is forgotten when there is too much of it.
 */
export class ThrowSets<Kept> {
  readonly #most: number;
  #root = makePlace<Kept>();
  #count = 0;

  constructor(most = 1024) {
    this.#most = most;
  }

  get(throws: readonly Throw[]): Kept | undefined {
    let place: Place<Kept> | undefined = this.#root;
    for (let i = 0; i < throws.length && place !== undefined; i++) place = place.next.get(throws[i] as Throw);
    return place?.kept;
  }

  keep(throws: readonly Throw[], kept: Kept): Kept {
    if (this.#count >= this.#most) {
      this.#root = makePlace();
      this.#count = 0;
    }
    let place = this.#root;
    for (const one of throws) {
      const next: Place<Kept> = place.next.get(one) ?? makePlace();
      place.next.set(one, next);
      place = next;
    }
    if (place.kept === undefined) this.#count++;
    place.kept = kept;
    return kept;
  }
}
