import { lazy, Suspense, type ComponentType } from 'react';
import { CenteredSpinner, SPINNER_DELAY_MS } from '../centered-spinner';

/** File of a screen. */
export type ScreenModule = { default: ComponentType };

/**
 * Resolves with a screen's file, or with a spinner that gives way to it if it takes longer than a spinner waits.
 *
 * The router navigates in transitions, in which React leaves the screen before on view for as long as the next one takes. A short wait
 * is best spent so; a longer one would look as if the press had been missed.
 */
export function orSpinner(coming: Promise<ScreenModule>): Promise<ScreenModule> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const Screen = lazy(() => coming);
      const ScreenOrSpinner = () => (
        <Suspense fallback={<CenteredSpinner isDue />}>
          <Screen />
        </Suspense>
      );
      resolve({ default: ScreenOrSpinner });
    }, SPINNER_DELAY_MS);
    coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
