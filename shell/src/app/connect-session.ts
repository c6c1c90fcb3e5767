import type { createBrowserRouter } from 'shared-lib/router';
import { mayHaveSession } from 'shared-lib/session-hint';
import type { AppStore } from 'shared-lib/store';
import { paths } from './paths';

/** Pages that a visitor reads without any session being looked for. */
const FOR_VISITORS: readonly string[] = [paths.home, paths.login, paths.register, paths.passwordReset];

const isForVisitors = (pathname: string) => FOR_VISITORS.includes(pathname) || pathname.startsWith('/legal/');

/** What somebody does before they need the session. Not the focus: a page moves it by itself. */
const SIGNS_OF_USE = ['pointerdown', 'keydown', 'touchstart', 'input', 'click'] as const;

let connectNow: () => Promise<void> = async () => {};

/** Resolves when the store follows the session; begins with it where nothing has yet. Fails when it couldn't be loaded. */
export function sessionConnected(): Promise<void> {
  return connectNow();
}

/**
 * Connects the store to the session: at once where there may be one or the page needs it; for a visitor on a page of ours
 * with the first sign of use. The SDK is most of the script there is. What couldn't be loaded is tried again with the next
 * sign.
 */
export function connectSession(store: AppStore, router: ReturnType<typeof createBrowserRouter>): void {
  let connection: Promise<void> | null = null;
  const load = async () => {
    try {
      const { connectAuth } = await import('shared-lib/session');
      for (const sign of SIGNS_OF_USE) removeEventListener(sign, connect, true);
      connectAuth(store);
    } catch (error) {
      connection = null;
      throw error;
    }
  };
  connectNow = () => (connection ??= load());
  const connect = () => void connectNow().catch(() => {});
  router.subscribe(({ location }) => {
    if (!isForVisitors(location.pathname)) connect();
  });
  for (const sign of SIGNS_OF_USE) addEventListener(sign, connect, true);
  if (mayHaveSession() || !isForVisitors(router.state.location.pathname)) connect();
}
