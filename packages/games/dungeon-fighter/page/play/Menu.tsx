/** The menu of the table: leaving, looking up, settings, and who wants to be asked every time. */

import { Dialog } from '@tumblekeep/page-kit/app/Dialog.tsx';
import { Link } from 'wouter';
import { humansOf } from '../../hosted/index.ts';
import { type HeroId, texts } from '../../rules/index.ts';
import { to } from '../routes.ts';
import { words } from '../words/index.ts';
import type { Manners } from '../worker/protocol.ts';
import { useTable } from './table.ts';

export interface MenuProps {
  readonly manners: Manners;
  readonly onManners: (manners: Manners) => void;
  readonly onClose: () => void;
}

export function Menu({ manners, onManners, onClose }: MenuProps) {
  const { edition, table } = useTable();
  const toggle = (hero: HeroId): void => {
    const { askMe } = manners;
    onManners({
      ...manners,
      askMe: askMe.includes(hero) ? askMe.filter(one => one !== hero) : [...askMe, hero],
    });
  };
  return (
    <Dialog title={words.play.menuTitle} onClose={onClose}>
      <div className="menu">
        <Link href={to.start} className="button">
          {words.play.toHall}
        </Link>
        <Link href={to.rules()} className="button">
          {words.play.rules}
        </Link>
        <Link href={to.settings} className="button">
          {words.play.settings}
        </Link>
      </div>
      <fieldset className="choices menu-ask">
        <legend>{words.play.askMe}</legend>
        <p className="fine">{words.play.askMeText}</p>
        {humansOf(table).map(hero => (
          <label key={hero} className="check">
            <input type="checkbox" checked={manners.askMe.includes(hero)} onChange={() => toggle(hero)} />
            {texts.heroName(edition, hero)}
          </label>
        ))}
      </fieldset>
      <p className="fine">{words.play.keys}</p>
    </Dialog>
  );
}
