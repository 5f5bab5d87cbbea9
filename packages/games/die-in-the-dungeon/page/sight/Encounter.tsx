/** The tile that is being resolved: what it says, who stands on it, and what their sums mean. */

import type { CrawlSnapshot } from '../../hosted/index.ts';
import {
  CONTENT,
  type HeroAttack,
  isEpic,
  isPartyWarded,
  type Line,
  type PartyHero,
  STATS,
  type Stat,
  sidesOf,
  type Tile,
  texts,
  type View,
} from '../../rules/index.ts';
import { tileHere } from '../board.ts';
import { CrawlArt, Sign } from '../CrawlArt.tsx';
import { Die } from '../dice/Die.tsx';
import { OwnDice } from '../dice/OwnDice.tsx';
import { Explained } from '../Explain.tsx';
import type { LastStep } from '../moments.ts';
import { words } from '../words/index.ts';
import { LastRolls } from './LastRolls.tsx';

const told = words.crawl.play;

function HeroCard({ one }: { readonly one: PartyHero }) {
  const { id, hero, level, rotated } = one;
  const line = CONTENT.lines[hero][isEpic(hero) ? 1 : level] as Line;
  return (
    <li className={`hero-card ${isEpic(hero) ? 'hero-epic' : ''}`}>
      <Explained id={hero} className="hero-face">
        <CrawlArt id={hero} />
        <b>{texts.partyHeroName(id)}</b>
        <small>
          {isEpic(hero) ? told.epic : told.level(level)}
          {rotated && `, ${told.furious}`}
        </small>
      </Explained>
      <span className="hero-line">
        {STATS.map((stat, i) => (
          <span key={stat} className={`of-${stat}`} title={texts.trackName(stat)}>
            <CrawlArt id={stat} />
            <span className="hidden-text">{texts.trackName(stat)}</span>
            {line[i]}
          </span>
        ))}
      </span>
    </li>
  );
}

interface SumProps {
  readonly stat: Stat;
  readonly view: View;
  readonly attack: HeroAttack | undefined;
  readonly chance: number | undefined;
}

/** One stat of the fight: their sum and die, my die, and the odds both ways. */
function Sum({ stat, view, attack, chance }: SumProps) {
  const { combat } = view;
  if (combat === null) return null;
  const own = combat.own[stat];
  const total = combat.totals[stat];
  const die = combat.dice[stat];
  return (
    <li className={`sum of-${stat}`}>
      <h4>
        <Explained id={stat}>
          <CrawlArt id={stat} /> {texts.trackName(stat)}
        </Explained>
      </h4>
      <div className="sum-sides">
        <div className="sum-side sum-theirs" title={texts.totalText(stat, total)}>
          <small>{told.theirs}</small>
          <span className="sum-die of-party">
            <Die sides={sidesOf(die)} value={sidesOf(die)} title={die} />
          </span>
          <small>
            <span>
              {told.sum} <b>{total}</b>
            </span>{' '}
            <span>→ {die}</span>
          </small>
        </div>
        <div className="sum-side sum-yours">
          <small>{told.yours}</small>
          <span className="sum-die">
            <OwnDice roll={own} title={own === null ? told.barred : texts.ownRollText(own)} />
          </span>
          <small>{own === null ? told.barred : isPartyWarded(view) ? told.onlyOne : told.beat(total)}</small>
        </div>
      </div>
      <p className="sum-odds">
        {attack === undefined ? (
          told.noAttack
        ) : (
          <>
            {told.attacks(attack.attacks)} {told.hitChance(attack.hit)}
            <span className="sum-harm">{told.harm(attack.damage.toFixed(1))}</span>
          </>
        )}
      </p>
      {chance !== undefined && <p className="sum-own">{told.chance(chance)}</p>}
    </li>
  );
}

function TileCard({ tile }: { readonly tile: Tile }) {
  return (
    <header className="tile-card">
      <CrawlArt id={tile.id} className="tile-art" />
      <div>
        <h3>{tile.name}</h3>
        {tile.text !== undefined && <p>{tile.text}</p>}
        <p className="flavour">{tile.flavour}</p>
      </div>
    </header>
  );
}

export interface EncounterProps {
  readonly snapshot: CrawlSnapshot;
  readonly last: LastStep | undefined;
}

export function Encounter({ snapshot, last }: EncounterProps) {
  const { view, attacks, choices } = snapshot;
  const { combat } = view;
  const tile = tileHere(CONTENT, view);
  const chanceOf = (stat: Stat): number | undefined =>
    choices.find(({ action }) => action.type === 'attack' && action.stat === stat)?.chance;
  return (
    <section className="encounter panel" aria-label={told.fight}>
      {tile !== undefined && <TileCard tile={tile} />}
      {combat !== null && (
        <>
          <h4 className="party-title">
            <Explained id="party-total">
              <Sign of="swords" /> {told.party}, {told.round(combat.round)}
            </Explained>
            {combat.unknown > 0 && <small> ({told.unknown(combat.unknown)})</small>}
          </h4>
          <ul className="opponents">
            {combat.heroes.map(one => (
              <HeroCard key={one.id} one={one} />
            ))}
          </ul>
          {combat.unknown === 0 && combat.heroes.length > 0 && (
            <ul className="sums">
              {STATS.map(stat => (
                <Sum
                  key={stat}
                  stat={stat}
                  view={view}
                  attack={attacks.find(one => one.stat === stat)}
                  chance={chanceOf(stat)}
                />
              ))}
            </ul>
          )}
        </>
      )}
      <LastRolls last={last} />
    </section>
  );
}
