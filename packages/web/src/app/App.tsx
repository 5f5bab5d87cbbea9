import { Confirmation } from '@tumblekeep/page-kit/app/Confirmation.tsx';
import { dressOf } from '@tumblekeep/page-kit/app/dress.ts';
import { ErrorBoundary } from '@tumblekeep/page-kit/app/ErrorBoundary.tsx';
import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { to } from '@tumblekeep/page-kit/app/routes.ts';
import { useSettings } from '@tumblekeep/page-kit/app/settings.ts';
import { Toasts } from '@tumblekeep/page-kit/app/Toasts.tsx';
import { Suspense, useEffect } from 'react';
import { Link, Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { words } from '../words/index.ts';
import { isTable, screens } from './screens.ts';

function Waiting() {
  return (
    <div className="waiting" role="status">
      <span className="waiting-die" aria-hidden="true" />
      {words.app.waiting}
    </div>
  );
}

function Lost() {
  return (
    <Page title={words.app.lostTitle}>
      <div className="panel nothing">
        <span className="waiting-die" aria-hidden="true" />
        <p>{words.app.lostText}</p>
        <Link href={to.start} className="button primary">
          {words.app.toStart}
        </Link>
      </div>
    </Page>
  );
}

function Screens() {
  const [place] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place begins at its top
  useEffect(() => {
    scrollTo(0, 0);
  }, [place]);
  return (
    <ErrorBoundary place={place}>
      <Suspense fallback={<Waiting />}>
        <Switch>
          {screens.map(({ path, View }) => (
            <Route key={path} path={path} component={View} />
          ))}
          <Route component={Lost} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}

/** At a table only what went wrong is said. */
function News() {
  const [place] = useLocation();
  return <Toasts isQuiet={isTable(place)} />;
}

export function App() {
  const settings = useSettings();
  useEffect(() => {
    Object.assign(document.documentElement.dataset, dressOf(settings));
  }, [settings]);
  return (
    <Router hook={useHashLocation}>
      <Screens />
      <News />
      <Confirmation />
    </Router>
  );
}
