/** Answers that go without saying, so that nobody is asked what has only one answer. */
import {
  type Action,
  type ActionOf,
  type DungeonFighter,
  type QuestionAt,
  questionOf,
  type State,
  type WindowKind,
} from '@tumblekeep/dungeon-fighter';
import { type Courtesy, isHuman, type Table } from './seats.ts';

/** Questions that nobody wants to see when there is one answer to them. Others are moments of the game. */
const FORCED: ReadonlySet<QuestionAt> = new Set<QuestionAt>([
  'again',
  'destroy',
  'scar',
  'target',
  'trade',
  'window',
]);

/** Windows of a throw that counts: they are worth nothing once the monster falls anyway. */
const OF_THE_THROW: ReadonlySet<WindowKind> = new Set<WindowKind>(['re-throw', 'boost']);

/** What belongs to one hero alone, whoever is asked. */
export const isOwn = (action: Action): action is ActionOf<'use' | 'discard' | 'propose'> =>
  action.type === 'use' || action.type === 'discard' || action.type === 'propose';

/** What people may do now: bots' own cards are theirs to use. */
export const ofPeople = (legal: readonly Action[], table: Table): readonly Action[] =>
  legal.filter(action => !isOwn(action) || isHuman(table, action.hero));

/**
 * The answer a person would give anyway: the only one there is, or to pass in a window in which nothing could
 * help. Armor and last gulps always could; a boost or another throw could unless the monster falls as it is.
 */
export function foregoneAnswer(
  game: DungeonFighter,
  state: State,
  legal: readonly Action[],
  { askMe, holdOn }: Courtesy,
): Action | undefined {
  const question = questionOf(state);
  if (question === undefined || !FORCED.has(question.at)) return undefined;
  const answers = legal.filter(action => action.type !== 'discard' || question.at === 'destroy');
  if (answers.length === 1) return answers[0];
  if (question.at !== 'window' || !OF_THE_THROW.has(question.kind)) return undefined;
  const pass = answers.find(action => action.type === 'pass');
  if (pass === undefined || holdOn || askMe.includes(pass.hero)) return undefined;
  return fallsAnyway(game, state, pass) ? pass : undefined;
}

/** Whether the monster is defeated when everybody passes from here on. */
function fallsAnyway(game: DungeonFighter, state: State, pass: ActionOf<'pass'>): boolean {
  const copy = game.clone(state);
  let falls = false;
  for (let next: ActionOf<'pass'> | undefined = pass; next !== undefined && !falls; next = passOf(game, copy))
    game.apply(copy, next, event => {
      falls ||= event.type === 'defeated';
    });
  return falls;
}

function passOf(game: DungeonFighter, state: State): ActionOf<'pass'> | undefined {
  const decision = game.decision(state);
  return decision?.at === 'window' && typeof decision.by === 'object'
    ? { type: 'pass', hero: decision.by.seat }
    : undefined;
}
