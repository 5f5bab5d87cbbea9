/** What was ever done on this device: deeds, records, titles, a bestiary that fills, and the hand over time. */

import { dayOf } from '@tumblekeep/host';
import { confirm } from '@tumblekeep/page-kit/app/Confirmation.tsx';
import { download } from '@tumblekeep/page-kit/app/download.ts';
import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { toast } from '@tumblekeep/page-kit/app/Toasts.tsx';
import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import {
  countsByDay,
  mostOf,
  parseRecords,
  printRecords,
  type Records,
  seenOf,
} from '@tumblekeep/page-kit/records/records.ts';
import type { ChangeEvent } from 'react';
import { type DungeonFighter, RULE_SETS, texts } from '../../../rules/index.ts';
import { Art } from '../../cards/Art.tsx';
import { DEEDS, deedsOf } from '../../records/deeds.ts';
import { useRecords } from '../../records/store.ts';
import { ruleSetName } from '../../rule-set-name.ts';
import type { DeedId } from '../../words/en/deeds.ts';
import { words } from '../../words/index.ts';
import { GAME_ID } from '../../worker/protocol.ts';
import './records.css';

const told = words.records;
const GAMES = Object.entries(RULE_SETS) as [string, DungeonFighter][];

function Deeds({ records }: { readonly records: Records }) {
  const done = new Set(deedsOf(records));
  const all = Object.keys(DEEDS) as DeedId[];
  return (
    <section className="panel">
      <h2>
        {told.deeds} <small>{told.deedsDone(done.size, all.length)}</small>
      </h2>
      <ul className="deeds">
        {[...all]
          .sort((a, b) => Number(done.has(b)) - Number(done.has(a)))
          .map(id => {
            const [name, hint] = words.deeds[id];
            return (
              <li key={id} className={done.has(id) ? 'deed deed-done' : 'deed'} data-deed={id}>
                <Icon name={done.has(id) ? 'star-medal' : 'hourglass'} />
                <b>{name}</b>
                <small>{done.has(id) ? hint : `${told.notYet}: ${hint}`}</small>
              </li>
            );
          })}
      </ul>
    </section>
  );
}

function Numbers({ records }: { readonly records: Records }) {
  const rows = (['streak', 'points', 'damage', 'bounces', 'score'] as const).map(
    name => [told.best[name], String(mostOf(records, name))] as const,
  );
  const titles = seenOf(records, 'titles');
  const heroes = seenOf(records, 'heroes').map(word => word.split(':') as [string, string]);
  return (
    <section className="panel">
      <h2>{told.numbers}</h2>
      <dl className="records-numbers">
        {[...rows, [told.best.throws, String(seenOf(records, 'throws').length)] as const].map(
          ([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <h3>{told.titles}</h3>
      <p>{titles.length === 0 ? told.noTitles : titles.join(', ')}</p>
      <h3>{told.heroes}</h3>
      {heroes.length === 0 ? (
        <p>{told.noHeroes}</p>
      ) : (
        <ul className="bestiary">
          {heroes.map(([rules, hero]) => {
            const edition = RULE_SETS[rules]?.edition;
            return edition === undefined ? null : (
              <li key={`${rules} ${hero}`}>
                <Art edition={edition} id={hero} />
                <small>{texts.nameOf(edition, hero)}</small>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

const WIDE = 320;
const HIGH = 120;

/** Hits of each day, as a line. */
function Hand({ records }: { readonly records: Records }) {
  const throws = countsByDay(records, 'throws');
  const hits = countsByDay(records, 'hits');
  const days = [...throws].filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  const points = days.map(([day, count], i) => {
    const hit = Math.min(count, hits.get(day) ?? 0);
    const x = days.length === 1 ? WIDE / 2 : (i / (days.length - 1)) * WIDE;
    return { day, count, hit, x, y: HIGH - (hit / count) * HIGH };
  });
  return (
    <section className="panel">
      <h2>{told.hand}</h2>
      {points.length === 0 ? (
        <p>{told.noHand}</p>
      ) : (
        <>
          <svg
            className="records-plot"
            viewBox={`-34 -8 ${WIDE + 44} ${HIGH + 16}`}
            role="img"
            aria-label={told.handText(points.length)}
          >
            {[0, 0.5, 1].map(share => (
              <g key={share}>
                <line x1={0} x2={WIDE} y1={HIGH * share} y2={HIGH * share} className="records-grid" />
                <text x={-4} y={HIGH * share + 4} textAnchor="end">
                  {words.hand.percent(1 - share)}
                </text>
              </g>
            ))}
            <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
            {points.map(({ day, count, hit, x, y }) => (
              <circle key={day} cx={x} cy={y} r={4}>
                <title>{told.point(day, hit, count)}</title>
              </circle>
            ))}
          </svg>
          <p>{told.handText(points.length)}</p>
        </>
      )}
    </section>
  );
}

function Bestiary({
  records,
  rules,
  game,
}: {
  readonly records: Records;
  readonly rules: string;
  readonly game: DungeonFighter;
}) {
  const { edition } = game;
  const met = new Set(seenOf(records, 'monsters'));
  const all = [...edition.tables.monsters, ...edition.tables.bosses].map(({ id }) => id);
  const count = all.filter(id => met.has(`${rules}:${id}`)).length;
  return (
    <details className="panel">
      <summary>
        <b>
          {told.bestiary}: {ruleSetName(rules)}
        </b>{' '}
        {told.met(count, all.length)}
      </summary>
      <ul className="bestiary">
        {all.map(id => {
          const isMet = met.has(`${rules}:${id}`);
          return (
            <li key={id} className={isMet ? undefined : 'beast-unknown'}>
              {isMet ? <Art edition={edition} id={id} /> : <Icon name="help" />}
              <small>{isMet ? texts.nameOf(edition, id) : told.unknown}</small>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function Carry({ records }: { readonly records: Records }) {
  const take = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const input = event.currentTarget;
    const text = await input.files?.[0]?.text();
    input.value = '';
    const read = text === undefined ? undefined : parseRecords(GAME_ID, text);
    if (read === undefined) return toast({ text: told.notRecords, tone: 'bad' });
    useRecords.getState().merge(read);
    toast({ text: told.merged, tone: 'good' });
  };
  const forget = async (): Promise<void> => {
    const isSure = await confirm({
      title: told.forgetTitle,
      text: told.forgetText,
      yes: told.forget,
      dangerous: true,
    });
    if (isSure) useRecords.getState().forget();
  };
  return (
    <section className="panel">
      <h2>{told.carry}</h2>
      <p>{told.carryHint}</p>
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={() =>
            download(
              `tumblekeep-records-${dayOf(Date.now())}.json`,
              printRecords(GAME_ID, records),
              'application/json',
            )
          }
        >
          {told.save}
        </button>
        <label className="button">
          {told.open}
          <input
            type="file"
            className="hidden-text"
            accept=".json,application/json"
            onChange={event => void take(event)}
          />
        </label>
        <button type="button" className="button quiet" onClick={() => void forget()}>
          {told.forget}
        </button>
      </div>
    </section>
  );
}

export default function RecordsScreen() {
  const records = useRecords(state => state.records);
  const isKept = useRecords(state => state.isKept);
  return (
    <Page title={told.title} className="records">
      <p className="records-lead">{told.lead}</p>
      {!isKept && (
        <p className="panel" role="status">
          {told.notKept}
        </p>
      )}
      <Deeds records={records} />
      <Numbers records={records} />
      <Hand records={records} />
      {GAMES.map(([rules, game]) => (
        <Bestiary key={rules} records={records} rules={rules} game={game} />
      ))}
      <Carry records={records} />
    </Page>
  );
}
