/** Dungeon Fighter at a table. */

import type { Hosted, SeatId } from '@tumblekeep/host';
import {
  type Action,
  type DungeonFighter,
  type Event,
  type HeroId,
  type Outcome,
  questionOf,
  SPECTATOR,
  type State,
  seesPaths,
  type View,
} from '../rules/index.ts';
import { botAnswer } from './bots.ts';
import type { Flight } from './flight.ts';
import { foregoneAnswer, isOwn, mayBeForegone, ofPeople } from './foregone.ts';
import { demandsAsked } from './foresight.ts';
import { isRevealing } from './history.ts';
import { type Landings, logTable, readLoggedTable } from './logged-table.ts';
import {
  type Asking,
  arrangeTable,
  DEFAULT_SKILL,
  everybodyHuman,
  isHuman,
  readTable,
  type Seat,
  type Table,
  USUAL_ASKING,
} from './seats.ts';
import { sayAtTable } from './sentences.ts';
import { type FightLying, type HandRelease, type Physics, throwingFor } from './throwing.ts';
import { askedHero } from './turn.ts';

export interface FightSeating {
  readonly table: Table;
  readonly landings: Landings;
}

export interface FightKinds {
  State: State;
  Action: Action;
  Event: Event;
  View: View;
  Outcome: Outcome;
  Seating: FightSeating;
  Asking: Asking;
  /** Nothing where landings are drawn. */
  Release: HandRelease | undefined;
  Shown: Flight | undefined;
  Lying: FightLying;
}

const NO_SEATS: readonly SeatId[] = [];

/** Who may speak for the party, the Leader first. */
function partyOf({ heroes, leader }: State): readonly HeroId[] {
  const first = heroes[leader]?.hero;
  const others = heroes.filter(({ hero, eliminated }) => !eliminated && hero !== first);
  return [...(first === undefined ? [] : [first]), ...others.map(({ hero }) => hero)];
}

export function hostedFight(game: DungeonFighter, physics: Physics): Hosted<FightKinds> {
  const askedOf = (state: State): readonly SeatId[] => {
    const by = game.decision(state)?.by;
    if (by === undefined) return [];
    if (typeof by === 'object') return [by.seat];
    return by === 'party' ? partyOf(state) : [askedHero({ game }, state)];
  };
  return {
    game: game as Hosted<FightKinds>['game'],
    say: sayAtTable(game.edition),
    seatsOf: ({ options }) => options.heroes,
    askedOf,
    actorsOf(_state, action, asked) {
      if (action.type === 'land') return NO_SEATS;
      return !isOwn(action) || (asked.length === 1 && asked[0] === action.hero) ? asked : [action.hero];
    },
    isSecret: state => questionOf(state)?.at === 'path' && !state.options.solo,
    // Paths that are drawn are asked for at once.
    eyes: (state, viewer) =>
      questionOf(state)?.at === 'path' && seesPaths(state, viewer)
        ? (state.heroes[state.leader]?.hero as HeroId)
        : SPECTATOR,
    isPerson: ({ table }, seat) => isHuman(table, seat),
    everybody(heroes, who) {
      if (who === 'people') return { table: everybodyHuman(heroes, 'real'), landings: 'thrown' };
      const seat = { kind: 'sensible', skill: DEFAULT_SKILL } as const;
      const seats = Object.fromEntries(heroes.map(hero => [hero, seat]));
      return { table: { dice: 'simulated', seats }, landings: 'drawn' };
    },
    readSeating(value, heroes) {
      const logged = readLoggedTable(value, heroes);
      if (logged !== undefined) return { table: logged.table, landings: logged.landings };
      // Before logs said how dice come to rest, and before they said who sits where.
      const table = value === undefined ? everybodyHuman(heroes) : readTable(value, heroes);
      return table && { table, landings: 'thrown' };
    },
    arrange(value, heroes) {
      const table = value === undefined ? everybodyHuman(heroes) : arrangeTable(value, heroes);
      return table && { table, landings: 'thrown' };
    },
    reseat({ table, landings }, hero, who) {
      const { skill = DEFAULT_SKILL } = table.seats[hero] ?? {};
      const seat: Seat = { kind: who === 'bot' ? 'sensible' : 'human', skill };
      return { table: { ...table, seats: { ...table.seats, [hero]: seat } }, landings };
    },
    logSeating: ({ table, landings }) => logTable(table, landings),
    botAnswer: (state, { table }, moment) => botAnswer({ game, table }, state, moment),
    usualAsking: USUAL_ASKING,
    holding: { ...USUAL_ASKING, holdOn: true },
    leastAsked: USUAL_ASKING,
    foregone: (state, { table }, asking) =>
      mayBeForegone(state)
        ? foregoneAnswer(game, state, ofPeople(game.legal(state), table), asking)
        : undefined,
    reveals: (action, events) => action.type === 'land' || events.some(isRevealing),
    throwing: throwingFor(game, physics),
    inquire: ({ state, legal }, question) => demandsAsked(game, state, legal, question),
  };
}
