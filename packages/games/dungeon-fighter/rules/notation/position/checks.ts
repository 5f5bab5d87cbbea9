/** What makes a position one that a game can go on from, besides the invariants of every state. */
import type { ProcedureName } from '../../edition.ts';
import type { Question, State, WindowKind } from '../../state.ts';

const THROWING: readonly (ProcedureName | Question['at'])[] = [
  'throw',
  'hit',
  'miss',
  'again',
  'landing',
  'ability',
];
const FIGHTING: readonly (ProcedureName | Question['at'])[] = [...THROWING, 'turn', 'loss', 'vote'];

/** Several cards are handed out one after another, and a vote interrupts a turn. */
const mayLieBelow = (at: Question['at'], above: string | undefined): boolean =>
  (at === 'assign' && above === 'assign') || (at === 'turn' && above === 'vote');

/** A captured monster can also stand in the way of what follows no throw, like the price of a defeat. */
const followsThrow = (state: State, kind: WindowKind): boolean =>
  kind !== 'last-gasp' && !(kind === 'armor' && state.combat?.cause !== 'miss');

function frameProblem(state: State, index: number): string | undefined {
  const frame = state.frames[index] as State['frames'][number];
  const what = frame.at === 'do' ? frame.what : frame.at;
  const isTop = index === state.frames.length - 1;
  if (frame.at === 'do' && isTop) return 'nothing is asked';
  if (frame.at !== 'do' && frame.at !== 'again' && index === 0)
    return `"ask ${frame.at}" needs a "do" below it`;
  if (frame.at !== 'do' && !isTop && !mayLieBelow(frame.at, state.frames[index + 1]?.at))
    return `"ask ${frame.at}" is not the last question`;
  const thrown = state.combat?.throw;
  const fights = FIGHTING.includes(what) || frame.at === 'window';
  if (fights && state.combat === null) return `"${what}" needs a combat`;
  const throws = THROWING.includes(what) || (frame.at === 'window' && followsThrow(state, frame.kind));
  if (throws && !thrown) return `"${what}" needs a throw`;
  if (frame.at === 'landing' && thrown?.zone !== null) return 'the die has landed already';
  if (frame.at !== 'landing' && isTop && throws && thrown?.zone === null) return 'the die has not landed yet';
  const active = state.heroes[state.combat?.active ?? 0];
  if (frame.at === 'turn' && (active?.fainted || active?.eliminated)) return `${active.hero} cannot act`;
  if (frame.at === 'path' && frame.cards.length !== 2) return 'there are two paths to choose from';
  if (
    frame.at === 'vote' &&
    !frame.votes.some((vote, seat) => vote === null && !state.heroes[seat]?.eliminated)
  )
    return 'everybody has voted';
  return undefined;
}

export function problemOfPosition(state: State): string | undefined {
  const { phase, combat, frames, result } = state;
  if ((result !== null) !== (phase === 'over')) return 'a game is over when it has a result';
  if ((result !== null) !== (frames.length === 0))
    return result === null ? 'nothing is asked' : 'nothing can be asked when the game is over';
  if (phase === 'combat' && combat === null) return 'there is no combat';
  if ((phase === 'dungeon' || phase === 'shop') && combat !== null)
    return `there is a combat in the ${phase}`;
  if (phase === 'combat' && combat !== null && !combat.foe.boss && state.room === null)
    return 'there is no room';
  const incoming = combat?.incoming.length ?? 0;
  if (incoming !== 0 && incoming !== state.heroes.length) return 'incoming damage needs one number a hero';
  for (let i = 0; i < frames.length; i++) {
    const problem = frameProblem(state, i);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
