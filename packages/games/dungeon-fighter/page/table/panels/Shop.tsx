/** The shop: wares as cards, healing and dice, and who carries what. */

import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import { withKeys } from '@tumblekeep/page-kit/play/keys.ts';
import { useRef, useState } from 'react';
import { type ActionOf, type CardId, texts } from '../../../rules/index.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { Explained } from '../../cards/Explain.tsx';
import { words } from '../../words/index.ts';
import { Answer } from '../Answer.tsx';
import { useTable } from '../context.ts';
import type { ShopPanel } from '../panel/model.ts';
import { type Obstacle, obstaclesTo, type Place, placesOn, shelfOf } from '../panel/wares.ts';
import { ActionAnswer } from './Choices.tsx';

function Why({ obstacle, kind }: { readonly obstacle: Obstacle; readonly kind: string }) {
  const { edition } = useTable();
  if (obstacle.why === 'price')
    return <span className="fine">{words.play.tooDear(obstacle.price, obstacle.coins)}</span>;
  const name = texts.heroName(edition, obstacle.hero);
  return (
    <span className="fine">
      {obstacle.why === 'has-one' ? words.play.hasOne(name) : words.play.noRoom(name, kind)}
    </span>
  );
}

interface WareProps {
  readonly place: Place;
  readonly buyers: readonly ActionOf<'buy'>[];
}

function Ware({ place: { card, isSold }, buyers }: WareProps) {
  const { view, edition, act } = useTable();
  const kind = edition.equipment.get(card)?.kind ?? 'spendable';
  return (
    <li className={isSold || buyers.length === 0 ? 'ware ware-closed' : 'ware'}>
      <Explained edition={edition} id={card}>
        <CardFace edition={edition} id={card} small />
      </Explained>
      <div className="ware-buyers">
        {isSold ? (
          <span className="ware-sold">{words.play.sold}</span>
        ) : (
          <>
            {buyers.map(action => (
              <Answer key={action.hero} className="tile answer-main" onClick={() => act(action)}>
                {words.play.buyFor(texts.heroName(edition, action.hero))}
              </Answer>
            ))}
            {obstaclesTo(edition, view, card, buyers).map(obstacle => (
              <Why key={JSON.stringify(obstacle)} obstacle={obstacle} kind={words.play.wareKinds[kind]} />
            ))}
          </>
        )}
      </div>
    </li>
  );
}

export function Shop({ panel }: { readonly panel: ShopPanel }) {
  const { view, edition } = useTable();
  const [healing, setHealing] = useState(false);
  const shelf = useRef(view.display);
  shelf.current = shelfOf(shelf.current, view.display) as CardId[];
  const buyersOf = (card: CardId) => panel.wares.find(ware => ware.card === card)?.buyers ?? [];
  const several = panel.healing.length > 1;
  return (
    <div className="shop">
      {view.display.length === 0 && <p className="fine">{words.play.soldOut}</p>}
      <ul className="card-row wares">
        {withKeys(placesOn(shelf.current, view.display), ({ card }) => card).map(({ key, item }) => (
          <Ware key={key} place={item} buyers={buyersOf(item.card)} />
        ))}
      </ul>
      <div className="answers">
        {!several && panel.healing.map(action => <ActionAnswer key="heal" action={action} />)}
        {several && (
          <Answer pressed={healing} onClick={() => setHealing(!healing)}>
            <Icon name="healing" className="answer-art" />
            <span>
              {words.play.cure}: {texts.count(edition.constants.shop.healPrice, 'coin')}
            </span>
          </Answer>
        )}
        {several &&
          healing &&
          panel.healing.map(action => <ActionAnswer key={action.hero} action={action} />)}
        {panel.die !== undefined && <ActionAnswer action={panel.die} />}
        {panel.done !== undefined && <ActionAnswer action={panel.done} className="answer-calm" />}
      </div>
    </div>
  );
}
