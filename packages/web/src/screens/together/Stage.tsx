/** A table elsewhere on a screen that everybody looks at: how to join, who is there, and then the game without secrets. */
import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { useRole } from '@tumblekeep/page-kit/app/role.ts';
import { to } from '@tumblekeep/page-kit/app/routes.ts';
import { onlineId } from '@tumblekeep/page-kit/online/address.ts';
import { Chairs } from '@tumblekeep/page-kit/online/Chairs.tsx';
import { QrCode } from '@tumblekeep/page-kit/online/Link.tsx';
import { OtherVersion } from '@tumblekeep/page-kit/online/OtherVersion.tsx';
import { useAddress } from '@tumblekeep/page-kit/online/reach.ts';
import { useTableNews } from '@tumblekeep/page-kit/online/use-table.ts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { pageOf } from '../../games.ts';
import { words } from '../../words/index.ts';
import { useArrival, useParts } from './Table.tsx';
import './together.css';
import './stage.css';

const told = words.party;
const { company } = words;

export default function StageAtItsAddress() {
  const { table, hasArrived } = useArrival();
  useRole('stage');
  return hasArrived ? <Gathering table={table} /> : <Page title={words.together.looking}>{null}</Page>;
}

function Gathering({ table }: { readonly table: string }) {
  const news = useTableNews(table, undefined, true);
  const parts = useParts();
  const [, navigate] = useLocation();
  const { facts, company: people, link, why, key } = news ?? {};
  const address = useAddress(key === undefined ? undefined : to.pad(table, key));
  const phase = people?.phase;
  const places = facts && pageOf(facts.game)?.placesOf(onlineId(table, 'stage'));
  const place = phase === 'playing' ? places?.play : phase === 'over' ? places?.score : undefined;
  useEffect(() => {
    if (place !== undefined) navigate(place, { replace: true });
  }, [place, navigate]);
  if (news === undefined || facts === undefined || parts === undefined)
    return (
      <Page title={link === 'ended' ? words.together.notThere : words.together.looking}>
        {link === 'ended' && <p className="panel">{company.ended(why ?? '')}</p>}
        {news !== undefined && <OtherVersion news={news} className="panel" />}
      </Page>
    );
  const part = parts.get(facts.game);
  return (
    <main className="stage-gathering">
      <h1>{pageOf(facts.game)?.name}</h1>
      <p role="status">
        {phase === 'closed' ? company.closed : link === 'lost' ? company.lost : told.gathers}
      </p>
      <OtherVersion news={news} className="panel" />
      {address !== undefined && phase === 'gathering' && (
        <section className="stage-join" aria-label={told.join}>
          <QrCode text={address} />
          <div>
            <h2>{told.join}</h2>
            <p className="stage-address">{new URL(address).host}</p>
            {people?.code !== undefined && <p className="stage-code">{people.code}</p>}
          </div>
        </section>
      )}
      <Chairs
        news={news}
        nameOf={seat => part?.seatName(facts.rules, seat) ?? seat}
        faceOf={seat => part && <part.SeatFace rules={facts.rules} seat={seat} />}
      />
    </main>
  );
}
