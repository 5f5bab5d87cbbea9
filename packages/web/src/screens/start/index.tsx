import { whenIdle } from '@tumblekeep/page-kit/app/idle.ts';
import { useTitle } from '@tumblekeep/page-kit/app/Page.tsx';
import { to } from '@tumblekeep/page-kit/app/routes.ts';
import { warmUp } from '@tumblekeep/page-kit/app/screen.ts';
import type { Entrance, News } from '@tumblekeep/page-kit/game-page.ts';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { PAGES } from '../../games.ts';
import { words } from '../../words/index.ts';
import { Hall } from './Hall.tsx';
import type { Shelf } from './newest.ts';
import './start.css';

const told = words.start;

const entrancesTo = (what: Entrance['leadsTo']): readonly Entrance[] =>
  PAGES.flatMap(({ entrances }) => entrances.filter(({ leadsTo }) => leadsTo === what));

const WAYS = [
  ...entrancesTo('game'),
  { href: to.together, name: words.together.title, hint: words.together.hint },
  { href: to.continue, name: told.continue, hint: told.continueHint },
  ...entrancesTo('skill'),
  { href: to.rules(), name: told.rules, hint: told.rulesHint },
];

/** What one click begins. */
const QUICK = PAGES.find(({ playNow }) => playNow !== undefined)?.playNow;

/** What is offered to people who have never been here. */
const FIRST = PAGES.flatMap(({ firstVisit }) => firstVisit ?? []);

/** While people look, everything they will want comes in: the newest save, the table, then the other screens. */
function useShelf(): Shelf | undefined {
  const [shelf, setShelf] = useState<Shelf>();
  useEffect(() => {
    let here = true;
    whenIdle(async () => {
      // Storage that cannot be read is told on the shelf of saved games, not in the hall.
      const found = await import('./newest.ts')
        .then(({ lookAtShelf }) => lookAtShelf())
        .catch(() => undefined);
      if (here) setShelf(found);
      for (const load of PAGES.flatMap(({ ahead }) => ahead)) await warmUp(load);
    });
    return () => {
      here = false;
    };
  }, []);
  return shelf;
}

/** Asked again whenever somebody looks at the hall again: a turn may have come meanwhile. */
function useNews(): readonly News[] {
  const [news, setNews] = useState<readonly News[]>([]);
  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      const found = await import('./newest.ts').then(({ lookAround }) => lookAround()).catch(() => []);
      if (isHere) setNews(found);
    };
    const lookWhenSeen = (): void => {
      if (!document.hidden) void look();
    };
    whenIdle(look);
    document.addEventListener('visibilitychange', lookWhenSeen);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', lookWhenSeen);
    };
  }, []);
  return news;
}

export default function Start() {
  useTitle();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const { newest, isEmpty = false } = useShelf() ?? {};
  const news = useNews();

  const playNow = async () => {
    setBusy(true);
    const place = await QUICK?.begin();
    setBusy(false);
    if (place !== undefined) navigate(place);
  };

  return (
    <div className="start">
      <Hall />
      <main className="start-door">
        <h1 className="start-title">{told.title}</h1>
        <p className="start-motto">{told.motto}</p>
        <p className="start-about">{told.about}</p>
        {QUICK !== undefined && (
          <button type="button" className="button primary big start-now" disabled={busy} onClick={playNow}>
            {busy ? told.setting : told.playNow}
            <small>{QUICK.hint}</small>
          </button>
        )}
        {isEmpty &&
          FIRST.map(({ href, text }) => (
            <Link key={href} href={href} className="start-first">
              {text}
            </Link>
          ))}
        {newest !== undefined && (
          <Link href={newest.place} className="button start-go-on">
            <span>
              {told.goOn}
              <small>
                {newest.party} · {newest.where}
              </small>
            </span>
          </Link>
        )}
        {news.length > 0 && (
          <ul className="start-news" aria-label={told.news}>
            {news.map(({ href, name, hint }) => (
              <li key={`${href} ${name}`}>
                <Link href={href}>{name}</Link> {hint}
              </li>
            ))}
          </ul>
        )}
        <nav className="start-ways" aria-label={told.title}>
          {WAYS.map(({ href, name, hint }) => (
            <Link key={href} href={href} className="button start-way">
              <span>
                {name}
                <small>{hint}</small>
              </span>
            </Link>
          ))}
        </nav>
        <footer className="start-foot">
          <Link href={to.settings}>{told.settings}</Link>
          <Link href={to.credits}>{told.credits}</Link>
        </footer>
      </main>
    </div>
  );
}
