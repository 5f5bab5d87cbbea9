import { askedFor } from '@tumblekeep/page-kit/app/address.ts';
import { Choices } from '@tumblekeep/page-kit/app/Choices.tsx';
import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { openTable } from '@tumblekeep/page-kit/online/open-table.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { DICE_MODES } from '../../../hosted/index.ts';
import { RULE_SETS, texts } from '../../../rules/index.ts';
import { begin } from '../../begin.ts';
import { to } from '../../routes.ts';
import { ruleSetName } from '../../rule-set-name.ts';
import { words } from '../../words/index.ts';
import { Handicap } from './Handicap.tsx';
import { HeroPicker } from './HeroPicker.tsx';
import { Seats } from './Seats.tsx';
import {
  drawParty,
  elsewhere,
  FIRST_WISH,
  gameOf,
  isTogether,
  maySolo,
  orderOf,
  placesHere,
  problemOf,
  toggleHero,
  underRules,
  type Wish,
} from './wish.ts';
import '../../cards/cards.css';
import './new-game.css';

const told = words.newGame;

const ruleSetHint = (id: string): string | undefined =>
  (told.ruleSets as Readonly<Record<string, { readonly text: string }>>)[id]?.text;

export default function NewGame() {
  const [place] = useLocation();
  const [wish, setWish] = useState<Wish>(() => {
    const drawn = drawParty(FIRST_WISH, Math.random);
    return place === to.newTogether ? elsewhere(drawn) : drawn;
  });
  const change = (changed: Partial<Wish>) => setWish({ ...wish, ...changed });
  const { edition } = gameOf(wish);
  const { constants } = edition;
  const { fewest, most } = constants.heroes;
  return (
    <Page title={told.title} className="new-game">
      <section className="panel">
        <Choices
          legend={told.rules}
          className="wide"
          value={wish.rules}
          options={Object.keys(RULE_SETS).map(id => ({
            value: id,
            name: ruleSetName(id),
            hint: ruleSetHint(id),
          }))}
          onChange={rules => setWish(underRules(wish, rules))}
        />
      </section>
      <section className="panel" aria-labelledby="new-heroes">
        <div className="section-head">
          <h2 id="new-heroes">
            {told.heroes} <small>{told.chosen(wish.heroes.length)}</small>
          </h2>
          <button type="button" className="button" onClick={() => setWish(drawParty(wish, Math.random))}>
            {told.random}
          </button>
        </div>
        <p>{told.heroesHint(fewest, most)}</p>
        <HeroPicker wish={wish} onToggle={hero => setWish(toggleHero(wish, hero))} />
      </section>
      <section className="panel new-settings">
        <Choices
          legend={told.difficulty}
          value={wish.difficulty}
          options={Object.entries(constants.difficulties).map(([id, { name, monsterLife, score }]) => ({
            value: id,
            name,
            hint: `${told.difficultyText.life(monsterLife)}, ${told.difficultyText.score(score)}`,
          }))}
          onChange={difficulty => change({ difficulty })}
        />
        <Choices
          legend={told.dice}
          value={wish.dice}
          options={DICE_MODES.map(mode => ({
            value: mode,
            name: told.diceModes[mode].name,
            hint: told.diceModes[mode].text,
          }))}
          onChange={dice => change({ dice })}
        />
        {wish.dice === 'real' && (
          <p>
            {words.print.noBoard}{' '}
            <Link href={to.print} className="button small">
              {words.print.title}
            </Link>
          </p>
        )}
      </section>
      <section className="panel" aria-labelledby="new-seats">
        <h2 id="new-seats">{told.seats}</h2>
        <p>{told.seatsHint}</p>
        <Seats wish={wish} onWish={setWish} />
        <div className="row new-party">
          <label className="row">
            <b>{told.leader}</b>
            <select
              className="field"
              value={wish.leader ?? ''}
              onChange={event => change({ leader: wish.heroes.find(hero => hero === event.target.value) })}
            >
              <option value="">{told.leaderByLot}</option>
              {wish.heroes.map(hero => (
                <option key={hero} value={hero}>
                  {texts.heroName(edition, hero)}
                </option>
              ))}
            </select>
          </label>
          {maySolo(wish) && (
            <label className="check">
              <input
                type="checkbox"
                checked={wish.solo}
                onChange={event => change({ solo: event.target.checked })}
              />
              <span>
                <b>{told.solo}</b>: {told.soloHint}
              </span>
            </label>
          )}
          <label className="check">
            <input
              type="checkbox"
              checked={wish.beginning !== undefined}
              onChange={event => change({ beginning: event.target.checked ? 'gentle' : undefined })}
            />
            <span>
              <b>{told.gentle}</b>: {told.gentleHint}
            </span>
          </label>
        </div>
      </section>
      <Handicap wish={wish} onChange={handicap => change({ handicap })} />
      <Begin wish={wish} />
    </Page>
  );
}

const partyOf = (wish: Wish): string =>
  texts.list(wish.heroes.map(hero => texts.heroName(gameOf(wish).edition, hero)));

function Begin({ wish }: { readonly wish: Wish }) {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const problem = problemOf(wish);
  const go = async () => {
    setBusy(true);
    const seed = askedFor('seed');
    const order = orderOf(wish);
    const place = isTogether(wish)
      ? await openTable(
          { rules: order.rules, options: order.options, seating: order.table },
          placesHere(wish),
        )
      : await begin({ ...order, ...(seed !== undefined && { seed }) });
    setBusy(false);
    if (place !== undefined) navigate(place);
  };
  return (
    <div className="new-begin plank">
      <p role="status" className="new-problem">
        {problem === undefined ? partyOf(wish) : texts.capital(problem)}
      </p>
      <button
        type="button"
        className="button primary big"
        disabled={busy || problem !== undefined}
        onClick={go}
      >
        {busy ? told.beginning : isTogether(wish) ? told.open : told.begin}
      </button>
    </div>
  );
}
