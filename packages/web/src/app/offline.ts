/** Keeps the page on the device: everything works without a network after the first visit. */

import { whenIdle } from '@tumblekeep/page-kit/app/idle.ts';
import { toast } from '@tumblekeep/page-kit/app/Toasts.tsx';
import { words } from '../words/index.ts';

export function stayOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  whenIdle(async () => {
    const { registerSW } = await import('virtual:pwa-register');
    const update = registerSW({
      immediate: true,
      onNeedRefresh: () =>
        toast({
          text: words.app.newVersion,
          stays: true,
          action: { label: words.app.useNewVersion, run: () => void update() },
        }),
      onOfflineReady: () => toast({ text: words.app.offlineReady, tone: 'good' }),
    });
  });
}
