/** The menu of the table: leaving, looking up, settings, and who wants to be asked every time. */

import { Dialog } from '@tumblekeep/page-kit/app/Dialog.tsx';
import { Link } from 'wouter';
import { humansOf } from '../../hosted/index.ts';
import { type HeroId, texts } from '../../rules/index.ts';
import { to } from '../routes.ts';
import { words } from '../words/index.ts';
import type { Preferences } from '../worker/protocol.ts';
import { useTable } from './context.ts';

export interface MenuProps {
  readonly preferences: Preferences;
  readonly onPreferences: (preferences: Preferences) => void;
  readonly onClose: () => void;
}

export function Menu({ preferences, onPreferences, onClose }: MenuProps) {
  const { edition, table } = useTable();
  const toggle = (hero: HeroId): void => {
    const { askMe } = preferences;
    onPreferences({
      ...preferences,
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
            <input type="checkbox" checked={preferences.askMe.includes(hero)} onChange={() => toggle(hero)} />
            {texts.heroName(edition, hero)}
          </label>
        ))}
      </fieldset>
      <p className="fine">{words.play.keys}</p>
    </Dialog>
  );
}
