/** Runs work when the page has nothing better to do. Safari has no idle callbacks. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 800);
};
