import { lazy, useState, type ComponentType } from 'react';
import { useLocation } from 'shared-lib/router';
import { atOnce, loading, ScreenBoundary } from '../screen-failure';
import { CrashedScreen } from './crashed-screen';
import { orSpinner, type ScreenModule } from './or-spinner';
import { UnloadedScreen } from './unloaded-screen';

/**
 * Creates a screen that is loaded from a file of its own. If the file can't be loaded, or the screen crashes, an error shows in its place
 * and the menu around it keeps working. `preload` loads the file ahead, and `isLoaded` reports whether it is loaded. A screen whose file is
 * loaded is rendered at once; another one shows a spinner when it takes a while, also in place of the screen before.
 *
 * @param name - Name in the message 'Error loading {name} page'.
 */
export function lazyScreen(name: string, load: () => Promise<ScreenModule>) {
  let current: ComponentType | null = null;
  let loaded: ScreenModule | null = null;
  // Twice, as the first attempt may get a response that the browser has preloaded from a site that was half deployed.
  const preload = async () => (loaded ??= await load().catch(load));
  // A lazy component remembers its failure, so the next attempt needs another one.
  const attempt = (): ComponentType =>
    (current ??= lazy(() =>
      loaded
        ? atOnce(loaded)
        : orSpinner(
            loading(preload()).catch((error: unknown) => {
              current = null;
              throw error;
            }),
          ),
    ));

  function LazyScreen() {
    const { pathname } = useLocation();
    const [{ Screen, attempts, presses }, setAttempt] = useState(() => ({
      Screen: attempt(),
      attempts: 1,
      presses: 0,
    }));
    const tryAgain = (isPressed: boolean) =>
      setAttempt({ Screen: attempt(), attempts: attempts + 1, presses: presses + Number(isPressed) });
    const retry = () => {
      // A second failure may be a file that a release removed, as the page only knows its old name.
      if (presses > 0 && navigator.onLine) location.reload();
      else tryAgain(true);
    };
    return (
      <ScreenBoundary
        key={attempts}
        place={pathname}
        loadFailed={() => <UnloadedScreen name={name} onRetry={retry} onNetwork={() => tryAgain(false)} />}
        crashed={<CrashedScreen />}
      >
        <Screen />
      </ScreenBoundary>
    );
  }
  return Object.assign(LazyScreen, { preload, isLoaded: () => loaded !== null });
}
