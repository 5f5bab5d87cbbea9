/** The dungeon of a day on this device: nobody else judges it, and nobody else sees it. */
import { pageWorker } from '@tumblekeep/page-kit/worker/client.ts';
import type { Summary } from '@tumblekeep/page-kit/worker/protocol.ts';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Form, Square } from '../../../hosted/index.ts';
import { begin } from '../../begin.ts';
import { fightWorker } from '../../client.ts';
import { type Attempt, useAttempts } from '../../daily/attempts.ts';
import { to } from '../../routes.ts';
import { useGame } from '../../table/game-store.ts';
import { words } from '../../words/index.ts';
import type { NewGame } from '../../worker/protocol.ts';
import { Result } from './Result.tsx';

const told = words.daily;

interface Known {
  readonly save: Summary | undefined;
  readonly squares: readonly Square[];
}

/** How the attempt stands; nothing until the shelf was looked at. */
function useKnown(attempt: Attempt | undefined): Known | undefined {
  const [known, setKnown] = useState<Known>();
  const id = attempt?.id;
  useEffect(() => {
    if (id === undefined) return;
    let isHere = true;
    const look = async (): Promise<Known> => {
      const save = (await pageWorker().saves()).find(one => one.id === id);
      const answer = save?.over === undefined ? undefined : await fightWorker().squares(id);
      return { save, squares: answer?.ok ? answer.value : [] };
    };
    look().then(
      one => isHere && setKnown(one),
      () => isHere && setKnown({ save: undefined, squares: [] }),
    );
    return () => {
      isHere = false;
    };
  }, [id]);
  return known;
}

interface OnDeviceProps {
  readonly day: string;
  readonly form: Form;
  readonly order: NewGame;
  /** There is a server, too, which is where an attempt counts. */
  readonly isBeside: boolean;
}

export function OnDevice({ day, form, order, isBeside }: OnDeviceProps) {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const attempt = useAttempts(({ attempts }) => attempts.find(one => one.day === day && one.form === form));
  const known = useKnown(attempt);
  const start = async (): Promise<void> => {
    setBusy(true);
    const place = await begin(order);
    const id = useGame.getState().game?.id;
    setBusy(false);
    if (place === undefined || id === undefined) return;
    useAttempts.getState().begin({ day, form, id });
    navigate(place);
  };
  const over = known?.save?.over;
  const mayBegin =
    attempt === undefined || (known !== undefined && (known.save === undefined || over !== undefined));
  const beginning = isBeside ? told.beginHere : told.begin;
  return (
    <>
      {isBeside && attempt !== undefined && <h3>{told.here}</h3>}
      {attempt !== undefined && known?.save !== undefined && over === undefined && (
        <p>
          {told.underWay}{' '}
          <Link href={to.play(attempt.id)} className={isBeside ? 'button' : 'button primary'}>
            {told.goOn}
          </Link>
        </p>
      )}
      {attempt !== undefined && known !== undefined && known.save === undefined && <p>{told.lost}</p>}
      {over !== undefined && <Result day={day} form={form} over={over} squares={known?.squares ?? []} />}
      {mayBegin && (
        <button
          type="button"
          className={attempt === undefined && !isBeside ? 'button primary' : 'button quiet'}
          disabled={isBusy}
          onClick={() => void start()}
        >
          {attempt === undefined ? beginning : told.again}
        </button>
      )}
    </>
  );
}
