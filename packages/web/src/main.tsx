import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { stayOffline } from './app/offline.ts';
import './theme/tokens.css';
import './theme/fonts.css';
import './theme/base.css';
import './theme/parts.css';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
stayOffline();
