import { createRoot } from 'react-dom/client';
import type { BrowserHistory } from '../app/browser-history';
import { PwaRoot } from './pwa-root';

/**
 * Starts the worker and its prompts in a React root of their own, so that a crash of the app doesn't remove the update.
 */
export function startPwa(history: BrowserHistory): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<PwaRoot history={history} />);
}
