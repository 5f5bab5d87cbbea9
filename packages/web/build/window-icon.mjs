/**
 * Puts the icon of the window into the page itself: browsers ask for it past the service worker, so that without a
 * network it would be missing.
 */
import { readFileSync } from 'node:fs';

const ADDRESS = 'href="/icon.svg"';
const drawing = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8').trim();

export const windowIcon = () => ({
  name: 'window-icon',
  transformIndexHtml: {
    order: 'pre',
    handler(page) {
      if (!page.includes(ADDRESS)) throw new Error('the page has no icon of its window');
      return page.replace(ADDRESS, `href="data:image/svg+xml,${encodeURIComponent(drawing)}"`);
    },
  },
});
