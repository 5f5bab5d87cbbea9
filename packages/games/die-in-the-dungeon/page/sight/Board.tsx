/** The board of a creature: six dice, DieMinions, tokens, Die-Namic Dice, abilities and cards. */
import {
  CONTENT,
  type CreatureId,
  type CreatureView,
  DICE,
  dieOf,
  sidesOf,
  THRESHOLDS,
  TRACKS,
  type Track,
  texts,
  type View,
} from '../../rules/index.ts';
import { CrawlArt, Sign } from '../CrawlArt.tsx';
import { Die } from '../dice/Die.tsx';
import { Explained } from '../Explain.tsx';
import type { LastStep } from '../moments.ts';
import { words } from '../words/index.ts';

const told = words.crawl.play;

function TrackDie({
  track,
  own,
  before,
}: {
  readonly track: Track;
  readonly own: CreatureView;
  readonly before: CreatureView | undefined;
}) {
  const { die, value } = own.tracks[track];
  const change = before === undefined ? 0 : value - before.tracks[track].value;
  const grown = before !== undefined && before.tracks[track].die !== die;
  return (
    <li className={`track of-${track}`}>
      <Explained id={track} className="track-die">
        <span className="track-name">
          <CrawlArt id={track} />
          {texts.trackName(track)}
          <span className="hidden-text">: {value},</span>
        </span>
        <span className="track-body" key={`${die}-${value}`}>
          <Die sides={die} value={value} />
          {change !== 0 && (
            <span className={change > 0 ? 'track-change gained' : 'track-change lost'}>
              {change > 0 ? `+${change}` : `−${-change}`}
            </span>
          )}
        </span>
        <span className={`track-size ${grown ? 'is-grown' : ''}`}>{dieOf(die)}</span>
      </Explained>
    </li>
  );
}

function Minions({ own }: { readonly own: CreatureView }) {
  const dice = DICE.flatMap(die => Array.from({ length: own.minions[die] }, () => die));
  return (
    <div className="board-row">
      <h4>
        <Explained id="die-minion">{told.minions}</Explained>
      </h4>
      <ul className="board-dice of-minion">
        {dice.length === 0 && <li className="fine">{told.noMinions}</li>}
        {dice.map((die, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: DieMinions of one die are alike
          <li key={i}>
            <Die sides={sidesOf(die)} value={sidesOf(die)} title={die} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tokens({ own }: { readonly own: CreatureView }) {
  const tokens = TRACKS.flatMap(track => Array.from({ length: own.tokens[track] }, () => track));
  if (tokens.length === 0) return null;
  return (
    <div className="board-row">
      <h4>{told.tokens}</h4>
      <ul className="board-dice">
        {tokens.map((track, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of one track are alike
          <li key={i} className={`coin of-${track}`} title={texts.tokenName(track)}>
            <CrawlArt id={track} />
            <span className="hidden-text">{texts.tokenName(track)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Boxes({ own }: { readonly own: CreatureView }) {
  return (
    <div className="board-row">
      <h4>
        <Explained id="die-namic">{told.pips}</Explained>
      </h4>
      <ol className="boxes">
        {THRESHOLDS.map((threshold, i) => {
          const isThere = i < own.boxes;
          const pips = own.pips[i] ?? 0;
          return (
            <li
              key={threshold}
              className={isThere ? 'box box-there of-pips' : 'box'}
              title={told.box(i + 1, pips, isThere, threshold)}
            >
              {isThere ? <Die sides={6} value={pips} /> : <span aria-hidden="true">{threshold}</span>}
              <span className="hidden-text">{told.box(i + 1, pips, isThere, threshold)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Abilities({ id, own }: { readonly id: CreatureId; readonly own: CreatureView }) {
  const card = CONTENT.creature.get(id);
  if (card === undefined) return null;
  const isRunning = (ability: string): boolean => own.boons.some(boon => boon.ability === ability);
  const line = (ability: string, isUsed: boolean) => (
    <li key={ability}>
      <Explained id={ability} className={`ability ${isUsed ? 'ability-used' : ''}`}>
        <CrawlArt id={ability} />
        <span>{texts.abilityName(CONTENT, ability)}</span>
        <small>
          {isUsed ? told.used : isRunning(ability) ? told.runs : (CONTENT.ability.get(ability)?.cost ?? '')}
        </small>
      </Explained>
    </li>
  );
  return (
    <>
      <h4>{told.abilities}</h4>
      <ul className="powers">{card.abilities.map(ability => line(ability, false))}</ul>
      <h4>{told.cards}</h4>
      <ul className="powers">{card.cards.map(one => line(one, !own.cards.includes(one)))}</ul>
    </>
  );
}

export interface BoardProps {
  readonly id: CreatureId;
  readonly view: View;
}

/** The six dice alone, for narrow screens and for the creature that waits. */
export function Tracks({ id, view, last }: BoardProps & { readonly last: LastStep | undefined }) {
  const before = last?.before.view.creatures[id];
  const own = view.creatures[id];
  if (own === undefined) return null;
  return (
    <ul className="tracks" aria-label={told.board(texts.creatureName(CONTENT, id))}>
      {TRACKS.map(track => (
        <TrackDie key={track} track={track} own={own} before={before} />
      ))}
    </ul>
  );
}

export function Details({ id, view }: BoardProps) {
  const own = view.creatures[id];
  if (own === undefined) return null;
  return (
    <div className="board-details">
      <p className="board-points">
        <Sign of="points" /> {told.points(own.points)}
      </p>
      <Minions own={own} />
      <Tokens own={own} />
      <Boxes own={own} />
      <Abilities id={id} own={own} />
    </div>
  );
}
