/** What this device is to the people around it, for the style sheets, and that it stays awake as long as it is looked at. */
import { useEffect } from 'react';
import type { Role } from '../online/address.ts';

/** Browsers without it let the screen go dark; so do those that are low on power. */
async function stayAwake(): Promise<WakeLockSentinel | undefined> {
  try {
    return await navigator.wakeLock?.request('screen');
  } catch {
    return undefined;
  }
}

function useWakefulness(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let lock = stayAwake();
    // A page that was hidden has lost it.
    const onReturn = (): void => {
      if (document.visibilityState === 'visible') lock = stayAwake();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      void lock.then(one => one?.release());
    };
  }, [isOn]);
}

export function useRole(role: Role): void {
  useEffect(() => {
    document.documentElement.dataset['role'] = role;
    return () => {
      delete document.documentElement.dataset['role'];
    };
  }, [role]);
  useWakefulness(role !== 'table');
}
