import { startWorkerBy } from '@tumblekeep/page-kit/worker/client.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { stayOffline } from './app/offline.ts';
import '@tumblekeep/page-kit/theme/tokens.css';
import '@tumblekeep/page-kit/theme/fonts.css';
import '@tumblekeep/page-kit/theme/base.css';
import '@tumblekeep/page-kit/theme/parts.css';

startWorkerBy(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'game' }));
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
stayOffline();
