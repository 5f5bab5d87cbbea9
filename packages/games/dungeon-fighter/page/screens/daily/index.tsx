/** The dungeon of a day, in two lengths; the first attempt at each counts and can be told in coloured squares. */

import { dayOf } from '@tumblekeep/host';
import { copyText } from '@tumblekeep/page-kit/app/copy.ts';
import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { useSettings } from '@tumblekeep/page-kit/app/settings.ts';
import { addressOf } from '@tumblekeep/page-kit/online/use-table.ts';
import { pageWorker } from '@tumblekeep/page-kit/worker/client.ts';
import type { Summary } from '@tumblekeep/page-kit/worker/protocol.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { FORMS, type Form, SQUARES, type Square } from '../../../hosted/index.ts';
import { type DungeonFighter, RULE_SETS, texts } from '../../../rules/index.ts';
import { begin } from '../../begin.ts';
import { Art } from '../../cards/Art.tsx';
import { fightWorker } from '../../client.ts';
import { type Attempt, useAttempts } from '../../daily/attempts.ts';
import { dailyOrder, readDay, squareLines } from '../../daily/daily.ts';
import { to } from '../../routes.ts';
import { useGame } from '../../table/game-store.ts';
import { words } from '../../words/index.ts';
import './daily.css';

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

interface ResultProps {
  readonly day: string;
  readonly form: Form;
  readonly over: 'won' | 'lost';
  readonly squares: readonly Square[];
}

function Result({ day, form, over, squares }: ResultProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const lines = squareLines(squares);
  const text = [told.line(day, form, over, squares.length), ...lines, addressOf(to.daily(day))].join('\n');
  return (
    <>
      <p className={`daily-over daily-${over}`}>{told.outcome[over]}</p>
      <p className="daily-row" role="img" aria-label={told.result}>
        {squares.map((square, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: throws are told apart by their order only
          <i key={i} className={`square square-${square}`} />
        ))}
      </p>
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

function FormPanel({ day, form }: { readonly day: string; readonly form: Form }) {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const attempt = useAttempts(({ attempts }) => attempts.find(one => one.day === day && one.form === form));
  const known = useKnown(attempt);
  const order = useMemo(() => dailyOrder(day, form, useSettings.getState().aimHelp), [day, form]);
  const { edition } = RULE_SETS[order.rules] as DungeonFighter;
  const heroes = Object.keys(order.table.seats);
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
  return (
    <section className="panel daily-form" aria-labelledby={`daily-${form}`} data-seed={order.seed}>
      <h2 id={`daily-${form}`}>{told.forms[form].name}</h2>
      <p>{told.forms[form].hint}</p>
      <ul className="daily-heroes" aria-label={told.heroes}>
        {heroes.map(hero => (
          <li key={hero}>
            <Art edition={edition} id={hero} />
            {texts.heroName(edition, hero)}
          </li>
        ))}
      </ul>
      {attempt !== undefined && known?.save !== undefined && over === undefined && (
        <p>
          {told.underWay}{' '}
          <Link href={to.play(attempt.id)} className="button primary">
            {told.goOn}
          </Link>
        </p>
      )}
      {attempt !== undefined && known !== undefined && known.save === undefined && <p>{told.lost}</p>}
      {over !== undefined && <Result day={day} form={form} over={over} squares={known?.squares ?? []} />}
      {(attempt === undefined ||
        (known !== undefined && (known.save === undefined || over !== undefined))) && (
        <button
          type="button"
          className={attempt === undefined ? 'button primary' : 'button quiet'}
          disabled={isBusy}
          onClick={() => void start()}
        >
          {attempt === undefined ? told.begin : told.again}
        </button>
      )}
    </section>
  );
}

export default function Daily() {
  const { day: asked } = useParams();
  const today = dayOf(Date.now());
  const day = asked === undefined ? today : readDay(asked);
  return (
    <Page title={told.title} className="daily">
      <p className="daily-lead">{told.lead}</p>
      {day === undefined ? (
        <p className="panel" role="alert">
          {told.refused}{' '}
          <Link href={to.daily()} className="button small">
            {told.today}
          </Link>
        </p>
      ) : (
        <>
          <p className="daily-day">
            <b>{told.day(day)}</b>{' '}
            {day !== today && (
              <>
                {told.earlier} <Link href={to.daily()}>{told.today}</Link>
              </>
            )}
          </p>
          <div className="daily-forms">
            {FORMS.map(form => (
              <FormPanel key={`${day} ${form}`} day={day} form={form} />
            ))}
          </div>
          <p className="daily-fine">
            {told.counts} {told.isYours}
          </p>
          <ul className="daily-legend">
            {SQUARES.map(square => (
              <li key={square}>
                <i className={`square square-${square}`} /> {told.legend[square]}
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}
