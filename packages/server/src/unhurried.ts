/** What is done for very many, a few in each turn of the event loop: nobody who plays waits for all of it. */
const AT_ONCE = 100;

export async function unhurried<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<void> | void,
): Promise<void> {
  let done = 0;
  for (const item of items) {
    await work(item);
    if (++done % AT_ONCE === 0) await new Promise(resolve => setImmediate(resolve));
  }
}
