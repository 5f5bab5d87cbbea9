/** DIE in the Dungeon! at a table. */
import type { CrawlPlayer } from '@tumblekeep/bots/die-in-the-dungeon';
import type {
  Action,
  CreatureId,
  DieInTheDungeon,
  Event,
  Outcome,
  State,
  View,
} from '@tumblekeep/die-in-the-dungeon';
import { makeStream } from '@tumblekeep/kernel';
import type { Hosted } from '../table/hosted.ts';
import { isRevealing } from './forecast.ts';
import { type CrawlTable, creaturesOf, readCrawlTable } from './seats.ts';

export interface CrawlKinds {
  State: State;
  Action: Action;
  Event: Event;
  View: View;
  Outcome: Outcome;
  Seating: CrawlTable;
  Courtesy: undefined;
  Release: never;
  Shown: never;
  Lying: undefined;
}

/** `bot` plays the seats of bots; a client without such seats need not load one. */
export function hostedCrawl(game: DieInTheDungeon, bot?: CrawlPlayer): Hosted<CrawlKinds> {
  const asked = (state: State): readonly string[] => {
    const by = game.decision(state)?.by;
    return typeof by === 'object' ? [by.seat] : [];
  };
  return {
    game: game as Hosted<CrawlKinds>['game'],
    seatsOf: creaturesOf,
    askedOf: asked,
    actorsOf: asked,
    isSecret: () => false,
    isPerson: ({ seats }, seat) => (seats as Readonly<Record<string, string>>)[seat] === 'human',
    readSeating: (value, seats) => {
      const creatures = seats as readonly CreatureId[];
      // Older logs do not tell: everybody is a person.
      if (value === undefined)
        return { seats: Object.fromEntries(creatures.map(id => [id, 'human'])) as CrawlTable['seats'] };
      return readCrawlTable(value, creatures);
    },
    logSeating: seating => seating,
    botAnswer(state, _seating, { seed, inputs }) {
      if (bot === undefined) throw new Error('nobody plays the bots of this table');
      return bot.choose(game, state, game.legal(state), makeStream(seed, `bot ${inputs}`));
    },
    usualCourtesy: undefined,
    foregone: () => undefined,
    reveals: (_action, events) => events.some(isRevealing),
  };
}
