/** A table elsewhere at its address: it gathers here, and the game is where it is played. */

import { CheckGame } from '@tumblekeep/page-kit/app/CheckGame.tsx';
import { exportGame } from '@tumblekeep/page-kit/app/export-game.ts';
import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { to } from '@tumblekeep/page-kit/app/routes.ts';
import type { SavesPart } from '@tumblekeep/page-kit/game-page.ts';
import { onlineId, type Role } from '@tumblekeep/page-kit/online/address.ts';
import { Chairs, isMine } from '@tumblekeep/page-kit/online/Chairs.tsx';
import { closeTable } from '@tumblekeep/page-kit/online/Company.tsx';
import { LinkToSend, QrCode } from '@tumblekeep/page-kit/online/Link.tsx';
import { OtherVersion } from '@tumblekeep/page-kit/online/OtherVersion.tsx';
import type { TableNews } from '@tumblekeep/page-kit/online/protocol.ts';
import { useAddress } from '@tumblekeep/page-kit/online/reach.ts';
import { SitDown } from '@tumblekeep/page-kit/online/SitDown.tsx';
import { ToBigScreen } from '@tumblekeep/page-kit/online/ToBigScreen.tsx';
import { addressOf, askTable, useTableNews } from '@tumblekeep/page-kit/online/use-table.ts';
import { onlineWorker } from '@tumblekeep/page-kit/worker/client.ts';
import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { type Loaded, loadSavesParts, pageOf } from '../../games.ts';
import { words } from '../../words/index.ts';
import './together.css';

const told = words.together;
const company = words.company;

export default function TableAtItsAddress() {
  return <TableAs device="table" />;
}

/** The table of the address, once this device knows the secret of its link. */
export function useArrival(): { readonly table: string; readonly hasArrived: boolean } {
  const { table = '', key } = useParams();
  const [arrived, setArrived] = useState<string>();
  useEffect(() => {
    let isHere = true;
    // A device that keeps nothing still has the link.
    void onlineWorker()
      .arrive(table, key)
      .finally(() => isHere && setArrived(table));
    return () => {
      isHere = false;
    };
  }, [table, key]);
  return { table, hasArrived: arrived === table };
}

export function TableAs({ device }: { readonly device: Exclude<Role, 'stage'> }) {
  const { table, hasArrived } = useArrival();
  return hasArrived ? <AtTable table={table} device={device} /> : <Page title={told.looking}>{null}</Page>;
}

export function useParts(): Loaded<SavesPart> | undefined {
  const [parts, setParts] = useState<Loaded<SavesPart>>();
  useEffect(() => {
    let isHere = true;
    void loadSavesParts().then(
      loaded => isHere && setParts(loaded),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return parts;
}

function AtTable({ table, device }: { readonly table: string; readonly device: Role }) {
  const news = useTableNews(table);
  const parts = useParts();
  const [, navigate] = useLocation();
  const { facts, link, why } = news ?? {};
  const phase = news?.company?.phase;
  const places = facts && pageOf(facts.game)?.placesOf(onlineId(table, device));
  const isPlayed = phase === 'playing';
  useEffect(() => {
    if (isPlayed && places !== undefined) navigate(places.play, { replace: true });
  }, [isPlayed, places, navigate]);
  if (news === undefined || facts === undefined || parts === undefined) {
    const isEnded = link === 'ended';
    return (
      <Page title={isEnded ? told.notThere : told.looking}>
        {isEnded && <p className="panel">{company.ended(why ?? '')}</p>}
        {news !== undefined && <OtherVersion news={news} className="panel" />}
      </Page>
    );
  }
  if (phase === 'over' && places !== undefined) return <Finished table={table} news={news} places={places} />;
  return <Gathering table={table} news={news} part={parts.get(facts.game)} />;
}

interface FinishedProps {
  readonly table: string;
  readonly news: TableNews;
  readonly places: { readonly play: string; readonly score: string; readonly replay: string };
}

function Finished({ table, news, places }: FinishedProps) {
  const keep = async (): Promise<void> => {
    const kept = await onlineWorker().keep(table);
    if (kept.ok) await exportGame(kept.value.id);
  };
  return (
    <Page title={told.finished} className="together">
      <section className="panel">
        <p>{told.lasting}</p>
        <LinkToSend address={addressOf(to.table(table))} label={told.link} />
        <div className="row">
          <Link href={places.score} className="button primary">
            {told.score}
          </Link>
          <Link href={places.replay} className="button">
            {told.replay}
          </Link>
          <button type="button" className="button" onClick={() => void keep()}>
            {company.keepCopy}
          </button>
        </div>
        <h2>{told.check}</h2>
        <p className="fine together-hash">{told.checkText(news.facts?.seedHash ?? '')}</p>
        <CheckGame id={onlineId(table)} />
      </section>
    </Page>
  );
}

interface GatheringProps {
  readonly table: string;
  readonly news: TableNews;
  readonly part: SavesPart | undefined;
}

function Gathering({ table, news, part }: GatheringProps) {
  const { facts, company: people, key, isOpener, mine, link, fit } = news;
  const rules = facts?.rules ?? '';
  const nameOf = (seat: string): string => part?.seatName(rules, seat) ?? seat;
  const isFree = people?.chairs.some(({ who, name }) => who === 'person' && name === undefined) === true;
  const address = useAddress(key === undefined ? undefined : to.table(table, key));
  if (people?.phase === 'closed')
    return (
      <Page title={told.notThere}>
        <p className="panel">{company.closed}</p>
      </Page>
    );
  return (
    <Page title={told.tableTitle} className="together">
      <OtherVersion news={news} className="panel" />
      {link === 'lost' && (fit === 'fits' || fit === 'differs') && (
        <p className="panel" role="alert">
          {company.lost}
        </p>
      )}
      <section className="panel" aria-labelledby="table-chairs">
        <h2 id="table-chairs">
          {told.chairs} <small>{pageOf(facts?.game ?? '')?.name}</small>
        </h2>
        <Chairs
          news={news}
          nameOf={nameOf}
          faceOf={seat => part && <part.SeatFace rules={rules} seat={seat} />}
          actionsOf={({ seat, who, name, isReady }) => (
            <>
              {who === 'person' && name === undefined && (
                <SitDown table={table} seat={seat} label={company.sit(nameOf(seat))} />
              )}
              {isMine(news, seat) && !isOpener && (
                <button
                  type="button"
                  className="button"
                  aria-pressed={isReady}
                  onClick={() => void askTable(table, { type: 'ready', seat, ready: !isReady })}
                >
                  {isReady ? told.notReady : told.ready}
                </button>
              )}
              {isMine(news, seat) && (
                <button
                  type="button"
                  className="button quiet"
                  onClick={() => void askTable(table, { type: 'leave', seat })}
                >
                  {told.stand}
                </button>
              )}
              {isOpener && !isMine(news, seat) && (name === undefined || who === 'bot') && (
                <button
                  type="button"
                  className="button quiet"
                  onClick={() =>
                    void askTable(table, { type: 'fill', seat, who: who === 'bot' ? 'person' : 'bot' })
                  }
                >
                  {who === 'bot' ? told.person : told.bot}
                </button>
              )}
              {isOpener && !isMine(news, seat) && who === 'person' && name !== undefined && (
                <button
                  type="button"
                  className="button quiet"
                  onClick={() => void askTable(table, { type: 'free', seat })}
                >
                  {company.freeChair(name)}
                </button>
              )}
            </>
          )}
        />
        {mine.length === 0 && <p>{company.youWatch}</p>}
        {people !== undefined && people.watchers > 0 && (
          <p className="fine">{company.watchers(people.watchers)}</p>
        )}
        {isOpener ? (
          <div className="row">
            <button
              type="button"
              className="button primary big"
              disabled={isFree}
              onClick={() => void askTable(table, { type: 'start' })}
            >
              {told.start}
            </button>
            {isFree && <span>{told.waitForPeople}</span>}
          </div>
        ) : (
          <p>{told.waitForOpener}</p>
        )}
      </section>
      {address !== undefined && (
        <section className="panel together-share" aria-labelledby="table-share">
          <div>
            <h2 id="table-share">{told.share}</h2>
            <p>{told.shareText}</p>
            <LinkToSend address={address} label={told.link} />
            {people?.code !== undefined && (
              <p className="together-code-shown">
                {told.codeIs}: <b>{people.code}</b>
              </p>
            )}
            {isOpener && (
              <label className="check">
                <input
                  type="checkbox"
                  checked={people?.isListed === true}
                  onChange={event => void askTable(table, { type: 'show', listed: event.target.checked })}
                />
                {company.list}
              </label>
            )}
            {isOpener && (
              <button type="button" className="button danger" onClick={() => void closeTable(table)}>
                {company.close}
              </button>
            )}
          </div>
          <QrCode text={address} />
          <ToBigScreen table={table} secret={key} />
        </section>
      )}
    </Page>
  );
}
