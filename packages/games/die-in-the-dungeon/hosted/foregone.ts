/** Answers that go without saying, so that nobody is asked what has only one sensible answer. */
import {
  ABILITY,
  type Action,
  actionsToShow,
  cautionOf,
  type DieInTheDungeon,
  type QuestionAt,
  questionOf,
  type State,
} from '../rules/index.ts';

/** What leaves a question behind without anything being done about it. */
const LEAVES: Readonly<Partial<Record<QuestionAt, Action>>> = {
  'power-up': { type: 'power-up' },
  rest: { type: 'rest', points: 0 },
  trap: { type: 'roll' },
  round: { type: 'pass' },
  modify: { type: 'accept' },
};

/** Questions that nobody wants to see when there is one answer to them. Others are moments of the game. */
const FORCED: ReadonlySet<QuestionAt> = new Set<QuestionAt>([
  'order',
  'resize',
  'class',
  'damage',
  'loss',
  'destroy',
  'hit',
]);

/** What is worth doing: offered, and not in vain. */
const worthwhile = (game: DieInTheDungeon, state: State, legal: readonly Action[]): readonly Action[] =>
  actionsToShow(game.content, state, legal).filter(
    action => action.type !== 'token' && cautionOf(game.content, state, action)?.code !== 'useless',
  );

/** Whether nothing but this one answer is worthwhile, whatever is laid down before of the tokens at hand. */
function isOnlyAnswer(game: DieInTheDungeon, state: State, isIt: (action: Action) => boolean): boolean {
  const legal = game.legal(state);
  if (!worthwhile(game, state, legal).every(isIt)) return false;
  return legal.every(action => {
    if (action.type !== 'token') return true;
    const after = game.clone(state);
    game.apply(after, action);
    return isOnlyAnswer(game, after, isIt);
  });
}

/** Whether the point of Power Up finds its place without being lost and without taking another die. */
function hasRoomForPower({ creatures, active }: State): boolean {
  const creature = creatures[active];
  return creature !== undefined && (creature.values[ABILITY] as number) < (creature.dice[ABILITY] as number);
}

/**
 * The answer a person would give anyway. Abilities may be used after Power Up as well as before it, unless its point
 * would be lost; tokens may be laid down at the next question as well as at this one.
 */
export function foregoneAnswer(game: DieInTheDungeon, state: State): Action | undefined {
  const at = questionOf(state)?.at;
  if (at === undefined) return undefined;
  const leave = LEAVES[at];
  if (leave !== undefined) {
    if (at === 'power-up' && hasRoomForPower(state)) return leave;
    const isIt = ({ type, ...others }: Action): boolean =>
      type === leave.type && (!('points' in others) || others.points === 0);
    return isOnlyAnswer(game, state, isIt) ? leave : undefined;
  }
  if (!FORCED.has(at)) return undefined;
  const legal = game.legal(state);
  const [only, ...others] = actionsToShow(game.content, state, legal);
  return others.length === 0 ? only : undefined;
}
