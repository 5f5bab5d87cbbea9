/** Answers that go without saying, so that nobody is asked what has only one answer. */
import {
  type Action,
  type ActionOf,
  type DungeonFighter,
  type QuestionAt,
  questionOf,
  type State,
  type WindowKind,
} from '../rules/index.ts';
import { type Asking, isHuman, type Table } from './seats.ts';

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

/** Cards thrown away are an answer where one must go, or where they make room for what is left behind. */
const isAnswer = (action: Action, at: QuestionAt, { heroes }: State): boolean =>
  action.type !== 'discard' ||
  at === 'destroy' ||
  (at === 'trade' && heroes.some(({ eliminated, equipment }) => eliminated && equipment.length > 0));

/** Whether it is worth looking at the answers at all. */
export function mayBeForegone(state: State): boolean {
  const question = questionOf(state);
  return question !== undefined && FORCED.has(question.at);
}

/**
 * The answer a person would give anyway: the only one there is, or to pass in a window in which nothing could
 * help. Armor and last gulps always could; a boost or another throw could unless the monster falls as it is; a
 * card before a miss hurts could if somebody falls, for otherwise it does as much afterwards.
 */
export function foregoneAnswer(
  game: DungeonFighter,
  state: State,
  legal: readonly Action[],
  { askMe, holdOn }: Asking,
): Action | undefined {
  const question = questionOf(state);
  if (question === undefined || !FORCED.has(question.at)) return undefined;
  const answers = legal.filter(action => isAnswer(action, question.at, state));
  if (answers.length === 1) return answers[0];
  if (question.at !== 'window') return undefined;
  const pass = answers.find(action => action.type === 'pass');
  if (pass === undefined || holdOn || askMe.includes(pass.hero)) return undefined;
  if (OF_THE_THROW.has(question.kind)) return passedBy(game, state, pass).foeFalls ? pass : undefined;
  return question.kind === 'reaction' && !passedBy(game, state, pass).heroFalls ? pass : undefined;
}

/** What becomes of a throw when everybody passes from here on. */
function passedBy(
  game: DungeonFighter,
  state: State,
  pass: ActionOf<'pass'>,
): { readonly foeFalls: boolean; readonly heroFalls: boolean } {
  const copy = game.clone(state);
  let foeFalls = false;
  let heroFalls = false;
  for (
    let next: ActionOf<'pass'> | undefined = pass;
    next !== undefined && !foeFalls;
    next = passOf(game, copy)
  )
    game.apply(copy, next, event => {
      foeFalls ||= event.type === 'defeated';
      heroFalls ||= event.type === 'hurt' && event.to < 1;
    });
  return { foeFalls, heroFalls };
}

function passOf(game: DungeonFighter, state: State): ActionOf<'pass'> | undefined {
  const decision = game.decision(state);
  return decision?.at === 'window' && typeof decision.by === 'object'
    ? { type: 'pass', hero: decision.by.seat }
    : undefined;
}
