/** Every string of the page that is not told by the rules. Another language is another file of the same shape. */
import { app } from './en/app.ts';
import { cards } from './en/cards.ts';
import { crawl } from './en/crawl.ts';
import { credits } from './en/credits.ts';
import { learn } from './en/learn.ts';
import { newGame } from './en/new-game.ts';
import { play } from './en/play.ts';
import { practice } from './en/practice.ts';
import { replay } from './en/replay.ts';
import { rules } from './en/rules.ts';
import { saves } from './en/saves.ts';
import { score } from './en/score.ts';
import { settings } from './en/settings.ts';
import { stage } from './en/stage.ts';
import { start } from './en/start.ts';
import { throwing } from './en/throwing.ts';

export const en = {
  app,
  cards,
  crawl,
  credits,
  learn,
  newGame,
  play,
  replay,
  score,
  rules,
  saves,
  settings,
  stage,
  practice,
  start,
  throwing,
} as const;
