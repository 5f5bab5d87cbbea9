/** The end of a game: title and sum, the story, and where every die came to rest. */

import { CheckGame } from '@tumblekeep/page-kit/app/CheckGame.tsx';
import { Claimed } from '@tumblekeep/page-kit/app/Claimed.tsx';
import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { Refused } from '@tumblekeep/page-kit/app/Refused.tsx';
import { Sentences } from '@tumblekeep/page-kit/app/Sentences.tsx';
import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import { tableOf } from '@tumblekeep/page-kit/online/address.ts';
import { BoardPicture } from '@tumblekeep/page-kit/scene/BoardPicture.tsx';
import { boardWith } from '@tumblekeep/table';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import type { Outcome } from '../../../rules/index.ts';
import { type Edition, RULE_SETS, texts } from '../../../rules/index.ts';
import { Art } from '../../cards/Art.tsx';
import { fightWorker } from '../../client.ts';
import { attemptsAtServer } from '../../daily/at-server.ts';
import { useAttempts } from '../../daily/attempts.ts';
import { to } from '../../routes.ts';
import { words } from '../../words/index.ts';
import type { Tale } from '../../worker/protocol.ts';
import '../../cards/cards.css';
import './score.css';

type Won = Extract<Outcome, { won: true }>;

type Told =
  | { readonly state: 'telling' }
  | { readonly state: 'refused'; readonly message: string }
  | { readonly state: 'told'; readonly tale: Tale; readonly outcome: Outcome | undefined };

/** The worker tells the tale of an opened game. */
async function tellOf(id: string): Promise<Told> {
  const opened = await fightWorker().open(id);
  if (!opened.ok) return { state: 'refused', message: opened.error.message };
  const tale = await fightWorker().tale(id);
  return tale.ok
    ? { state: 'told', tale: tale.value, outcome: opened.value.snapshot.outcome }
    : { state: 'refused', message: tale.error.message };
}

function Reckoning({ edition, tale, outcome }: { edition: Edition; tale: Tale; outcome: Won }) {
  const parts = outcome.parts.filter(part => part.amount !== 0);
  return (
    <table className="score-sum">
      <tbody>
        {parts.map(({ why, amount }) => (
          <tr key={why}>
            <th scope="row">
              {texts.capital(
                why === 'difficulty'
                  ? texts.difficultyName(edition, tale.view.difficulty)
                  : texts.reason(edition, why),
              )}
            </th>
            <td>{amount > 0 ? `+${amount}` : texts.number(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.score.points}</th>
          <td>{texts.number(outcome.score)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Deeds({ edition, tale }: { readonly edition: Edition; readonly tale: Tale }) {
  return (
    <table className="score-heroes">
      <thead>
        <tr>
          <th scope="col">{words.score.hero}</th>
          <th scope="col">{words.score.throws}</th>
          <th scope="col">{words.score.hits}</th>
          <th scope="col">{words.score.damage}</th>
          <th scope="col">{words.score.lost}</th>
          <th scope="col">{words.score.faints}</th>
        </tr>
      </thead>
      <tbody>
        {tale.heroes.map(({ hero, throws, hits, damage, lifeLost, faints }) => (
          <tr key={hero}>
            <th scope="row">
              <Art edition={edition} id={hero} /> {texts.heroName(edition, hero)}
            </th>
            <td>{throws}</td>
            <td>{hits}</td>
            <td>{damage}</td>
            <td>{lifeLost}</td>
            <td>{faints}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The day whose dungeon this device attempted with that game. */
function useDayOf(id: string): string | undefined {
  const here = useAttempts(({ attempts }) => attempts.find(one => one.id === id)?.day);
  const [there, setThere] = useState<string>();
  const table = tableOf(id);
  useEffect(() => {
    if (table === undefined) return;
    let isHere = true;
    attemptsAtServer().then(
      attempts => isHere && setThere(attempts.find(one => one.table === table)?.day),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [table]);
  return here ?? there;
}

function Score({ id, tale, outcome }: { id: string; tale: Tale; outcome: Outcome | undefined }) {
  const edition = RULE_SETS[tale.view.rules]?.edition;
  const day = useDayOf(id);
  if (edition === undefined) return null;
  return (
    <>
      <section
        className={`panel score-head ${outcome === undefined ? '' : outcome.won ? 'score-won' : 'score-lost'}`}
      >
        <Icon
          name={outcome === undefined ? 'hourglass' : outcome.won ? 'trophy-cup' : 'tombstone'}
          className="score-sign"
        />
        <div className="score-told">
          <p className="score-title">
            {outcome === undefined
              ? words.score.unfinished
              : outcome.won
                ? outcome.title
                : `${texts.capital(texts.lossText(outcome.why))}.`}
          </p>
          <p className="score-line">
            {outcome === undefined
              ? words.score.openEnd
              : outcome.won
                ? words.score.wonLine
                : words.score.lostLine}
          </p>
        </div>
        {tale.view.handicap !== undefined && (
          <p className="score-handicap">{texts.handicapLine(edition, tale.view.handicap)}</p>
        )}
        {outcome?.won && <Reckoning edition={edition} tale={tale} outcome={outcome} />}
        <div className="row score-ways">
          {outcome === undefined ? (
            <Link href={to.play(id)} className="button primary">
              {words.score.goOn}
            </Link>
          ) : (
            <Link href={to.newGame} className="button primary">
              {words.score.again}
            </Link>
          )}
          <Link href={to.replay(id)} className="button">
            {words.score.replay}
          </Link>
          {day !== undefined && (
            <Link href={to.daily(day)} className="button">
              {words.daily.toBoard}
            </Link>
          )}
          <Link href={to.start} className="button">
            {words.score.hall}
          </Link>
        </div>
        {outcome !== undefined && <CheckGame id={id} />}
      </section>
      <section className="panel">
        <h2>{words.score.story}</h2>
        <ul className="score-lines">
          <Sentences lines={tale.lines} as="li" />
        </ul>
        <h3>{words.score.heroes}</h3>
        <Deeds edition={edition} tale={tale} />
      </section>
      <section className="panel score-board">
        <h2>{words.score.landings}</h2>
        <BoardPicture board={boardWith(edition.constants.board)} dots={tale.landings} surroundings />
        <p className="fine">
          {tale.landings.length === 0 ? words.score.noLandings : words.score.landingsKey}{' '}
          <Link href={to.hand}>{words.hand.title}</Link>
        </p>
      </section>
    </>
  );
}

export default function ScoreScreen() {
  const { id = '' } = useParams();
  const [told, setTold] = useState<Told>({ state: 'telling' });
  useEffect(() => {
    let isHere = true;
    tellOf(id).then(
      one => isHere && setTold(one),
      (error: unknown) => isHere && setTold({ state: 'refused', message: String(error) }),
    );
    return () => {
      isHere = false;
    };
  }, [id]);
  const isWon = told.state === 'told' && told.outcome?.won === true;
  const title =
    told.state !== 'told' || told.outcome === undefined
      ? words.score.reckoning
      : isWon
        ? words.score.victory
        : words.score.defeat;
  return (
    <Page title={title} className="score">
      {told.state === 'telling' && <p role="status">{words.score.telling}</p>}
      {told.state === 'refused' && <Refused why={told.message} />}
      {told.state === 'told' && <Claimed />}
      {told.state === 'told' && <Score id={id} tale={told.tale} outcome={told.outcome} />}
    </Page>
  );
}
