/** Every string of the page that is not told by the rules. Another language is another file of the same shape. */
import { app } from './en/app.ts';
import { saves } from './en/saves.ts';
import { start } from './en/start.ts';

export const en = {
  app,
  saves,
  start,
} as const;
