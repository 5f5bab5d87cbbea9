/** The icons that `npm run icons` takes out of their family into `icons.json`. */
export { ART_ICONS as ICONS } from './cards/art.ts';
