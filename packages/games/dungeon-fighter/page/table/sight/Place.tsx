/** Where the party is and how far it is to the boss. */

import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import { texts } from '../../../rules/index.ts';
import { Art } from '../../cards/Art.tsx';
import { Explained } from '../../cards/Explain.tsx';
import { words } from '../../words/index.ts';
import { useTable } from '../context.ts';
import { floorOf } from './map.ts';

function Progress() {
  const { edition, view } = useTable();
  const { dungeonCards } = edition.constants;
  if (view.combat?.boss) return <p>{words.play.finalBoss}</p>;
  if (dungeonCards === undefined) {
    const boss = edition.map.get(view.map?.floors.at(-1) ?? '')?.boss;
    return (
      <>
        <ol className="tower">
          {view.tower.map((left, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: levels are numbers
            <li key={i} title={words.play.tower(i + 1, left)}>
              <Icon name="skull-crossed-bones" /> {words.play.tower(i + 1, left)}
            </li>
          ))}
        </ol>
        {boss !== undefined && <p>{words.play.atTheEnd(texts.nameOf(edition, boss))}</p>}
      </>
    );
  }
  const { shops, iconsForShop } = dungeonCards;
  const isOpen = view.phase === 'shop';
  const shop = Math.min(view.shops + (isOpen ? 0 : 1), shops);
  if (isOpen) return <p>{words.play.atShop(shop, shops)}</p>;
  return (
    <div className="progress">
      <p>{words.play.shopWay(shop, shops, Math.min(view.icons, iconsForShop), iconsForShop)}</p>
      <progress max={iconsForShop} value={view.icons} aria-label={words.play.shop} />
    </div>
  );
}

export function Place() {
  const { edition, view } = useTable();
  const map = floorOf(edition, view);
  return (
    <section className="place">
      <p className="place-round">
        {words.play.round(view.round)} · {texts.capital(edition.words.phases[view.phase])} ·{' '}
        {texts.difficultyName(edition, view.difficulty)}
        {view.beginning !== undefined && ` · ${words.newGame.beginnings[view.beginning]}`}
        {view.handicap !== undefined &&
          ` · ${words.newGame.handicap.value(texts.handicapName(view.handicap))}`}
      </p>
      {map !== undefined && view.map !== null && (
        <p>{words.play.floor(view.map.floor + 1, view.map.floors.length, map.name)}</p>
      )}
      {view.room !== null && (
        <Explained edition={edition} id={view.room} className="place-room">
          <Art edition={edition} id={view.room} />
          <span>
            <b>{texts.nameOf(edition, view.room)}</b>
            <small>{texts.roomText(edition, edition.room.get(view.room))}</small>
          </span>
        </Explained>
      )}
      <Progress />
    </section>
  );
}
