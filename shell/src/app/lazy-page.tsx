import { useState, type ComponentType } from 'react';
import { atOnce, loading } from 'shared-lib/screen-failure';
import { Attempt } from '../remotes/attempt';
import { LoadBoundary } from '../remotes/load-boundary';

type PageModule = { default: ComponentType };

/** Props of every screen of the shell. */
const NONE = {};

/**
 * Creates a screen of the shell that is loaded from a file of its own, with its own message when the file can't be
 * loaded and a way to try again without leaving the page. `preload` loads the file ahead; a loaded screen is rendered
 * at once.
 *
 * @param name - Name in the message 'Error loading {name} page'.
 */
export function lazyPage(name: string, load: () => Promise<PageModule>) {
  let loaded: PageModule | null = null;
  const preload = async () => (loaded ??= await load());

  function LazyPage() {
    const [attempt, setAttempt] = useState(0);
    return (
      <LoadBoundary key={attempt} page={name} onRetry={() => setAttempt(attempt + 1)}>
        <Attempt load={() => (loaded ? atOnce(loaded) : loading(preload()))} props={NONE} />
      </LoadBoundary>
    );
  }
  return Object.assign(LazyPage, { preload });
}
