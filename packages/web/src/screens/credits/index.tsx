import credits from 'virtual:credits';
import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { Fragment } from 'react';
import { PAGES } from '../../games.ts';
import { words } from '../../words/index.ts';
import { ICON_AUTHORS } from './icon-authors.ts';
import './credits.css';

const told = words.credits;

function Outside({ href, children }: { readonly href: string | undefined; readonly children: string }) {
  return href === undefined ? (
    children
  ) : (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  );
}

export default function Credits() {
  return (
    <Page title={told.title} className="credits">
      <section className="panel">
        <h2>{told.games}</h2>
        {PAGES.map(({ id, credits: whose }) => whose !== undefined && <p key={id}>{whose}</p>)}
        <p>{told.gamesText}</p>
      </section>
      <section className="panel">
        <h2>{told.icons}</h2>
        <p>
          {told.iconsText} <Outside href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</Outside>,{' '}
          <Outside href="https://game-icons.net">game-icons.net</Outside>, {told.iconsFrom}{' '}
          {ICON_AUTHORS.map(({ name, address }, i) => (
            <Fragment key={name}>
              {i > 0 && ', '}
              <Outside href={address}>{name}</Outside>
            </Fragment>
          ))}
          . {told.changed}
        </p>
        <details>
          <summary>{told.iconsUsed(credits.icons.length)}</summary>
          <p className="fine">{credits.icons.join(', ')}</p>
        </details>
      </section>
      <section className="panel">
        <h2>{told.fonts}</h2>
        <ul>
          {told.fontsText.map(({ name, by, address }) => (
            <li key={name}>
              <Outside href={address}>{name}</Outside> {told.by} {by}, {told.openFont}
            </li>
          ))}
        </ul>
      </section>
      <section className="panel">
        <h2>{told.libraries}</h2>
        <ul className="libraries">
          {credits.libraries.map(({ name, version, license, address }) => (
            <li key={name}>
              <Outside href={address}>{name}</Outside> {version}, {license}
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
