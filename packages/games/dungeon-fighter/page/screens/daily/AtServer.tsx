/** The dungeon of a day at the server of the page: one attempt counts, and how all of them went stands on a board. */
import { toast } from '@tumblekeep/page-kit/app/Toasts.tsx';
import { rememberName } from '@tumblekeep/page-kit/online/name.ts';
import type { DayBoard, DayRow } from '@tumblekeep/page-kit/online/protocol.ts';
import { onlineWorker } from '@tumblekeep/page-kit/worker/client.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type Form, readSquares } from '../../../hosted/index.ts';
import { type AtServer, attemptsAtServer } from '../../daily/at-server.ts';
import { to } from '../../routes.ts';
import { words } from '../../words/index.ts';
import { GAME_ID, type NewGame } from '../../worker/protocol.ts';
import { Result, Squares } from './Result.tsx';

const told = words.daily;

/** What is known of the board; nothing at all at an address without a server. */
export type Asked =
  | { readonly state: 'asking' | 'none' }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'told'; readonly board: DayBoard; readonly mine: AtServer | undefined };

async function ask(day: string, form: Form): Promise<Asked> {
  const [board, attempts] = await Promise.all([
    onlineWorker().board({ game: GAME_ID, day, form }),
    attemptsAtServer(),
  ]);
  if (!board.ok)
    return board.error.code === 'link' ? { state: 'none' } : { state: 'failed', why: board.error.message };
  const mine = attempts.find(one => one.day === day && one.form === form);
  return { state: 'told', board: board.value, mine };
}

/** Asks again whenever it is told to. */
export function useBoard(day: string, form: Form): readonly [asked: Asked, again: () => void] {
  const [asked, setAsked] = useState<Asked>({ state: 'asking' });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    let isHere = true;
    setAsked({ state: 'asking' });
    ask(day, form).then(
      one => isHere && setAsked(one),
      () => isHere && setAsked({ state: 'failed', why: words.app.notLoaded }),
    );
    return () => {
      isHere = false;
    };
  }, [day, form, turn]);
  const again = useCallback(() => setTurn(now => now + 1), []);
  return [asked, again];
}

const MOST_SQUARES = 60;

function Row({ row, isMine }: { readonly row: DayRow; readonly isMine: boolean }) {
  const squares = readSquares(row.marks);
  const how = row.won ? told.wonWith(row.score, squares.length) : told.lostAfter(squares.length);
  return (
    <li className={isMine ? 'daily-mine' : undefined}>
      <Link href={to.table(row.table)}>{row.name}</Link>
      {isMine && <b className="daily-you">{told.you}</b>} {how}
      <Squares squares={squares.slice(0, MOST_SQUARES)} label={told.squaresOf(row.name)} />
    </li>
  );
}

interface BoardProps {
  readonly form: Form;
  readonly asked: Asked;
  readonly again: () => void;
}

function Board({ form, asked, again }: BoardProps) {
  const mine = asked.state === 'told' ? asked.mine?.table : undefined;
  return (
    <section
      className="daily-board"
      aria-label={`${told.board}: ${told.forms[form].name}`}
      aria-busy={asked.state === 'asking'}
    >
      <h3>{told.board}</h3>
      {asked.state === 'asking' && <p role="status">{told.asking}</p>}
      {asked.state === 'failed' && <p role="alert">{told.failed(asked.why)}</p>}
      {asked.state === 'told' && asked.board.rows.length === 0 && <p>{told.nobody}</p>}
      {asked.state === 'told' && asked.board.rows.length > 0 && (
        <ol>
          {asked.board.rows.map(row => (
            <Row key={row.table} row={row} isMine={row.table === mine} />
          ))}
        </ol>
      )}
      {asked.state !== 'asking' && (
        <button type="button" className="button small quiet" onClick={again}>
          {told.lookAgain}
        </button>
      )}
    </section>
  );
}

interface MineProps {
  readonly mine: AtServer;
  readonly row: DayRow | undefined;
}

function Mine({ mine, row }: MineProps) {
  const { day, form, table, phase } = mine;
  if (row !== undefined)
    return <Result day={day} form={form} over={row.won ? 'won' : 'lost'} squares={readSquares(row.marks)} />;
  if (phase === 'closed') return <p>{told.givenUp}</p>;
  const isOver = phase === 'over';
  return (
    <p>
      {isOver ? told.notListed : told.underWayThere}{' '}
      <Link href={to.table(table)} className={isOver ? 'button' : 'button primary'}>
        {isOver ? told.lookThere : told.goOn}
      </Link>
    </p>
  );
}

interface AtServerProps extends BoardProps {
  readonly day: string;
  readonly form: Form;
  readonly order: NewGame;
  /** What stands on the board. */
  readonly name: string;
  /** What stands between the own attempt and the board. */
  readonly children: ReactNode;
}

export function AtServerPanel({ day, form, order, name, asked, again, children }: AtServerProps) {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  if (asked.state === 'none') return children;
  const start = async (): Promise<void> => {
    setBusy(true);
    const called = name.trim() || words.company.somebody;
    rememberName(name.trim());
    const chairs = Object.keys(order.table.seats).map((_, place) => ({ place, name: called }));
    const opened = await onlineWorker()
      .attempt({ game: GAME_ID, day, form }, order.rules, chairs)
      .catch(() => undefined);
    setBusy(false);
    if (opened?.ok) navigate(to.table(opened.value));
    else {
      toast({ text: opened?.error.message ?? words.app.notLoaded, tone: 'bad', stays: true });
      again();
    }
  };
  const mine = asked.state === 'told' ? asked.mine : undefined;
  return (
    <>
      {asked.state === 'told' && mine === undefined && asked.board.today === day && (
        <button type="button" className="button primary" disabled={isBusy} onClick={() => void start()}>
          {isBusy ? told.opening : told.beginThere}
        </button>
      )}
      {asked.state === 'told' && mine !== undefined && (
        <Mine mine={mine} row={asked.board.rows.find(({ table }) => table === mine.table)} />
      )}
      {children}
      <Board form={form} asked={asked} again={again} />
    </>
  );
}
