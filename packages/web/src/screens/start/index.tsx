import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { begin } from '../../app/begin.ts';
import { whenIdle } from '../../app/idle.ts';
import { useTitle } from '../../app/Page.tsx';
import { to } from '../../app/routes.ts';
import { hasScreen, warmUp } from '../../app/screens.ts';
import { words } from '../../strings/index.ts';
import { Hall } from './Hall.tsx';
import type { Newest } from './newest.ts';
import './start.css';

const told = words.start;

const WAYS = [
  { screen: 'crawl-new', href: to.crawlNew(), name: told.crawl, hint: told.crawlHint },
  { screen: 'new-game', href: to.newGame, name: told.newGame, hint: told.newGameHint },
  { screen: 'continue', href: to.continue, name: told.continue, hint: told.continueHint },
  { screen: 'practice', href: to.practice, name: told.practice, hint: told.practiceHint },
  { screen: 'learn', href: to.learn, name: told.learn, hint: told.learnHint },
  { screen: 'rules', href: to.rules(), name: told.rules, hint: told.rulesHint },
] as const;

/** While people look, everything they will want comes in: the newest save, the table, then the other screens. */
function useNewest(): Newest | undefined {
  const [newest, setNewest] = useState<Newest>();
  useEffect(() => {
    let here = true;
    whenIdle(async () => {
      // Storage that cannot be read is told on the shelf of saved games, not in the hall.
      const found = await import('./newest.ts').then(({ newestGame }) => newestGame()).catch(() => undefined);
      if (here) setNewest(found);
      await warmUp('play');
      await warmUp('new-game');
      await warmUp('crawl-new');
    });
    return () => {
      here = false;
    };
  }, []);
  return newest;
}

export default function Start() {
  useTitle(told.title);
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const newest = useNewest();

  const playNow = async () => {
    setBusy(true);
    const place = await begin(
      import('./play-now.ts').then(({ orderNow }) => orderNow()),
      { isQuick: true },
    );
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
        <button type="button" className="button primary big start-now" disabled={busy} onClick={playNow}>
          {busy ? told.setting : told.playNow}
          <small>{told.playNowHint}</small>
        </button>
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
        <nav className="start-ways" aria-label={told.title}>
          {WAYS.filter(({ screen }) => hasScreen(screen)).map(({ href, name, hint }) => (
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
