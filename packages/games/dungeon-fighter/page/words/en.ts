/** Every string of Dungeon Fighter's page that is not told by the rules. */
import { book } from './en/book.ts';
import { cards } from './en/cards.ts';
import { daily } from './en/daily.ts';
import { deeds } from './en/deeds.ts';
import { hand } from './en/hand.ts';
import { help } from './en/help.ts';
import { learn } from './en/learn.ts';
import { newGame } from './en/new-game.ts';
import { play } from './en/play.ts';
import { practice } from './en/practice.ts';
import { print } from './en/print.ts';
import { records } from './en/records.ts';
import { scenes } from './en/scenes.ts';
import { score } from './en/score.ts';
import { shots } from './en/shots.ts';
import { throwing } from './en/throwing.ts';
import { verdict } from './en/verdict.ts';

export const en = {
  book,
  cards,
  daily,
  deeds,
  hand,
  help,
  learn,
  newGame,
  play,
  practice,
  print,
  records,
  scenes,
  score,
  shots,
  throwing,
  verdict,
} as const;
