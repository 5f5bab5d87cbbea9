/** DIE in the Dungeon! at a table. */

import type { Hosted } from '@tumblekeep/host';
import { SPECTATOR } from '@tumblekeep/host';
import { makeStream } from '@tumblekeep/kernel';
import type { CrawlPlayer } from '../bots/index.ts';
import { areOurBots, botsRevision } from '../bots/revision.ts';
import type { Action, CreatureId, DieInTheDungeon, Event, Outcome, State, View } from '../rules/index.ts';
import { isRevealing } from './forecast.ts';
import { foregoneAnswer } from './foregone.ts';
import {
  arrangeCrawl,
  type CrawlTable,
  creaturesOf,
  logCrawlTable,
  peopleOf,
  readCrawlTable,
} from './seats.ts';
import { sayAtTable } from './sentences.ts';
import { PROSPECTS, prospectsOf } from './snapshot.ts';

export interface CrawlKinds {
  State: State;
  Action: Action;
  Event: Event;
  View: View;
  Outcome: Outcome;
  Seating: CrawlTable;
  Asking: undefined;
  Release: never;
  Shown: never;
  Lying: undefined;
}

/** `bot` plays the seats of bots, and `revision` is its; a client without such seats need not load one. */
export function hostedCrawl(
  game: DieInTheDungeon,
  bot?: CrawlPlayer,
  revision?: () => string,
): Hosted<CrawlKinds> {
  const askedOf = (state: State): readonly string[] => {
    const by = game.decision(state)?.by;
    return typeof by === 'object' ? [by.seat] : [];
  };
  return {
    game: game as Hosted<CrawlKinds>['game'],
    say: sayAtTable(game.content),
    seatsOf: creaturesOf,
    askedOf,
    actorsOf: (_state, _action, asked) => asked,
    isSecret: () => false,
    eyes: () => SPECTATOR,
    isPerson: ({ seats }, seat) => (seats as Readonly<Record<string, string>>)[seat] === 'human',
    everybody(seats, who) {
      const seat = who === 'people' ? 'human' : 'search';
      return logCrawlTable(
        Object.fromEntries(seats.map(id => [id, seat])) as CrawlTable['seats'],
        botsRevision,
      );
    },
    readSeating: (value, seats) => {
      const creatures = seats as readonly CreatureId[];
      // Older logs do not tell: everybody is a person.
      return value === undefined ? { seats: peopleOf(creatures) } : readCrawlTable(value, creatures);
    },
    arrange: (value, seats) => arrangeCrawl(value, seats as readonly CreatureId[], botsRevision),
    reseat: ({ seats }, seat, who) =>
      logCrawlTable({ ...seats, [seat]: who === 'bot' ? 'search' : 'human' }, botsRevision),
    logSeating: ({ seats, bots = '' }) =>
      logCrawlTable(seats, () => (revision === undefined || areOurBots(bots) ? bots : revision())),
    botAnswer(state, _seating, { seed, inputs }) {
      if (bot === undefined) throw new Error('nobody plays the bots of this table');
      return bot.choose(game, state, game.legal(state), makeStream(seed, `bot ${inputs}`));
    },
    usualAsking: undefined,
    leastAsked: undefined,
    foregone: state => foregoneAnswer(game, state),
    reveals: (_action, events) => events.some(isRevealing),
    // DIE-R-100
    isRevealedForGood: true,
    inquire: ({ state, legal }, question) =>
      question === PROSPECTS ? prospectsOf(game, state, legal) : undefined,
  };
}
