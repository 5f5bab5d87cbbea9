/** Asks the browser not to throw saved games away. */

/** Whether it has promised to; nothing where it cannot be asked. */
export const isKept = (): Promise<boolean | undefined> =>
  navigator.storage?.persisted?.().catch(() => undefined) ?? Promise.resolve(undefined);

/** When there is something to keep. Some browsers ask the person, all remember the answer. */
export async function askToKeep(): Promise<void> {
  if ((await isKept()) === false) await navigator.storage.persist().catch(() => false);
}
