/** The monster or boss: who it is, what it does, what it takes and what is left of it. */

import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import { COLORS, demandsOf, foeOf, texts } from '../../../rules/index.ts';
import { Art } from '../../cards/Art.tsx';
import { DieMark } from '../../cards/DieMark.tsx';
import { Explained } from '../../cards/Explain.tsx';
import { words } from '../../words/index.ts';
import { useTable } from '../context.ts';

export function Foe({ compact = false }: { readonly compact?: boolean }) {
  const { edition, view } = useTable();
  const { combat } = view;
  const card = combat === null ? undefined : foeOf(edition, combat.foe);
  if (combat === null || card === undefined) return null;
  const ability = texts.foeAbilityName(edition, card.id);
  const whole = Math.max(combat.initialLife, combat.life, 1);
  const left = Math.max(0, combat.life);
  const demands = combat.throw?.requirements ?? demandsOf(edition, view, []).map(({ id }) => id);
  const onFoe = combat.markers.filter(({ marker }) => edition.marker.get(marker)?.on === 'monster');
  return (
    <section
      className={`foe ${compact ? 'foe-compact' : ''} ${combat.boss ? 'foe-boss' : ''}`}
      aria-label={card.name}
    >
      <Explained edition={edition} id={card.id} className="foe-art">
        <Art edition={edition} id={card.id} />
      </Explained>
      <div className="foe-facts">
        <h2 className="foe-name">{card.name}</h2>
        <p className="foe-line">
          {combat.boss ? words.cards.boss(card.type) : words.cards.level(combat.level, card.type)}
        </p>
        <div className="foe-life">
          <meter min={0} max={whole} value={left} aria-label={words.cards.badges.life} />
          <span style={{ width: `${(100 * left) / whole}%` }} />
          <b>
            <Icon name="hearts" /> {left} / {combat.initialLife}
          </b>
        </div>
        <p className="foe-chips">
          <span className="chip chip-damage" title={words.cards.badges.damage}>
            <Icon name="high-punch" title={words.cards.badges.damage} /> {card.damage}
          </span>
          {combat.coins > 0 && (
            <span className="chip chip-coins" title={words.cards.badges.coins}>
              <Icon name="two-coins" title={words.cards.badges.coins} /> {combat.coins}
            </span>
          )}
          {ability !== undefined && (
            <Explained edition={edition} id={card.ability ?? ''} className="chip chip-ability">
              <Art edition={edition} id={card.ability ?? ''} />
              {combat.silenced ? <s>{ability}</s> : ability}
              {combat.silenced && ` (${words.play.silenced})`}
            </Explained>
          )}
          {demands.map(id => (
            <Explained key={id} edition={edition} id={id} className="chip chip-demand">
              <Art edition={edition} id={id} /> {texts.nameOf(edition, id)}
            </Explained>
          ))}
          {onFoe.map(({ marker }) => (
            <Explained key={marker} edition={edition} id={marker} className="chip">
              <Art edition={edition} id={marker} /> {texts.nameOf(edition, marker)}
            </Explained>
          ))}
        </p>
        {!compact && <p className="foe-flavour">{card.flavour}</p>}
      </div>
    </section>
  );
}

/** The coloured dice that are left, and the chest. */
export function Supplies() {
  const { view } = useTable();
  const { combat, chest } = view;
  return (
    <div className="supplies">
      {combat !== null && (
        <span
          className="supply"
          role="img"
          aria-label={`${words.play.dice}: ${combat.dice.join(', ') || words.play.noDice}`}
        >
          {COLORS.map(die => (
            <DieMark key={die} die={die} className={combat.dice.includes(die) ? '' : 'die-gone'} />
          ))}
        </span>
      )}
      <span className="supply" title={words.play.chest}>
        <Icon name="open-treasure-chest" title={words.play.chest} />
        <span className="coin-count">
          <Icon name="two-coins" /> {texts.count(chest.coins, 'coin')}
        </span>
        <span className="coin-count">
          <DieMark die="white" /> {texts.count(chest.dice, 'bonus die')}
        </span>
      </span>
      {combat !== null && combat.stolen > 0 && (
        <span className="supply">
          <Icon name="card-draw" /> {words.play.stolen(combat.stolen)}
        </span>
      )}
    </div>
  );
}
