import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { credits } from './build/credits.mjs';
import { ledgers } from './build/ledgers.mjs';
import { windowIcon } from './build/window-icon.mjs';

const BACKGROUND = '#1d130c';

export default defineConfig({
  base: './',
  plugins: [
    react(),
    windowIcon(),
    ledgers(),
    credits(),
    VitePWA({
      // People decide when a newer page comes: never in the middle of a throw.
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Tumblekeep',
        short_name: 'Tumblekeep',
        description: 'Dice-and-dungeon board games on a physical table, in your browser.',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: BACKGROUND,
        theme_color: BACKGROUND,
        categories: ['games'],
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,webp,woff2,wasm}'],
        maximumFileSizeToCacheInBytes: 8_000_000,
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  worker: { format: 'es' },
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 2048 },
});
