import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { mayHaveSession } from 'shared-lib/session-hint';
import { removeFirstFrame } from './first-frame/first-frame';
import { preloadScreen } from '../app/site-routes';

/** Yields to the browser between parsing the script and running it. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

interface ShowOptions extends RootOptions {
  /** Resolves with true when the first screen can be rendered whole, or with false where that takes too long. */
  prepared?: Promise<boolean> | undefined;
}

/**
 * Renders the app: hydrates the page's own markup where it is this address's, otherwise renders from scratch, in place of the frame of the
 * first script (first-frame.ts). Markup for visitors is removed unseen when a signed-in person opens the page, as it redirects.
 */
export async function showApp(
  container: HTMLElement,
  app: ReactNode,
  { prepared, ...options }: ShowOptions,
): Promise<void> {
  const { page, visitorsOnly } = container.dataset;
  const isThisPage = page === location.pathname && !(visitorsOnly !== undefined && mayHaveSession());
  // A screen that couldn't be loaded shows its own error.
  if (isThisPage) {
    await preloadScreen(page).catch(() => {});
    await nextTask();
  }
  delete container.dataset['page'];
  delete container.dataset['visitorsOnly'];
  if (isThisPage) {
    // In pieces, as the page is in use in the meantime.
    startTransition(() => void hydrateRoot(container, app, options));
    return;
  }
  const isWhole = await prepared;
  container.replaceChildren();
  const root = createRoot(container, options);
  removeFirstFrame(container);
  // In one go: in pieces, a slow device would paint other things in between.
  if (isWhole) flushSync(() => root.render(app));
  else root.render(app);
}
