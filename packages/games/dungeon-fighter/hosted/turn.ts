/** Whose turn it is, and whether a person has to do something about it. */
import { type DungeonFighter, type HeroId, type State, texts, type View } from '../rules/index.ts';
import { isHuman, type Table } from './seats.ts';

/** Who has to do something now. */
export interface Turn {
  readonly at: NonNullable<View['question']>['at'];
  /** The hero who decides or throws; the Leader speaks for the party. */
  readonly hero: HeroId;
  readonly isParty: boolean;
  /** A person has to answer, throw or report; otherwise the table goes on: a bot, or what goes without saying. */
  readonly isForPeople: boolean;
  /** Only this hero's player may see what comes. */
  readonly isSecret: boolean;
  readonly who: string;
  readonly text: string;
}

/** A game and who sits at it. */
export interface Place {
  readonly game: DungeonFighter;
  readonly table: Table;
}

/** Whose decision or throw it is; the Leader speaks for the party. */
export function askedHero({ game }: Pick<Place, 'game'> & Partial<Place>, state: State): HeroId {
  const by = game.decision(state)?.by;
  if (typeof by === 'object') return by.seat;
  const thrown = state.combat?.throw;
  const seat = by === 'table' && thrown ? thrown.seat : state.leader;
  return state.heroes[seat]?.hero as HeroId;
}

/** Nothing when the game is over. `isForPeople` is what the table tells. */
export function turnOf(place: Place, state: State, view: View, isForPeople: boolean): Turn | undefined {
  const { game, table } = place;
  const decision = game.decision(state);
  const question = texts.questionText(game.edition, view);
  if (decision === undefined || view.question === null) return undefined;
  const hero = askedHero(place, state);
  const { at } = view.question;
  return {
    at,
    hero,
    isParty: decision.by === 'party',
    isForPeople,
    isSecret: at === 'path' && view.question.paths === undefined && isHuman(table, hero),
    who: question?.who ?? '',
    text: question?.text ?? '',
  };
}
