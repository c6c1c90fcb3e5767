import { lazy, Suspense, useMemo, useState, type ComponentType } from 'react';
import { CenteredSpinner } from 'shared-lib/ui/centered-spinner';

/**
 * Renders one attempt at loading a component. A lazy component remembers its failure, so that another attempt needs
 * another instance of this one: change the key of its parent.
 */
export function Attempt<Props extends object>({
  load,
  props,
}: {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Props of the component, the same object for as long as nothing in them changes. */
  props: Props;
}) {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- React's type of what is lazy says it in another way.
  const [Loaded] = useState(() => lazy(load) as unknown as ComponentType<Props>);
  // The same element each time: parts that depend on the address read it themselves, and the rest isn't rendered again with its parent.
  const loaded = useMemo(() => <Loaded {...props} />, [Loaded, props]);
  return <Suspense fallback={<CenteredSpinner />}>{loaded}</Suspense>;
}
