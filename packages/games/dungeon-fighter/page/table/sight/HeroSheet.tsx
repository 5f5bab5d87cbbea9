/** A hero on the table: life, scars on their abilities, equipment in its places, tokens and company. */

import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import { useNameOf } from '@tumblekeep/page-kit/online/people.ts';
import { withKeys } from '@tumblekeep/page-kit/play/keys.ts';
import {
  COLORS,
  EQUIPMENT_KINDS,
  type EquipmentKind,
  type HeroId,
  type HeroView,
  texts,
} from '../../../rules/index.ts';
import { Art } from '../../cards/Art.tsx';
import { DieMark } from '../../cards/DieMark.tsx';
import { Explained } from '../../cards/Explain.tsx';
import { Hearts } from '../../cards/Hearts.tsx';
import { words } from '../../words/index.ts';
import { heroOf, type TableSight, useTable } from '../context.ts';

function stateOf({ edition }: TableSight, hero: HeroView): string | undefined {
  if (hero.eliminated) return words.cards.out;
  return hero.fainted ? edition.words.fainting.state : undefined;
}

function Abilities({ hero }: { readonly hero: HeroView }) {
  const { edition } = useTable();
  const sheet = edition.hero.get(hero.hero);
  if (sheet === undefined) return null;
  return (
    <ul className="abilities">
      {COLORS.map(color => {
        const scarred = hero.scars.includes(color);
        return (
          <li key={color} className={scarred ? 'scarred' : undefined}>
            <Explained edition={edition} id={sheet.abilities[color]}>
              <DieMark die={color} scarred={scarred} />
              <span>{texts.abilityLabel(edition, hero.hero, color)}</span>
              {scarred && <span className="hidden-text">{words.cards.scarred(color)}</span>}
            </Explained>
          </li>
        );
      })}
    </ul>
  );
}

const KIND_ICONS = { weapon: 'crossed-swords', armor: 'breastplate', spendable: 'beer-stein' } as const;

function Equipment({ hero }: { readonly hero: HeroView }) {
  const { edition } = useTable();
  const slots = edition.hero.get(hero.hero)?.slots;
  const kindOf = (card: string): EquipmentKind | undefined => edition.equipment.get(card)?.kind;
  return (
    <ul className="equipment">
      {EQUIPMENT_KINDS.flatMap(kind => {
        const carried = hero.equipment.filter(({ card }) => kindOf(card) === kind);
        const free = Math.max(0, (slots?.[kind] ?? 0) - carried.length);
        return [
          ...withKeys(carried, one => one.card).map(({ key, item: { card, used } }) => (
            <li key={key} className={used ? 'slot slot-used' : 'slot'}>
              <Explained edition={edition} id={card}>
                <Art edition={edition} id={card} />
                <span>
                  {texts.nameOf(edition, card)}
                  {used && <small> ({words.cards.used})</small>}
                </span>
              </Explained>
            </li>
          )),
          ...withKeys(Array<string>(free).fill(kind), one => one).map(({ key }) => (
            <li key={key} className="slot slot-free">
              <Icon
                name={KIND_ICONS[kind]}
                title={words.cards.freeSlot(kind === 'spendable' ? edition.words.spendable.one : kind)}
              />
            </li>
          )),
        ];
      })}
    </ul>
  );
}

/** Everything that lies beside a hero. */
function Company({ hero }: { readonly hero: HeroView }) {
  const { edition, view } = useTable();
  const markers = (view.combat?.markers ?? []).filter(
    one => one.hero === hero.hero && edition.marker.get(one.marker)?.on === 'hero',
  );
  if (hero.token === 'none' && hero.captives.length === 0 && markers.length === 0) return null;
  return (
    <p className="company">
      {hero.token === 'active' && (
        <span className="chip">
          <Icon name="sparkles" /> {words.cards.token(texts.tokenName(edition, hero.hero))}
        </span>
      )}
      {markers.map(({ marker }) => (
        <Explained key={marker} edition={edition} id={marker} className="chip">
          <Art edition={edition} id={marker} /> {texts.nameOf(edition, marker)}
        </Explained>
      ))}
      {hero.captives.map(card => (
        <Explained key={card} edition={edition} id={card} className="chip">
          <Art edition={edition} id={card} /> {words.cards.follows(texts.nameOf(edition, card))}
        </Explained>
      ))}
    </p>
  );
}

export interface HeroSheetProps {
  readonly id: HeroId;
  /** It is this hero's decision. */
  readonly isAsked: boolean;
  /** With abilities and equipment. */
  readonly full: boolean;
}

export function HeroSheet({ id, isAsked, full }: HeroSheetProps) {
  const sight = useTable();
  const { edition, view, table } = sight;
  const hero = heroOf(view, id);
  const state = stateOf(sight, hero);
  const seat = table.seats[id];
  const player = useNameOf(id);
  const isActive = view.phase === 'combat' && view.combat?.active === id;
  const isDefeated = edition.words.retrieving.mark !== '' && (view.combat?.defeats ?? 0) > 0;
  const classes = [
    'hero',
    isAsked && 'hero-asked',
    isActive && 'hero-active',
    state && 'hero-down',
    full && 'hero-full',
  ];
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      data-hero={id}
      aria-current={isAsked ? 'true' : undefined}
    >
      <div className="hero-head">
        <Explained edition={edition} id={id} className="hero-portrait">
          <Art edition={edition} id={id} />
          {view.leader === id && (
            <Icon
              name="crown"
              className={isDefeated ? 'leader leader-turned' : 'leader'}
              title={isDefeated ? words.cards.leaderDefeated : words.cards.leader}
            />
          )}
        </Explained>
        <div className="hero-label">
          <b>{texts.heroName(edition, id)}</b>
          {full && (
            <small>
              {seat?.kind === 'human' ? (player ?? words.play.person) : words.play.bot(seat?.skill ?? '')}
            </small>
          )}
          {state === undefined ? (
            <Hearts
              life={hero.life}
              maximum={hero.maximum}
              whole={edition.constants.life}
              threatened={view.combat?.incoming[view.seats.indexOf(id)] ?? 0}
            />
          ) : (
            <em className="hero-state">{state}</em>
          )}
        </div>
      </div>
      {full && <Abilities hero={hero} />}
      {full ? <Equipment hero={hero} /> : <EquipmentSigns hero={hero} />}
      {full && <Company hero={hero} />}
    </li>
  );
}

/** Only the signs of what a hero has. */
function EquipmentSigns({ hero }: { readonly hero: HeroView }) {
  const { edition } = useTable();
  if (hero.equipment.length + hero.scars.length === 0 && hero.token !== 'active') return null;
  return (
    <span className="hero-signs">
      {hero.scars.map(color => (
        <DieMark key={color} die={color} scarred />
      ))}
      {hero.token === 'active' && (
        <Icon name="sparkles" title={words.cards.token(texts.tokenName(edition, hero.hero))} />
      )}
      {withKeys(hero.equipment, one => one.card).map(({ key, item: { card, used } }) => (
        <span key={key} className={used ? 'sign sign-used' : 'sign'} title={texts.nameOf(edition, card)}>
          <Art edition={edition} id={card} />
        </span>
      ))}
    </span>
  );
}
