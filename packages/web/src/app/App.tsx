import { Suspense, useEffect } from 'react';
import { Link, Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { words } from '../strings/index.ts';
import { Confirmation } from './Confirmation.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Page } from './Page.tsx';
import { to } from './routes.ts';
import { screens } from './screens.ts';
import { useSettings } from './settings.ts';
import { Toasts } from './Toasts.tsx';

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
          {screens.map(({ name, path, View }) => (
            <Route key={name} path={path} component={View} />
          ))}
          <Route component={Lost} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}

export function App() {
  const textSize = useSettings(settings => settings.textSize);
  useEffect(() => {
    document.documentElement.dataset['text'] = textSize;
  }, [textSize]);
  return (
    <Router hook={useHashLocation}>
      <Screens />
      <Toasts />
      <Confirmation />
    </Router>
  );
}
