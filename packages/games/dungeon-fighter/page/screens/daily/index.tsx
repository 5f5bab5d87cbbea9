/** The dungeon of a day, in two lengths; the first attempt at each counts and can be told in coloured squares. */

import { dayOf } from '@tumblekeep/host';
import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { useSettings } from '@tumblekeep/page-kit/app/settings.ts';
import { NameField } from '@tumblekeep/page-kit/online/NameField.tsx';
import { rememberedName } from '@tumblekeep/page-kit/online/name.ts';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'wouter';
import { FORMS, type Form, SQUARES } from '../../../hosted/index.ts';
import { type DungeonFighter, RULE_SETS, texts } from '../../../rules/index.ts';
import { Art } from '../../cards/Art.tsx';
import { dailyOrder, readDay } from '../../daily/daily.ts';
import { to } from '../../routes.ts';
import { words } from '../../words/index.ts';
import { type Asked, AtServerPanel, useBoard } from './AtServer.tsx';
import { OnDevice } from './OnDevice.tsx';
import './daily.css';

const told = words.daily;

interface FormPanelProps {
  readonly day: string;
  readonly form: Form;
  readonly name: string;
  readonly asked: Asked;
  readonly again: () => void;
}

function FormPanel({ day, form, name, asked, again }: FormPanelProps) {
  const order = useMemo(() => dailyOrder(day, form, useSettings.getState().aimHelp), [day, form]);
  const { edition } = RULE_SETS[order.rules] as DungeonFighter;
  return (
    <section className="panel daily-form" aria-labelledby={`daily-${form}`} data-seed={order.seed}>
      <h2 id={`daily-${form}`}>{told.forms[form].name}</h2>
      <p>{told.forms[form].hint}</p>
      <ul className="daily-heroes" aria-label={told.heroes}>
        {Object.keys(order.table.seats).map(hero => (
          <li key={hero}>
            <Art edition={edition} id={hero} />
            {texts.heroName(edition, hero)}
          </li>
        ))}
      </ul>
      <AtServerPanel day={day} form={form} order={order} name={name} asked={asked} again={again}>
        <OnDevice day={day} form={form} order={order} isBeside={asked.state === 'told'} />
      </AtServerPanel>
    </section>
  );
}

function OfDay({ day }: { readonly day: string }) {
  const [name, setName] = useState(rememberedName);
  const boards = { short: useBoard(day, 'short'), long: useBoard(day, 'long') };
  const isAtServer = Object.values(boards).some(([{ state }]) => state === 'told');
  return (
    <>
      {isAtServer && <NameField label={told.name} name={name} onChange={setName} />}
      <div className="daily-forms">
        {FORMS.map(form => {
          const [asked, again] = boards[form];
          return <FormPanel key={form} day={day} form={form} name={name} asked={asked} again={again} />;
        })}
      </div>
      <p className="daily-fine">
        {told.counts} {isAtServer ? told.isJudged : told.isYours}
      </p>
    </>
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
          <OfDay key={day} day={day} />
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
