import { firstContentShown, showFirstContentAfter } from 'shared-lib/first-read';
import { watchAfterFirstScreen } from 'shared-lib/monitoring';
import { mayHaveSession } from 'shared-lib/session-hint';
import { createStore } from 'shared-lib/store';
import { onSessionEnd } from 'shared-lib/toast';
import { loadedAndIdle } from 'shared-lib/when-idle';
import 'shared-lib/ui/tokens.css';
import '../app/global.css';
import './first-frame/first-frame.css';
import { AppTree } from '../app/app-tree';
import { openBrowserHistory } from '../app/browser-history';
import { connectSession } from '../app/connect-session';
import { loginPath, paths } from '../app/paths';
import { presumeSession } from './presume-session';
import { AppRouter, AppRoutes } from '../app/router';
import { showApp } from './show-app';
import { cacheTypeface } from './typeface';
import { reportCaughtErrors } from '../features/crash/report-caught-error';
import { keepInstallEvent } from '../pwa/install-event';
import { watchTyping } from '../pwa/typing';
import { loadRemoteApp } from '../remotes/load-remote';
import { prepareRemote } from './prepare-remote';
import { remoteAt } from '../remotes/remote-at';

/** Longest wait for an idle moment once the content is shown, in milliseconds. */
const IDLE_WITHIN_MS = 4000;

keepInstallEvent();
// From the first key on: an update that another tab requests must not discard typed text.
watchTyping();
const store = createStore();
const browserHistory = openBrowserHistory();

const session = presumeSession(store);
// Beside the session, which the screens wait for anyway.
const remote = mayHaveSession() ? remoteAt(location.pathname) : null;

const container = document.getElementById('root');
if (!container) throw new Error('The page has no root');
const showing = showApp(
  container,
  <AppTree store={store} drawnWith={store.getState()}>
    <AppRouter history={browserHistory}>
      <AppRoutes />
    </AppRouter>
  </AppTree>,
  {
    onCaughtError: reportCaughtErrors(store),
    prepared: remote ? prepareRemote(loadRemoteApp(remote, { fresh: false }), store, session) : undefined,
  },
);
showFirstContentAfter(showing);

onSessionEnd(() => {
  const { pathname, search, hash } = browserHistory.visit.location;
  void import('shared-lib/auth')
    .then(({ signOut }) => signOut())
    .finally(() => {
      if (pathname !== paths.login) browserHistory.push(loginPath(pathname + search + hash));
    });
});

connectSession(store, browserHistory);

watchAfterFirstScreen(store);

// A page may be idle while its first screen's files are loading.
const whenContentShown = (work: () => void) =>
  void firstContentShown()
    .then(() => loadedAndIdle({ withinMs: IDLE_WITHIN_MS }))
    .then(work);
whenContentShown(() => void cacheTypeface().catch(() => undefined));
whenContentShown(() => {
  import('./cache-screens').then(
    ({ cacheScreens }) => cacheScreens(container, store),
    () => undefined,
  );
});
// The service worker comes last, as nothing on screen waits for it.
if (process.env.NODE_ENV === 'production') {
  const loadPwa = () => {
    import('../pwa').then(
      ({ startPwa }) => startPwa(browserHistory),
      () => addEventListener('online', loadPwa, { once: true }),
    );
  };
  whenContentShown(loadPwa);
}
