/** Games of DIE in the Dungeon! that were played to a certain moment, as the files people would bring. */

import { Match, makeStream, sayPlainly } from '@tumblekeep/kernel';
import { quickCrawler } from '../../../bots/index.ts';
import {
  type Action,
  type CreatureId,
  type DieInTheDungeon,
  type MapId,
  type QuestionAt,
  RULE_SETS,
  type State,
} from '../../../rules/index.ts';

export const GAME = RULE_SETS['die-in-the-dungeon'] as DieInTheDungeon;

export interface PlayedGame {
  /** The match log. */
  readonly text: string;
  readonly inputs: number;
  readonly state: State;
}

export interface Course {
  readonly map: MapId;
  readonly players: readonly CreatureId[];
  /** Tokens are never used. */
  readonly hoards?: true;
}

type Moment = (state: State, legal: readonly Action[]) => boolean;

/** What is asked now. */
export const isAsked =
  (at: QuestionAt): Moment =>
  ({ frames }) =>
    frames.at(-1)?.at === at;

export const isOver: Moment = (_, legal) => legal.length === 0;

const MOST_GAMES = 200;

/** One game of the quick player, until the moment has come or it is over. */
function play({ map, players, hoards }: Course, seed: string, isThere: Moment): PlayedGame | undefined {
  const lines: string[] = [];
  const seats = Object.fromEntries(players.map(creature => [creature, 'human']));
  const append = (line: string): void => void lines.push(line);
  const match = Match.start(GAME, { map, players }, seed, append, undefined, { seats });
  if (!match.ok) throw new Error(sayPlainly(match.error));
  const { value } = match;
  const stream = makeStream(seed, 'bots');
  for (let legal = GAME.legal(value.state); ; legal = GAME.legal(value.state)) {
    const { state, inputs } = value;
    if (isThere(state, legal)) return { text: lines.join(''), inputs: inputs.length, state };
    if (legal.length === 0) return undefined;
    const wanted = hoards ? legal.filter(({ type }) => type !== 'token') : legal;
    const refusal = value.play(quickCrawler.choose(GAME, state, wanted, stream));
    if (refusal) throw new Error(sayPlainly(refusal));
  }
}

/** A game at a moment: of the first seed that gets there, and the first of these courses. */
export function gameAt(courses: Course | readonly Course[], isThere: Moment): PlayedGame {
  for (let i = 0; i < MOST_GAMES; i++) {
    for (const course of [courses].flat()) {
      const game = play(course, `course ${i}`, isThere);
      if (game !== undefined) return game;
    }
  }
  throw new Error('no game comes to that moment');
}
