/** Long searches that let other requests in between. */

const SLICE = 25;

export const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));

/** Goes through a search in slices of some milliseconds. */
export async function inSlices<T>(search: Generator<undefined, T>): Promise<T> {
  for (;;) {
    await breathe();
    const until = performance.now() + SLICE;
    do {
      const { done, value } = search.next();
      if (done) return value as T;
    } while (performance.now() < until);
  }
}
