/** The page that the server has now, in place of this one, also past the copy that works without a network. */

/** Asked past every cache, under an address that the service worker does not keep. */
async function pageThere(): Promise<string | undefined> {
  try {
    const answer = await fetch(`./?${Date.now()}`, { cache: 'no-store' });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the server has another page than this one; its script carries a hash of everything that it loads. */
export async function isOtherPageThere(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const there = await pageThere();
  return typeof script === 'string' && there?.includes('<script') === true && !there.includes(script);
}

const settled = (worker: ServiceWorker, ...states: readonly ServiceWorkerState[]): Promise<void> =>
  new Promise(resolve => {
    const look = (): void => {
      if (!states.includes(worker.state)) return;
      worker.removeEventListener('statechange', look);
      resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** The newer service worker takes over; one that cannot is given up, so that the next page comes from the server. */
async function renewCopy(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return;
  await registration.update().catch(() => undefined);
  const fresh = registration.installing ?? registration.waiting;
  if (fresh !== null) {
    await settled(fresh, 'installed', 'activated', 'redundant');
    fresh.postMessage({ type: 'SKIP_WAITING' });
    await settled(fresh, 'activated', 'redundant');
  }
  if (fresh?.state !== 'activated') await registration.unregister();
}

const TRIED = 'tumblekeep loaded anew';

/** Whether this tab has loaded itself anew and no server has understood it since. */
export function hasTriedNewest(): boolean {
  try {
    return sessionStorage.getItem(TRIED) !== null;
  } catch {
    // Who cannot remember must not load itself again and again.
    return true;
  }
}

export function forgetTry(): void {
  if (hasTriedNewest())
    try {
      sessionStorage.removeItem(TRIED);
    } catch {
      // There is nothing to forget.
    }
}

export async function loadNewest(): Promise<void> {
  try {
    sessionStorage.setItem(TRIED, '1');
  } catch {
    // Only people come here without a memory.
  }
  await renewCopy();
  location.reload();
}
