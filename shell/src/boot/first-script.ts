import type { FirstScreen } from 'shared-lib/first-read';
import { hintedAccount, mayHaveSession } from 'shared-lib/session-hint';
import { whenIdle } from 'shared-lib/when-idle';
import { startTheme } from 'shared-lib/ui/color-scheme';
import { rememberEarlySubmit } from '../app/early-submit';
import { loadAppLater } from './load-app-later';
import { readCachedScreen } from './cached-screen';
import { startFirstRead } from './read-first-data';
import { startFirstFrame, startCachedScreen } from './first-frame/start-first-frame';
import { startTypeface } from './typeface';
import { remoteAt } from '../remotes/remote-at';
import { startRemote } from './start-remote';

/** Screens whose data is read ahead. */
const SCREENS: Readonly<Record<string, FirstScreen>> = {
  '/dashboard': 'home',
  '/dashboard/tarjetas': 'cards',
  '/admin/dashboard': 'panel-home',
};

/* The complete first script of the shell's pages (build/pages/first-script-plugin.mjs). */
startTheme();
const isSession = mayHaveSession();
// Pages that come with their text name the app's scripts here (build/pages/prerender-plugin.mjs).
const appScripts = document.currentScript?.dataset['app']?.split(' ');
if (appScripts) {
  rememberEarlySubmit();
  void loadAppLater(appScripts, isSession);
}
if (isSession) {
  const { pathname } = location;
  const remote = remoteAt(pathname);
  const screen = SCREENS[pathname] ?? (remote === 'admin_app' ? 'panel' : 'other');
  // Pages that come with their text hide what is for visitors only (build/pages/prerender-plugin.mjs).
  document.documentElement.dataset['session'] = '';
  // The build names it (build/pages/preload-plugin.mjs).
  if (remote) startTypeface(document.currentScript?.dataset['typeface']);
  const isReadAhead = remote !== null && startFirstRead(screen);
  const uid = hintedAccount();
  // In the panel, what is read ahead is read for an administrator.
  const cached = isReadAhead && uid !== null ? readCachedScreen(uid, location) : undefined;
  // The build names the files of a session (build/pages/preload-plugin.mjs). A screen that is read ahead begins without them.
  const sessionFiles = document.currentScript?.dataset['sessionFiles']?.split(' ') ?? [];
  const applied = startRemote(pathname, {
    sessionFiles: isReadAhead ? [] : sessionFiles,
    sheets: cached?.sheets ?? [],
  });
  if (cached && uid !== null)
    startCachedScreen(uid, { screen, cached, sheets: applied }).catch(() => undefined);
  if (isReadAhead) {
    void startFirstFrame(screen)
      .catch(() => undefined)
      // A page's first format of a date takes a phone a tenth of a second; until the files have come it has nothing else to do.
      .then(() => whenIdle(() => new Intl.DateTimeFormat()));
  }
}
