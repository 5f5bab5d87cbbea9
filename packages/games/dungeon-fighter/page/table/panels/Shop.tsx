/** The shop: wares as cards, healing and dice, and who carries what. */

import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import { withKeys } from '@tumblekeep/page-kit/play/keys.ts';
import { useState } from 'react';
import { type ActionOf, texts } from '../../../rules/index.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { Explained } from '../../cards/Explain.tsx';
import { words } from '../../words/index.ts';
import { Answer } from '../Answer.tsx';
import { useTable } from '../context.ts';
import type { ShopPanel } from '../panel/model.ts';
import { ActionAnswer } from './Choices.tsx';

function Ware({ card, buyers }: { readonly card: string; readonly buyers: readonly ActionOf<'buy'>[] }) {
  const { edition, act } = useTable();
  return (
    <li className={buyers.length === 0 ? 'ware ware-closed' : 'ware'}>
      <Explained edition={edition} id={card}>
        <CardFace edition={edition} id={card} small />
      </Explained>
      <div className="ware-buyers">
        {buyers.length === 0 && <span className="fine">{words.play.cannotBuy}</span>}
        {buyers.map(action => (
          <Answer key={action.hero} className="tile" onClick={() => act(action)}>
            {words.play.buyFor(texts.heroName(edition, action.hero))}
          </Answer>
        ))}
      </div>
    </li>
  );
}

export function Shop({ panel }: { readonly panel: ShopPanel }) {
  const { view, edition } = useTable();
  const [healing, setHealing] = useState(false);
  const several = panel.healing.length > 1;
  return (
    <div className="shop">
      {view.display.length === 0 && <p className="fine">{words.play.soldOut}</p>}
      <ul className="card-row wares">
        {withKeys(view.display, card => card).map(({ key, item: card }) => (
          <Ware key={key} card={card} buyers={panel.wares.find(ware => ware.card === card)?.buyers ?? []} />
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
