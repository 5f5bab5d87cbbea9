/** Equipment from hero to hero, by drag or by tapping a card and then its place. */

import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import { withKeys } from '@tumblekeep/page-kit/play/keys.ts';
import { type DragEvent, type ReactNode, useState } from 'react';
import { type ActionOf, type CardId, type HeroId, texts } from '../../../rules/index.ts';
import { Art } from '../../cards/Art.tsx';
import { words } from '../../words/index.ts';
import { Answer } from '../Answer.tsx';
import { heroOf, useTable } from '../context.ts';

type Handover = ActionOf<'give'> | ActionOf<'swap'>;

interface Picked {
  readonly hero: HeroId;
  readonly card: CardId;
}

/** A swap can be begun from either side. */
const startsWith = (action: Handover, { hero, card }: Picked): boolean =>
  (action.hero === hero && action.card === card) ||
  (action.type === 'swap' && action.with === hero && action.for === card);

const endsAt = (action: Handover, picked: Picked, hero: HeroId, card: CardId | undefined): boolean => {
  if (!startsWith(action, picked)) return false;
  if (action.type === 'give') return card === undefined && action.to === hero;
  const [otherHero, otherCard] =
    action.hero === picked.hero && action.card === picked.card
      ? [action.with, action.for]
      : [action.hero, action.card];
  return otherHero === hero && otherCard === card;
};

/** Dragging is a second way: everything can be tapped, too. */
function Drop({ hand, className, children }: { hand?: () => void; className?: string; children: ReactNode }) {
  return (
    <li
      className={className}
      onDragOver={(event: DragEvent) => {
        if (hand !== undefined) event.preventDefault();
      }}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        event.stopPropagation();
        hand?.();
      }}
    >
      {children}
    </li>
  );
}

export function Handing({ handing }: { readonly handing: readonly Handover[] }) {
  const { edition, view, act } = useTable();
  const [picked, setPicked] = useState<Picked | undefined>();
  const target = (hero: HeroId, card?: CardId): Handover | undefined =>
    picked && handing.find(action => endsAt(action, picked, hero, card));
  const hand = (action: Handover): void => {
    setPicked(undefined);
    act(action);
  };
  if (handing.length === 0) return <p className="fine">{words.play.nothingToTrade}</p>;
  return (
    <div className="handing">
      <p className="fine">
        {picked === undefined ? words.play.handText : words.play.picked(texts.nameOf(edition, picked.card))}{' '}
        {picked !== undefined && (
          <button type="button" className="button small quiet" onClick={() => setPicked(undefined)}>
            {words.play.letGo}
          </button>
        )}
      </p>
      <ul className="handing-heroes">
        {view.seats.map(id => {
          const hero = heroOf(view, id);
          if (hero.eliminated && hero.equipment.length === 0) return null;
          const here = target(id);
          return (
            <Drop
              key={id}
              className={here ? 'handing-hero open' : 'handing-hero'}
              {...(here && { hand: () => hand(here) })}
            >
              <h4>
                <Art edition={edition} id={id} /> {texts.heroName(edition, id)}
              </h4>
              <ul className="tiles">
                {withKeys(hero.equipment, one => one.card).map(({ key, item: { card, used } }) => {
                  const swap = target(id, card);
                  const mine = { hero: id, card };
                  const isPicked = picked?.hero === id && picked.card === card;
                  const movable = handing.some(action => startsWith(action, mine));
                  return (
                    <Drop key={key} {...(swap && { hand: () => hand(swap) })}>
                      <Answer
                        className={`tile ${swap ? 'open' : ''}`}
                        pressed={isPicked}
                        disabled={swap === undefined && !movable}
                        onDragStart={movable ? () => setPicked(mine) : undefined}
                        onClick={() => (swap ? hand(swap) : setPicked(isPicked ? undefined : mine))}
                      >
                        <span>
                          <Art edition={edition} id={card} />
                          {texts.nameOf(edition, card)}
                          {used && ` (${words.cards.used})`}
                        </span>
                        {swap && <Icon name="trade" />}
                      </Answer>
                    </Drop>
                  );
                })}
                {here !== undefined && (
                  <li>
                    <Answer className="tile open" onClick={() => hand(here)}>
                      <Icon name="next-button" /> {words.play.handTo(texts.heroName(edition, id))}
                    </Answer>
                  </li>
                )}
              </ul>
            </Drop>
          );
        })}
      </ul>
    </div>
  );
}
