import { firstContentShown, showFirstContent } from 'shared-lib/first-read';
import { mayHaveSession } from 'shared-lib/session-hint';
import type { AppStore } from 'shared-lib/store';
import type { BrowserHistory } from './browser-history';
import { paths } from './paths';

/** Public pages, which don't look for a session. */
const FOR_VISITORS: readonly string[] = [paths.home, paths.login, paths.register, paths.passwordReset];

const isForVisitors = (pathname: string) => FOR_VISITORS.includes(pathname) || pathname.startsWith('/legal/');

/**
 * Events by which a person uses the page, before they need the session. Not the focus, which a page moves by itself.
 */
const SIGNS_OF_USE = ['pointerdown', 'keydown', 'touchstart', 'input', 'click'] as const;

let connectNow: () => Promise<void> = async () => {};

/**
 * Resolves when the store follows the session; starts following if nothing has yet. Rejects when the SDK couldn't be
 * loaded.
 */
export function sessionConnected(): Promise<void> {
  return connectNow();
}

/**
 * Connects the store to the session: at once where there may be one or the page needs it; for a visitor on a public
 * page with the first sign of use, as the SDK is most of the script. A failed load is tried again with the next sign.
 */
export function connectSession(store: AppStore, history: BrowserHistory): void {
  let connection: Promise<void> | null = null;
  const load = async () => {
    try {
      const { connectAuth } = await import(/* webpackChunkName: "signed-in" */ 'shared-lib/session');
      for (const sign of SIGNS_OF_USE) removeEventListener(sign, connectAtOnce, true);
      connectAuth(store);
    } catch (error) {
      connection = null;
      throw error;
    }
  };
  connectNow = () => (connection ??= load());
  const connect = () => void connectNow().catch(() => {});
  const connectAtOnce = () => {
    showFirstContent();
    connect();
  };
  history.subscribe(({ location }) => {
    if (!isForVisitors(location.pathname)) connect();
  });
  for (const sign of SIGNS_OF_USE) addEventListener(sign, connectAtOnce, true);
  const isAwaited = mayHaveSession() || !isForVisitors(history.visit.location.pathname);
  // What the first screen shows is read without the SDK where that is possible.
  if (isAwaited) void firstContentShown().then(connect);
}
