/** Whose turn it is, and whether a person has to do something about it. */
import type { Told } from '@tumblekeep/host';
import { type DungeonFighter, type HeroId, type State, texts, type View } from '../rules/index.ts';
import type { FightKinds } from './hosted.ts';
import { isHuman, type Table } from './seats.ts';

/** Who has to do something now. */
export interface Turn {
  readonly at: NonNullable<View['question']>['at'];
  /** The hero who decides or throws; the Leader speaks for the party. */
  readonly hero: HeroId;
  readonly isParty: boolean;
  /** A person here has to answer, throw or report; otherwise the table goes on: a bot, somebody elsewhere, or what goes without saying. */
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

/** A device at a table: who sits where, and which seats are of the people in front of it. */
export interface Here {
  readonly table: Table;
  readonly seats: readonly HeroId[];
}

/** Nothing when the game is over. What the table tells of whom it asks becomes what this device has to do. */
export function turnOf(
  { edition }: DungeonFighter,
  { table, seats }: Here,
  { view, asked, isForPeople }: Pick<Told<FightKinds>, 'view' | 'asked' | 'isForPeople'>,
): Turn | undefined {
  const question = texts.questionText(edition, view);
  const [hero] = asked;
  if (view.question === null || hero === undefined) return undefined;
  const { at, by, paths } = view.question;
  const isHere = (one: HeroId): boolean => seats.includes(one) && isHuman(table, one);
  return {
    at,
    hero,
    isParty: by === 'party',
    isForPeople: isForPeople && asked.some(isHere),
    isSecret: at === 'path' && paths === undefined && isHere(hero),
    who: question?.who ?? '',
    text: question?.text ?? '',
  };
}
