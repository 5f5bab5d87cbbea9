/** What an attempt came to, to be told to others. */
import { copyText } from '@tumblekeep/page-kit/app/copy.ts';
import { addressOf } from '@tumblekeep/page-kit/online/use-table.ts';
import { useRef } from 'react';
import type { Form, Square } from '../../../hosted/index.ts';
import { squareLines } from '../../daily/daily.ts';
import { to } from '../../routes.ts';
import { words } from '../../words/index.ts';

const told = words.daily;

interface SquaresProps {
  readonly squares: readonly Square[];
  readonly label: string;
}

export const Squares = ({ squares, label }: SquaresProps) => (
  <p className="daily-row" role="img" aria-label={label}>
    {squares.map((square, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: throws are told apart by their order only
      <i key={i} className={`square square-${square}`} />
    ))}
  </p>
);

interface ResultProps {
  readonly day: string;
  readonly form: Form;
  readonly over: 'won' | 'lost';
  readonly squares: readonly Square[];
}

export function Result({ day, form, over, squares }: ResultProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const lines = squareLines(squares);
  const text = [told.line(day, form, over, squares.length), ...lines, addressOf(to.daily(day))].join('\n');
  return (
    <>
      <p className={`daily-over daily-${over}`}>{told.outcome[over]}</p>
      <Squares squares={squares} label={told.result} />
      <textarea
        ref={field}
        className="field daily-squares"
        readOnly
        rows={lines.length + 2}
        value={text}
        aria-label={told.resultText}
        onFocus={event => event.target.select()}
      />
      <button type="button" className="button" onClick={() => void copyText(text, field.current, told)}>
        {told.share}
      </button>
    </>
  );
}
