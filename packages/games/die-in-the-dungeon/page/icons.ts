/** The icons that `npm run icons` takes out of their family into `icons.json`. */
export { CRAWL_ICONS as ICONS } from './art.ts';
