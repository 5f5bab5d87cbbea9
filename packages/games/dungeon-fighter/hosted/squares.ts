/** What each throw of a game came to, one word each: for a line that tells the game without telling its secrets. */
import type { Event } from '../rules/index.ts';

export const SQUARES = ['bullseye', 'six', 'hit', 'miss', 'fainted'] as const;
export type Square = (typeof SQUARES)[number];

/** A die that is thrown again counts again; a miss that somebody fainted of is no plain one. */
export function squaresOf(events: readonly Event[]): readonly Square[] {
  const squares: Square[] = [];
  for (const event of events) {
    const last = squares.length - 1;
    if (event.type === 'landed')
      squares.push(event.zone === 'bullseye' ? 'bullseye' : event.zone === '6' ? 'six' : 'hit');
    else if (last >= 0 && event.type === 'missed') squares[last] = 'miss';
    else if (last >= 0 && event.type === 'fainted' && squares[last] === 'miss') squares[last] = 'fainted';
  }
  return squares;
}

const LETTERS: Readonly<Record<Square, string>> = {
  bullseye: 'b',
  six: '6',
  hit: 'h',
  miss: 'm',
  fainted: 'f',
};

/** One letter a throw. */
export const printSquares = (squares: readonly Square[]): string =>
  squares.map(square => LETTERS[square]).join('');

/** The other way; letters that nobody wrote are passed over. */
export const readSquares = (marks: string): readonly Square[] =>
  [...marks].flatMap(letter => SQUARES.find(square => LETTERS[square] === letter) ?? []);
