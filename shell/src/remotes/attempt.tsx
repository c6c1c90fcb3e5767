import { lazy, Suspense, useState, type ComponentType } from 'react';
import { CenteredSpinner } from 'shared-lib/ui/centered-spinner';

/**
 * Renders one attempt at loading a component. A lazy component remembers its failure, so that another attempt needs
 * another instance of this one: change the key of its parent.
 */
export function Attempt({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  // One element: what changes with the address reads it itself, and the rest of an app isn't drawn again with its parent.
  const [loaded] = useState(() => {
    const Loaded = lazy(load);
    return <Loaded />;
  });
  return <Suspense fallback={<CenteredSpinner />}>{loaded}</Suspense>;
}
