/** The handicap of our own: chosen by hand, or as the simulator proposes for the hands at this table. */
import { Link } from 'wouter';
import { HANDICAP, texts } from '../../../rules/index.ts';
import { useHand } from '../../hand/store.ts';
import { to } from '../../routes.ts';
import { words } from '../../words/index.ts';
import { type Odds, useOdds } from './use-odds.ts';
import { gameOf, seatOf, type Wish } from './wish.ts';

const told = words.newGame.handicap;

interface Props {
  readonly wish: Wish;
  readonly onChange: (handicap: number) => void;
}

export function Handicap({ wish, onChange }: Props) {
  const { edition } = gameOf(wish);
  const { handicap } = wish;
  const odds = useOdds(wish);
  return (
    <section className="panel handicap" aria-labelledby="new-handicap">
      <h2 id="new-handicap">
        {told.title} <small>{told.ours}</small>
      </h2>
      <p>{told.hint}</p>
      <label className="handicap-choice">
        <span className="hidden-text">{told.title}</span>
        <span aria-hidden="true">{told.harder}</span>
        <input
          type="range"
          min={HANDICAP.least}
          max={HANDICAP.most}
          step={1}
          value={handicap}
          aria-valuetext={told.value(texts.handicapName(handicap))}
          onChange={event => onChange(Number(event.target.value))}
        />
        <span aria-hidden="true">{told.easier}</span>
        <output className="handicap-value">{texts.handicapName(handicap)}</output>
      </label>
      <p className="handicap-text">{texts.handicapText(edition, handicap)}</p>
      <Chances wish={wish} odds={odds} onChange={onChange} />
    </section>
  );
}

function Chances({ wish, odds, onChange }: Props & { readonly odds: Odds }) {
  const report = odds.state === 'playing' || odds.state === 'known' ? odds.report : undefined;
  const even = report?.even;
  return (
    <>
      <p className="handicap-chance" aria-live="polite">
        {odds.state === 'unknown' && told.unknown}
        {report?.here !== undefined && told.chance(report.here.won / report.here.of)}
        {odds.state === 'waiting' || (odds.state === 'playing' && report?.here === undefined)
          ? told.thinking
          : null}
      </p>
      {odds.state === 'playing' && (
        <p className="fine handicap-played">
          <progress aria-label={told.playing} /> {told.played(odds.report.played)}
        </p>
      )}
      {even !== undefined && even.handicap !== wish.handicap && (
        <div className="row handicap-proposal">
          <span>{told.proposal(texts.handicapName(even.handicap), even.won / even.of)}</span>
          <button type="button" className="button" onClick={() => onChange(even.handicap)}>
            {told.take(texts.handicapName(even.handicap))}
          </button>
        </div>
      )}
      {even !== undefined && even.handicap === wish.handicap && <p className="handicap-best">{told.best}</p>}
      <Whose wish={wish} />
    </>
  );
}

/** Whose hands were reckoned with. */
function Whose({ wish }: { readonly wish: Wish }) {
  const isKnown = useHand(state => state.hand.kinds.length > 0);
  if (!wish.heroes.some(hero => seatOf(wish, hero).kind === 'human')) return null;
  if (wish.dice === 'real') return <p className="fine">{told.realDice}</p>;
  return (
    <p className="fine">
      {isKnown ? told.yourHand : told.averageHand} <Link href={to.hand}>{words.hand.title}</Link>
    </p>
  );
}
