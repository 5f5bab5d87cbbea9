/** Dungeon Fighter at a table. */
import type {
  Action,
  DungeonFighter,
  Event,
  HeroId,
  Outcome,
  State,
  View,
} from '@tumblekeep/dungeon-fighter';
import { botAnswer } from '../bots.ts';
import type { Flight } from '../flight.ts';
import { foregoneAnswer, isOwn, ofPeople } from '../foregone.ts';
import { isRevealing } from '../history.ts';
import { type Landings, logTable, readLoggedTable } from '../logged-table.ts';
import { type Courtesy, everybodyHuman, isHuman, readTable, type Table, USUAL_COURTESY } from '../seats.ts';
import type { Hosted, SeatId } from '../table/hosted.ts';
import { askedHero } from '../turn.ts';
import { type FightLying, type HandRelease, type Physics, throwingFor } from './throwing.ts';

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
  Courtesy: Courtesy;
  /** Nothing where landings are drawn. */
  Release: HandRelease | undefined;
  Shown: Flight | undefined;
  Lying: FightLying;
}

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
    seatsOf: ({ options }) => options.heroes,
    askedOf,
    actorsOf(state, action) {
      if (isOwn(action)) return [action.hero];
      return action.type === 'land' ? [] : askedOf(state);
    },
    isSecret: state => game.decision(state)?.at === 'path' && !state.options.solo,
    isPerson: ({ table }, seat) => isHuman(table, seat),
    readSeating(value, heroes) {
      const logged = readLoggedTable(value, heroes);
      if (logged !== undefined) return { table: logged.table, landings: logged.landings };
      // Before logs said how dice come to rest, and before they said who sits where.
      const table = value === undefined ? everybodyHuman(heroes) : readTable(value, heroes);
      return table && { table, landings: 'thrown' };
    },
    logSeating: ({ table, landings }) => logTable(table, landings),
    botAnswer: (state, { table }, moment) => botAnswer({ game, table }, state, moment),
    usualCourtesy: USUAL_COURTESY,
    foregone: (state, { table }, courtesy) =>
      foregoneAnswer(game, state, ofPeople(game.legal(state), table), courtesy),
    reveals: (action, events) => action.type === 'land' || events.some(isRevealing),
    throwing: throwingFor(game, physics),
  };
}
