import { lazy, Suspense, useState, type ComponentType } from 'react';
import { CenteredSpinner } from 'shared-lib/ui/centered-spinner';

/**
 * Renders one attempt at loading a component. A lazy component remembers its failure, so that another attempt needs
 * another instance of this one: change the key of its parent.
 */
export function Attempt({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  const [Loaded] = useState(() => lazy(load));
  return (
    <Suspense fallback={<CenteredSpinner />}>
      <Loaded />
    </Suspense>
  );
}
