import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { mayHaveSession } from 'shared-lib/session-hint';
import { preloadScreen } from './site-routes';

/** Lets the browser draw and answer between the reading of the script and what it does. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Shows the app: takes over the page's own markup where it is this address's, or else begins with nothing. A page for
 * visitors that somebody signed in opens leads elsewhere, so its markup is taken away unseen.
 */
export async function showApp(container: HTMLElement, app: ReactNode, options: RootOptions): Promise<void> {
  const { page, visitorsOnly } = container.dataset;
  const isThisPage = page === location.pathname && !(visitorsOnly !== undefined && mayHaveSession());
  // A screen that didn't come says so itself.
  if (isThisPage) {
    await preloadScreen(page).catch(() => {});
    await nextTask();
  }
  delete container.dataset['page'];
  delete container.dataset['visitorsOnly'];
  if (isThisPage) {
    // In pieces: the page is read and typed into meanwhile.
    startTransition(() => void hydrateRoot(container, app, options));
  } else {
    container.replaceChildren();
    createRoot(container, options).render(app);
  }
}
