import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { openTable } from '@tumblekeep/page-kit/online/open-table.ts';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { CONTENT, RULES_ID, texts } from '../../../rules/index.ts';
import { beginCrawl } from '../../begin.ts';
import { to } from '../../routes.ts';
import { words } from '../../words/index.ts';
import { CreaturePicker, CreatureSheet } from './CreaturePicker.tsx';
import { DiceSlots } from './DiceSlots.tsx';
import { MapPicker } from './MapPicker.tsx';
import { FIRST_WISH, FOR_TWO, mapWanted, orderOf, shuffleDice, type Wish, withPlayer } from './wish.ts';
import '../../map.css';
import './new.css';

const told = words.crawl.newGame;

interface PlayerProps {
  readonly wish: Wish;
  readonly at: 0 | 1;
  readonly players: number;
  readonly onWish: (wish: Wish) => void;
}

function PlayerSection({ wish, at, players, onWish }: PlayerProps) {
  const { creature, dice } = wish.players[at];
  const other = players === 2 ? wish.players[at === 0 ? 1 : 0].creature : undefined;
  const card = CONTENT.creature.get(creature);
  const heading = players === 1 ? told.who : told.whoOf(at + 1);
  return (
    <section className="panel" aria-label={heading}>
      <h2>{heading}</h2>
      <CreaturePicker
        chosen={creature}
        taken={other}
        onChoose={id => onWish(withPlayer(wish, at, { creature: id }))}
      />
      <div className="player-sides">
        {card !== undefined && <CreatureSheet creature={card} />}
        <div className="player-dice">
          <div className="section-head">
            <h3>{told.dice}</h3>
            <button
              type="button"
              className="button small"
              onClick={() => onWish(withPlayer(wish, at, { dice: shuffleDice(Math.random) }))}
            >
              {told.shuffle}
            </button>
          </div>
          <p>{told.diceHint}</p>
          <DiceSlots dice={dice} onDice={changed => onWish(withPlayer(wish, at, { dice: changed }))} />
          <p className="fine">{told.fixed}</p>
        </div>
      </div>
    </section>
  );
}

export default function CrawlNew() {
  const { map: wanted } = useParams();
  const [place] = useLocation();
  const [isTogether, setTogether] = useState(place === to.together);
  const [wish, setWish] = useState<Wish>(() => {
    if (place === to.together) return FOR_TWO;
    return wanted !== undefined && CONTENT.map.has(wanted) ? { ...FIRST_WISH, map: wanted } : FIRST_WISH;
  });
  const [busy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const players = mapWanted(wish)?.players ?? 1;
  const order = orderOf(wish);

  const begin = async () => {
    if (order === undefined) return;
    setBusy(true);
    const there =
      isTogether && players === 2
        ? await openTable({ rules: RULES_ID, options: order.options }, [0])
        : await beginCrawl(order);
    setBusy(false);
    if (there !== undefined) navigate(there);
  };

  return (
    <Page title={told.title} className="crawl-new">
      <p className="crawl-about">{told.about}</p>
      <section className="panel" aria-labelledby="crawl-where">
        <h2 id="crawl-where">{told.map}</h2>
        <MapPicker wish={wish} onWish={setWish} />
      </section>
      <PlayerSection wish={wish} at={0} players={players} onWish={setWish} />
      {players === 2 && <PlayerSection wish={wish} at={1} players={players} onWish={setWish} />}
      <div className="crawl-begin plank">
        {players === 2 && (
          <label className="row">
            <b>{told.first}</b>
            <select
              className="field"
              value={wish.first ?? ''}
              onChange={event => setWish({ ...wish, first: event.target.value || undefined })}
            >
              <option value="">{told.byLot}</option>
              {wish.players.map(({ creature }) => (
                <option key={creature} value={creature}>
                  {texts.creatureName(CONTENT, creature)}
                </option>
              ))}
            </select>
          </label>
        )}
        {players === 2 && (
          <label className="check">
            <input
              type="checkbox"
              checked={isTogether}
              onChange={event => setTogether(event.target.checked)}
            />
            {told.elsewhere}
          </label>
        )}
        <button
          type="button"
          className="button primary big"
          disabled={busy || order === undefined}
          onClick={begin}
        >
          {busy ? told.beginning : isTogether && players === 2 ? told.open : told.begin}
        </button>
      </div>
      <p className="fine on-wood">{told.oursNote}</p>
    </Page>
  );
}
