/** What this device knows about the hand of its people. */
import { confirm } from '@tumblekeep/page-kit/app/Confirmation.tsx';
import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { toast } from '@tumblekeep/page-kit/app/Toasts.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type Edition, RULE_SETS, texts } from '../../../rules/index.ts';
import { fightWorker } from '../../client.ts';
import { byKind, type Figures, figuresOf } from '../../hand/figures.ts';
import type { HandRecord } from '../../hand/record.ts';
import { useHand } from '../../hand/store.ts';
import { to } from '../../routes.ts';
import { words } from '../../words/index.ts';
import { HeatPicture } from './HeatPicture.tsx';
import './hand.css';

const told = words.hand;
const [USUAL = ''] = Object.keys(RULE_SETS);
/** Before so many throws nobody knows much. */
const FAIR = 20;

const spreadText = ({ spread }: Figures): string => (spread === undefined ? '–' : told.spread(spread));

/** The name of a throw in whatever edition has it. */
function throwNames(ids: readonly string[]): string {
  const nameOf = (id: string): string => {
    const editions: readonly Edition[] = Object.values(RULE_SETS).map(({ edition }) => edition);
    const edition = editions.find(one => [...one.throw.keys()].some(known => known === id));
    return edition === undefined ? id : texts.nameOf(edition, id);
  };
  return ids.length === 0 ? told.plain : ids.map(nameOf).join(' + ');
}

/** Worked out by the worker, which has the measured hands. */
function useLikeness(hand: HandRecord): string | undefined {
  const [like, setLike] = useState<number | undefined>();
  useEffect(() => {
    let isHere = true;
    fightWorker()
      .likeness(hand)
      .then(
        found => isHere && setLike(found),
        () => isHere && setLike(undefined),
      );
    return () => {
      isHere = false;
    };
  }, [hand]);
  return like === undefined ? undefined : told.likes[Math.round(2 * like)];
}

async function forget(): Promise<void> {
  const isSure = await confirm({
    title: told.forgetTitle,
    text: told.forgetText,
    yes: told.forgetYes,
    dangerous: true,
  });
  if (!isSure) return;
  useHand.getState().forget();
  toast(told.forgotten);
}

function Known({ hand }: { readonly hand: HandRecord }) {
  const all = figuresOf(hand.kinds);
  const like = useLikeness(hand);
  return (
    <>
      <section className="panel hand-figures">
        <p className="hand-like" role="status">
          {like !== undefined && (
            <>
              {told.like} <b>{like}</b>.
            </>
          )}{' '}
          {all.throws < FAIR && told.early}
        </p>
        <dl className="hand-numbers">
          {(
            [
              [told.numbers.throws, String(all.throws)],
              [told.numbers.hits, told.percent(all.hits)],
              [told.numbers.mean, all.mean.toFixed(1)],
              [told.numbers.spread, spreadText(all)],
            ] as const
          ).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="fine">{told.spreadHint}</p>
        <div className="row">
          <Link href={to.practice} className="button primary">
            {told.practise}
          </Link>
          <Link href={to.newGame} className="button">
            {told.newGame}
          </Link>
          <button type="button" className="button quiet" onClick={() => void forget()}>
            {told.forget}
          </button>
        </div>
      </section>
      <section className="panel hand-picture" aria-labelledby="hand-picture">
        <h2 id="hand-picture">{told.picture}</h2>
        <HeatPicture heat={hand.heat} edition={hand.kinds.at(-1)?.edition ?? USUAL} throws={all.throws} />
      </section>
      <section className="panel hand-kinds" aria-labelledby="hand-kinds">
        <h2 id="hand-kinds">{told.kinds}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">{told.kind}</th>
              <th scope="col">{told.numbers.throws}</th>
              <th scope="col">{told.numbers.hits}</th>
              <th scope="col">{told.numbers.mean}</th>
              <th scope="col">{told.numbers.spread}</th>
            </tr>
          </thead>
          <tbody>
            {byKind(hand).map(kind => (
              <tr key={kind.throwing.join(' ')}>
                <th scope="row">{throwNames(kind.throwing)}</th>
                <td>{kind.throws}</td>
                <td>{told.percent(kind.hits)}</td>
                <td>{kind.mean.toFixed(1)}</td>
                <td>{spreadText(kind)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

export default function HandScreen() {
  const hand = useHand(state => state.hand);
  const isKept = useHand(state => state.isKept);
  return (
    <Page title={told.title} className="hand">
      <p className="hand-lead">{told.lead}</p>
      {!isKept && (
        <p className="panel" role="status">
          {told.notKept}
        </p>
      )}
      {hand.kinds.length === 0 ? (
        <section className="panel hand-none">
          <p>{told.none}</p>
          <Link href={to.practice} className="button primary">
            {told.practise}
          </Link>
        </section>
      ) : (
        <Known hand={hand} />
      )}
    </Page>
  );
}
