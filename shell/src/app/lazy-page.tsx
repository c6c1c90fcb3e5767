import { useState, type ComponentType } from 'react';
import { Attempt } from '../remotes/attempt';
import { LoadBoundary } from '../remotes/load-boundary';

/**
 * A screen of the shell in a file of its own, with its own message when the file can't be loaded and a way to try again
 * without leaving the page.
 *
 * @param name - As the message names it: 'Error loading {name} page'.
 */
export function lazyPage(name: string, load: () => Promise<{ default: ComponentType }>): ComponentType {
  return function LazyPage() {
    const [attempt, setAttempt] = useState(0);
    return (
      <LoadBoundary key={attempt} page={name} onRetry={() => setAttempt(attempt + 1)}>
        <Attempt load={load} />
      </LoadBoundary>
    );
  };
}
