/** The words of the game that stand on no card, as they are true in an edition. */
import type { Edition } from '../../rules/edition.ts';
import type { Entry } from '../explain.ts';
import { dice } from './dice.ts';
import { dungeon } from './dungeon.ts';
import { equipment } from './equipment.ts';
import { fight } from './fight.ts';
import { markers } from './markers.ts';
import { party } from './party.ts';
import { phases } from './phases.ts';
import { PRINTED } from './printed.ts';
import { table } from './table.ts';
import { titles } from './titles.ts';
import { zones } from './zones.ts';

export const glossary = (edition: Edition): Entry[] =>
  [zones, dice, phases, dungeon, fight, markers, equipment, party, table, titles]
    .flatMap(chapter => chapter(edition))
    .map(({ id, title, kind, also = [], text }) => ({
      id,
      title,
      kind,
      also: [...also, ...(PRINTED[id] ?? [])],
      text,
    }));
