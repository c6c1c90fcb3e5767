import { RouterProvider } from 'shared-lib/router';
import { watchAfterFirstPaint } from 'shared-lib/monitoring';
import { createStore } from 'shared-lib/store';
import { onSessionEnd } from 'shared-lib/toast';
import 'shared-lib/ui/tokens.css';
import './app/global.css';
import { AppTree } from './app/app-tree';
import { connectSession } from './app/connect-session';
import { loginPath, paths } from './app/paths';
import { createAppRouter } from './app/router';
import { showApp } from './app/show-app';
import { reportCaughtErrors } from './features/crash/report-caught-error';
import { keepInstallEvent } from './pwa/install-event';
import { whenLoadedAndIdle } from './pwa/when-idle';

keepInstallEvent();
const store = createStore();
const router = createAppRouter();

void showApp(
  document.getElementById('root')!,
  <AppTree store={store} drawnWith={store.getState()}>
    <RouterProvider router={router} />
  </AppTree>,
  { onCaughtError: reportCaughtErrors(store) },
);

onSessionEnd(() => {
  const { pathname, search } = router.state.location;
  void import('shared-lib/auth')
    .then(({ signOut }) => signOut())
    .finally(() => {
      if (pathname !== paths.login) void router.navigate(loginPath(pathname + search));
    });
});

connectSession(store, router);

watchAfterFirstPaint(store);

// What makes it an app comes last: nothing on screen waits for it.
if (process.env.NODE_ENV === 'production') {
  whenLoadedAndIdle(() => void import('./pwa').then(({ startPwa }) => startPwa(router)));
}
