import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { PwaRoot } from './pwa-root';
import { watchTyping } from './typing';

/** Starts the worker and its prompts, in a place of their own: the app may crash without taking the update away. */
export function startPwa(router: ComponentProps<typeof PwaRoot>['router']): void {
  watchTyping();
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<PwaRoot router={router} />);
}
