/** The address of a place of this page as others can open it: a device that calls itself localhost asks its server. */
import { useEffect, useState } from 'react';
import { onlineWorker } from '../worker/client.ts';
import { addressOf } from './use-table.ts';

const isOnlyHere = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host.startsWith('127.');

/** Nothing without a place. */
export function useAddress(place: string | undefined): string | undefined {
  const [origin, setOrigin] = useState<string>();
  useEffect(() => {
    if (!isOnlyHere(location.hostname)) return;
    let isThere = true;
    void onlineWorker()
      .reach()
      .then(found => isThere && setOrigin(found));
    return () => {
      isThere = false;
    };
  }, []);
  if (place === undefined) return undefined;
  return origin === undefined ? addressOf(place) : `${origin}${location.pathname}#${place}`;
}
