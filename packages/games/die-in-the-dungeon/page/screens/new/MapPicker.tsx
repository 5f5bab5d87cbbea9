/** The dungeons to choose from, each with its plan. */

import { Choices } from '@tumblekeep/page-kit/app/Choices.tsx';
import { useId } from 'react';
import {
  CONTENT,
  type DungeonMap,
  OWN_DIFFICULTIES,
  type OwnDifficulty,
  placeOf,
  texts,
} from '../../../rules/index.ts';
import { Passages } from '../../sight/DungeonMap.tsx';
import { words } from '../../words/index.ts';
import { drawSeed, highestOf, isSeed, mapWanted, numbersOf, type Wish } from './wish.ts';

const told = words.crawl.newGame;

export function Plan({ map }: { readonly map: DungeonMap }) {
  const places = map.cells.map(({ at }) => placeOf(at));
  const columns = Math.max(...places.map(([column]) => column)) + 1;
  const rows = Math.max(...places.map(([, row]) => row)) + 1;
  const most = Math.max(columns, rows);
  return (
    <span
      className="plan"
      aria-hidden="true"
      style={{ gridTemplateColumns: `repeat(${columns}, 1fr)`, width: `${(columns / most) * 100}%` }}
    >
      {map.cells.map(cell => {
        const [column, row] = placeOf(cell.at);
        return (
          <span
            key={cell.at}
            className={`plan-cell plan-${cell.back}`}
            style={{ gridColumn: column + 1, gridRow: row + 1 }}
          >
            <Passages cell={cell} />
          </span>
        );
      })}
    </span>
  );
}

interface PickProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly map: DungeonMap | undefined;
  readonly title: string;
  readonly hint: string;
  readonly text: string;
}

const MapPick = ({ name, isChosen, onChoose, map, title, hint, text }: PickProps) => (
  <label className="map-pick">
    <input type="radio" className="hidden-text" name={name} checked={isChosen} onChange={onChoose} />
    <span className="map-pick-plan">
      {map === undefined ? (
        <span className="plan-none" aria-hidden="true">
          ?
        </span>
      ) : (
        <Plan map={map} />
      )}
    </span>
    <span className="map-pick-text">
      <b>{title}</b>
      <small>{hint}</small>
      <span>{text}</span>
    </span>
  </label>
);

interface Props {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

export function MapPicker({ wish, onWish }: Props) {
  const name = useId();
  const maps = [...CONTENT.tables.maps].sort((a, b) => a.players - b.players || a.difficulty - b.difficulty);
  const own = mapWanted({ ...wish, map: 'own' });
  return (
    <>
      <div className="map-picks">
        {maps.map(map => (
          <MapPick
            key={map.id}
            name={name}
            isChosen={wish.map === map.id}
            onChoose={() => onWish({ ...wish, map: map.id })}
            map={map}
            title={map.name}
            hint={
              map.difficulty === 0
                ? told.training
                : `${texts.difficultyName(map)} · ${told.players(map.players)}`
            }
            text={map.text}
          />
        ))}
        <MapPick
          name={name}
          isChosen={wish.map === 'own'}
          onChoose={() => onWish({ ...wish, map: 'own' })}
          map={own}
          title={told.own}
          hint={told.ownDifficulties[wish.own.difficulty]}
          text={told.ownText}
        />
      </div>
      {wish.map === 'own' && <OwnMap wish={wish} onWish={onWish} />}
      {numbersOf(wish.map).length > 0 && <Easier wish={wish} onWish={onWish} />}
    </>
  );
}

/** For easier games the higher tiles stay in the box. */
function Easier({ wish, onWish }: Props) {
  return (
    <Choices
      className="easier-map"
      legend={told.easier}
      value={String(highestOf(wish) ?? '')}
      options={[
        { value: '', name: told.allTiles },
        ...numbersOf(wish.map).map(number => ({ value: String(number), name: told.upTo(number) })),
      ]}
      onChange={value => onWish({ ...wish, highest: value === '' ? undefined : Number(value) })}
    />
  );
}

function OwnMap({ wish, onWish }: Props) {
  const { own } = wish;
  const change = (changed: Partial<Wish['own']>) => onWish({ ...wish, own: { ...own, ...changed } });
  return (
    <div className="own-map">
      <Choices<OwnDifficulty>
        legend={told.ownDifficulty}
        value={own.difficulty}
        options={(Object.keys(OWN_DIFFICULTIES) as OwnDifficulty[]).map(id => ({
          value: id,
          name: told.ownDifficulties[id],
          hint: told.ownHint(OWN_DIFFICULTIES[id].parties, OWN_DIFFICULTIES[id].level),
        }))}
        onChange={difficulty => change({ difficulty })}
      />
      <div className="row">
        <label className="row">
          <b>{told.seed}</b>
          <input
            className="field"
            value={own.seed}
            maxLength={16}
            aria-invalid={!isSeed(own.seed)}
            title={told.seedHint}
            onChange={event => change({ seed: event.target.value.toLowerCase() })}
          />
        </label>
        <button type="button" className="button" onClick={() => change({ seed: drawSeed(Math.random) })}>
          {told.anotherSeed}
        </button>
        <span className="fine">{told.seedHint}</span>
      </div>
    </div>
  );
}
